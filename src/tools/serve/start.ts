import { version } from '../../types/inside.js';
import type { Hono } from '../../vendor/hono.js';
import { exampleIssuer } from '../operations/core/examples.js';
import { problem } from '../operations/problem.js';
import { jsonAnswer, problemAnswer } from './answer.js';
import { serveWords } from './generated/serve.js';
import { ownOrigin } from './guard.js';
import { languageIn } from './language.js';
import { heading, htmlPage, isPerson, links, paragraph, programList } from './page.js';
import { salesFor } from './samples.js';

/** The guides of the package. */
export interface Guides {
  readonly list: () => Promise<readonly { readonly name: string; readonly title: string }[]>;
  readonly read: (name: string) => Promise<string | undefined>;
}

/** What the first page says about the server. */
export interface Started {
  readonly isSandbox?: boolean | undefined;
  /** The company of the examples. */
  readonly company?: string | undefined;
  readonly token?: string | undefined;
  /** Without them, there are no such pages. */
  readonly guides?: Guides | undefined;
  /** The page of the embedded sandbox. */
  readonly sandboxPage?: string | undefined;
}

const { words, items } = serveWords.start;

/** The guides that come first for somebody who calls over HTTP. */
const FIRST = ['http', 'http-programs', 'facts', 'restaurant-table', 'pos-payment', 'to-production'];

/** Adds the first page, and the guides. Neither has anything secret, so they need no token. */
export function addStart(app: Hono, options: Started): void {
  const { guides, company = exampleIssuer.vatNumber } = options;
  app.get('/', async (call) => {
    if (!isPerson(call)) return jsonAnswer(200, startFor(options), { Vary: 'Accept' });
    const language = languageIn(call);
    const hasToken = options.token !== undefined;
    const sold = { baseUrl: ownOrigin(call.req) ?? '', company, branch: 0, hasToken, item: items[language] };
    const known = (await guides?.list()) ?? [];
    const first = FIRST.flatMap((name) => known.find((guide) => guide.name === name) ?? []);
    return htmlPage(
      language,
      words.title[language],
      [
        paragraph(words.what[language]),
        ...(options.isSandbox === true ? [] : [paragraph(words.real[language])]),
        heading(words.sale[language]),
        paragraph(words.about[language]),
        ...(hasToken ? [paragraph(words.token[language])] : []),
        programList(salesFor(sold), words.copy[language], words.copied[language]),
        heading(words.next[language]),
        links([
          ['/openapi', words.calls[language]],
          ['/openapi.json', words.document[language]],
          ...(options.sandboxPage === undefined || hasToken
            ? []
            : [[options.sandboxPage, words.sandbox[language]] as const]),
          ...(hasToken ? [] : [['/tables', words.tables[language]] as const]),
        ]),
        paragraph(words.rights[language]),
        ...(known.length === 0
          ? []
          : [
              heading(words.guides[language]),
              paragraph(words.inEnglish[language], 'soft'),
              links([...first, ...known.filter((guide) => !first.includes(guide))].map(linkTo)),
            ]),
      ],
      options.isSandbox,
    );
  });
  if (guides === undefined) return;
  app.get('/guides/:name', async (call) => {
    const text = await guides.read(call.req.param('name') ?? '');
    if (text !== undefined)
      return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
    const { method, path } = call.req;
    return problemAnswer(problem(404, 'no-such-route', languageIn(call), { method, path }));
  });
}

const linkTo = ({ name, title }: { readonly name: string; readonly title: string }) =>
  [`/guides/${name}`, title] as const;

/** The same for programs: where everything is. */
// biome-ignore format: addresses of one kind, side by side.
const startFor = ({ isSandbox = false, guides, sandboxPage }: Started) => ({
  name: 'parastatiko serve',
  version,
  isSandbox,
  openapi: '/openapi.json', openapi30: '/openapi-3.0.json', page: '/openapi',
  ...(sandboxPage !== undefined && { sandbox: sandboxPage }),
  events: '/events/stream', health: '/health', ready: '/ready', metrics: '/metrics',
  ...(guides !== undefined && { guides: '/guides/http' }),
});
