/** Greek pages (`docs/el/guide/x.md`) take their code from the English page, and have to say the same things. */
import { posix } from 'node:path';
import { FENCED, outsideParts, PART } from './parts.js';

/** The path of the page that a Greek page translates. */
export const englishOf = (path: string): string =>
  path
    .replace('docs/el/', 'docs/')
    .replace(/^README\.el\.md$/, 'README.md')
    .replace(/-el(\.png|\.svg)$/, '$1');

/** A Greek page with the blocks of code of its English page: those that no part of `npm run docs` fills in. */
export function withBlocksOf(english: string, greek: string): string {
  const blocks: string[] = [];
  outsideParts(english, (text) => {
    blocks.push(...(text.match(FENCED) ?? []));
    return text;
  });
  return outsideParts(greek, (text) => text.replace(FENCED, (own) => blocks.shift() ?? own));
}

/** Where a Greek page differs from its English page: other parts, tables, lists, names or links. One sentence each. */
export function staleTranslation(
  path: string,
  greek: string,
  english: string,
  isThere: (path: string) => boolean,
): string[] {
  const here = outlineOf(greek);
  const there = outlineOf(english);
  const at = there.findIndex((part, index) => part !== here[index]);
  const first = at === -1 ? there.length : at;
  const outline =
    at === -1 && here.length === there.length
      ? []
      : [
          `its part ${first + 1} is ${here[first] ?? 'missing'}, in English it is ${there[first] ?? 'missing'}`,
        ];
  const links = linksOf(greek, path);
  const toEnglish = links.filter((link) => link.startsWith('docs/guide/') && isThere(greekOf(link)));
  return [
    ...outline,
    ...differences('names', namesOf(greek), namesOf(english)),
    ...differences('links to', links.map(englishOf), linksOf(english, englishOf(path)).map(englishOf)),
    ...toEnglish.map((link) => `it links to ${link}, which is there in Greek`),
  ].map((fault) => `${path} is stale: ${fault}`);
}

const greekOf = (path: string): string => path.replace('docs/', 'docs/el/');

/** What a page consists of, in order. */
function outlineOf(page: string): string[] {
  const plain = page
    .replace(PART, (_, kind: string, about: string) => `\n\n[${kind}: ${inEnglish(about)}]\n\n`)
    .replace(FENCED, '\n\n[block]\n\n');
  return plain.split(/\n{2,}/).flatMap((text) => {
    const part = text.trim();
    if (part === '') return [];
    const rows = part.split('\n');
    if (part.startsWith('['))
      return [part.startsWith('[block]') || /^\[\w+: /.test(part) ? part : 'a paragraph'];
    if (part.startsWith('#')) return [`a heading ${/^#+/.exec(part)?.[0]}`];
    if (part.startsWith('|')) return [`a table of ${rows.length} rows`];
    const items = rows.filter((row) => /^(?:- |\d+\. )/.test(row)).length;
    return [items > 0 ? `a list of ${items} items` : 'a paragraph'];
  });
}

const inEnglish = (command: string): string => command.replaceAll(' --lang el', '');

const proseOf = (page: string): string => page.replace(PART, '').replace(FENCED, '');

/** The names in code inside sentences; sentences in code are translated. */
const namesOf = (page: string): string[] =>
  [...proseOf(page).matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/\p{Lu}{5}/u.test(name));

const linksOf = (page: string, path: string): string[] =>
  [...proseOf(page).matchAll(/\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g)].map(([, target = '']) =>
    /^[a-z]+:/.test(target) ? target : posix.join(posix.dirname(path), target),
  );

function differences(what: string, here: readonly string[], there: readonly string[]): string[] {
  const lacks = [...new Set(there)].filter((each) => !here.includes(each));
  const adds = [...new Set(here)].filter((each) => !there.includes(each));
  return [
    ...(lacks.length > 0 ? [`it lacks the ${what} ${lacks.join(', ')}`] : []),
    ...(adds.length > 0 ? [`the English page lacks the ${what} ${adds.join(', ')}`] : []),
  ];
}
