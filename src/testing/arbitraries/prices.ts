import { type Arbitrary, fc } from '../fast-check.js';
import { decimalBetween } from './decimals.js';
import { allOf, member, type Part, perhaps } from './parts.js';

/** Whether a price is without VAT or with VAT. A discount of the document by amount requires the same for all lines. */
export type Basis = 'net' | 'gross';

/** How large the amounts of a document are. */
export type Scale = 'usual' | 'large' | 'largest';

/** The largest amount of the schema has 13 digits before the decimal point. Four large lines with VAT stay below it. */
const LARGE = { min: 100_000_000, max: 800_000_000_000 };
const LARGEST = { min: 1_000_000_000_000, max: 8_000_000_000_000 };
const LIMIT = '9999999999999.99';

const wholeAmounts = (min: number, max: number): Arbitrary<string | number> =>
  fc.tuple(fc.integer({ min, max }), fc.nat(99), fc.boolean()).map(([whole, cents, asNumber]) => {
    const text = `${whole}.${String(cents).padStart(2, '0')}`;
    return asNumber ? Number(text) : text;
  });

const amountOf = (scale: Scale): Arbitrary<string | number> => {
  if (scale === 'usual') return decimalBetween(200, 5000, 2);
  return scale === 'large' ? wholeAmounts(LARGE.min, LARGE.max) : wholeAmounts(LARGEST.min, LARGEST.max);
};

/** A quantity of at least one, so that a line with a price has a value. */
export const quantity: Arbitrary<string | number> = decimalBetween(1, 500, 6);

const [UNIT, WHOLE] = [
  { net: 'unitPrice', gross: 'unitPriceWithVat' },
  { net: 'net', gross: 'gross' },
] as const;

/** A price large enough to give a value, with its quantity. */
export function countedPrice(basis: Basis, scale: Scale): Part {
  if (scale !== 'usual') {
    return fc.record({
      [UNIT[basis]]: amountOf(scale),
      quantity: fc.constantFrom<string | number>(1, '1', '1.0'),
    });
  }
  return fc.oneof(
    fc.record({ [UNIT[basis]]: decimalBetween(200, 900, 8), quantity }),
    fc.record({ [WHOLE[basis]]: amountOf(scale), quantity }),
  );
}

/** A value without a quantity, large enough not to round to zero. */
export function wholePrice(basis: Basis, scale: Scale): Part {
  const usual = member(WHOLE[basis], amountOf(scale));
  if (scale !== 'largest' || basis === 'net') return usual;
  return fc.oneof(usual, fc.constant({ gross: LIMIT }));
}

/** A price that may round to zero: fractions of cents, grams. */
export const tinyPrice = (basis: Basis): Part =>
  fc.record({ [UNIT[basis]]: decimalBetween(0, 2, 8), quantity: decimalBetween(1, 9, 3) });

/** The unit, as a code or as people write it. */
export const unit: Part = allOf(
  member('unit', fc.constantFrom<string | number>(1, 2, 3, 4, 5, 6, 'kg', 'τεμ.', 'ΤΜΧ', 'λίτρα')),
  perhaps(member('unitLabel', fc.constantFrom('Κιβώτιο', 'Σετ'))),
);

/** A discount that leaves at least half of a larger price. */
export const discount: Part = member(
  'discount',
  fc.oneof(fc.record({ percent: decimalBetween(0, 49, 2) }), fc.record({ amount: decimalBetween(0, 39, 2) })),
);

/** A discount on a price that may round to zero. */
export const anyPercent: Part = member('discount', fc.record({ percent: decimalBetween(0, 99, 2) }));

/** A discount on the whole document. By amount only if the prices of all lines have the same basis. */
export const documentDiscount = (isOneBasis: boolean): Part =>
  member(
    'discount',
    isOneBasis
      ? fc.oneof(
          fc.record({ percent: decimalBetween(0, 49, 2) }),
          fc.record({ amount: decimalBetween(0, 39, 2) }),
        )
      : fc.record({ percent: decimalBetween(0, 49, 2) }),
  );
