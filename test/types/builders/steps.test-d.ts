import { expectTypeOf, test } from 'vitest';
import type * as builders from '../../../src/builders/index.js';
import type { Kind } from '../../../src/builders/index.js';
import { marks, opening, tableAA } from './openings.js';

/** A document of items, without prices. */
type Items = 'check' | 'discount' | 'facts' | 'line' | 'lines' | 'print';
/** A document of amounts, without taxes. */
type Amounts = 'check' | 'facts' | 'line' | 'lines' | 'payment' | 'print';
type Retail = Items | 'payment' | 'withheld' | 'fees' | 'stampDuty' | 'otherTaxes' | 'deductions';
type Invoice = Retail | 'counterpart' | 'correlatesWith';
type Note = Items | 'counterpart' | 'packages';
type MovingNote = Note | 'movement' | 'toWeigh';

/**
 * The steps of a builder that was just opened: exactly these. `build` comes when nothing is missing; a total cancellation
 * needs nothing more.
 */
interface StepsOf {
  /* 1.1 */ salesInvoice: Invoice | 'movement' | 'closesNotes' | 'closesTable';
  /* 1.2 */ intraCommunitySalesInvoice: Invoice | 'movement';
  /* 1.3 */ thirdCountrySalesInvoice: Invoice | 'movement';
  /* 1.4 */ salesInvoiceForThirdParties: Invoice | 'movement';
  /* 1.5 */ clearanceInvoice: Invoice;
  /* 1.6 */ supplementarySalesInvoice: Invoice | 'movement';
  /* 2.1 */ serviceInvoice: Invoice;
  /* 2.2 */ intraCommunityServiceInvoice: Invoice;
  /* 2.3 */ thirdCountryServiceInvoice: Invoice;
  /* 2.4 */ supplementaryServiceInvoice: Invoice;
  /* 3.1 */ acquisitionTitle: Invoice | 'movement';
  /* 3.2 */ refusedAcquisitionTitle: Invoice | 'movement';
  /* 5.1 */ creditInvoice: Invoice | 'movement';
  /* 5.2 */ uncorrelatedCreditInvoice: Retail | 'counterpart' | 'movement' | 'closesTable';
  /* 6.1 */ selfDelivery: Invoice;
  /* 6.2 */ selfSupply: Invoice;
  /* 7.1 */ contractIncome: Invoice;
  /* 8.1 */ rentIncome: Invoice;
  /* 8.2 */ climateFee: Amounts | 'counterpart' | 'correlatesWith';
  /* 8.4 */ posCollection: Amounts | 'counterpart' | 'refersTo';
  /* 8.5 */ posRefund: Amounts | 'counterpart' | 'refersTo' | 'correlatesWith';
  /* 8.6 */ orderSlip: Items | 'counterpart';
  /* 8.6 */ orderCancellation: Items | 'counterpart';
  /* 8.6 */ tableCancellation: 'build' | 'check' | 'counterpart' | 'facts' | 'print';
  /* 9.1 */ correlatedDeliveryNote: MovingNote | 'correlatesWith';
  /* 9.2 */ aggregateDeliveryNote: MovingNote;
  /* 9.3 */ deliveryNote: MovingNote;
  /* 10.1 */ correlatedReceivingNote: Note | 'correlatesWith';
  /* 10.2 */ receivingNote: Note;
  /* 11.1 */ retailReceipt: Retail | 'movement' | 'closesTable';
  /* 11.2 */ serviceReceipt: Retail;
  /* 11.3 */ simplifiedInvoice: Retail;
  /* 11.4 */ retailCredit: Retail | 'closesTable' | 'refersTo' | 'movement';
  /* 11.5 */ retailReceiptForThirdParties: Retail | 'movement';
}

type Open<K extends Kind> = (typeof builders)[K];

/** The kinds that these facts are enough to open. */
type OpenedBy<Facts> = { [K in Kind]: Facts extends Parameters<Open<K>>[0] ? K : never }[Kind];

test('the table includes every kind of document', () => {
  expectTypeOf<keyof StepsOf>().toEqualTypeOf<Kind>();
});

test('a builder has exactly the steps of its kind', () => {
  expectTypeOf<{ [K in Kind]: keyof ReturnType<Open<K>> }>().toEqualTypeOf<StepsOf>();
});

test('the head opens a document, except for kinds that refer to other documents, a purpose or a table', () => {
  type Correlated =
    | 'supplementarySalesInvoice'
    | 'supplementaryServiceInvoice'
    | 'creditInvoice'
    | 'correlatedDeliveryNote';
  type OfTable = 'orderCancellation' | 'tableCancellation';
  type Receiving = 'correlatedReceivingNote' | 'receivingNote';
  expectTypeOf<OpenedBy<typeof opening>>().toEqualTypeOf<Exclude<Kind, Correlated | OfTable | Receiving>>();

  const correlated = { ...opening, correlatedInvoices: marks };
  const ofTable = { ...opening, tableAA, multipleConnectedMarks: marks };
  const received = { ...opening, receivingNotePurpose: 1 } as const;
  const correlatedReceived = { ...correlated, ...received };
  expectTypeOf<Correlated>().toExtend<OpenedBy<typeof correlated>>();
  expectTypeOf<'tableCancellation'>().toExtend<OpenedBy<typeof ofTable>>();
  expectTypeOf<'receivingNote'>().toExtend<OpenedBy<typeof received>>();
  expectTypeOf<'correlatedReceivingNote'>().toExtend<OpenedBy<typeof correlatedReceived>>();
  const { multipleConnectedMarks, ...cancelled } = ofTable;
  expectTypeOf(multipleConnectedMarks).toEqualTypeOf(marks);
  expectTypeOf<'orderCancellation'>().toExtend<OpenedBy<typeof cancelled>>();
});
