import { isOwnName } from '../../site/src/search/pins.js';
import type { SitePage } from './page.js';

/** What has a name of its own on a page: a row of a table, or a section of a reference. */
export interface NamedPlace {
  readonly name: string;
  readonly anchor: string;
  /** What the page says there, as plain text. */
  readonly about: string;
}

/** The pages whose rows are looked up by name. Of pages with the same names, the first has them. */
const WITH_ROWS =
  /^(?:reference\/document-types|guide\/(?:sending|when-it-fails|onboarding|sandbox)|api\/.+|codes\/.+ionCategories|codes\/.+ionTypes|reference\/(?:document|facts|builders))$/;

/** A row that begins with one name. A number alone is none. */
const ROW = /^\| `([\w./-]*[a-z./-][\w./-]*)` \|(.*)\|$/gim;

/** A table: the head of its first column, and its rows. */
const TABLE = /^\| ([^|]*) \|.*\n\| ---.*\n((?:\|.*(?:\n|$))*)/gm;
const OUTCOMES = /^`(?:kind|reason|why|status)`$/;

/** The references whose sections are names. */
const WITH_SECTIONS = /^(?:api\/.+|reference\/operations)$/;
const SECTION = /^#{2,3} ([\w.]+)\n+([^\n]*)/gm;

/** The words that a page explains: its glossary. One in capitals, such as MARK, is a name. */
const WITH_GLOSSARY = /^guide\/concepts$/;
const GLOSSARY = /^## ([^\n]+)\n\n(\|[\s\S]*)/m;
const TERM = /^\| ([^|]+) \|(.*)\|$/gm;
const CAPITALS = /(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu;

const anchorOfRow = (name: string): string => `row-${name}`;

/** Markdown without its marks. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[`*]/g, '');

/** The rows of a page, each name once. A word of the language is a name only among outcomes: `unknown`. */
function rowsOf({ route, body }: SitePage): ReadonlyMap<string, string> {
  const rows = new Map<string, string>();
  if (!WITH_ROWS.test(route)) return rows;
  for (const [, head = '', under = ''] of body.matchAll(TABLE)) {
    for (const [, name = '', cells = ''] of under.matchAll(ROW)) {
      if (!rows.has(name) && (isOwnName(name) || OUTCOMES.test(head))) rows.set(name, cells);
    }
  }
  return rows;
}

/** The places of a page that have a name, in their order. */
export function namedPlaces(page: SitePage): NamedPlace[] {
  const sections = WITH_SECTIONS.test(page.route)
    ? [...page.body.matchAll(SECTION)].filter(([, name = '']) => isOwnName(name))
    : [];
  return [
    ...sections.map(([, name = '', about = '']) => ({
      name,
      anchor: name.toLowerCase().replaceAll('.', ''),
      about: plainText(about),
    })),
    ...[...rowsOf(page)].map(([name, cells]) => ({
      name,
      anchor: anchorOfRow(name),
      about: textOfCells(cells),
    })),
    ...termsOf(page),
  ];
}

/** The words in capitals of a glossary. */
function termsOf({ route, body }: SitePage): NamedPlace[] {
  const [, heading = '', rows = ''] = (WITH_GLOSSARY.test(route) && GLOSSARY.exec(body)) || [];
  return [...rows.matchAll(TERM)].flatMap(([, terms = '', cells = '']) =>
    (terms.match(CAPITALS) ?? []).map((name) => ({
      name,
      anchor: heading.toLowerCase(),
      about: textOfCells(cells),
    })),
  );
}

const textOfCells = (cells: string): string =>
  plainText(cells)
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ');

/** The Markdown of a page, with an anchor in each row that has a name. */
export function withAnchors(page: SitePage): string {
  const left = new Set(rowsOf(page).keys());
  return left.size === 0
    ? page.body
    : page.body.replace(ROW, (row: string, name: string) =>
        left.delete(name)
          ? row.replace(`\`${name}\``, `<span id="${anchorOfRow(name)}">\`${name}\`</span>`)
          : row,
      );
}
