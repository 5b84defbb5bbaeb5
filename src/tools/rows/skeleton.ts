import { rowsOf } from '../../codes/list-tables.js';
import { fill } from '../../issues/say.js';
import type { Mapping } from './mapping.js';

/** Something that the mapping still has to say. */
export interface Question {
  /** Its place in the mapping: `columns/Τιμή`, `document/issuer`. */
  readonly place: string;
  /** What is possible there. */
  readonly message: string;
}

type Language = 'en' | 'el';
type Both = Readonly<Record<Language, string>>;

const paymentTypes = (language: Language): string =>
  rowsOf('paymentMethodTypes')
    .map((row) => `${row.code} ${row[language] ?? ''}`)
    .join(', ');

const words = {
  type: {
    en: 'the type of the documents, such as 1.1, 2.1 or 11.1 (“parastatiko choose” asks you)',
    el: 'ο τύπος των παραστατικών, π.χ. 1.1, 2.1 ή 11.1 (ρωτά η εντολή parastatiko choose)',
  },
  series: { en: 'the series of the documents, such as A', el: 'η σειρά των παραστατικών, π.χ. Α' },
  aa: {
    en: 'no column is the number of the document (aa): name the one that is',
    el: 'καμία στήλη δεν είναι ο αριθμός του παραστατικού (aa)· δηλώστε ποια είναι',
  },
  issueDate: { en: 'the date of issue, such as 2026-11-20', el: 'η ημερομηνία έκδοσης, π.χ. 2026-11-20' },
  issuer: {
    en: 'you: VAT number, branch (0 for the head office), name, address, profession and tax office',
    el: 'εσείς: ΑΦΜ, εγκατάσταση (0 για την έδρα), επωνυμία, διεύθυνση, επάγγελμα και ΔΟΥ',
  },
  branch: {
    en: 'the branch of the customers, 0 for the head office',
    el: 'η εγκατάσταση των πελατών, 0 για την έδρα',
  },
  country: { en: 'the country of the customers, such as GR', el: 'η χώρα των πελατών, π.χ. GR' },
  address: {
    en: 'the address of a customer also needs {missing}: name its column, or give null to the other columns of the address',
    el: 'η διεύθυνση πελάτη χρειάζεται και {missing}· δηλώστε τη στήλη του, ή δώστε null στις άλλες στήλες της διεύθυνσης',
  },
  price: {
    en: 'no column is a price: lines/unitPrice, lines/unitPriceWithVat, lines/net or lines/gross',
    el: 'καμία στήλη δεν είναι τιμή ή αξία: lines/unitPrice, lines/unitPriceWithVat, lines/net ή lines/gross',
  },
  vat: { en: 'the VAT percentage of the lines, such as 24', el: 'ο συντελεστής ΦΠΑ των γραμμών, π.χ. 24' },
  income: { en: 'goods or services', el: 'goods (αγαθά) ή services (υπηρεσίες)' },
  unit: { en: 'the unit of the quantities, such as τεμ', el: 'η μονάδα των ποσοτήτων, π.χ. τεμ' },
} as const satisfies Readonly<Record<string, Both>>;

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
  const ask = (place: string, word: keyof typeof words): '' => {
    questions.push({ place, message: words[word][language] });
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
      const message = fill(words.address[language], { missing: missing.join(', ') });
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
