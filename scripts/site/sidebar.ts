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

const page = (slug: string): Item => ({ slug });
const CONCEPTS = ['guide/facts', 'guide/totals', 'guide/issues', 'architecture'];
const REFERENCE = ['facts', 'flow-facts', 'document', 'document-types', 'builders'].map(
  (name) => `reference/${name}`,
);
const START = ['guide/ten-lines', 'guide/five-minutes', 'examples', 'examples/shop-day'];

/** The pages in the menu. Guides that no other group has are in the order of the documentation's list. */
export function sidebarOf(pages: readonly SitePage[]): readonly Group[] {
  const routes = new Set(pages.map(({ route }) => route));
  const routesIn = (folder: string): string[] => [...routes].filter((route) => route.startsWith(folder));
  const there = (names: readonly string[]): Item[] => names.filter((route) => routes.has(route)).map(page);
  const listed = [...readFileSync('docs/README.md', 'utf8').matchAll(/\]\((guide\/[^)#]+)\)/g)]
    .map(([, path]) => routeOf(`docs/${path}`) ?? '')
    .filter((route) => ![...CONCEPTS, ...START].includes(route));
  const unlisted = routesIn('guide/').filter((route) => ![...CONCEPTS, ...START, ...listed].includes(route));
  const group = (label: string, el: string, items: readonly Item[]): Group => ({
    label,
    translations: { el },
    items,
  });
  return [
    group('Start', 'Αρχή', [
      { label: 'Start page', translations: { el: 'Αρχική σελίδα' }, link: '/' },
      ...there(START),
      { label: 'Playground', translations: { el: 'Εργαστήριο' }, link: '/playground/' },
    ]),
    group('Concepts', 'Έννοιες', there(CONCEPTS)),
    group('Guides', 'Οδηγοί', there([...new Set([...listed, ...unlisted])])),
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
    group('About', 'Σχετικά', there(['compare', 'changelog', 'contributing', 'maintaining'])),
  ];
}
