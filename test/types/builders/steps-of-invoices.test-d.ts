import { expectTypeOf, test } from 'vitest';
import {
  acquisitionTitle,
  clearanceInvoice,
  creditInvoice,
  intraCommunitySalesInvoice,
  intraCommunityServiceInvoice,
  refusedAcquisitionTitle,
  salesInvoice,
  salesInvoiceForThirdParties,
  serviceInvoice,
  supplementarySalesInvoice,
  supplementaryServiceInvoice,
  thirdCountrySalesInvoice,
  thirdCountryServiceInvoice,
  uncorrelatedCreditInvoice,
} from '../../../src/builders/index.js';
import { marks, opening } from './openings.js';

/** The steps of a document type are exactly these; each of the others is an error of its own. */

test('1.1 salesInvoice', () => {
  const builder = salesInvoice(opening);
  type Steps =
    | 'check'
    | 'closesNotes'
    | 'closesTable'
    | 'correlatesWith'
    | 'counterpart'
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
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('1.2 intraCommunitySalesInvoice', () => {
  const builder = intraCommunitySalesInvoice(opening);
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
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('1.3 thirdCountrySalesInvoice', () => {
  const builder = thirdCountrySalesInvoice(opening);
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
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('1.4 salesInvoiceForThirdParties', () => {
  const builder = salesInvoiceForThirdParties(opening);
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
  void builder.closesTable;
  // @ts-expect-error not on this type
  void builder.refersTo;
  // @ts-expect-error not on this type
  void builder.toWeigh;
  // @ts-expect-error not on this type
  void builder.packages;
  // @ts-expect-error something is still lacking
  void builder.build;
});

test('1.5 clearanceInvoice', () => {
  const builder = clearanceInvoice(opening);
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

test('1.6 supplementarySalesInvoice', () => {
  const builder = supplementarySalesInvoice({ ...opening, correlatedInvoices: marks });
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
    | 'movement'
    | 'otherTaxes'
    | 'payment'
    | 'print'
    | 'stampDuty'
    | 'withheld';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
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

test('2.1 serviceInvoice', () => {
  const builder = serviceInvoice(opening);
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

test('2.2 intraCommunityServiceInvoice', () => {
  const builder = intraCommunityServiceInvoice(opening);
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

test('2.3 thirdCountryServiceInvoice', () => {
  const builder = thirdCountryServiceInvoice(opening);
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

test('2.4 supplementaryServiceInvoice', () => {
  const builder = supplementaryServiceInvoice({ ...opening, correlatedInvoices: marks });
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

test('3.1 acquisitionTitle', () => {
  const builder = acquisitionTitle(opening);
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
    | 'movement'
    | 'otherTaxes'
    | 'payment'
    | 'print'
    | 'stampDuty'
    | 'withheld';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
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

test('3.2 refusedAcquisitionTitle', () => {
  const builder = refusedAcquisitionTitle(opening);
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
    | 'movement'
    | 'otherTaxes'
    | 'payment'
    | 'print'
    | 'stampDuty'
    | 'withheld';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
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

test('5.1 creditInvoice', () => {
  const builder = creditInvoice({ ...opening, correlatedInvoices: marks });
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
    | 'movement'
    | 'otherTaxes'
    | 'payment'
    | 'print'
    | 'stampDuty'
    | 'withheld';
  expectTypeOf<keyof typeof builder>().toEqualTypeOf<Steps>();
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

test('5.2 uncorrelatedCreditInvoice', () => {
  const builder = uncorrelatedCreditInvoice(opening);
  type Steps =
    | 'check'
    | 'closesTable'
    | 'counterpart'
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
