import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnName, type Pin, type PinText, templateOf } from '../../site/src/search/pins.js';
import { folded } from '../../site/src/search/words.js';
import { namedPlaces } from './named-places.js';
import { addressOf, type SiteLanguage, type SitePage } from './page.js';

const WORDS = 'reference/words';

type Texts = Readonly<Record<SiteLanguage, string>>;
type Sentences = Readonly<Record<string, { readonly what?: Texts } & Partial<Texts>>>;

/** What rules and errors of the library say, with their parameters, in both languages. Their ids have a slash. */
function messagesById(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  return new Map(
    files
      .flatMap((name) => Object.entries(JSON.parse(readFileSync(join(WORDS, name), 'utf8')) as Sentences))
      .filter(([id]) => id.includes('/'))
      .map(([id, { what, en, el }]) => [
        id,
        Object.values(what ?? { en, el }).filter((text) => typeof text === 'string'),
      ]),
  );
}

/** Names that two pages have belong to the page of the first kind here. */
const ORDER: readonly RegExp[] = [
  /^rules\/.+\//,
  /^errors\//,
  /^reference\/document-types$/,
  /^guide\/sending$/,
  /^guide\/when-it-fails$/,
  /^codes\//,
  /^api\/parastatiko$/,
  /^api\//,
  /^reference\/operations$/,
  /^guide\//,
  /^reference\//,
];

/** An excerpt is as long as two lines. */
const EXCERPT = 160;
const shortened = (text: string): string =>
  text.length <= EXCERPT ? text : `${text.slice(0, text.lastIndexOf(' ', EXCERPT))} …`;

/** What leads to its own place in the search of one language: the rules, the errors, other pages, and names on them. */
export function pinsOf(all: readonly SitePage[], language: SiteLanguage): { pins: Pin[]; texts: PinText[] } {
  const messages = messagesById();
  const pins: Pin[] = [];
  const texts: PinText[] = [];
  const names = new Set<string>();
  const add = (name: string, url: string, [title, about]: PinText, said: readonly string[]): void => {
    if (names.has(folded(name))) return;
    names.add(folded(name));
    pins.push([name, url, ...said.map(templateOf)]);
    texts.push([title, shortened(about)]);
  };
  const rank = ({ route }: SitePage): number => ORDER.findIndex((kind) => kind.test(route));
  const own = all
    .filter((page) => page.language === language && rank(page) !== -1)
    .sort((one, other) => rank(one) - rank(other));
  // A word that guides are about, such as `payment`, asks for them.
  const titles = own.flatMap(({ route, title }) =>
    route.startsWith('guide/') ? folded(title).split(/[^\p{L}\p{N}]+/u) : [],
  );
  for (const page of own) {
    const { route, title, description = '' } = page;
    const url = addressOf(route, language);
    const [, kind, id = ''] = /^(rules|errors)\/(.+)$/.exec(route) ?? [];
    if (kind === 'rules') add(id, url, [`${id} · ${title}`, description], messages.get(id) ?? []);
    if (kind === 'errors') {
      const said = all.flatMap((each) => (each.route === route ? [each.description ?? ''] : []));
      add(id.replaceAll('-', ' '), url, [title, description], said);
    }
    if (kind !== undefined) continue;
    for (const name of route.startsWith('api/') ? [title] : [title, route.split('/').at(-1) ?? '']) {
      add(name, url, [title, description], []);
    }
    for (const { name, anchor, about } of namedPlaces(page)) {
      if (!isOwnName(name) && titles.some((word) => word.startsWith(folded(name)))) continue;
      add(name, `${url}#${anchor}`, [`${name} · ${title}`, about], messages.get(name) ?? []);
    }
  }
  return { pins, texts };
}
