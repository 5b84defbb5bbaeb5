import { expectTypeOf, test } from 'vitest';
import {
  retailCredit,
  retailReceipt,
  retailReceiptForThirdParties,
  serviceReceipt,
  simplifiedInvoice,
} from '../../../src/builders/index.js';
import { opening } from './openings.js';

/** The steps of a document type are exactly these; each of the others is an error of its own. */

test('11.1 retailReceipt', () => {
  const builder = retailReceipt(opening);
  type Steps =
    | 'check'
    | 'closesTable'
    | 'deductions'
    | 'discount'
    | 'facts'
    | 'fees'
    | 'line'
    | 'lines'
    | 'movement'
    | 'otherTaxes'
    | 'payment'
    | 'print'
    | 'stampDuty'
    | 'withheld';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
  // @ts-expect-error not on this type
  void builder.closesNotes;
  // @ts-expect-error not on this type
  void builder.counterpart;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.correlatesWith;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('11.2 serviceReceipt', () => {
  const builder = serviceReceipt(opening);
  type Steps =
    | 'check'
    | 'deductions'
    | 'discount'
    | 'facts'
    | 'fees'
    | 'line'
    | 'lines'
    | 'otherTaxes'
    | 'payment'
    | 'print'
    | 'stampDuty'
    | 'withheld';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
  // @ts-expect-error not on this type
  void builder.counterpart;
  // @ts-expect-error not on this type
  void builder.movement;
  // @ts-expect-error not on this type
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.closesNotes;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.correlatesWith;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('11.3 simplifiedInvoice', () => {
  const builder = simplifiedInvoice(opening);
  type Steps =
    | 'check'
    | 'deductions'
    | 'discount'
    | 'facts'
    | 'fees'
    | 'line'
    | 'lines'
    | 'otherTaxes'
    | 'payment'
    | 'print'
    | 'stampDuty'
    | 'withheld';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
  // @ts-expect-error not on this type
  void builder.closesNotes;
  // @ts-expect-error not on this type
  void builder.counterpart;
  // @ts-expect-error not on this type
  void builder.movement;
  // @ts-expect-error not on this type
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.correlatesWith;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('11.4 retailCredit', () => {
  const builder = retailCredit(opening);
  type Steps =
    | 'check'
    | 'closesTable'
    | 'deductions'
    | 'discount'
    | 'facts'
    | 'fees'
    | 'line'
    | 'lines'
    | 'otherTaxes'
    | 'payment'
    | 'print'
    | 'refersTo'
    | 'stampDuty'
    | 'withheld';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
  // @ts-expect-error not on this type
  void builder.counterpart;
  // @ts-expect-error not on this type
  void builder.movement;
  // @ts-expect-error not on this type
  void builder.closesNotes;
  // @ts-expect-error not on this type
  void builder.correlatesWith;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('11.5 retailReceiptForThirdParties', () => {
  const builder = retailReceiptForThirdParties(opening);
  type Steps =
    | 'check'
    | 'deductions'
    | 'discount'
    | 'facts'
    | 'fees'
    | 'line'
    | 'lines'
    | 'movement'
    | 'otherTaxes'
    | 'payment'
    | 'print'
    | 'stampDuty'
    | 'withheld';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
  // @ts-expect-error not on this type
  void builder.closesNotes;
  // @ts-expect-error not on this type
  void builder.counterpart;
  // @ts-expect-error not on this type
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.correlatesWith;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});
