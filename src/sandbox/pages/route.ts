import type { Site } from './site.js';
import type { PageLanguage } from './view/issues.js';

/** A request of the page as its route sees it. */
export interface PageRequest {
  readonly url: URL;
  readonly signal: AbortSignal;
  /** The parameters of the path. */
  readonly path: Readonly<Record<string, string>>;
  /** JSON that was sent; `undefined` for a GET. */
  readonly body: unknown;
  /** That of `?language=`, or the first that the browser asks for. */
  readonly language: PageLanguage;
}

/** One address of the pages. */
export interface PageRoute {
  readonly method: 'GET' | 'POST';
  /** With `{names}` of parameters. */
  readonly path: string;
  /** It can be opened at any name of a host: whoever has the link may read it. */
  readonly isOpen?: true;
  readonly answer: (site: Site, asked: PageRequest) => Response | Promise<Response>;
}
