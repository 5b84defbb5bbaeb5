import { INVOICE } from './core/namespaces.js';
import type { Root } from './read/parts.js';

/** The list of invoices in a `RequestedDoc`. */
export const INVOICES = 'invoicesDoc';

/** The lists of a `RequestedDoc`. */
export const requestedLists = [
  INVOICES,
  'cancelledInvoicesDoc',
  'incomeClassificationsDoc',
  'expensesClassificationsDoc',
  'paymentMethodsDoc',
] as const;

/** The root of documents sent to the authority, and of the service's downloads. */
export const invoicesDoc: Root = { name: 'InvoicesDoc', namespace: INVOICE, layout: new Set() };

/** The root of the authority's answer to a request for documents. */
export const requestedDoc: Root = {
  name: 'RequestedDoc',
  namespace: INVOICE,
  layout: new Set(requestedLists),
};

/** The root of the authority's answer to a submission. It has no namespace. */
export const responseDoc: Root = { name: 'ResponseDoc', namespace: '', layout: new Set() };
