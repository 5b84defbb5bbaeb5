import * as RecType from '../../codes/generated/named/rec-types.js';
import * as VatCategory from '../../codes/generated/named/vat-categories.js';
import type { DocumentView } from '../engine/rule.js';
import { isTotalCancellation, namesDocuments } from '../shared/slips.js';
import { isBlank } from '../text/is-blank.js';

/** Whether a slip orders items for a table, each with its name, quantity, unit and VAT, and names no other documents. */
export function isUsualSlip(document: DocumentView): boolean {
  const { invoiceDetails: lines, invoiceHeader: header } = document;
  if (header.tableAA === undefined || isTotalCancellation(document) || namesDocuments(document)) return false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as (typeof lines)[number];
    if (
      line.quantity === undefined ||
      line.measurementUnit === undefined ||
      line.vatCategory === VatCategory.Exempt ||
      line.vatCategory === VatCategory.WithoutVat ||
      line.recType === RecType.NegativeSign ||
      isBlank(line.itemDescr)
    ) {
      return false;
    }
  }
  return true;
}
