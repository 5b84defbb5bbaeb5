import { checkUnknown } from '../../builders/check-document.js';
import type { KindRow } from '../../builders/kinds/kind-row.js';
import { posNspIds } from '../../codes/index.js';
import {
  centsOfNumber,
  centsToNumber,
  centsToString,
  exactOfNumber,
  percentOf,
  subtractCents,
  zeroCents,
} from '../../money/index.js';
import { type Arbitrary, fc } from '../fast-check.js';

/**
 * How a document is paid: the methods, the percent of the gross total for each but the last, and how facts state it.
 */
export interface Settlement {
  readonly means: readonly Readonly<Record<string, unknown>>[];
  readonly shares: readonly number[];
  readonly last: 'rest' | 'text' | 'number';
}

const CARD = 7;
const INSTANT = 8;

const terminal = fc.record({
  terminalId: fc.constantFrom('16000123', 'TID-00042'),
  posNspId: fc.constantFrom(...posNspIds.map(({ code }) => code)),
});

const meansOf = (types: readonly number[]): Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(fc.constantFrom(...types), terminal, fc.constantFrom({}, {}, { paymentMethodInfo: 'Δόση 1η' }))
    .map(([type, pos, info]) => ({ type, ...(type === CARD || type === INSTANT ? pos : {}), ...info }));

/** How a document of a kind is paid, or `undefined` if it has no payments. */
export function settlementOf(row: KindRow): Arbitrary<Settlement | undefined> {
  if (row.payments === 'no') return fc.constant(undefined);
  const isReceipt = row.line === 'collection';
  const settlement = fc.record({
    means: isReceipt
      ? fc.tuple(meansOf([CARD]))
      : fc.array(meansOf([3, 5, 1, 2, 4, 6, CARD, INSTANT]), { minLength: 1, maxLength: 3 }),
    shares: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 2 }),
    last: fc.constantFrom<Settlement['last']>('rest', 'text', 'number'),
  });
  return row.payments === 'may' ? fc.option(settlement, { nil: undefined, freq: 4 }) : settlement;
}

/** Adds payments to facts. They add up to the gross total. */
export function withPayments(facts: object, settlement: Settlement | undefined): object {
  if (settlement === undefined) return facts;
  const { means, shares, last } = settlement;
  const [only] = means;
  if (means.length === 1 && last === 'rest') return { ...facts, payments: [{ ...only, amount: 'rest' }] };
  const gross = grossOf(facts);
  if (gross === undefined) return { ...facts, payments: [{ ...only, amount: 'rest' }] };
  let left = gross;
  const payments = means.map((each, index) => {
    if (index + 1 === means.length) {
      const amount = last === 'rest' ? last : last === 'text' ? centsToString(left) : centsToNumber(left);
      return { ...each, amount };
    }
    const percent = exactOfNumber(shares[index] ?? 1);
    const amount = percent === undefined ? zeroCents : percentOf(gross, percent);
    left = subtractCents(left, amount);
    return { ...each, amount: centsToString(amount) };
  });
  return { ...facts, payments };
}

/** The gross total of facts, computed by the builder. */
function grossOf(facts: object) {
  const { document } = checkUnknown({ ...facts, payments: [{ type: 3, amount: 'rest' }] });
  return document && centsOfNumber(document.invoiceSummary.totalGrossValue);
}
