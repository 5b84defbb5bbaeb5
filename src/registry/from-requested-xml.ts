import type { Path } from '../types/index.js';
import { INVOICE } from './core/namespaces.js';
import type {
  CancelledInvoice,
  ContinuationToken,
  FiledPaymentMethods,
  InvoiceExpenses,
  InvoiceIncome,
} from './core/requested.js';
import type { AsFiled } from './document.js';
import type { Group } from './elements/element.js';
import {
  cancelledInvoice,
  continuationToken,
  invoiceExpenses,
  invoiceIncome,
  paymentMethods,
} from './elements/requested.js';
import { type RegistryInvoice, readInvoice } from './from-registry-xml.js';
import type { ReadOptions, XmlInput } from './read/decode.js';
import { readGroup } from './read/group.js';
import { partsOf, type ReadPart } from './read/parts.js';
import type { UnreadElement } from './read/reading.js';
import { INVOICES, requestedDoc } from './roots.js';

/** The authority's answer to a request for documents, with the names of its schema. */
export interface RequestedDoc {
  /** The start of the next part of the answer; absent in the last part. */
  readonly continuationToken?: AsFiled<ContinuationToken>;
  readonly invoicesDoc: readonly RegistryInvoice[];
  readonly cancelledInvoicesDoc: readonly AsFiled<CancelledInvoice>[];
  readonly incomeClassificationsDoc: readonly AsFiled<InvoiceIncome>[];
  readonly expensesClassificationsDoc: readonly AsFiled<InvoiceExpenses>[];
  readonly paymentMethodsDoc: readonly AsFiled<FiledPaymentMethods>[];
  /** Elements that could not be read, or only with a change, except those that the invoices report themselves. */
  readonly unread: readonly UnreadElement[];
}

/** The elements of each list except that of the invoices. */
const items = {
  cancelledInvoicesDoc: { name: 'cancelledInvoice', group: cancelledInvoice as Group },
  incomeClassificationsDoc: { name: 'incomeInvoiceClassification', group: invoiceIncome as Group },
  expensesClassificationsDoc: { name: 'expensesInvoiceClassification', group: invoiceExpenses as Group },
  paymentMethodsDoc: { name: 'paymentMethods', group: paymentMethods as Group },
} as const satisfies Readonly<Record<string, Item>>;

/** The name and the content of an element of the answer. */
interface Item {
  readonly name: string;
  readonly group: Group;
}

type List = keyof typeof items;

const isList = (name: string): name is List => Object.hasOwn(items, name);

const token: Item = { name: 'continuationToken', group: continuationToken as Group };

/**
 * Reads the whole answer of the authority to a request for documents (`RequestedDoc`), with or without its envelope
 * `<string>`: invoices, cancellations, classifications and payments that were filed later, and the token for the next
 * part. It reads in the same way as `fromRegistryXml` and validates nothing.
 *
 * @throws RegistryXmlError in the same cases as `fromRegistryXml`
 * @example
 * const { invoicesDoc, cancelledInvoicesDoc, continuationToken } = fromRequestedXml(text);
 * cancelledInvoicesDoc[0]?.cancellationMark; // '400001234567899'
 */
export function fromRequestedXml(xml: XmlInput, options?: ReadOptions): RequestedDoc {
  const invoicesDoc: RegistryInvoice[] = [];
  const lists: Record<List, unknown[]> = {
    cancelledInvoicesDoc: [],
    incomeClassificationsDoc: [],
    expensesClassificationsDoc: [],
    paymentMethodsDoc: [],
  };
  const tokens: AsFiled<ContinuationToken>[] = [];
  const unread: UnreadElement[] = [];
  for (const part of partsOf(xml, [requestedDoc], options)) {
    const { around, reading } = part;
    if (around === INVOICES) {
      invoicesDoc.push(readInvoice(part));
      continue;
    }
    const isItem = around !== undefined && isList(around);
    const list = isItem ? lists[around] : tokens;
    const path = isItem ? [around, list.length] : ['continuationToken'];
    const read = readItem(part, isItem ? items[around] : token, path);
    if (read !== undefined) list.push(read);
    for (const element of reading.unread()) unread.push(element);
  }
  const [first] = tokens;
  return {
    ...(first !== undefined && { continuationToken: first }),
    invoicesDoc,
    cancelledInvoicesDoc: lists.cancelledInvoicesDoc as AsFiled<CancelledInvoice>[],
    incomeClassificationsDoc: lists.incomeClassificationsDoc as AsFiled<InvoiceIncome>[],
    expensesClassificationsDoc: lists.expensesClassificationsDoc as AsFiled<InvoiceExpenses>[],
    paymentMethodsDoc: lists.paymentMethodsDoc as AsFiled<FiledPaymentMethods>[],
    unread,
  };
}

/** One element of a list; undefined, and recorded as unread, if it is another element. */
function readItem(part: ReadPart, item: Item, path: Path): Record<string, unknown> | undefined {
  const { node, reading } = part;
  if (node.name === item.name && node.namespace === INVOICE)
    return readGroup(item.group, node, path, reading);
  reading.leavePart(part);
  return undefined;
}
