import type { InvoiceType } from '../../codes/index.js';
import type { MemberPath } from '../../types/index.js';
import type { DocumentView } from '../engine/rule.js';

/** Delivery notes: goods are about to travel. */
export const DELIVERY_NOTES: readonly InvoiceType[] = ['9.1', '9.2', '9.3'];

/** Receiving notes: goods have arrived. */
export const RECEIVING_NOTES: readonly InvoiceType[] = ['10.1', '10.2'];

/**
 * Whether goods travel by this document: a delivery note, or a value document that is one too. A receiving note tells
 * of goods that have arrived, so it has its own rules.
 */
export function movesGoods(document: DocumentView): boolean {
  const { invoiceType, isDeliveryNote } = document.invoiceHeader;
  if (RECEIVING_NOTES.includes(invoiceType)) return false;
  return isDeliveryNote === true || DELIVERY_NOTES.includes(invoiceType);
}

/** Whether goods travel by this document, or have arrived: it moves goods, or it is a receiving note. */
export const isGoodsDocument = (document: DocumentView): boolean =>
  movesGoods(document) || RECEIVING_NOTES.includes(document.invoiceHeader.invoiceType);

/** What `movesGoods` reads, for the paths of a rule. */
export const MOVES_GOODS_PATHS = ['invoiceHeader.invoiceType', 'invoiceHeader.isDeliveryNote'] as const;

/** For `onlyWith`: where goods travel or have arrived. Notes need no member to say so. */
export const whereGoodsMove = (type: InvoiceType): MemberPath | undefined =>
  DELIVERY_NOTES.includes(type) || RECEIVING_NOTES.includes(type)
    ? undefined
    : 'invoiceHeader.isDeliveryNote';
