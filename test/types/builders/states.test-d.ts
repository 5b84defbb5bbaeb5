import { expectTypeOf, test } from 'vitest';
import {
  type Builder,
  card,
  cash,
  correlatedDeliveryNote,
  creditInvoice,
  type Document,
  deliveryNote,
  orderCancellation,
  orderSlip,
  posCollection,
  receivingNote,
  retailReceipt,
  salesInvoice,
  selfDelivery,
  tableCancellation,
  uncorrelatedCreditInvoice,
} from './doors.js';
import { counterpart, marks, movement, opening, tableAA } from './openings.js';

const goods = { gross: '30.00', vat: 24 };
const moved = { description: 'Καρέκλα', quantity: 2, unit: 1 };

test('an invoice needs counterpart, line and payment, in any order', () => {
  const opened = salesInvoice(opening);
  expectTypeOf(opened).toEqualTypeOf<Builder<'salesInvoice', 'counterpart' | 'line' | 'payment'>>();
  const paid = opened.payment(cash('30.00'));
  expectTypeOf(paid).toEqualTypeOf<Builder<'salesInvoice', 'counterpart' | 'line'>>();
  // @ts-expect-error the counterpart is lacking
  void paid.line(goods).build;
  // @ts-expect-error the line is lacking
  void paid.counterpart(counterpart).build;
  // @ts-expect-error the payment is lacking
  void opened.line(goods).counterpart(counterpart).build;
  expectTypeOf(paid.line(goods).counterpart(counterpart).build()).toEqualTypeOf<Document>();
  expectTypeOf(paid.lines([goods]).counterpart(counterpart).build()).toEqualTypeOf<Document>();
});

test('facts and check are available from the start', () => {
  expectTypeOf(salesInvoice(opening).check).returns.toHaveProperty('issues');
  expectTypeOf(salesInvoice(opening).facts).returns.toHaveProperty('lines');
});

test('steps that are not required change nothing', () => {
  const built = retailReceipt(opening).line(goods).payment(cash('rest'));
  expectTypeOf(built.discount({ percent: 10 })).toEqualTypeOf(built);
  expectTypeOf(
    built.print({ documentComments: 'x' }).withheld({ category: 1 }).fees({ category: 1 }),
  ).toEqualTypeOf(built);
  expectTypeOf(
    built.stampDuty({ category: 1 }).otherTaxes({ category: 3 }).deductions({ amount: 1 }),
  ).toEqualTypeOf(built);
  expectTypeOf(built.closesTable({ marks: new Set(marks), uids: ['A'.repeat(40)] })).toEqualTypeOf(built);
});

test('an invoice closes notes, a table or both', () => {
  const built = salesInvoice(opening).counterpart(counterpart).line(goods).payment(cash('rest'));
  expectTypeOf(built.closesNotes(new Set(marks)).closesTable({ marks })).toEqualTypeOf(built);
});

test('a private person without a tax number can only receive goods', () => {
  const { vatNumber, ...person } = { ...counterpart, name: 'Ελένη Νικολάου' };
  expectTypeOf(vatNumber).toBeString();
  void deliveryNote(opening).counterpart(person);
  void salesInvoice(opening).movement(movement).counterpart(person);
  void retailReceipt(opening).movement(movement).counterpart(person);
  // @ts-expect-error nothing moves yet
  salesInvoice(opening).counterpart(person);
  // @ts-expect-error goods that are received come from somebody with a number
  receivingNote({ ...opening, receivingNotePurpose: 1 }).counterpart(person);
});

test('a counterpart can be kept in a variable', () => {
  const held = { vatNumber: '987654324', country: 'GR', branch: 0 };
  void salesInvoice(opening).counterpart(held);
  const shop = { vatNumber: '123456783', country: 'GR', branch: 0 };
  void salesInvoice({ ...opening, issuer: shop }).counterpart({ ...held, country: 'DE' });
});

test('a self-delivery can have counterpart and payment but needs neither', () => {
  void selfDelivery(opening).line(goods).build;
  void selfDelivery(opening).line(goods).counterpart(counterpart).payment(cash('rest')).build;
});

test('a delivery note accepts its movement at once or in a step', () => {
  const inStep = deliveryNote(opening).counterpart(counterpart).line(moved);
  expectTypeOf(inStep).toEqualTypeOf<Builder<'deliveryNote', 'movement'>>();
  // @ts-expect-error the movement is lacking
  void inStep.build;
  void inStep.movement(movement).build;
  const atOnce = deliveryNote({ ...opening, ...movement })
    .counterpart(counterpart)
    .line(moved);
  expectTypeOf(atOnce).toEqualTypeOf<Builder<'deliveryNote'>>();
  void atOnce.toWeigh().packages({ packagingType: 2, quantity: 10 }).build;
  const { movePurpose, ...half } = movement;
  expectTypeOf(movePurpose).toBeNumber();
  // @ts-expect-error half a movement is not a movement
  deliveryNote(opening).movement(half);
});

test('an invoice with a movement is also a delivery note', () => {
  const invoice = salesInvoice(opening).counterpart(counterpart).payment(cash('rest')).movement(movement);
  expectTypeOf(invoice).toEqualTypeOf<Builder<'moving salesInvoice', 'line'>>();
  void invoice.line({ ...moved, ...goods }).packages({ packagingType: 1, quantity: 1 }).build;
  // @ts-expect-error a line that travels has a description, a quantity and a unit
  invoice.line(goods);
  // @ts-expect-error weighing is for notes
  void invoice.toWeigh;
});

test('a receipt with a movement needs a named recipient', () => {
  const receipt = retailReceipt(opening).payment(cash('rest')).movement(movement);
  expectTypeOf(receipt).toEqualTypeOf<Builder<'moving retailReceipt', 'counterpart' | 'line'>>();
  const named = receipt.counterpart(counterpart).line({ ...moved, ...goods });
  void named.build;
  // Said again, the movement asks for nothing new.
  void named.movement(movement).build;
});

test('openings require what the type requires', () => {
  // @ts-expect-error a credit invoice names what it corrects
  creditInvoice(opening);
  // @ts-expect-error an uncorrelated one cannot
  uncorrelatedCreditInvoice({ ...opening, correlatedInvoices: marks });
  // @ts-expect-error a receiving note has its purpose
  receivingNote(opening);
  // @ts-expect-error a correlated note names its document
  correlatedDeliveryNote({ ...opening, ...movement });
  // @ts-expect-error slips are cancelled on their table
  orderCancellation(opening);
  // @ts-expect-error a total cancellation says what it cancels
  tableCancellation({ ...opening, tableAA });
  void tableCancellation({ ...opening, tableAA, multipleConnectedUids: ['A'.repeat(40)] }).build;
  void orderSlip({ ...opening, tableAA });
  const { aa, ...unnumbered } = opening;
  expectTypeOf(aa).toBeString();
  // @ts-expect-error every document has a number
  salesInvoice(unnumbered);
});

test('openings accept only the header facts of their type', () => {
  void salesInvoice({
    ...opening,
    currency: 'USD',
    exchangeRate: 1.08,
    selfPricing: true,
    fuelInvoice: true,
  });
  void posCollection({ ...opening, thirdPartyCollection: true });
  void deliveryNote({ ...opening, reverseDeliveryNote: true, reverseDeliveryNotePurpose: 1 });
  // @ts-expect-error a note has no currency
  deliveryNote({ ...opening, currency: 'EUR' });
  // @ts-expect-error self-pricing is not for retail
  retailReceipt({ ...opening, selfPricing: true });
  // @ts-expect-error a receipt has no table
  retailReceipt({ ...opening, tableAA });
  // @ts-expect-error only POS receipts are collected for others
  salesInvoice({ ...opening, thirdPartyCollection: true });
  // @ts-expect-error the purpose of a receiving note is not for delivery notes
  deliveryNote({ ...opening, receivingNotePurpose: 1 });
});

test('a POS receipt accepts a card on a known terminal', () => {
  const receipt = posCollection(opening).line({ net: '50.00' });
  void receipt.payment(card({ amount: 'rest', terminalId: '16000123', posNspId: 2 })).build;
  // @ts-expect-error cash passes no POS
  receipt.payment(cash('50.00'));
  // @ts-expect-error the terminal is not known
  receipt.payment(card({ amount: '50.00' }));
});
