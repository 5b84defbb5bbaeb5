import { rowsOf } from '../../codes/index.js';
import { fill } from '../../issues/inside.js';
import type { Language } from '../../types/inside.js';
import { proposals } from './generated/proposals.js';
import type { Mapping } from './mapping.js';

/** Something that the mapping still has to say. */
export interface Question {
  /** Its place in the mapping: `columns/Τιμή`, `document/issuer`. */
  readonly place: string;
  /** What is possible there. */
  readonly message: string;
}

const paymentTypes = (language: Language): string =>
  rowsOf('paymentMethodTypes')
    .map((row) => `${row.code} ${row[language] ?? ''}`)
    .join(', ');

/** The members that price a line. Each line has one. */
export const PRICES = ['lines/unitPrice', 'lines/unitPriceWithVat', 'lines/net', 'lines/gross'] as const;

const ADDRESS = 'counterpart/address/';
const address = { street: '', number: '', postalCode: '', city: '' };

/** What no column states although each document needs it: empty places to fill in, and what goes there. */
export function skeletonOf(
  stated: ReadonlySet<string>,
  language: Language,
): Required<Pick<Mapping, 'document' | 'line'>> & { readonly questions: readonly Question[] } {
  const questions: Question[] = [];
  const document: Record<string, unknown> = {};
  const line: Record<string, unknown> = {};
  const ask = (place: string, word: keyof typeof proposals): '' => {
    questions.push({ place, message: proposals[word][language] });
    return '';
  };
  const begins = (start: string): boolean => [...stated].some((path) => path.startsWith(start));

  if (!stated.has('aa')) ask('columns', 'aa');
  if (!PRICES.some((path) => stated.has(path)) && !stated.has('lines/price')) ask('columns', 'price');
  for (const name of ['type', 'series', 'issueDate'] as const) {
    if (!stated.has(name)) document[name] = ask(`document/${name}`, name);
  }
  if (!begins('issuer/')) {
    ask('document/issuer', 'issuer');
    const print = { profession: '', taxoffice: '' };
    document['issuer'] = { vatNumber: '', branch: '', name: '', address, print };
  }
  if (begins('counterpart/')) {
    const missing = (['branch', 'country'] as const).filter((name) => !stated.has(`counterpart/${name}`));
    if (missing.length > 0) {
      document['counterpart'] = Object.fromEntries(
        missing.map((name) => [name, ask(`document/counterpart/${name}`, name)]),
      );
    }
  }
  if (begins(ADDRESS)) {
    const missing = ['postalCode', 'city'].filter((name) => !stated.has(`${ADDRESS}${name}`));
    if (missing.length > 0) {
      const message = fill(proposals.address[language], { missing: missing.join(', ') });
      questions.push({ place: 'columns', message });
    }
  }
  if (!begins('payments/0/amount')) {
    const hasType = stated.has('payments/0/type');
    if (!hasType) questions.push({ place: 'document/payments/0/type', message: paymentTypes(language) });
    document['payments'] = [{ ...(!hasType && { type: '' }), amount: 'rest' }];
  }
  if (!stated.has('lines/vat') && !stated.has('lines/vatCategory')) line['vat'] = ask('line/vat', 'vat');
  if (stated.has('lines/quantity') && !stated.has('lines/unit')) line['unit'] = ask('line/unit', 'unit');
  if (!begins('lines/income')) line['income'] = ask('line/income', 'income');
  return { document, line, questions };
}

/** The places of a mapping that are still empty. */
export function* emptyPlaces(mapping: Mapping): Generator<string> {
  for (const name of ['document', 'line', 'values'] as const) yield* emptyIn(mapping[name], name);
}

function* emptyIn(value: unknown, path: string): Generator<string> {
  if (value === '') yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inside] of Object.entries(value)) yield* emptyIn(inside, `${path}/${name}`);
}
