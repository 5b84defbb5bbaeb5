import { describe, expect, it } from 'vitest';
import type { TableDetails } from '../../../../../src/sandbox/pages/view/types.js';
import type { Document } from '../../../../../src/types/index.js';
import { COMPANY, NOON, orderCancellation, orderSlip, withHeader, withSandbox } from '../../setup.js';
import { sendOrder, shownAt } from '../orders.js';

const at = withSandbox();
const issuer = { vatNumber: COMPANY, branch: 0 };
const issueDate = '2026-11-20';
const coffee = { description: 'Καφές', quantity: 3, unit: 1, unitPriceWithVat: '3.50', vat: 13 } as const;
const cake = { description: 'Γλυκό', quantity: 1, unit: 1, unitPriceWithVat: '6.00', vat: 13 } as const;

/** A table with 3 coffees on one slip and a coffee and a cake on the other: 4 × 3.50 + 6.00 = 20.00. */
async function opened(): Promise<string> {
  await at.sandbox.openTable({
    issuer,
    series: 'ΔΠ',
    orders: [
      { aa: '201', issueDate, lines: [coffee] },
      { aa: '202', issueDate, lines: [{ ...coffee, quantity: 1 }, cake] },
    ],
  });
  return idOf();
}

const idOf = (index = 0): string => {
  const [document] = at.sandbox.documents();
  const tables = at.sandbox.tables();
  expect(document).toBeDefined();
  return [houseId(), COMPANY, 0, tables[index]?.tableAA].join('.');
};
/** `userIdOf('till-key')`, as answers have it. */
let house = '';
const houseId = (): string => house;
const learnHouse = async (): Promise<void> => {
  house = (await at.get('/Provider/GetCreditsBalance')).json.userId;
};

const details = async (id: string) => (await shownAt<TableDetails>(at, `tables/${id}`)).json;
const newest = (): Document => {
  const document = at.sandbox.documents().at(-1)?.document;
  if (document === undefined) throw new Error('Nothing was issued.');
  return document;
};
const item = (list: TableDetails, name: string): number =>
  (list.items ?? []).findIndex((each) => each.name === name);

describe('a table on the page', () => {
  it('shows what is left of its orders, item by item, and free numbers', async () => {
    await learnHouse();
    const shown = await details(await opened());
    expect(shown.line).toMatchObject({ left: '20.00', slips: [{ cancels: false }, { cancels: false }] });
    expect(shown.items).toMatchObject([
      { name: 'Καφές', quantity: '4', gross: '14.00' },
      { name: 'Γλυκό', quantity: '1', gross: '6.00' },
    ]);
    expect(shown).toMatchObject({
      slipNumber: { series: 'ΔΠ', aa: '203' },
      closingNumber: { series: 'TEST', aa: '1' },
      others: [],
    });
  });

  it('is closed with a receipt of what is left, with a call in the journal that no fault hits', async () => {
    await learnHouse();
    const id = await opened();
    at.sandbox.faults.add({ kind: 'offline' });
    const payment = { kind: 'cash' };
    const { status, json } = await sendOrder(at, `tables/${id}/close`, {
      series: 'ΛΑ',
      aa: '9',
      income: 'goods',
      payment,
    });
    expect([status, json]).toMatchObject([200, { isHeld: false, uid: at.sandbox.documents().at(-1)?.uid }]);
    expect(newest()).toMatchObject({
      invoiceHeader: { invoiceType: '11.1', series: 'ΛΑ', aa: '9', specialInvoiceCategory: 12 },
      paymentMethods: [{ type: 3, amount: 20 }],
      invoiceSummary: { totalGrossValue: 20 },
    });
    expect(at.sandbox.tables()).toEqual([]);
    expect(at.sandbox.calls().at(-1)).toMatchObject({ call: 'SendInvoices', status: 200 });
    expect(at.sandbox.faults.pending()).toHaveLength(1);
  });

  it('is closed by card at a locked terminal, which holds the receipt', async () => {
    await learnHouse();
    const id = await opened();
    const payment = { kind: 'terminal', terminalId: '16000123', posNspId: 2 };
    const closing = { series: 'ΛΑ', aa: '9', income: 'goods', payment };
    expect((await sendOrder(at, `tables/${id}/close`, closing)).json.isHeld).toBe(true);
    expect(at.sandbox.holds()).toMatchObject([{ signatures: [{ balance: 20 }] }]);
    expect(at.sandbox.tables()).toHaveLength(1);
  });

  it('loses a quantity of an item, taken from its newest order first', async () => {
    await learnHouse();
    const id = await opened();
    const shown = await details(id);
    const order = { series: 'ΔΠ', aa: '203', item: item(shown, 'Καφές'), quantity: '2' };
    expect((await sendOrder(at, `tables/${id}/cancel-item`, order)).status).toBe(200);
    expect(newest().invoiceDetails).toMatchObject([
      { recType: 7, itemDescr: 'Καφές', quantity: 1 },
      { recType: 7, itemDescr: 'Καφές', quantity: 1 },
    ]);
    const after = await details(id);
    expect(after.line.left).toBe('13.00');
    expect(after.items).toMatchObject([{ quantity: '2', gross: '7.00' }, { quantity: '1' }]);
  });

  it('refuses to cancel more than is left, in the language of the page', async () => {
    await learnHouse();
    const id = await opened();
    const order = { series: 'ΔΠ', aa: '203', item: 0, quantity: '5' };
    const refused = await sendOrder(at, `tables/${id}/cancel-item`, order);
    expect(refused).toMatchObject({ status: 409, json: { error: 'not-possible' } });
    expect(refused.json.message).toMatch(/Καφές.*4 left/);
    const inGreek = await sendOrder(at, `tables/${id}/cancel-item`, order, 'el');
    expect(inGreek.json.message).toMatch(/[α-ω]{4}/);
    expect(inGreek.json.message).not.toBe(refused.json.message);
    expect(at.sandbox.documents()).toHaveLength(2);
  });

  it('gives an item to a new table, and takes it back', async () => {
    await learnHouse();
    const id = await opened();
    const shown = await details(id);
    const moved = { series: 'ΔΠ', aa: '203', item: item(shown, 'Γλυκό'), quantity: '1' };
    expect((await sendOrder(at, `tables/${id}/move`, moved)).status).toBe(200);
    expect(at.sandbox.documents().map(({ document }) => document.invoiceHeader.aa)).toEqual([
      '201',
      '202',
      '203',
      '204',
    ]);
    const [other] = (await details(id)).others;
    expect((await details(id)).line.left).toBe('14.00');
    expect((await details(other?.id ?? '')).line.left).toBe('6.00');
    const back = { series: 'ΔΠ', aa: '205', item: 0, quantity: '1', to: id };
    expect((await sendOrder(at, `tables/${other?.id}/move`, back)).status).toBe(200);
    expect((await details(id)).line.left).toBe('20.00');
    expect((await details(other?.id ?? '')).items).toEqual([]);
  });

  it('is cancelled as a whole, also when its slips do not fit together', async () => {
    await learnHouse();
    await at.issued(orderSlip);
    // Two cakes are cancelled, but one was ordered.
    const [line] = orderCancellation.invoiceDetails;
    const [, ordered] = orderSlip.invoiceDetails;
    const cancelled = { ...line, ...ordered, quantity: 2, lineNumber: 1 };
    await at.issued({
      ...withHeader(orderCancellation, { aa: '202' }),
      invoiceDetails: [{ ...cancelled }],
      invoiceSummary: orderCancellationOf(6, 0.78),
    });
    const id = idOf();
    expect((await details(id)).items).toBeUndefined();
    const closing = { series: 'ΛΑ', aa: '9', income: 'goods', payment: { kind: 'cash' } };
    expect((await sendOrder(at, `tables/${id}/close`, closing)).json).toMatchObject({
      error: 'not-possible',
      message: 'The slips of this table do not fit together. It can only be cancelled as a whole.',
    });
    expect((await sendOrder(at, `tables/${id}/cancel`, { series: 'ΔΠ', aa: '210' })).status).toBe(200);
    expect(newest().invoiceHeader).toMatchObject({ totalCancelDeliveryOrders: true });
    expect(at.sandbox.tables()).toEqual([]);
  });

  it('says what the sandbox answers when it refuses a number', async () => {
    await learnHouse();
    const id = await opened();
    const taken = { series: 'ΔΠ', aa: '201', item: 0, quantity: '1' };
    const { status, json } = await sendOrder(at, `tables/${id}/cancel-item`, taken);
    expect([status, json.error]).toEqual([409, 'not-possible']);
    expect(json.message).toContain('ΔΠ 201');
  });

  it('is gone once it is closed', async () => {
    await learnHouse();
    const id = await opened();
    await sendOrder(at, `tables/${id}/cancel`, { series: 'ΔΠ', aa: '203' });
    expect((await shownAt(at, `tables/${id}`)).status).toBe(404);
    expect(await sendOrder(at, `tables/${id}/cancel`, { series: 'ΔΠ', aa: '204' })).toMatchObject({
      status: 409,
      json: { message: 'This table has no open slips any more.' },
    });
    expect(at.sandbox.now().toISOString()).toBe(new Date(NOON).toISOString());
  });
});

/** The summary of a cancellation with one line. */
const orderCancellationOf = (net: number, vat: number): Document['invoiceSummary'] => ({
  ...orderCancellation.invoiceSummary,
  totalNetValue: net,
  totalVatAmount: vat,
  totalGrossValue: 6.78,
  incomeClassification: [{ classificationCategory: 'category1_95', amount: net }],
});
