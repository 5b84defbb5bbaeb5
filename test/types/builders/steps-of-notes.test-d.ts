import { expectTypeOf, test } from 'vitest';
import {
  aggregateDeliveryNote,
  correlatedDeliveryNote,
  correlatedReceivingNote,
  deliveryNote,
  orderCancellation,
  orderSlip,
  receivingNote,
  tableCancellation,
} from '../../../src/builders/index.js';
import { marks, opening, tableAA } from './openings.js';

/** The steps of a document type are exactly these; each of the others is an error of its own. */

test('8.6 orderSlip', () => {
  const builder = orderSlip(opening);
  type Steps = 'check' | 'discount' | 'facts' | 'line' | 'lines' | 'print';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
  // @ts-expect-error not on this type
  void builder.counterpart;
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
  void builder.payment;
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

test('8.6 partial orderCancellation', () => {
  const builder = orderCancellation({ ...opening, tableAA });
  type Steps = 'check' | 'discount' | 'facts' | 'line' | 'lines' | 'print';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
  // @ts-expect-error not on this type
  void builder.counterpart;
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
  void builder.payment;
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

test('8.6 total tableCancellation', () => {
  const builder = tableCancellation({ ...opening, tableAA, multipleConnectedMarks: marks });
  type Steps = 'build' | 'check' | 'facts' | 'print';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
  // @ts-expect-error not on this type
  void builder.counterpart;
  // @ts-expect-error not on this type
  void builder.line;
  // @ts-expect-error not on this type
  void builder.lines;
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
  void builder.payment;
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
});

test('9.1 correlatedDeliveryNote', () => {
  const builder = correlatedDeliveryNote({ ...opening, correlatedInvoices: marks });
  type Steps =
    | 'check'
    | 'correlatesWith'
    | 'counterpart'
    | 'discount'
    | 'facts'
    | 'line'
    | 'lines'
    | 'movement'
    | 'packages'
    | 'print'
    | 'toWeigh';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
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
  void builder.payment;
  // @ts-expect-error not on this type
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.closesNotes;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('9.2 aggregateDeliveryNote', () => {
  const builder = aggregateDeliveryNote(opening);
  type Steps =
    | 'check'
    | 'counterpart'
    | 'discount'
    | 'facts'
    | 'line'
    | 'lines'
    | 'movement'
    | 'packages'
    | 'print'
    | 'toWeigh';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
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
  void builder.payment;
  // @ts-expect-error not on this type
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.closesNotes;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.correlatesWith;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('9.3 deliveryNote', () => {
  const builder = deliveryNote(opening);
  type Steps =
    | 'check'
    | 'counterpart'
    | 'discount'
    | 'facts'
    | 'line'
    | 'lines'
    | 'movement'
    | 'packages'
    | 'print'
    | 'toWeigh';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
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
  void builder.payment;
  // @ts-expect-error not on this type
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.closesNotes;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.correlatesWith;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('10.1 correlatedReceivingNote', () => {
  const builder = correlatedReceivingNote({ ...opening, correlatedInvoices: marks, receivingNotePurpose: 1 });
  type Steps =
    | 'check'
    | 'correlatesWith'
    | 'counterpart'
    | 'discount'
    | 'facts'
    | 'line'
    | 'lines'
    | 'packages'
    | 'print';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
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
  void builder.payment;
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
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('10.2 receivingNote', () => {
  const builder = receivingNote({ ...opening, receivingNotePurpose: 1 });
  type Steps = 'check' | 'counterpart' | 'discount' | 'facts' | 'line' | 'lines' | 'packages' | 'print';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
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
  void builder.payment;
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
  // @ts-expect-error something is still lacking
  void builder.build;
});
