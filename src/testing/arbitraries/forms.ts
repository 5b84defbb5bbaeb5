import type { AnyKind } from '../../builders/fluent/kind-types.js';
import type { KindRow } from '../../builders/kinds/kind-row.js';
import { type Kind, kinds } from '../../builders/kinds/kinds.js';
import { type InvoiceType, providerInvoiceTypes } from '../../codes/index.js';

type Closing =
  | 'closing salesInvoice'
  | 'closing uncorrelatedCreditInvoice'
  | 'closing retailReceipt'
  | 'closing retailCredit';

/** The forms of documents that people distinguish: by builder, also moving goods, or closing a restaurant table. */
export type Form = AnyKind | Closing;

/** What facts and documents can be requested by: a document type of the provider channel, or one form of it. */
export type Subject = InvoiceType | Form;

export interface FormParts {
  readonly kind: Kind;
  readonly row: KindRow;
  readonly moves: boolean;
  readonly closes: boolean;
}

const partsByForm = new Map<string, FormParts>();
for (const [kind, row] of Object.entries(kinds) as [Kind, KindRow][]) {
  partsByForm.set(kind, { kind, row, moves: row.moves === 'always', closes: false });
  if (row.moves === 'may') partsByForm.set(`moving ${kind}`, { kind, row, moves: true, closes: false });
  if (row.links.includes('slips') && row.line !== 'none')
    partsByForm.set(`closing ${kind}`, { kind, row, moves: false, closes: true });
}

/**
 * All forms of documents that the kit generates: the kinds of builders, those that may also move goods, and the
 * closings.
 *
 * @example
 * describe.each(forms)('%s', (form) => { ... });
 */
export const forms: readonly Form[] = [...partsByForm.keys()] as Form[];

const isType = (subject: Subject): subject is InvoiceType =>
  providerInvoiceTypes.some((type) => type === subject);

/** The forms of a subject, or all forms without one. */
export function formsOf(subject: Subject | undefined): FormParts[] {
  if (subject === undefined) return [...partsByForm.values()];
  const found = isType(subject)
    ? [...partsByForm.values()].filter(({ row }) => row.type === subject)
    : [partsByForm.get(subject)].filter((parts) => parts !== undefined);
  if (found.length === 0) throw new TypeError(`Unknown type or form of document: ${String(subject)}.`);
  return found;
}
