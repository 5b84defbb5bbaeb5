import { type InvoiceType, invoiceTypeFacts } from '../../codes/index.js';
import type { MemberPath } from '../../types/index.js';
import { once } from '../engine/once.js';
import type { DocumentView } from '../engine/rule.js';

/** Delivery notes: the goods are about to leave. */
export const DELIVERY_NOTES: readonly InvoiceType[] = ['9.1', '9.2', '9.3'];

/** Receiving notes: the goods have arrived. */
export const RECEIVING_NOTES: readonly InvoiceType[] = ['10.1', '10.2'];

/**
 * Whether goods move with this document: a delivery note, or a document with values that is also a delivery note. A
 * receiving note reports goods that have arrived, so it has its own rules.
 */
export const movesGoods = once((document): boolean => {
  const { invoiceType, isDeliveryNote } = document.invoiceHeader;
  if (RECEIVING_NOTES.includes(invoiceType)) return false;
  return isDeliveryNote === true || DELIVERY_NOTES.includes(invoiceType);
});

/** Whether the document accompanies or receives goods: one that moves goods, or a receiving note. */
export const isGoodsDocument = (document: DocumentView): boolean =>
  movesGoods(document) || RECEIVING_NOTES.includes(document.invoiceHeader.invoiceType);

/** For messages that advise to set the flag: its name, on types that may have it. */
export const flagOf = (type: InvoiceType): { readonly flag?: 'isDeliveryNote' } =>
  invoiceTypeFacts[type].isDeliveryNote.rule === 'accepted' ? { flag: 'isDeliveryNote' } : {};

/** The members that `movesGoods` reads, for the `paths` of a rule. */
export const MOVES_GOODS_PATHS = ['invoiceHeader.invoiceType', 'invoiceHeader.isDeliveryNote'] as const;

/** A value for `onlyWith`: documents of goods that move or have arrived. Notes need no flag. */
export const whereGoodsMove = (type: InvoiceType): MemberPath | undefined =>
  DELIVERY_NOTES.includes(type) || RECEIVING_NOTES.includes(type)
    ? undefined
    : 'invoiceHeader.isDeliveryNote';
