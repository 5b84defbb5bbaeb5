import { VatCategory, vatCategories } from '../../codes/index.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import {
  asCents,
  type Cents,
  centsToString,
  differenceInCents,
  type Exact,
  formatExact,
  percentOf,
} from '../../money/index.js';
import { exceeds, percentIsNear } from '../../money/near.js';
import type { Params } from '../../types/index.js';
import { once } from '../engine/once.js';
import { type DocumentView, type Found, type LineView, type RuleFacts, rule } from '../engine/rule.js';
import { exactPercent } from '../taxes/exact-percent.js';

/** By VAT category; 7 and 8 bear no VAT at all, which is for a rule of the lines to say. */
const percents: (Exact | undefined)[] = [];
for (const { code, percent } of vatCategories) {
  if (code !== VatCategory.Exempt) percents[code] = exactPercent(percent);
}

/** Beyond both, no rounding explains a difference: five cents, and one percent of the net value. */
const FAR = { amount: asCents(5), percent: exactAsPrinted(1) };

/** A line whose VAT amount is not that of its category. */
interface OddVat {
  readonly index: number;
  readonly kind: 'near' | 'otherRate' | 'far';
  readonly params: Params;
}

/** Net × rate is the VAT amount, to the cent beside it: prices that include VAT need that cent. */
const oddVats = once(({ invoiceDetails: lines }: DocumentView): readonly OddVat[] => {
  const odd: OddVat[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as LineView;
    const percent = percents[line.vatCategory];
    if (percent !== undefined && !percentIsNear(line.netValue, percent, line.vatAmount)) {
      odd.push(judge(line, index, percent));
    }
  }
  return odd;
});

function judge({ netValue: net, vatAmount: stated }: LineView, index: number, percent: Exact): OddVat {
  const computed = percentOf(net, percent);
  const difference = differenceInCents(computed, stated);
  const params = {
    line: index + 1,
    net: centsToString(net),
    percent: formatExact(percent),
    computed: centsToString(computed),
    stated: centsToString(stated),
  };
  const fits = ratesOf(net, stated, difference);
  if (fits !== '') return { index, kind: 'otherRate', params: { ...params, fits } };
  if (difference > FAR.amount && exceeds(difference, net, FAR.percent))
    return { index, kind: 'far', params: { ...params, difference: centsToString(difference) } };
  return { index, kind: 'near', params };
}

/**
 * The rates of which an amount is the VAT. Small amounts lie near several, so where little is amiss the amount has to be
 * that of the rate to the cent.
 */
function ratesOf(net: Cents, stated: Cents, difference: Cents): string {
  const rates = new Set<string>();
  for (const percent of percents) {
    if (percent === undefined) continue;
    const isOf =
      difference > FAR.amount ? percentIsNear(net, percent, stated) : percentOf(net, percent) === stated;
    if (isOf) rates.add(formatExact(percent));
  }
  return [...rates].join(', ');
}

interface VatRule extends Pick<RuleFacts, 'id' | 'bad'> {
  readonly params: readonly string[];
  readonly kind: OddVat['kind'];
}

const SOURCE =
  'AADE ERP REST API description v2.0.2, errors (229); AADE facts, Amounts and rounding: one cent of slack was accepted, no tolerance is published';

const vatRule = ({ kind, params, ...facts }: VatRule) =>
  rule({
    ...facts,
    severity: 'warning',
    paths: ['invoiceDetails[].netValue', 'invoiceDetails[].vatCategory', 'invoiceDetails[].vatAmount'],
    params: ['line', 'net', 'percent', 'computed', 'stated', ...params],
    authorityCode: 229,
    source: SOURCE,
    good: { sample: 'retailReceipt' },
    check(document: DocumentView, found: Found) {
      for (const odd of oddVats(document)) {
        if (odd.kind === kind) found(['invoiceDetails', odd.index, 'vatAmount'], odd.params);
      }
    },
  });

/** The VAT amount is some cents beside that of the category, as much rounding may leave. */
export const lineVat = vatRule({
  id: 'totals/line-vat',
  kind: 'near',
  params: [],
  bad: [
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/vatAmount': 11.97,
        '/invoiceSummary/totalVatAmount': 13.73,
        '/invoiceSummary/totalGrossValue': 77.03,
        '/paymentMethods/0/amount': 77.03,
      },
    },
  ],
});

/** The VAT amount is that of another rate: the category or the amount is wrong. */
export const lineVatOfOtherRate = vatRule({
  id: 'totals/line-vat-of-other-rate',
  kind: 'otherRate',
  params: ['fits'],
  bad: [
    {
      sample: 'retailReceipt',
      set: { '/invoiceDetails/0/vatCategory': 2, '/invoiceDetails/0/vatCategoryPercent': 13 },
    },
  ],
});

/** The VAT amount is that of no rate. */
export const lineVatFarOff = vatRule({
  id: 'totals/line-vat-far-off',
  kind: 'far',
  params: ['difference'],
  bad: [
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/vatAmount': 19.95,
        '/invoiceSummary/totalVatAmount': 21.71,
        '/invoiceSummary/totalGrossValue': 85.01,
        '/paymentMethods/0/amount': 85.01,
      },
    },
  ],
});
