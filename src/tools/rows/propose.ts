import { foldText } from '../../codes/fold.js';
import type { Mapping } from './mapping.js';
import { targetOf } from './place.js';
import { MOST_COLUMNS, type Sheet } from './sheet.js';

/**
 * The headings that people write for members of facts, without accents. A heading with two meanings is left to the user:
 * «Τιμή» and «Τιμή μονάδας» are without VAT on invoices and with VAT in a shop.
 */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  type: ['τυπος παραστατικου', 'ειδος παραστατικου', 'παραστατικο', 'document type', 'invoice type'],
  series: ['σειρα', 'σειρα παραστατικου', 'series'],
  aa: [
    'αα',
    'α/α',
    'α.α.',
    'αριθμος',
    'αρ. παραστατικου',
    'αριθμος παραστατικου',
    'number',
    'invoice number',
    'document number',
  ],
  issueDate: [
    'ημερομηνια',
    'ημ/νια',
    'ημερομηνια εκδοσης',
    'ημ. εκδοσης',
    'date',
    'issue date',
    'invoice date',
  ],
  'counterpart/vatNumber': ['αφμ', 'α.φ.μ.', 'αφμ πελατη', 'αφμ ληπτη', 'vat number', 'customer vat number'],
  'counterpart/branch': ['υποκαταστημα πελατη', 'εγκατασταση πελατη', 'customer branch'],
  'counterpart/name': ['επωνυμια', 'πελατης', 'επωνυμια πελατη', 'customer', 'customer name'],
  'counterpart/country': ['χωρα', 'χωρα πελατη', 'country'],
  'counterpart/address/street': ['οδος', 'διευθυνση', 'street', 'address'],
  'counterpart/address/number': ['αριθμος οδου', 'street number'],
  'counterpart/address/postalCode': [
    'τκ',
    'τ.κ.',
    'ταχ. κωδικας',
    'ταχυδρομικος κωδικας',
    'postal code',
    'zip',
  ],
  'counterpart/address/city': ['πολη', 'city'],
  'lines/itemCode': ['κωδικος', 'κωδικος ειδους', 'item code', 'sku'],
  'lines/description': ['περιγραφη', 'ειδος', 'αιτιολογια', 'description', 'item'],
  'lines/quantity': ['ποσοτητα', 'ποσ.', 'τεμαχια', 'quantity', 'qty'],
  'lines/unit': ['μοναδα μετρησης', 'μ.μ.', 'μμ', 'unit'],
  'lines/unitPrice': ['τιμη χωρις φπα', 'τιμη μοναδας χωρις φπα', 'καθαρη τιμη', 'net unit price'],
  'lines/unitPriceWithVat': [
    'τιμη με φπα',
    'λιανικη τιμη',
    'τιμη λιανικης',
    'unit price with vat',
    'retail price',
  ],
  'lines/net': ['καθαρη αξια', 'αξια χωρις φπα', 'net', 'net amount', 'net value'],
  'lines/gross': ['αξια με φπα', 'συνολο με φπα', 'gross', 'gross amount'],
  'lines/vat': ['φπα %', 'φπα%', '% φπα', 'συντελεστης φπα', 'vat %', 'vat rate'],
  'lines/vatExemptionCategory': ['αιτια εξαιρεσης', 'εξαιρεση φπα', 'vat exemption'],
  'lines/discount/percent': ['εκπτωση %', 'εκπτ. %', 'discount %'],
  'payments/0/type': ['τροπος πληρωμης', 'πληρωμη', 'payment method'],
};

/** Headings of a rate or of an amount, which the cells tell apart: `24%`. */
const RATES: ReadonlySet<string> = new Set(['φπα', 'φ.π.α.', 'vat']);
const RATE = /^\d{1,2}(?:[.,]\d{1,2})? ?%$/;

export interface Proposal {
  readonly mapping: Mapping;
  /** The headings whose meaning is not known. The mapping does not name them, so reading the rows asks for them. */
  readonly unknown: readonly string[];
}

/**
 * Proposes where the columns of a sheet go, by their headings, and for `ΦΠΑ` by its cells. A heading that names a member itself (`lines/quantity`)
 * is taken as it is.
 */
export function proposeMapping({ headings, rows }: Sheet): Proposal {
  if (headings.length > MOST_COLUMNS) return { mapping: { columns: {} }, unknown: headings };
  const columns: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [index, heading] of headings.entries()) {
    if (heading === '') continue;
    const cells = rows.map(({ cells: all }) => all[index] ?? '').filter((cell) => cell !== '');
    const isRate = RATES.has(foldText(heading)) && cells.length > 0 && cells.every((cell) => RATE.test(cell));
    const path = isRate ? 'lines/vat' : pathOf(heading);
    if (path === undefined || Object.values(columns).includes(path)) unknown.push(heading);
    else columns[heading] = path;
  }
  return { mapping: { columns }, unknown };
}

const byHeading = new Map(
  Object.entries(HEADINGS).flatMap(([path, words]) => words.map((word) => [foldText(word), path] as const)),
);

const pathOf = (heading: string): string | undefined =>
  byHeading.get(foldText(heading).replace(/\s+/g, ' ')) ??
  ('steps' in targetOf(heading) ? heading : undefined);
