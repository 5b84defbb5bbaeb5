import * as SpecialInvoiceCategory from '../../codes/generated/named/special-invoice-categories.js';
import type { InvoiceType } from '../../codes/index.js';
import type { DocumentView } from '../engine/rule.js';

export const CLOSING_TYPES: readonly InvoiceType[] = ['1.1', '5.1', '5.2', '11.1', '11.4'];

/** The members that `namesDocuments` reads, for the `paths` of a rule. */
export const LINKS_PATHS = [
  'invoiceHeader.multipleConnectedMarks',
  'invoiceHeader.multipleConnectedUids',
] as const;

/** The members that `closesTable` reads, for the `paths` of a rule. */
export const CLOSES_TABLE_PATHS = ['invoiceHeader.specialInvoiceCategory', ...LINKS_PATHS] as const;

/** Whether a document lists other documents, by MARK or by UID. */
export const namesDocuments = ({ invoiceHeader: header }: DocumentView): boolean =>
  (header.multipleConnectedMarks?.length ?? 0) > 0 || (header.multipleConnectedUids?.length ?? 0) > 0;

/** Whether it has the special category of restaurants and lists documents, as a closing does. */
export const closesTable = (document: DocumentView): boolean =>
  document.invoiceHeader.specialInvoiceCategory === SpecialInvoiceCategory.Restaurant &&
  namesDocuments(document);

/** Whether it closes slips by charging for them, rather than by refunding cancellations. */
export const isDebitClosing = (document: DocumentView): boolean => {
  const type = document.invoiceHeader.invoiceType;
  return (type === '1.1' || type === '11.1') && closesTable(document);
};

export const isTotalCancellation = ({ invoiceHeader }: DocumentView): boolean =>
  invoiceHeader.totalCancelDeliveryOrders === true;
