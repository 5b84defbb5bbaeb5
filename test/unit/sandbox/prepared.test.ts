import { describe, expect, it } from 'vitest';
import { InvalidDocumentError } from '../../../src/builders/invalid-document-error.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import { COMPANY, cardReceipt, NOON, OTHER_KEY, receipt, withSandbox } from './setup.js';

const at = withSandbox();
const issuer = { vatNumber: COMPANY, branch: 0 };
const issueDate = '2026-11-20';
const coffee = { description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 13 } as const;
const cake = { description: 'Γλυκό', quantity: 1, unit: 1, unitPriceWithVat: '6.00', vat: 13 } as const;
const orders = [
  { aa: '201', issueDate, lines: [coffee] },
  { aa: '202', issueDate, lines: [cake] },
];

describe('openTable', () => {
  it('returns a table with slips that a bill closes', async () => {
    const { table, slips } = await at.sandbox.openTable({ issuer, series: 'ΔΠ', orders });
    const [open] = at.sandbox.tables();
    expect(open).toMatchObject({ vatNumber: COMPANY, branch: 0 });
    expect(slips.map(({ mark, uid }) => ({ mark, uid }))).toEqual(
      open?.slips.map(({ mark, uid }) => ({ mark, uid })),
    );
    expect(slips.map(({ document }) => document.invoiceHeader.aa)).toEqual(['201', '202']);
    const bill = table.close(
      {
        type: '11.1',
        series: 'ΛΑ',
        aa: '56',
        issueDate,
        income: 'goods',
        payments: [{ type: 3, amount: 'rest' }],
      },
      { now: new Date(NOON) },
    );
    expect(bill.document.invoiceSummary.totalGrossValue).toBe(13);
    expect((await createClient(at.sandbox.clientOptions()).issue(bill.document)).kind).toBe('issued');
    expect(at.sandbox.tables()).toEqual([]);
  });

  it("issues its slips at sandbox time and uses the caller's GUID", async () => {
    const tableAA = '6a0f4c1e-2b3d-4e5f-8a9b-0c1d2e3f4a5b';
    const { table } = await at.sandbox.openTable({ issuer, tableAA, series: 'ΔΠ', orders });
    expect(at.sandbox.tables()).toMatchObject([{ tableAA }]);
    expect(table.deadlines(at.sandbox.now())[0]?.passesAt).toBe('2026-11-21T10:00:00.000Z');
  });

  it('triggers no faults and leaves no journal entries', async () => {
    at.sandbox.faults.add({ kind: 'offline' });
    await at.sandbox.openTable({ issuer, series: 'ΔΠ', orders });
    expect(at.sandbox.calls()).toEqual([]);
    const { json } = await at.issue(receipt());
    expect(json.response[0].statusCode).toBe('Offline');
  });

  it('refuses an inactive company, a used number, and lines that do not form a slip', async () => {
    const facts = { issuer, series: 'ΔΠ', orders };
    await expect(at.sandbox.openTable(facts, OTHER_KEY)).rejects.toMatchObject({
      name: 'ArgumentError',
      code: 'arguments/refused-document',
      params: { series: 'ΔΠ', aa: '201' },
    });
    await at.sandbox.openTable(facts);
    await expect(at.sandbox.openTable(facts)).rejects.toThrow(/ΔΠ 201: 228 /);
    const [order] = orders;
    const wrong = { ...facts, orders: [{ ...order!, aa: '', lines: [coffee] }] };
    await expect(at.sandbox.openTable(wrong)).rejects.toBeInstanceOf(InvalidDocumentError);
  });
});

describe('holdPayment', () => {
  it('returns a payment that is charged and completed', async () => {
    const { document, payment, signatures, uid } = await at.sandbox.holdPayment(cardReceipt());
    expect(signatures.map(({ paymentBalance }) => paymentBalance)).toEqual([10, 20]);
    expect(at.sandbox.holds()).toMatchObject([{ uid, document }]);
    const moment = at.sandbox.now();
    const { body } = payment
      .charged({ payment: 0, transactionId: '000417', paymentAmount: '10.00', paymentType: 7, at: moment })
      .charged({ payment: 1, transactionId: '000418', paymentAmount: '20.00', paymentType: 8, at: moment })
      .completion();
    const client = createClient(at.sandbox.clientOptions());
    expect((await client.completePosPayment({ document, body })).kind).toBe('issued');
    expect(at.sandbox.documents()).toMatchObject([{ uid, charges: [{ amount: 10 }, { amount: 20 }] }]);
  });

  it('refuses a document that would not be held, and does not issue it', async () => {
    await expect(at.sandbox.holdPayment(receipt('9'))).rejects.toMatchObject({
      name: 'ArgumentError',
      code: 'arguments/no-payment',
      params: { series: 'ΛΑ', aa: '9' },
    });
    expect(at.sandbox.documents()).toEqual([]);
  });
});
