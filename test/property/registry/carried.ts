import { isInvoiceType } from '../../../src/codes/index.js';
import type { Document } from '../../../src/types/index.js';

type Plain = Record<string, unknown>;

/** Members for print or for the provider, as the service description and the observed templates name them. */
const PRINTED = new Set([
  'providerAdditionalInvoiceDetails',
  'correlatedInvoicesLabel',
  'movePurposeLabel',
  'multipleConnectedUids',
  'posNspId',
  'lineCode',
  'lineDescription',
  'measurementUnitLabel',
  'lineUnitPrice',
  'totalNetPriceBeforeDiscount',
  'totalDiscountValue',
  'vatCategoryPercent',
  'vatExemptionCategoryLabel',
  'taxTypeLabel',
]);

const pruned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pruned);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !PRINTED.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, pruned(inner)]));
};

const MOVING = ['9.1', '9.2', '9.3', '10.1', '10.2'];

/** What the authority takes of a document: the members that must survive a journey through its XML. */
export function carried(document: Document): unknown {
  const { invoiceType, isDeliveryNote, specialInvoiceCategory } = document.invoiceHeader;
  const copy = pruned(document) as { issuer?: Plain; counterpart?: Plain; invoiceDetails: Plain[] };
  // What the authority takes on types of other channels is not for us to say.
  if (!isInvoiceType(invoiceType) || MOVING.includes(invoiceType) || isDeliveryNote) return copy;
  for (const [party, members] of [
    [copy.issuer, ['name', 'address']],
    [copy.counterpart, ['name']],
  ] as const) {
    if (party?.country === 'GR') for (const member of members) delete party[member];
  }
  for (const line of copy.invoiceDetails) {
    delete line.itemCode;
    delete line.TaricNo;
    if (invoiceType !== '8.6' && specialInvoiceCategory !== 4) delete line.itemDescr;
  }
  return copy;
}
