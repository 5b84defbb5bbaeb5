import { readFileSync } from 'node:fs';
import type { SitePage } from './page.js';
import { routeOf } from './routes.js';

type Item =
  | { readonly slug: string }
  | { readonly label: string; readonly link: string; readonly translations: { el: string } };

interface Group {
  readonly label: string;
  readonly translations: { readonly el: string };
  readonly items: readonly Item[];
}

/** The groups of guides: the headings of docs/README.md, which say what a reader wants to do. */
const GREEK_GROUPS: Readonly<Record<string, string>> = {
  Start: 'Αρχή',
  Documents: 'Παραστατικά',
  'Restaurant and cards': 'Εστιατόριο και κάρτες',
  'Sending and recovery': 'Αποστολή και διακοπές',
  'Paper and files': 'Χαρτί και αρχεία',
  Tools: 'Εργαλεία',
  'Going live': 'Στην παραγωγή',
};

const page = (slug: string): Item => ({ slug });
const REFERENCE = ['facts', 'flow-facts', 'document', 'document-types', 'builders'].map(
  (name) => `reference/${name}`,
);

/** The guides under each heading of docs/README.md, in its order. */
export function guideGroups(list: string): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  for (const part of list.split(/^### /m).slice(1)) {
    const routes = [...part.matchAll(/\]\((guide\/[^)#]+)\)/g)].map(
      ([, path]) => routeOf(`docs/${path}`) ?? '',
    );
    if (routes.length > 0) groups.set(part.slice(0, part.indexOf('\n')), routes);
  }
  return groups;
}

/** The pages in the menu. */
export function sidebarOf(pages: readonly SitePage[]): readonly Group[] {
  const routes = new Set(pages.map(({ route }) => route));
  const routesIn = (folder: string): string[] => [...routes].filter((route) => route.startsWith(folder));
  const there = (names: readonly string[]): Item[] => names.filter((route) => routes.has(route)).map(page);
  const groups = guideGroups(readFileSync('docs/README.md', 'utf8'));
  const listed = new Set([...groups.values()].flat());
  const unlisted = routesIn('guide/').filter((route) => !listed.has(route));
  if (unlisted.length > 0) throw new Error(`docs/README.md does not list ${unlisted.join(', ')}`);
  const group = (label: string, el: string, items: readonly Item[]): Group => ({
    label,
    translations: { el },
    items,
  });
  const first: readonly Item[] = [
    { label: 'Start page', translations: { el: 'Αρχική σελίδα' }, link: '/' },
    { label: 'Playground', translations: { el: 'Εργαστήριο' }, link: '/playground/' },
  ];
  return [
    ...[...groups].map(([name, guides]) => {
      const el = GREEK_GROUPS[name];
      if (el === undefined) throw new Error(`${name} has no Greek name: scripts/site/sidebar.ts`);
      const items = there(guides);
      return group(
        name,
        el,
        name === 'Start' ? [...first, ...items, ...there(['examples', 'examples/shop-day'])] : items,
      );
    }),
    group(
      'Rules, errors, codes',
      'Κανόνες, σφάλματα, κωδικοί',
      there(['rules', 'rules/samples', 'errors', 'codes']),
    ),
    group('Reference', 'Αναφορά', [
      ...there([...new Set([...REFERENCE, ...routesIn('reference/')]), 'api']),
      ...there(routesIn('api/')),
    ]),
    group('The description', 'Η περιγραφή', there(['description/documents', 'description/service'])),
    group(
      'About',
      'Σχετικά',
      there(['compare', 'architecture', 'changelog', 'contributing', 'where-changes-belong', 'maintaining']),
    ),
  ];
}
