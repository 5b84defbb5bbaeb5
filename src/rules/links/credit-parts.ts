import { subtractExact } from '../../money/add-exact.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { addHeld, subtractHeld } from '../../money/held.js';
import { type Cents, centsToString, formatExact, signOf, zeroCents } from '../../money/index.js';
import { type SignedLine, sumByItem } from '../../totals/by-item.js';
import { areComparable, ITEM_PATHS, isNamed, itemInWords, lineOf, unpriced } from '../across/items.js';
import type { DocumentView, Rule } from '../engine/rule.js';
import { CREDITED_PATHS, creditedBy } from './credited.js';
import { ORIGINAL } from './related-samples.js';

/** Within the total, a credit may still take back VAT that was not charged. */
export const creditExceedsVatCategory: Rule = {
  id: 'links/credit-exceeds-vat-category',
  layer: 'across',
  severity: 'warning',
  appliesTo: ['5.1', '11.4'],
  paths: [...CREDITED_PATHS, 'invoiceDetails[].vatCategory', 'invoiceDetails[].netValue'],
  params: ['vatCategory', 'credited', 'original', 'surplus'],
  source: 'As 319, by VAT category; a warning because the tax authority compares the net value',
  since: '2.0.1',
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
    const originals = netByVatCategory(credited.originals);
    const credits = netByVatCategory([document, ...credited.others]);
    const told = new Set<number>();
    for (const [index, { vatCategory }] of document.invoiceDetails.entries()) {
      const original = originals.get(vatCategory) ?? zeroCents;
      const sum = credits.get(vatCategory) ?? zeroCents;
      if (told.has(vatCategory) || sum <= original) continue;
      told.add(vatCategory);
      found(['invoiceDetails', index, 'vatCategory'], {
        vatCategory,
        credited: centsToString(sum),
        original: centsToString(original),
        surplus: centsToString(subtractHeld(sum, original)),
      });
    }
  },
};

/** What is returned was bought. Lines of items that the original does not have, such as a rebate, return nothing. */
export const creditItemTooMuch: Rule = {
  id: 'links/credit-item-too-much',
  layer: 'across',
  severity: 'warning',
  appliesTo: ['5.1', '11.4'],
  paths: [...new Set([...CREDITED_PATHS, ...ITEM_PATHS])],
  params: ['item', 'quantity', 'net'],
  source: 'As 319, by item; a warning because the tax authority compares the net value',
  since: '2.0.1',
  good: { sample: 'creditInvoice', related: [ORIGINAL] },
  bad: [
    {
      // Three stands of two, in a larger invoice.
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
    const lines = [document, ...credited.others].flatMap((each) => signedLines(each, -1));
    const returned = lines.length;
    for (const original of credited.originals) lines.push(...signedLines(original, 1));
    for (const sum of sumByItem(lines)) {
      const { quantity } = sum;
      const [{ line }] = sum.lines;
      // A part of its price may be credited more than once.
      if (!isNamed(line) || quantity === undefined || signOf(quantity) >= 0 || sum.net >= zeroCents) continue;
      if (!areComparable([sum], returned) || sum.lines[0].place >= document.invoiceDetails.length) continue;
      const { item } = itemInWords(sum);
      found(lineOf(sum, document), {
        item: String(item),
        quantity: formatExact(subtractExact(exactAsPrinted(0), quantity)),
        net: centsToString(subtractHeld(zeroCents, sum.net)),
      });
    }
  },
};

const signedLines = ({ invoiceDetails }: DocumentView, sign: 1 | -1): SignedLine[] =>
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
