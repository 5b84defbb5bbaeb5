import { addHeld } from '../../money/held.js';
import { type Cents, centsToString, zeroCents } from '../../money/index.js';
import { connectedLinks, correlatedLinks, type Link, linkedIn } from '../across/links.js';
import { NUMBER_PATHS } from '../across/number.js';
import { type Sharing, sharing } from '../across/sharing.js';
import type { DocumentView, Rule, Surroundings } from '../engine/rule.js';
import { onceBeside } from '../once.js';
import { fitsCorrelated, fitsRetailCredit } from './linked-type.js';
import { ORIGINAL, RECEIPT } from './related-samples.js';
import { currencyOf } from './same-currency.js';

const paths: readonly string[] = [
  ...NUMBER_PATHS,
  'invoiceHeader.correlatedInvoices',
  'invoiceHeader.multipleConnectedMarks',
  'invoiceHeader.multipleConnectedUids',
  'invoiceHeader.currency',
  'invoiceSummary.totalNetValue',
];

/** Credits of the same documents, this one and the others beside it, and what they credit. */
interface Credited {
  readonly originals: readonly DocumentView[];
  /** Credits besides the document itself. */
  readonly others: readonly DocumentView[];
}

const invoiceCredits = sharing(['5.1'], correlatedLinks);
const retailCredits = sharing(['11.4'], connectedLinks);

/** What a credit, together with the others of the same documents, credits; `undefined` where that is not known. */
const creditedBy = onceBeside((document, { beside }): Credited | undefined => {
  const type = document.invoiceHeader.invoiceType;
  const [credits, linksOf, fits]: [
    Sharing,
    (credit: DocumentView) => Link[],
    (each: DocumentView) => boolean,
  ] =
    type === '5.1'
      ? [invoiceCredits, correlatedLinks, (each) => fitsCorrelated('5.1', each)]
      : // A credit that lists slips closes them, which is compared with their orders.
        [
          retailCredits,
          connectedLinks,
          (each) => fitsRetailCredit(each) && each.invoiceHeader.invoiceType !== '8.6',
        ];
  const others = credits.whole(document, beside);
  const links = [document, ...others].flatMap(linksOf);
  const originals = [...new Set(linkedIn(links, beside).map(({ document: { view } }) => view))];
  const { byLink } = beside;
  if (links.length === 0 || !links.every(({ text }) => byLink.has(text)) || !originals.every(fits))
    return undefined;
  const currency = currencyOf(document);
  if (![...originals, ...others].every((each) => currencyOf(each) === currency)) return undefined;
  return { originals, others };
});

type Facts = Pick<Rule, 'id' | 'severity' | 'appliesTo' | 'authorityCode' | 'source' | 'good' | 'bad'>;

const exceedsRule = (facts: Facts): Rule => ({
  ...facts,
  layer: 'across',
  paths,
  params: ['stated', 'earlier', 'original'],
  since: '2.0.1',
  check(document, found, surroundings) {
    const credited = creditedBy(document, surroundings);
    if (credited === undefined) return;
    const stated = document.invoiceSummary.totalNetValue;
    const earlier = netOf(credited.others);
    const original = netOf(credited.originals);
    if (addHeld(stated, earlier) <= original) return;
    found(['invoiceSummary', 'totalNetValue'], {
      stated: centsToString(stated),
      original: centsToString(original),
      ...(credited.others.length > 0 && { earlier: centsToString(earlier) }),
    });
  },
});

const netOf = (documents: readonly DocumentView[]): Cents =>
  documents.reduce((sum, { invoiceSummary }) => addHeld(sum, invoiceSummary.totalNetValue), zeroCents);

/** No more is credited than was invoiced. */
export const creditExceedsOriginal = exceedsRule({
  id: 'links/credit-exceeds-original',
  severity: 'error',
  appliesTo: ['5.1'],
  authorityCode: 319,
  source: 'AADE ERP REST API description v2.0.2, errors (319): on 5.1',
  good: { sample: 'creditInvoice', related: [ORIGINAL] },
  bad: [
    {
      // Three stands at 24.90 in all, of an invoice of 63.30.
      sample: 'creditInvoice',
      related: [
        ORIGINAL,
        { sample: 'creditInvoice', set: { '/invoiceHeader/aa': '1' } },
        { sample: 'creditInvoice', set: { '/invoiceHeader/aa': '2' } },
      ],
    },
    {
      sample: 'creditInvoice',
      related: [{ ...ORIGINAL, set: { '/invoiceSummary/totalNetValue': 24.89 } }],
    },
  ],
});

/** Nor is more given back than a receipt was of. */
export const retailCreditExceedsReceipt = exceedsRule({
  id: 'links/retail-credit-exceeds-receipt',
  severity: 'warning',
  appliesTo: ['11.4'],
  source: 'As on 5.1 (319); a warning because the tax authority states it for correlated documents',
  good: { sample: 'retailCredit', related: [RECEIPT] },
  bad: [
    {
      sample: 'retailCredit',
      related: [RECEIPT, { sample: 'retailCredit', set: { '/invoiceHeader/aa': '3' } }],
    },
  ],
});

/** Within the total, a credit may still take back VAT that was not charged. */
export const creditExceedsVatCategory: Rule = {
  id: 'links/credit-exceeds-vat-category',
  layer: 'across',
  severity: 'warning',
  appliesTo: ['5.1', '11.4'],
  paths: [...paths, 'invoiceDetails[].vatCategory', 'invoiceDetails[].netValue'],
  params: ['vatCategory', 'credited', 'original'],
  source: 'As 319, by VAT category; a warning because the tax authority compares the net value',
  since: '2.0.1',
  good: { sample: 'creditInvoice', related: [ORIGINAL] },
  bad: [
    {
      sample: 'creditInvoice',
      related: [{ ...ORIGINAL, set: { '/invoiceDetails/0/vatCategory': 2 } }],
    },
  ],
  check(document, found, surroundings: Surroundings) {
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
      });
    }
  },
};

function netByVatCategory(documents: readonly DocumentView[]): ReadonlyMap<number, Cents> {
  const sums = new Map<number, Cents>();
  for (const { invoiceDetails } of documents) {
    for (const { vatCategory, netValue } of invoiceDetails) {
      sums.set(vatCategory, addHeld(sums.get(vatCategory) ?? zeroCents, netValue));
    }
  }
  return sums;
}
