import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, type Pin, type Pins } from '../../site/src/search/pins.js';
import { catalogue } from '../../src/tools/catalogue/catalogue.js';
import { addressOf, type SiteLanguage, type SitePage } from './page.js';
import { exportTargets } from './pages/docs.js';
import { routeOfRule } from './routes.js';

const WORDS = 'reference/words';

type Sentences = Readonly<Record<string, { readonly what?: Readonly<Record<SiteLanguage, string>> }>>;

/** What the rules say, with their parameters, in both languages. */
function messagesOfRules(): (readonly [id: string, template: string])[] {
  const ids = new Set<string>(catalogue.map(({ id }) => id));
  return readdirSync(WORDS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => Object.entries(JSON.parse(readFileSync(join(WORDS, name), 'utf8')) as Sentences))
    .flatMap(([id, sentences]) =>
      ids.has(id) ? Object.values(sentences.what ?? {}).map((text) => [id, text] as const) : [],
    );
}

/** The names in the first column of the tables of a page. */
const firstCells = (body: string): string[] =>
  [...body.matchAll(/^\| `?([^`|\s]+)`? \|/gm)].flatMap(([, cell = '']) => (/^-+$/.test(cell) ? [] : [cell]));

/** What leads to its own page in the search of one language. */
export function pinsOf(all: readonly SitePage[], language: SiteLanguage): Pins {
  const pages: Pin[] = [];
  const names: Record<string, number> = {};
  const messages: (readonly [string, number])[] = [];
  const own = new Map(all.filter((page) => page.language === language).map((page) => [page.route, page]));
  const add = (route: string, name: string, texts: readonly string[], anchor = ''): void => {
    const page = own.get(route);
    if (page === undefined) return;
    const at = pages.push({
      url: `${addressOf(route, language)}${anchor}`,
      title: page.title,
      about: page.description ?? '',
    });
    names[nameOf(name)] ??= at - 1;
    for (const text of texts) messages.push([text, at - 1]);
  };
  const sentences = messagesOfRules();
  for (const { id } of catalogue) {
    add(
      routeOfRule(id),
      id,
      sentences.flatMap(([of, text]) => (of === id ? [text] : [])),
    );
  }
  for (const { route } of own.values()) {
    if (!route.startsWith('errors/')) continue;
    const texts = all.flatMap((page) => (page.route === route ? [page.description ?? ''] : []));
    add(route, route.slice('errors/'.length).replaceAll('-', ' '), texts);
  }
  for (const route of ['reference/document-types', 'guide/sending']) {
    for (const cell of firstCells(own.get(route)?.body ?? '')) add(route, cell, []);
  }
  for (const [anchor, route] of exportTargets()) add(route, anchor, [], `#${anchor}`);
  return { pages, names, messages };
}
