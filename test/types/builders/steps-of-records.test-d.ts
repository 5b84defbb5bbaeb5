import { expectTypeOf, test } from 'vitest';
import {
  climateFee,
  contractIncome,
  posCollection,
  posRefund,
  rentIncome,
  selfDelivery,
  selfSupply,
} from '../../../src/builders/index.js';
import { opening } from './openings.js';

/** The steps of a document type are exactly these; each of the others is an error of its own. */

test('6.1 selfDelivery', () => {
  const builder = selfDelivery(opening);
  type Steps =
    | 'check'
    | 'correlatesWith'
    | 'counterpart'
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
  void builder.movement;
  // @ts-expect-error not on this type
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.closesNotes;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('6.2 selfSupply', () => {
  const builder = selfSupply(opening);
  type Steps =
    | 'check'
    | 'correlatesWith'
    | 'counterpart'
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
  void builder.movement;
  // @ts-expect-error not on this type
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.closesNotes;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('7.1 contractIncome', () => {
  const builder = contractIncome(opening);
  type Steps =
    | 'check'
    | 'correlatesWith'
    | 'counterpart'
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
  void builder.movement;
  // @ts-expect-error not on this type
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.closesNotes;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('8.1 rentIncome', () => {
  const builder = rentIncome(opening);
  type Steps =
    | 'check'
    | 'correlatesWith'
    | 'counterpart'
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
  void builder.movement;
  // @ts-expect-error not on this type
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.closesNotes;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('8.2 climateFee', () => {
  const builder = climateFee(opening);
  type Steps = 'check' | 'correlatesWith' | 'facts' | 'line' | 'lines' | 'payment' | 'print';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
  // @ts-expect-error not on this type
  void builder.counterpart;
  // @ts-expect-error not on this type
  void builder.discount;
  // @ts-expect-error not on this type
  void builder.withheld;
  // @ts-expect-error not on this type
  void builder.fees;
  // @ts-expect-error not on this type
  void builder.stampDuty;
  // @ts-expect-error not on this type
  void builder.otherTaxes;
  // @ts-expect-error not on this type
  void builder.deductions;
  // @ts-expect-error not on this type
  void builder.movement;
  // @ts-expect-error not on this type
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.closesNotes;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('8.4 posCollection', () => {
  const builder = posCollection(opening);
  type Steps = 'check' | 'facts' | 'line' | 'lines' | 'payment' | 'print' | 'refersTo';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
  // @ts-expect-error not on this type
  void builder.counterpart;
  // @ts-expect-error not on this type
  void builder.discount;
  // @ts-expect-error not on this type
  void builder.withheld;
  // @ts-expect-error not on this type
  void builder.fees;
  // @ts-expect-error not on this type
  void builder.stampDuty;
  // @ts-expect-error not on this type
  void builder.otherTaxes;
  // @ts-expect-error not on this type
  void builder.deductions;
  // @ts-expect-error not on this type
  void builder.movement;
  // @ts-expect-error not on this type
  void builder.closesTable;
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

test('8.5 posRefund', () => {
  const builder = posRefund(opening);
  type Steps = 'check' | 'correlatesWith' | 'facts' | 'line' | 'lines' | 'payment' | 'print' | 'refersTo';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
  // @ts-expect-error not on this type
  void builder.counterpart;
  // @ts-expect-error not on this type
  void builder.discount;
  // @ts-expect-error not on this type
  void builder.withheld;
  // @ts-expect-error not on this type
  void builder.fees;
  // @ts-expect-error not on this type
  void builder.stampDuty;
  // @ts-expect-error not on this type
  void builder.otherTaxes;
  // @ts-expect-error not on this type
  void builder.deductions;
  // @ts-expect-error not on this type
  void builder.movement;
  // @ts-expect-error not on this type
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.closesNotes;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});
