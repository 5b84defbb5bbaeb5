import { subtractExact } from '../../money/add-exact.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { addHeld, subtractHeld } from '../../money/held.js';
import { type Cents, centsToString, formatExact, signOf, zeroCents } from '../../money/index.js';
import type { SignedLine } from '../../totals/by-item.js';
import { ITEM_PATHS, isNamed, itemInWords, unpriced } from '../across/items.js';
import { placeIn, type SharedItem, sumShared } from '../across/shared-items.js';
import { oncePer } from '../engine/once-per.js';
import { type DocumentView, rule } from '../engine/rule.js';
import { CREDITED_PATHS, type Credited, creditedBy } from './credited.js';
import { ORIGINAL } from './related-samples.js';

/** Even if the total is right, a credit may return VAT that was not charged. */
export const creditExceedsVatCategory = rule({
  id: 'links/credit-exceeds-vat-category',
  layer: 'across',
  severity: 'warning',
  appliesTo: ['5.1', '11.4'],
  paths: [...CREDITED_PATHS, 'invoiceDetails[].vatCategory', 'invoiceDetails[].netValue'],
  params: ['vatCategory', 'credited', 'original', 'surplus'],
  source: 'As 319, by VAT category; a warning because the tax authority compares the net value',
  good: { sample: 'creditInvoice', related: [ORIGINAL] },
  bad: [
    {
      sample: 'creditInvoice',
      related: [{ ...ORIGINAL, set: { '/invoiceDetails/0/vatCategory': 2 } }],
    },
  ],
  check(document, found, surroundings) {
    const credited = creditedBy(document, surroundings);
    if (credited === undefined) return;
    const { originals, credits } = byVatOf(credited);
    const reported = new Set<number>();
    for (const [index, { vatCategory }] of document.invoiceDetails.entries()) {
      const original = originals.get(vatCategory) ?? zeroCents;
      const sum = credits.get(vatCategory) ?? zeroCents;
      if (reported.has(vatCategory) || sum <= original) continue;
      reported.add(vatCategory);
      found(['invoiceDetails', index, 'vatCategory'], {
        vatCategory,
        credited: centsToString(sum),
        original: centsToString(original),
        surplus: centsToString(subtractHeld(sum, original)),
      });
    }
  },
});

/** Returned items must have been bought. Lines for items that the original lacks, such as a rebate, return nothing. */
export const creditItemTooMuch = rule({
  id: 'links/credit-item-too-much',
  layer: 'across',
  severity: 'warning',
  appliesTo: ['5.1', '11.4'],
  paths: [...new Set([...CREDITED_PATHS, ...ITEM_PATHS])],
  params: ['item', 'quantity', 'net'],
  source: 'As 319, by item; a warning because the tax authority compares the net value',
  good: { sample: 'creditInvoice', related: [ORIGINAL] },
  bad: [
    {
      // Three stands returned in all, although only two were invoiced. The total is not exceeded.
      sample: 'creditInvoice',
      related: [
        { ...ORIGINAL, set: { '/invoiceSummary/totalNetValue': 163.3 } },
        { sample: 'creditInvoice', set: { '/invoiceHeader/aa': '1' } },
        { sample: 'creditInvoice', set: { '/invoiceHeader/aa': '2' } },
      ],
    },
  ],
  check(document, found, surroundings) {
    const credited = creditedBy(document, surroundings);
    if (credited === undefined) return;
    for (const item of tooMuchOf(credited)) {
      const { quantity, net } = item.sum;
      if (quantity === undefined || !item.places.has(document)) continue;
      found(placeIn(document, item), {
        item: String(itemInWords(item.sum)['item']),
        quantity: formatExact(subtractExact(exactAsPrinted(0), quantity)),
        net: centsToString(subtractHeld(zeroCents, net)),
      });
    }
  },
});

interface ByVat {
  readonly originals: ReadonlyMap<number, Cents>;
  readonly credits: ReadonlyMap<number, Cents>;
}

/**
 * The net values by VAT category, of all credits and of what was invoiced. Computed once for all credits of the group.
 */
const byVatOf = oncePer(
  ({ originals, credits }: Credited): ByVat => ({
    originals: netByVatCategory(originals),
    credits: netByVatCategory(credits),
  }),
);

/** Items of which the credits together return more than was bought. Computed once for all credits of the group. */
const tooMuchOf = oncePer(({ originals, credits }: Credited): readonly SharedItem[] =>
  sumShared(credits, signedLines(-1), originals.flatMap(signedLines(1))).filter(isTooMuch),
);

function isTooMuch({ sum: { quantity, net, lines }, isOnBoth }: SharedItem): boolean {
  const [{ line }] = lines;
  // Part of the price may be credited repeatedly.
  return isOnBoth && isNamed(line) && quantity !== undefined && signOf(quantity) < 0 && net < zeroCents;
}

const signedLines =
  (sign: 1 | -1) =>
  ({ invoiceDetails }: DocumentView): SignedLine[] =>
    invoiceDetails.map((line) => ({ line: unpriced(line), sign }));

function netByVatCategory(documents: readonly DocumentView[]): ReadonlyMap<number, Cents> {
  const sums = new Map<number, Cents>();
  for (const { invoiceDetails } of documents) {
    for (const { vatCategory, netValue } of invoiceDetails) {
      sums.set(vatCategory, addHeld(sums.get(vatCategory) ?? zeroCents, netValue));
    }
  }
  return sums;
}
