import * as MeasurementUnit from '../../codes/generated/named/measurement-units.js';
import { addHeld, subtractHeld } from '../../money/held.js';
import { zeroCents } from '../../money/index.js';
import { isWithinOneCent, percentIsNear, productIsNear } from '../../money/near.js';
import type { DocumentView, LineView } from '../engine/rule.js';
import { isBlank } from '../text/is-blank.js';
import { exactPercents, percents } from './percents.js';
import { labelsOf } from './unit-labels.js';

/** Whether the lines are numbered from 1, and each has a value with VAT, agrees with itself, and names what it states. */
export function isUsualLines({ invoiceDetails: lines }: DocumentView): boolean {
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as LineView;
    if (line.lineNumber !== index + 1 || !isCounted(line) || !isTaxed(line) || !isPriced(line)) return false;
    if (line.itemDescr !== undefined && isBlank(line.itemDescr)) return false;
  }
  return true;
}

/** Quantity and unit occur together, and the printed unit is the name of its code. */
function isCounted({ quantity, measurementUnit: unit, measurementUnitLabel: printed }: LineView): boolean {
  if (unit === undefined) return quantity === undefined && printed === undefined;
  if (quantity === undefined || unit === MeasurementUnit.PiecesOther) return false;
  if (printed === undefined) return true;
  const { el, en } = labelsOf(unit);
  return printed === el || printed === en;
}

/** The VAT is that of the category, which has a rate. */
function isTaxed({ vatCategory, vatCategoryPercent: stated, netValue, vatAmount }: LineView): boolean {
  const percent = exactPercents[vatCategory];
  return (
    percent !== undefined &&
    (stated === undefined || stated === percents[vatCategory]) &&
    percentIsNear(netValue, percent, vatAmount)
  );
}

/** Quantity, price and discount give the net value. */
function isPriced(line: LineView): boolean {
  const { netValue, quantity, lineUnitPrice: price, totalNetPriceBeforeDiscount: before } = line;
  if (netValue === zeroCents) return false;
  const discount = line.totalDiscountValue ?? zeroCents;
  if (before !== undefined && !isWithinOneCent(subtractHeld(before, discount), netValue)) return false;
  return (
    quantity === undefined ||
    price === undefined ||
    productIsNear(quantity, price, before ?? addHeld(netValue, discount))
  );
}
