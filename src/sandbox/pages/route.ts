import type { Language } from '../../types/language.js';
import type { Site } from './site.js';

/** A request of the page, as passed to its route. */
export interface PageRequest {
  readonly url: URL;
  readonly signal: AbortSignal;
  /** The parameters of the path. */
  readonly path: Readonly<Record<string, string>>;
  /** The JSON body; `undefined` for a GET. */
  readonly body: unknown;
  /** The language of `?language=`, or else the first one that the browser accepts. */
  readonly language: Language;
}

export interface PageRoute {
  readonly method: 'GET' | 'POST';
  /** With `{names}` of parameters. */
  readonly path: string;
  /** It can be opened at any host name: anyone with the link may read it. */
  readonly isOpen?: true;
  /** The longest body in bytes. Default: 64 KiB. */
  readonly most?: number;
  readonly answer: (site: Site, asked: PageRequest) => Response | Promise<Response>;
}
