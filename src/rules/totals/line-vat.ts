import { vatCategoryOfPercent } from '../../codes/vat-percent.js';
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
import { withTotal } from '../examples/with-total.js';
import { exactPercents } from '../lines/percents.js';
import { isUsualLines } from '../lines/usual-lines.js';

/** A difference above both limits is not caused by rounding: five cents, and one percent of the net value. */
const FAR = { amount: asCents(5), percent: exactAsPrinted(1) };

/** A line whose VAT amount does not match its category. */
interface WrongVat {
  readonly index: number;
  readonly kind: 'near' | 'otherRate' | 'far';
  readonly params: Params;
}

/** Net × rate is the VAT amount, give or take one cent: prices that include VAT need that cent. */
const wrongVats = once(({ invoiceDetails: lines }: DocumentView): readonly WrongVat[] => {
  const wrong: WrongVat[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as LineView;
    const percent = exactPercents[line.vatCategory];
    if (percent !== undefined && !percentIsNear(line.netValue, percent, line.vatAmount)) {
      wrong.push(judge(line, index, percent));
    }
  }
  return wrong;
});

function judge({ netValue: net, vatAmount: stated }: LineView, index: number, percent: Exact): WrongVat {
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
  if (fits !== '') return { index, kind: 'otherRate', params: { ...params, fits, ...categoryOf(fits) } };
  if (difference > FAR.amount && exceeds(difference, net, FAR.percent))
    return { index, kind: 'far', params: { ...params, difference: centsToString(difference) } };
  return { index, kind: 'near', params };
}

/**
 * The rates that give an amount. Small amounts are close to several rates, so if the difference is small the amount
 * must match the rate to the cent.
 */
function ratesOf(net: Cents, stated: Cents, difference: Cents): string {
  const rates = new Set<string>();
  for (const percent of exactPercents) {
    if (percent === undefined) continue;
    const isOf =
      difference > FAR.amount ? percentIsNear(net, percent, stated) : percentOf(net, percent) === stated;
    if (isOf) rates.add(formatExact(percent));
  }
  return [...rates].join(', ');
}

/** The category of a rate, if there is one rate, with one category. */
function categoryOf(rates: string): Params {
  const found = vatCategoryOfPercent(rates);
  return found.ok ? { vatCategory: found.category } : {};
}

interface VatRule extends Pick<RuleFacts, 'id' | 'bad'> {
  readonly params: readonly string[];
  readonly kind: WrongVat['kind'];
}

const SOURCE =
  'AADE ERP REST API description v2.0.2, errors (229); AADE facts, Amounts and rounding: a difference of one cent was accepted, no tolerance is published';

const vatRule = ({ kind, params, ...facts }: VatRule) =>
  rule({
    ...facts,
    severity: 'warning',
    unless: isUsualLines,
    paths: ['invoiceDetails[].netValue', 'invoiceDetails[].vatCategory', 'invoiceDetails[].vatAmount'],
    params: ['line', 'net', 'percent', 'computed', 'stated', ...params],
    authorityCode: 229,
    source: SOURCE,
    good: { sample: 'retailReceipt' },
    check(document: DocumentView, found: Found) {
      for (const wrong of wrongVats(document)) {
        if (wrong.kind === kind) found(['invoiceDetails', wrong.index, 'vatAmount'], wrong.params);
      }
    },
  });

/** The VAT amount differs by a few cents, which may come from rounding. */
export const lineVat = vatRule({
  id: 'totals/line-vat',
  kind: 'near',
  params: [],
  bad: [
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/vatAmount': 11.97,
        ...withTotal('totalVatAmount', 13.73, 77.03),
      },
    },
  ],
});

/** The VAT amount fits another rate: the category or the amount is wrong. */
export const lineVatOfOtherRate = vatRule({
  id: 'totals/line-vat-of-other-rate',
  kind: 'otherRate',
  params: ['fits', 'vatCategory'],
  bad: [
    {
      sample: 'retailReceipt',
      set: { '/invoiceDetails/0/vatCategory': 2, '/invoiceDetails/0/vatCategoryPercent': 13 },
    },
  ],
});

/** The VAT amount fits no rate. */
export const lineVatFarOff = vatRule({
  id: 'totals/line-vat-far-off',
  kind: 'far',
  params: ['difference'],
  bad: [
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/vatAmount': 19.95,
        ...withTotal('totalVatAmount', 21.71, 85.01),
      },
    },
  ],
});
