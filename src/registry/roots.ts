import { INVOICE } from './namespaces.js';
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

/** What is sent to the authority, and what the service gives for download. */
export const invoicesDoc: Root = { name: 'InvoicesDoc', namespace: INVOICE, layout: new Set() };

/** What the authority answers when documents are asked for. */
export const requestedDoc: Root = {
  name: 'RequestedDoc',
  namespace: INVOICE,
  layout: new Set(requestedLists),
};

/** What the authority answers when something is sent. It has no namespace. */
export const responseDoc: Root = { name: 'ResponseDoc', namespace: '', layout: new Set() };
