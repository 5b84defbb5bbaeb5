import { Decimal } from 'decimal.js';
import { expectTypeOf, test } from 'vitest';
import {
  addCents,
  allocate,
  asCents,
  type Cents,
  type DecimalInput,
  type Exact,
  parseDecimal,
  percentOf,
  productToCents,
  sumCents,
} from '../../src/money/index.js';

declare const cents: Cents;
declare const quantity: Exact;

test('cents and plain numbers do not mix', () => {
  expectTypeOf(asCents(1230)).toEqualTypeOf<Cents>();
  expectTypeOf(addCents(cents, cents)).toEqualTypeOf<Cents>();
  expectTypeOf<number>().not.toExtend<Cents>();
  // @ts-expect-error a plain number is no amount
  addCents(cents, 100);
  // @ts-expect-error nor is a sum by +
  addCents(cents, cents + cents);
  // @ts-expect-error a text is no amount
  addCents('1.00', cents);
  // @ts-expect-error plain numbers in a list
  sumCents([1, 2]);
  // @ts-expect-error weights are cents
  allocate(cents, [1, 1]);
});

test('exact numbers are opaque', () => {
  // @ts-expect-error cents are no quantity
  productToCents(cents, quantity);
  // @ts-expect-error a percent is parsed first
  percentOf(cents, 24);
  // @ts-expect-error a quantity is no amount
  percentOf(quantity, quantity);
  // @ts-expect-error made by parseDecimal alone
  productToCents({ n: 1, s: 0, big: undefined }, quantity);
});

test('a number can be given in several types', () => {
  expectTypeOf<string | number | bigint | Decimal>().toExtend<DecimalInput>();
  expectTypeOf(new (Decimal.clone())(1)).toExtend<DecimalInput>();
  expectTypeOf<boolean>().not.toExtend<DecimalInput>();
  expectTypeOf<Date>().not.toExtend<DecimalInput>();
});

test('a failed parse states the reason', () => {
  const result = parseDecimal('1');
  if (result.ok) expectTypeOf(result.value).toEqualTypeOf<Exact>();
  else expectTypeOf(result.why).toEqualTypeOf<'type' | 'form' | 'inexact' | 'range'>();
  // @ts-expect-error not before ok is known
  result.value;
});
