import { describe, expect, it } from 'vitest';
import { providerTexts } from '../../../src/sending/service/errors/provider-texts.js';
import {
  COMPANY,
  codesIn,
  deliveryNote,
  HOUR,
  OTHER_KEY,
  orderCancellation,
  orderSlip,
  receipt,
  receivingNote,
  tableCancellation,
  tableClosing,
  withHeader,
  withSandbox,
} from './setup.js';

const at = withSandbox();
const TABLE = orderSlip.invoiceHeader.tableAA ?? '';
const branch = `VatNumber=${COMPANY}&Branch=0`;
const openTables = async () => (await at.get(`/Provider/GetOpenTables?${branch}`)).json;
const openOrders = (table = TABLE) => at.get(`/Provider/GetOpenOrdersForTable?${branch}&TableId=${table}`);

/** An order and a cancellation of one coffee; their MARKs. */
async function served(): Promise<number[]> {
  const order = await at.issued(orderSlip);
  const cancellation = await at.issued(orderCancellation);
  return [Number(order.invoiceMark), Number(cancellation.invoiceMark)];
}

const closing = (multipleConnectedMarks: number[]) => withHeader(tableClosing, { multipleConnectedMarks });

describe('a table on the service', () => {
  // Description: A slip with a tableAA is open.
  // Description: A closing document (11.1, 1.1, 11.4 or 5.x) that lists its MARK closes it.
  // Description: With VatNumber and Branch, the GUIDs of the tables that have open slips.
  // Description: With TableId, VatNumber and Branch, the open slips by mark, uid, quantityProducts and totalNet.
  // Description: 404 when the table has no open slips.
  // Description: Each order is an 8.6 with the GUID of its table and no payments.
  // Description: A partial cancellation is a new 8.6 of the same table with recType 7 on its lines.
  // Description: A closing has all MARKs of the table, and lines that hold what remains.
  // Description: 404 from GetOpenOrdersForTable without open slips.
  it('is open until a bill that equals its slips', async () => {
    const marks = await served();
    expect(await openTables()).toEqual([TABLE]);
    const orders = (await openOrders()).json;
    expect(orders).toMatchObject([
      { mark: String(marks[0]), quantityProducts: 4, totalNet: 16.5 },
      { mark: String(marks[1]), quantityProducts: -1, totalNet: -3.5 },
    ]);
    await at.issued(closing(marks));
    expect(await openTables()).toEqual([]);
    expect((await openOrders()).status).toBe(404);
    expect(at.sandbox.tables()).toEqual([]);
  });

  // Description: A closing whose quantity or net value differs from the open slips is rejected.
  it('stays open if a document differs from its slips', async () => {
    const [order = 0] = await served();
    const { json } = await at.issue(closing([order]));
    expect(json.response[0].statusCode).toBe('ValidationError');
    expect(await openTables()).toEqual([TABLE]);
  });

  // Description: A slip without a MARK is named by its UID, which the service converts.
  it('is closed by the UID of an offline slip, which is replaced by its MARK', async () => {
    at.sandbox.faults.add({ kind: 'offline' });
    const { json } = await at.issue(orderSlip);
    const { invoiceUid } = json.response[0];
    expect((await openOrders()).json).toMatchObject([{ mark: '', uid: invoiceUid }]);
    await at.sandbox.advance(300_000);
    const cancellation = await at.issued(orderCancellation);
    const { multipleConnectedMarks: _, ...header } = tableClosing.invoiceHeader;
    const multipleConnectedUids = [invoiceUid, String(cancellation.invoiceUid)];
    await at.issued({ ...tableClosing, invoiceHeader: { ...header, multipleConnectedUids } });
    const documents = at.sandbox.documents();
    expect(documents.at(-1)?.document.invoiceHeader).toMatchObject({
      multipleConnectedMarks: documents.slice(0, 2).map(({ mark }) => Number(mark)),
    });
    expect(await openTables()).toEqual([]);
  });

  // Description: An 8.6 with totalCancelDeliveryOrders closes it.
  // Description: A total cancellation closes the slips that it names.
  it('is closed by a total cancellation', async () => {
    const marks = await served();
    await at.issued(withHeader(tableCancellation, { multipleConnectedMarks: marks }));
    expect(await openTables()).toEqual([]);
  });

  // Description: While one stays open for over 24 hours, issuance is blocked for its branch.
  // Description: The text on a table that is open for over 24 hours, with 401, until it is closed.
  // Description: An open slip: 24 hours, then issuance is blocked for the branch.
  it('blocks its branch if it is open for over 24 hours, until it is closed', async () => {
    const marks = await served();
    await at.sandbox.advance(24 * HOUR - 1);
    const late = { ...receipt('7'), transmissionFailure: 1 };
    expect((await at.issue(late)).status).toBe(200);
    await at.sandbox.advance(1);
    const { status, json } = await at.issue({ ...receipt('8'), transmissionFailure: 1 });
    expect(status).toBe(401);
    expect(json).toEqual({ errors: [providerTexts.find(({ message }) => message === 'open-table')?.text] });
    const otherBranch = {
      ...receipt('9'),
      issuer: { ...receipt().issuer, branch: 1 },
      transmissionFailure: 1,
    };
    expect((await at.issue(otherBranch)).status).toBe(200);
    await at.issued({ ...closing(marks), transmissionFailure: 1 });
    expect((await at.issue({ ...receipt('8'), transmissionFailure: 1 })).status).toBe(200);
  });

  it('is not visible to another software house', async () => {
    await served();
    const headers = { 'API-KEY': OTHER_KEY };
    expect((await at.get(`/Provider/GetOpenTables?${branch}`, headers)).status).toBe(401);
    at.sandbox.provision(COMPANY, OTHER_KEY);
    expect((await at.get(`/Provider/GetOpenTables?${branch}`, headers)).json).toEqual([]);
  });

  // Description: With VatNumber and Branch, the GUIDs of the tables that have open slips.
  it('can be requested by its GUID', async () => {
    const { status, json } = await openOrders('4');
    expect(status).toBe(400);
    expect(Object.keys(json.errors)).toEqual(['TableId']);
    const missing = await at.get('/Provider/GetOpenTables');
    expect(missing.json.errors).toEqual({
      VatNumber: ['The VatNumber field is required.'],
      Branch: ['The Branch field is required.'],
    });
  });
});

describe('a note on the service', () => {
  const cancel = (call: string, mark: unknown, headers = {}) =>
    at.call('POST', `/Provider/${call}`, { mark: String(mark), entityVatNumber: COMPANY }, headers);

  // Description: CancelDeliveryNote cancels a delivery note (9.x) without a new one and costs 0.25 credits.
  // Description: On success statusCode is Success and cancellationMark has the MARK of the cancellation.
  // Description: Credits: 0.25 for the cancellation of a note.
  it('is cancelled once through its own endpoint, for 0.25 credits', async () => {
    const { invoiceMark } = await at.issued(deliveryNote);
    expect(codesIn((await cancel('CancelReceivingNote', invoiceMark)).json)).toEqual(['301']);
    expect(codesIn((await cancel('CancelDeliveryNote', invoiceMark, { 'API-KEY': OTHER_KEY })).json)).toEqual(
      ['301'],
    );
    const { json } = await cancel('CancelDeliveryNote', invoiceMark);
    expect(json.response[0]).toMatchObject({ statusCode: 'Success', credits: '0,25' });
    expect(json.response[0].cancellationMark).toBeGreaterThan(Number(invoiceMark));
    expect(codesIn((await cancel('CancelDeliveryNote', invoiceMark)).json)).toEqual(['251']);
    expect((await at.get('/Provider/GetCreditsBalance')).json.creditsBalance).toBe(998.75);
    expect(at.sandbox.documents()[0]?.cancellationMark).toBe(String(json.response[0].cancellationMark));
  });

  // Description: CancelReceivingNote does the same for a receiving note (10.x).
  it('of type 10.x uses the other endpoint', async () => {
    const { invoiceMark } = await at.issued(receivingNote);
    expect(codesIn((await cancel('CancelDeliveryNote', invoiceMark)).json)).toEqual(['301']);
    expect((await cancel('CancelReceivingNote', invoiceMark)).json.response[0].statusCode).toBe('Success');
  });

  // Description: A note is never deleted, only cancelled.
  it('cannot be referred to after it is cancelled, but is still found', async () => {
    const { invoiceMark } = await at.issued(deliveryNote);
    await cancel('CancelDeliveryNote', invoiceMark);
    const invoice = withHeader(receipt('4'), { multipleConnectedMarks: [Number(invoiceMark)] });
    expect(await at.codes(invoice)).toContain('251');
    const day = 'issuedFrom=2026-11-20&issuedTo=2026-11-20';
    const found = await at.get(`/Provider/RequestTransmittedDocs?issuerVatNumber=${COMPANY}&${day}`);
    expect(found.json.providerTransmittedDocs).toMatchObject([{ mark: invoiceMark }]);
  });

  // Description: The body is { mark, entityVatNumber }.
  it('is cancelled only with its MARK and company', async () => {
    const { status, json } = await at.call('POST', '/Provider/CancelDeliveryNote', {});
    expect(status).toBe(400);
    expect(Object.keys(json.errors)).toEqual(['mark', 'entityVatNumber']);
  });

  it('is refused if the MARK is that of a document with values', async () => {
    const { invoiceMark } = await at.issued(receipt());
    expect(codesIn((await cancel('CancelDeliveryNote', invoiceMark)).json)).toEqual(['301']);
  });
});

describe('a note, with the observed double charge', () => {
  const doubled = withSandbox({ settings: { doubleChargeWithin: 2000 } });

  it('is charged again by a quick second call and gets another MARK', async () => {
    const { invoiceMark } = await doubled.issued(deliveryNote);
    const body = { mark: String(invoiceMark), entityVatNumber: COMPANY };
    const cancel = () => doubled.call('POST', '/Provider/CancelDeliveryNote', body);
    const first = (await cancel()).json.response[0];
    const second = (await cancel()).json.response[0];
    expect(second.statusCode).toBe('Success');
    expect(second.cancellationMark).not.toBe(first.cancellationMark);
    await doubled.sandbox.advance(2000);
    expect(codesIn((await cancel()).json)).toEqual(['251']);
    expect((await doubled.get('/Provider/GetCreditsBalance')).json.creditsBalance).toBe(998.5);
  });
});

describe('a partial cancellation, if cancellations are checked', () => {
  const checking = withSandbox({ settings: { checkCancellations: true } });
  const [line] = orderCancellation.invoiceDetails;
  const instead = (changes: object) => ({ ...orderCancellation, invoiceDetails: [{ ...line, ...changes }] });

  it('is accepted up to what was ordered', async () => {
    const { invoiceMark: slip } = await checking.issued(orderSlip);
    const { invoiceMark: cancellation } = await checking.issued(orderCancellation);
    expect(BigInt(cancellation ?? 0)).toBeGreaterThan(BigInt(slip ?? 0));
  });

  it.each([
    ['of more than was ordered', instead({ quantity: 99 })],
    ['of what was never ordered', instead({ itemDescr: 'Τσάι' })],
  ])('%s is refused', async (_, cancellation) => {
    await checking.issued(orderSlip);
    expect(await checking.codes(cancellation)).toEqual(['order/cancels-more-than-ordered']);
    await at.issued(orderSlip);
    await at.issued(cancellation);
  });

  it('is refused on a table that was never opened, or is closed', async () => {
    expect(await checking.codes(orderCancellation)).toEqual(['order/cancels-without-order']);
    const { invoiceMark } = await checking.issued(orderSlip);
    await checking.issued(withHeader(tableCancellation, { multipleConnectedMarks: [Number(invoiceMark)] }));
    expect(await checking.codes(orderCancellation)).toEqual(['order/cancels-without-order']);
    await at.issued(orderCancellation);
  });
});

describe('a table, if bills can be split', () => {
  const splitting = withSandbox({ settings: { splitBills: true } });

  it('can be split by slip', async () => {
    const { invoiceMark } = await splitting.issued(orderSlip);
    await splitting.issued(withHeader(orderSlip, { aa: '299' }));
    const whole = {
      ...tableClosing,
      ...(({ invoiceDetails, invoiceSummary }) => ({ invoiceDetails, invoiceSummary }))(orderSlip),
    };
    const income = { classificationType: 'E3_561_003', classificationCategory: 'category1_1' } as const;
    const bill = {
      ...withHeader(whole, { multipleConnectedMarks: [Number(invoiceMark)] }),
      invoiceDetails: orderSlip.invoiceDetails.map((line) => ({
        ...line,
        incomeClassification: [{ ...income, amount: line.netValue }],
      })),
      invoiceSummary: { ...orderSlip.invoiceSummary, incomeClassification: [{ ...income, amount: 16.5 }] },
      paymentMethods: [{ type: 3, amount: 18.65 }],
    };
    await splitting.issued(bill);
    expect(splitting.sandbox.tables()).toMatchObject([{ slips: [{}] }]);
  });
});
