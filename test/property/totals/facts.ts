import fc from 'fast-check';
import type { LineInput, TaxKind, TotalsInput } from '../../../src/totals/index.js';
import { decimalText, exact, percentText, shift } from '../money/arbitraries.js';

/** A document as texts: what the library gets parsed, and the reference calculates with as they are. */
export interface LineFacts {
  lead: LineInput['lead'];
  price: string;
  quantity: string;
  vat: string;
  discount?: DiscountFacts | undefined;
  taxes: { kind: TaxKind; by: 'percent' | 'fixedAmount' | 'amount'; value: string }[];
  kinds: string[];
}
export interface DiscountFacts {
  kind: 'percent' | 'amount';
  value: string;
}
export interface Facts {
  lines: LineFacts[];
  discount?: DiscountFacts | undefined;
}

const cents = (most: number) => fc.integer({ min: 0, max: most }).map((n) => shift(BigInt(n), 2));

const discountPercent = fc.oneof(
  fc.constantFrom('10', '5', '33.333', '100', '0'),
  fc.integer({ min: 0, max: 10_000 }).map((n) => shift(BigInt(n), 2)),
);
/** Amounts are small compared with the lines, so that most of them can be taken off. */
const discount = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: discountPercent }),
  fc.record({ kind: fc.constant('amount' as const), value: cents(50) }),
);

const tax = fc.record({
  kind: fc.constantFrom<TaxKind>('withheld', 'fees', 'stampDuty', 'otherTaxes', 'deductions'),
  by: fc.constantFrom('percent' as const, 'fixedAmount' as const, 'amount' as const),
  value: cents(900),
});

const priceAndQuantity = fc.oneof(
  // Everyday prices, and quantities with up to three decimals.
  fc.record({
    price: cents(20_000),
    quantity: fc.integer({ min: 0, max: 20_000 }).map((n) => shift(BigInt(n), 3)),
  }),
  // Prices and quantities with many decimals.
  fc.record({ price: decimalText(5, 10), quantity: decimalText(5, 8) }),
);

const line = (leads: readonly LineInput['lead'][]) =>
  fc
    .record({
      lead: fc.constantFrom(...leads),
      priced: priceAndQuantity,
      amount: fc.oneof(cents(100_000), cents(2 ** 31 - 1)),
      vat: percentText,
      discount: fc.option(discount, { nil: undefined, freq: 2 }),
      taxes: fc.uniqueArray(tax, { maxLength: 2, selector: ({ kind }) => kind }),
      kinds: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 1 }),
    })
    .map(({ priced, amount, ...rest }): LineFacts => {
      const isUnit = rest.lead === 'unitPrice' || rest.lead === 'unitPriceWithVat';
      return { ...rest, quantity: priced.quantity, price: isUnit ? priced.price : amount };
    });

const lines = (leads: readonly LineInput['lead'][]) =>
  fc.oneof(
    fc.array(line(leads), { minLength: 1, maxLength: 6 }),
    fc.array(line(leads), { minLength: 30, maxLength: 45, size: 'max' }),
  );

/** Net-led, gross-led or mixed lines; a discount on the document now and then. */
export const facts: fc.Arbitrary<Facts> = fc.record({
  lines: fc.oneof(
    lines(['unitPrice', 'net']),
    lines(['unitPriceWithVat', 'gross']),
    lines(['unitPrice', 'unitPriceWithVat', 'net', 'gross']),
  ),
  discount: fc.option(discount, { nil: undefined, freq: 2 }),
});

const discountInput = (given: DiscountFacts | undefined) =>
  given && { kind: given.kind, value: exact(given.value) };

/** The facts as the library takes them. */
export function inputOf({ lines: all, discount: off }: Facts): TotalsInput {
  return {
    lines: all.map((each) => ({
      lead: each.lead,
      price: exact(each.price),
      quantity: exact(each.quantity),
      vatPercent: exact(each.vat),
      discount: discountInput(each.discount),
      taxes: Object.fromEntries(each.taxes.map(({ kind, by, value }) => [kind, { [by]: exact(value) }])),
      incomeClassification: each.kinds.map((kind) => ({ classificationCategory: kind as 'category1_1' })),
    })),
    discount: discountInput(off),
  };
}
