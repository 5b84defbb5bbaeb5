import { describe, expect, it } from 'vitest';
import { providerTexts } from '../../../src/sending/service/errors/provider-texts.js';
import type { Document } from '../../../src/types/index.js';
import {
  COMPANY,
  codesIn,
  deliveryNote,
  HOUR,
  KEY,
  NOON,
  OTHER_KEY,
  orderCancellation,
  orderSlip,
  receipt,
  tableCancellation,
  tableClosing,
  withHeader,
  withSandbox,
} from './setup.js';

const OTHER_COMPANY = '123456783';
const TABLE = orderSlip.invoiceHeader.tableAA ?? '';
const OTHER_TABLE = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const at = withSandbox({
  keys: [
    { key: KEY, companies: [COMPANY, OTHER_COMPANY] },
    { key: OTHER_KEY, companies: [COMPANY] },
  ],
});
const openTableText = providerTexts.find(({ message }) => message === 'open-table')?.text;

const of = (vatNumber: string, branch: number, document: Document): Document => ({
  ...document,
  issuer: { ...document.issuer, vatNumber, branch },
});
const listing = (document: Document, marks: readonly number[], aa = document.invoiceHeader.aa): Document =>
  withHeader(document, { multipleConnectedMarks: [...marks], aa });
const closing = (marks: readonly number[], aa?: string) => listing(tableClosing, marks, aa);
const cancellation = (marks: readonly number[], aa?: string) => listing(tableCancellation, marks, aa);

/** The closing, paid by card at a locked terminal. */
const closingByCard = (marks: readonly number[], aa?: string): Document => ({
  ...closing(marks, aa),
  paymentMethods: [{ type: 7, amount: 14.69, terminalId: '16000123', posNspId: 2 }],
  providerAdditionalInvoiceDetails: {
    ...tableClosing.providerAdditionalInvoiceDetails,
    additionalDetails: {
      ...tableClosing.providerAdditionalInvoiceDetails?.additionalDetails,
      paymentMethodInvoiceLabel: 'POS / e-POS',
    },
  },
});

/** An order and a cancellation of one coffee; their MARKs. */
async function served(): Promise<number[]> {
  const order = await at.issued(orderSlip);
  const cancelled = await at.issued(orderCancellation);
  return [order.invoiceMark, cancelled.invoiceMark];
}

const send = (document: Document, key: string) =>
  at.call('POST', '/Provider/SendInvoices', { invoice: [document] }, { 'API-KEY': key });
const openOrders = (query: string, key = KEY) =>
  at.get(`/Provider/GetOpenOrdersForTable?TableId=${TABLE}&${query}`, { 'API-KEY': key });
const openAt = async (vatNumber: string, branch: number, key = KEY) =>
  (await at.get(`/Provider/GetOpenTables?VatNumber=${vatNumber}&Branch=${branch}`, { 'API-KEY': key })).json;

describe('a held closing', () => {
  const hold = async (document: Document) => {
    const { json } = await at.issue(document, false);
    return json.providerSignature[0].signatures[0].token;
  };
  const complete = (signatureToken: string) =>
    at.call('POST', '/Provider/CompletionPosInvoices', [
      { signatureToken, transactionId: '000417', paymentAmount: 14.69 },
    ]);
  const filedTypes = () => at.sandbox.documents().map(({ document }) => document.invoiceHeader.invoiceType);
  const credits = async () => (await at.get('/Provider/GetCreditsBalance')).json.creditsBalance;

  it('is filed when its payment is completed while its slips are open', async () => {
    const token = await hold(closingByCard(await served()));
    expect((await complete(token)).json.response).toMatchObject([{ statusCode: 'Success', credits: '1,25' }]);
    expect(at.sandbox.tables()).toEqual([]);
  });

  // Description: A closing document (11.1, 1.1, 11.4 or 5.x) that lists its MARK closes it.
  it('is refused if its slips were closed in the meantime: the sale is filed once', async () => {
    const marks = await served();
    const token = await hold(closingByCard(marks, '58'));
    await at.issued(closing(marks));
    const before = await credits();
    const { status, json } = await complete(token);
    expect(status).toBe(200);
    expect(json.response).toMatchObject([{ statusCode: 'ValidationError', invoiceMark: 0 }]);
    expect(json.response[0].errors[0].error.map(({ message }) => message)).toContain(
      `The order slip ${marks[0]} is already closed.`,
    );
    expect(filedTypes()).toEqual(['8.6', '8.6', '11.1']);
    expect(await credits()).toBe(before);
    expect(at.sandbox.holds()).toMatchObject([{ signatures: [{ balance: 14.69 }] }]);
  });

  it('is refused if its slips were cancelled in the meantime', async () => {
    const marks = await served();
    const token = await hold(closingByCard(marks));
    await at.issued(cancellation(marks));
    expect(codesIn((await complete(token)).json)).toContain('251');
    expect(filedTypes()).toEqual(['8.6', '8.6', '8.6']);
  });

  it('is refused if an item of its table was cancelled in the meantime', async () => {
    const marks = await served();
    const token = await hold(closingByCard(marks));
    await at.issued(withHeader(orderCancellation, { aa: '203' }));
    expect(codesIn((await complete(token)).json)).toEqual(['order/open-slip-not-listed']);
    expect(filedTypes()).toEqual(['8.6', '8.6', '8.6']);
  });

  it('is refused if another held closing of the same slips was completed first', async () => {
    const marks = await served();
    const tokens = [await hold(closingByCard(marks, '58')), await hold(closingByCard(marks, '59'))];
    const { json } = await at.call(
      'POST',
      '/Provider/CompletionPosInvoices',
      tokens.map((signatureToken) => ({ signatureToken, transactionId: '000417', paymentAmount: 14.69 })),
    );
    expect(json.response.map(({ statusCode }) => statusCode)).toEqual(['Success', 'ValidationError']);
    expect(filedTypes()).toEqual(['8.6', '8.6', '11.1']);
  });

  it('can be completed on the day after it was issued', async () => {
    await at.sandbox.advance(11 * HOUR);
    const token = await hold(closingByCard(await served()));
    await at.sandbox.advance(HOUR + 1);
    expect((await complete(token)).json.response[0].statusCode).toBe('Success');
  });
});

describe('the slips of a table belong to their issuer, branch and software house', () => {
  const others: [string, (document: Document) => Document, string][] = [
    ['another issuer', (document) => of(OTHER_COMPANY, 0, document), KEY],
    ['another branch', (document) => of(COMPANY, 1, document), KEY],
    ['another software house', (document) => document, OTHER_KEY],
  ];

  it.each(others)('so that %s cannot close them', async (_, changed, key) => {
    const marks = await served();
    const { json } = await send(changed(closing(marks)), key);
    expect(codesIn(json)).toEqual(['301', '301']);
    expect(await openAt(COMPANY, 0)).toEqual([TABLE]);
    await at.issued(closing(marks, '58'));
  });

  it.each(others)('so that %s cannot cancel them', async (_, changed, key) => {
    const marks = await served();
    const { json } = await send(changed(cancellation(marks)), key);
    expect(codesIn(json)).toEqual(['301', '301']);
    expect(await openAt(COMPANY, 0)).toEqual([TABLE]);
  });

  it.each(others)('so that %s cannot name them in any other document', async (_, changed, key) => {
    const [mark = 0] = await served();
    expect(codesIn((await send(changed(listing(receipt('9'), [mark])), key)).json)).toContain('301');
    expect(codesIn((await send(changed(listing(deliveryNote, [mark])), key)).json)).toContain('301');
  });

  it.each<[string, string, number, string]>([
    ['another issuer', OTHER_COMPANY, 0, KEY],
    ['another branch', COMPANY, 1, KEY],
    ['another software house', COMPANY, 0, OTHER_KEY],
  ])('so that %s cannot see them', async (_, vatNumber, branch, key) => {
    await served();
    expect(await openAt(vatNumber, branch, key)).toEqual([]);
    expect((await openOrders(`VatNumber=${vatNumber}&Branch=${branch}`, key)).status).toBe(404);
  });

  it('so that a table of another branch with the same GUID is another table', async () => {
    await served();
    const order = await at.issued(of(COMPANY, 1, orderSlip));
    const cancelled = await at.issued(of(COMPANY, 1, orderCancellation));
    await at.issued(of(COMPANY, 1, closing([order.invoiceMark, cancelled.invoiceMark])));
    expect(at.sandbox.tables()).toMatchObject([{ branch: 0, slips: [{}, {}] }]);
  });

  it('so that two software houses of one branch have two tables with the same GUID', async () => {
    await served();
    await send(withHeader(orderSlip, { aa: '301' }), OTHER_KEY);
    expect(at.sandbox.tables().map(({ slips }) => slips.length)).toEqual([2, 1]);
  });
});

describe('a slip that is open for over 24 hours', () => {
  const late = (document: Document): Document => ({ ...document, transmissionFailure: 1 });
  const overdue = async (): Promise<number[]> => {
    const marks = await served();
    await at.sandbox.advance(24 * HOUR);
    return marks;
  };

  // Description: While one stays open for over 24 hours, issuance is blocked for its branch.
  it.each<[string, (marks: readonly number[]) => Document]>([
    ['a delivery note', (marks) => listing(deliveryNote, marks)],
    ['an order', (marks) => listing(withHeader(orderSlip, { aa: '209' }), marks)],
    ['a collection', (marks) => ({ ...listing(receipt('9'), marks), ...collection(marks) })],
    [
      'an invoice that corrects it',
      (marks) => withHeader(receipt('9'), { invoiceType: '1.1', correlatedInvoices: [...marks] }),
    ],
  ])('blocks %s that names it', async (_, document) => {
    const { status, json } = await at.issue(late(document(await overdue())));
    expect([status, json]).toEqual([401, { errors: [openTableText] }]);
  });

  it('does not block its closing or its total cancellation', async () => {
    const marks = await overdue();
    await at.issued(late(cancellation(marks)));
    expect((await at.issue(late(receipt('9')))).status).toBe(200);
  });

  it('does not let a document pass that closes another table', async () => {
    await overdue();
    const order = await at.sandbox.documents()[0];
    expect(order?.insertedAt).toBe(new Date(NOON).toISOString());
    const { status } = await at.issue(late(closing([400009])));
    expect(status).toBe(401);
  });

  it('blocks only its own software house, because no other can close it', async () => {
    await overdue();
    expect((await send(late(receipt('9')), KEY)).status).toBe(401);
    expect((await send(late(receipt('9')), OTHER_KEY)).status).toBe(200);
  });

  const collection = (marks: readonly number[]): Partial<Document> => ({
    invoiceHeader: { ...receipt('9').invoiceHeader, invoiceType: '8.4', multipleConnectedMarks: [...marks] },
  });
});

describe('a total cancellation', () => {
  it('is refused for slips that are closed', async () => {
    const marks = await served();
    await at.issued(closing(marks));
    const { json } = await at.issue(cancellation(marks));
    expect(codesIn(json)).toEqual(['255', '255']);
    expect(json.response[0].errors[0].error[0].message).toBe(`The order slip ${marks[0]} is already closed.`);
  });

  it('is refused for slips that are cancelled', async () => {
    const marks = await served();
    await at.issued(cancellation(marks));
    expect(await at.codes(cancellation(marks, '205'))).toEqual(['251', '251']);
  });

  it('is refused with the tableAA of another table', async () => {
    const marks = await served();
    const { json } = await at.issue(withHeader(cancellation(marks), { tableAA: OTHER_TABLE }));
    expect(json.response[0].errors[0].error).toEqual(
      marks.map((mark) => ({
        code: 'order/listed-slip-of-other-table',
        message: `The order slip ${mark} is not of the table ${OTHER_TABLE}.`,
      })),
    );
    expect(await openAt(COMPANY, 0)).toEqual([TABLE]);
  });

  it('accepts the tableAA of its table in capital letters', async () => {
    const marks = await served();
    await at.issued(withHeader(cancellation(marks), { tableAA: TABLE.toUpperCase() }));
    expect(await openAt(COMPANY, 0)).toEqual([]);
  });

  it('is refused for a document that is no order slip', async () => {
    const [mark = 0] = await served();
    const { invoiceMark } = await at.issued(receipt('9'));
    expect(await at.codes(cancellation([mark, invoiceMark]))).toEqual(['order/listed-not-a-slip']);
  });
});

describe('a closing', () => {
  it('is refused for slips that are closed', async () => {
    const marks = await served();
    await at.issued(closing(marks));
    const { json } = await at.issue(closing(marks, '58'));
    const said = json.response[0].errors[0].error.map(({ message }) => message);
    expect(said).toContain(`The order slip ${marks[0]} is already closed.`);
    expect(said).toContain(`The order slip ${marks[1]} is already closed.`);
  });

  it('is refused for slips that are cancelled', async () => {
    const marks = await served();
    await at.issued(cancellation(marks));
    expect(await at.codes(closing(marks))).toEqual(expect.arrayContaining(['251']));
  });

  // Description: A closing has all MARKs of the table, and lines that hold what remains.
  it('is refused if it leaves out an open slip of its table', async () => {
    const marks = await served();
    await at.issued(withHeader(orderSlip, { aa: '299' }));
    expect(await at.codes(closing(marks))).toEqual(['order/open-slip-not-listed']);
    expect(await openAt(COMPANY, 0)).toEqual([TABLE]);
  });
});
