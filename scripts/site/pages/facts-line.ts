import { readFileSync } from 'node:fs';
import { factsOf } from '../../../src/builders/from-document/facts-of.js';

interface FactsRow {
  readonly name: string;
  readonly is?: string;
  readonly becomes?: readonly string[];
}

const { objects } = JSON.parse(readFileSync('reference/facts.json', 'utf8')) as {
  readonly objects: readonly { readonly name: string; readonly members?: readonly FactsRow[] }[];
};

/** The members of facts from which each member of the payload comes: `InvoiceLine.vatExemptionCategory`. */
const sources = new Map<string, string[]>();
for (const { members } of objects) {
  for (const { name, is, becomes = [] } of members ?? []) {
    for (const member of [is, ...becomes]) {
      if (member !== undefined) sources.set(member, [...(sources.get(member) ?? []), name]);
    }
  }
}

/** The object of the payload that the first steps of a pointer lead to, and where facts have the same. */
const PLACES: readonly (readonly [start: RegExp, object: string, inFacts: readonly string[]])[] = [
  [/^\/invoiceHeader\/otherDeliveryNoteHeader\/?/, 'OtherDeliveryNoteHeader', []],
  [/^\/invoiceHeader\/?/, 'InvoiceHeader', []],
  [/^\/invoiceDetails\/\d+\/?/, 'InvoiceLine', ['lines']],
  [/^\/issuer\/?/, 'Party', ['issuer']],
  [/^\/counterpart\/?/, 'Party', ['counterpart']],
  [/^\/paymentMethods\/\d+\/?/, 'PaymentMethod', ['payments']],
  [/^\//, 'Document', []],
];

/** VAT is stated in one of two ways. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'InvoiceLine.vatCategory': ['vat'],
  'InvoiceLine.vatAmount': ['vat', 'vatCategory'],
  'InvoiceLine.netValue': ['net', 'gross', 'unitPrice', 'unitPriceWithVat'],
  'InvoiceLine.measurementUnit': ['unit'],
};

type Members = Readonly<Record<string, unknown>>;

/**
 * The line to write in facts for a member of a valid document: `{ "lines": [{ "vatExemptionCategory": 14 }] }`.
 * `'derived'` for totals, which facts do not have; `undefined` if facts have nothing for the member.
 */
export function factsLine(document: unknown, pointer: string): string | 'derived' | undefined {
  if (pointer.startsWith('/invoiceSummary')) return 'derived';
  const { facts } = factsOf(document);
  if (facts === undefined) return undefined;
  const place = PLACES.find(([start]) => start.test(pointer));
  if (place === undefined) return undefined;
  const [start, object, inFacts] = place;
  const index = Number(/^\/\w+\/(\d+)/.exec(pointer)?.[1] ?? 0);
  const [member = ''] = pointer.replace(start, '').split('/');
  const whole = facts as unknown as Members;
  const [holderName] = inFacts;
  const holder =
    holderName === undefined
      ? whole
      : ((Array.isArray(whole[holderName]) ? whole[holderName][index] : whole[holderName]) as
          | Members
          | undefined);
  const names =
    member === ''
      ? []
      : [...(sources.get(`${object}.${member}`) ?? []), ...(ALSO[`${object}.${member}`] ?? [])];
  const stated = Object.fromEntries(
    names.filter((name) => holder?.[name] !== undefined).map((name) => [name, holder?.[name]]),
  );
  const part = member === '' ? holder : Object.keys(stated).length === 0 ? undefined : stated;
  if (part === undefined) return undefined;
  if (holderName === undefined) return JSON.stringify(part);
  return JSON.stringify({ [holderName]: Array.isArray(whole[holderName]) ? [part] : part });
}
