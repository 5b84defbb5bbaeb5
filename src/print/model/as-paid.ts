import { findCode, type InvoiceType, invoiceTypeFacts, vatCategories } from '../../codes/index.js';
import {
  addCents,
  addExact,
  type Cents,
  centsOfNumber,
  compareCents,
  type Exact,
  exactAsPrinted,
  exactOfCents,
  grossesOfNet,
  netOfGross,
  priceOfTotal,
  productToCents,
  subtractCents,
  toCents,
} from '../../money/index.js';
import type { Document, InvoiceLine } from '../../types/index.js';

/** Order slips, and receipts of a terminal: their family is no retail, but consumers read them. */
const ALSO_PAID: readonly InvoiceType[] = ['8.4', '8.5', '8.6'];

/** Whether prices and values are printed with VAT: on what consumers read. Other documents show net values. */
export const isAsPaid = ({ invoiceHeader: { invoiceType } }: Document): boolean =>
  invoiceTypeFacts[invoiceType].family === 'retail' || ALSO_PAID.includes(invoiceType);

/** The value of a line with its VAT, exact. */
export const grossOf = ({ netValue, vatAmount }: InvoiceLine): Exact =>
  addExact(exactAsPrinted(netValue), exactAsPrinted(vatAmount));

/** Whether the line has a discount, or a value before discount that differs from the net value. */
export const isDiscounted = ({
  totalDiscountValue: discounted = 0,
  totalNetPriceBeforeDiscount: before,
  netValue: net,
}: InvoiceLine): boolean => discounted !== 0 || (before ?? net) !== net;

/** What is before the value of a line: undefined where the line has no such figure. */
export interface GrossFigures {
  readonly price?: Exact | undefined;
  readonly before?: Exact | undefined;
  readonly discount?: Exact | undefined;
}

/**
 * Unit price, value before the discount, and discount with VAT; `undefined` if they do not follow from the line to the
 * cent, because a price that the shop does not have would be invented. Without VAT, they are those of the document.
 */
export function grossFiguresOf(line: InvoiceLine): GrossFigures | undefined {
  const { lineUnitPrice: stated, quantity, vatCategory, vatAmount } = line;
  const { totalNetPriceBeforeDiscount, totalDiscountValue } = line;
  const isReduced = isDiscounted(line);
  const percent = Number(findCode(vatCategories, vatCategory)?.percent ?? 0);
  if (percent === 0 && vatAmount === 0) {
    const [price, before, discount] = [stated, totalNetPriceBeforeDiscount, totalDiscountValue].map(exactOf);
    return isReduced ? { price, before, discount } : { price };
  }
  const of = stated === undefined || quantity === undefined ? undefined : exactAsPrinted(quantity);
  if (of === undefined && !isReduced) return {};
  const value = toCents(grossOf(line));
  const range = isReduced ? beforeDiscount(line, value, exactAsPrinted(percent)) : [];
  if (value === undefined || range === undefined) return undefined;
  const [lowest = value, highest] = range;
  const price = of && priceOfTotal(lowest, of, highest);
  if (of !== undefined && price === undefined) return undefined;
  if (!isReduced) return { price };
  const before = of && price ? productToCents(price, of) : lowest === highest ? lowest : undefined;
  if (before === undefined || compareCents(before, value) < 0) return undefined;
  return { price, before: exactOfCents(before), discount: exactOfCents(subtractCents(before, value)) };
}

const exactOf = (amount: number | undefined): Exact | undefined =>
  amount === undefined ? undefined : exactAsPrinted(amount);

/** The amounts with VAT that have the net value before the discount; undefined if the amounts contradict each other. */
function beforeDiscount(
  line: InvoiceLine,
  value: Cents | undefined,
  vat: Exact,
): readonly Cents[] | undefined {
  const { totalNetPriceBeforeDiscount = 0, totalDiscountValue = 0, netValue } = line;
  const [before, discount, net] = [totalNetPriceBeforeDiscount, totalDiscountValue, netValue].map(
    centsOfNumber,
  );
  if (value === undefined || before === undefined || discount === undefined || net === undefined)
    return undefined;
  const isRight = addCents(net, discount) === before && netOfGross(value, vat) === net;
  return isRight ? grossesOfNet(before, vat) : undefined;
}
