import { describe, expect, it } from 'vitest';
import { card, InvalidDocumentError } from '../../../../src/builders/index.js';
import {
  collectionOf,
  creditOf,
  holdPosPayment,
  invoiceOfNotes,
  openTable,
  RefusedStepError,
  receivingNoteOf,
} from '../../../../src/flows/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { smuggled } from '../../builders/smuggled.js';
import * as credit from '../credit/credit.js';
import * as notes from '../notes/notes.js';
import { receipt, twenty, UID } from '../pos-payment/held.js';
import { bill, espresso, issueDate, ordered, table, tavern, wine } from '../table/tavern.js';

/** The rules of what a step throws, with their paths; none when it is taken. */
function against(step: () => unknown): string[] {
  try {
    step();
  } catch (error) {
    if (RefusedStepError.isRefusedStepError(error) || InvalidDocumentError.isInvalidDocumentError(error))
      return error.issues.map(({ rule, path }) => `${rule} ${path.join('/')}`);
    throw error;
  }
  return [];
}

const lines = [
  { ...espresso, quantity: 2 },
  { ...wine, quantity: 1 },
] as const;
const order = { aa: '1', issueDate, lines };
const half = '{"discount":{"percent":50},"quantity":1,"gross":"1.00","paymentBalance":1}';
const paid = {
  series: 'P',
  aa: '9',
  issueDate,
  payment: card({ amount: 'rest', terminalId: '1', posNspId: 2 }),
};
const invoice = { document: samples.salesInvoice, mark: '400001234567890' };
const open = ordered(table, '1', ...lines);

describe('every flow refuses an own property named __proto__', () => {
  it.each<[string, string, () => unknown]>([
    [
      'a table',
      'table/member-not-taken __proto__',
      () => openTable(smuggled({ issuer: tavern, series: 'OS' }, [], half) as never),
    ],
    [
      'the issuer of a table',
      'shape/unknown-member issuer/__proto__',
      () => openTable(smuggled({ issuer: tavern, series: 'OS' }, ['issuer'], half) as never).order(order),
    ],
    ['an order', 'shape/unknown-member __proto__', () => table.order(smuggled(order, [], half) as never)],
    [
      'a line of an order',
      'shape/unknown-member lines/1/__proto__',
      () => table.order(smuggled(order, ['lines', 1], half) as never),
    ],
    [
      'a cancelled line',
      'table/member-not-taken lines/0/__proto__',
      () =>
        open.cancel(
          smuggled(
            { aa: '2', issueDate, lines: [{ description: 'Wine', quantity: 1 }] },
            ['lines', 0],
            half,
          ) as never,
        ),
    ],
    ['a closing', 'shape/unknown-member __proto__', () => open.close(smuggled(bill, [], half) as never)],
    [
      'a payment of a closing',
      'shape/unknown-member payments/0/__proto__',
      () => open.close(smuggled(bill, ['payments', 0], half) as never),
    ],
    [
      'a credit',
      'credit/member-unknown __proto__',
      () => creditOf(invoice, smuggled(credit.HEAD, [], half) as never),
    ],
    [
      'a line of a credit',
      'credit/member-unknown lines/0/__proto__',
      () =>
        creditOf(invoice, smuggled({ ...credit.HEAD, lines: [{ line: 1 }] }, ['lines', 0], half) as never),
    ],
    [
      'an invoice of notes',
      'notes/member-unknown __proto__',
      () => invoiceOfNotes([notes.note], smuggled(notes.HEAD, [], half) as never),
    ],
    [
      'a price of an invoice of notes',
      'shape/unknown-member lines/0/__proto__',
      () => invoiceOfNotes([notes.note], smuggled(notes.HEAD, ['prices', 0], half) as never),
    ],
    [
      'a receiving note',
      'notes/member-unknown __proto__',
      () => receivingNoteOf(notes.note, smuggled({ series: 'Α', aa: '1', issueDate }, [], half) as never),
    ],
    [
      'a collection',
      'shape/unknown-member __proto__',
      () =>
        collectionOf(
          { document: samples.serviceInvoice, mark: '400001234567890' },
          smuggled({ ...paid }, [], half) as never,
        ),
    ],
    [
      'a signature',
      'pos-payment/signature-form answer/0/__proto__',
      () => holdPosPayment({ document: receipt, answer: [smuggled(twenty, [], half)] as never, uid: UID }),
    ],
  ])('%s', (_, expected, step) => {
    expect(against(step)).toContain(expected);
  });
});
