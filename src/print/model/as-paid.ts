import { findCode, type InvoiceType, invoiceTypeFacts, vatCategories } from '../../codes/index.js';
import {
  addCents,
  addExact,
  centsOfNumber,
  type Exact,
  exactAsPrinted,
  priceOfTotal,
  toCents,
  wholePercent,
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

/**
 * The unit price with VAT, if it follows from the line; otherwise `undefined`, because a price that the shop does not
 * have would be invented. The price before a discount never follows: two prices may have the same net value.
 */
export function grossUnitPriceOf(line: InvoiceLine): Exact | undefined {
  const { lineUnitPrice, quantity } = line;
  const gross = toCents(grossOf(line));
  if (lineUnitPrice === undefined || quantity === undefined) return undefined;
  if (gross === undefined || isDiscounted(line)) return undefined;
  return priceOfTotal(gross, exactAsPrinted(quantity));
}

/**
 * The discount as a whole percent; `undefined` if it is not a whole percent, or if the amounts of the document contradict each other.
 */
export function discountPercentOf(line: InvoiceLine): Exact | undefined {
  const { totalDiscountValue = 0, totalNetPriceBeforeDiscount = 0, netValue, vatCategory } = line;
  const [before, discount, net] = [totalNetPriceBeforeDiscount, totalDiscountValue, netValue].map(
    centsOfNumber,
  );
  const paid = toCents(grossOf(line));
  if (before === undefined || discount === undefined || net === undefined || paid === undefined)
    return undefined;
  if (addCents(net, discount) !== before) return undefined;
  const vat = exactAsPrinted(Number(findCode(vatCategories, vatCategory)?.percent ?? 0));
  return wholePercent({ before, discount, paid, vat });
}
