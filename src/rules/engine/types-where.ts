import {
  type Confidence,
  type InvoiceType,
  type InvoiceTypeFacts,
  invoiceTypeFacts,
  providerInvoiceTypes,
} from '../../codes/index.js';

const SURE: readonly Confidence[] = ['described', 'official', 'several', 'observed'];

/** Whether a fact is certain enough for an error: in the description, official, from several sources, or observed. */
export const isSure = (fact: { readonly confidence: Confidence }): boolean => SURE.includes(fact.confidence);

/**
 * The document types whose facts pass the test, in the order of the table.
 *
 * @example
 * typesWhere((facts) => facts.currency.rule === 'forbidden'); // ['9.1', '9.2', '9.3', '10.1', '10.2']
 */
export function typesWhere(fits: (facts: InvoiceTypeFacts, type: InvoiceType) => boolean): InvoiceType[] {
  return providerInvoiceTypes.filter((type) => fits(invoiceTypeFacts[type], type));
}
