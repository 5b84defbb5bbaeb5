import { athensDate } from '../../issues/inside.js';
import { referenceScript, referenceStyle, shell, VIEWER_POLICY, warnings } from '../../sandbox/inside.js';
import type { Hono } from '../../vendor/hono.js';
import { jsonAnswer } from './answer.js';
import { languageOf } from './language.js';
import { openApiOf } from './openapi.js';
import { inOpenApi30 } from './openapi-3-0.js';

const PAGE = '/openapi';
const FILE = `${PAGE}/reference`;

/** The OpenAPI document, in both versions that generators of clients read. */
const FORMS = [
  [`${PAGE}.json`, (document: ReturnType<typeof openApiOf>) => document],
  [`${PAGE}-3.0.json`, inOpenApi30],
] as const;

/** Where the description of the server and its calls is. It has nothing secret, so it needs no token. */
export const isDescription = (path: string): boolean =>
  path === '/' ||
  FORMS.some(([form]) => form === path) ||
  /^\/(?:openapi|guides|problems|rules|errors)(?:\/|$)/.test(path);

/** What the description says about the server. */
export interface Described {
  readonly now: () => Date;
  /** Whether nothing is filed, which the page of calls then says. */
  readonly isSandbox?: boolean | undefined;
  /** The company of the examples. */
  readonly company?: string | undefined;
}

/** Adds the OpenAPI document, and the page on which each call can be read and tried. */
export function describeCalls(
  app: Hono,
  operations: Parameters<typeof openApiOf>[0],
  { now, isSandbox = false, company }: Described,
): void {
  const examplesNow = () => ({
    day: athensDate(now()),
    company,
    unique: crypto.randomUUID().slice(0, 8),
  });
  const language = (header: string | undefined) => languageOf(header);
  for (const [path, form] of FORMS)
    app.get(path, ({ req }) =>
      jsonAnswer(200, form(openApiOf(operations, language(req.header('accept-language')), examplesNow())), {
        Vary: 'Accept-Language',
        // Its examples are for today, and each has a key of its own.
        'Cache-Control': 'no-store',
      }),
    );
  app.get(PAGE, ({ req }) => {
    const of = language(req.header('accept-language'));
    return shell(of, {
      file: FILE,
      title: 'parastatiko serve',
      ...(isSandbox && { warning: warnings[of].warning }),
      policy: VIEWER_POLICY,
      attributes: ` data-program="serve"${isSandbox ? '' : ' data-real'}`,
    });
  });
  app.get(`${FILE}.js`, referenceScript);
  app.get(`${FILE}.css`, referenceStyle);
}
