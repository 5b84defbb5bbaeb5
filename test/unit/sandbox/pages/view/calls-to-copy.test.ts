import { describe, expect, it } from 'vitest';
import type {
  CallToCopy,
  HoldDetails,
  HoldLine,
  Newest,
  TableDetails,
} from '../../../../../src/sandbox/pages/view/types.js';
import { COMPANY, cardReceipt, HOUR, orderCancellation, orderSlip, withSandbox } from '../../setup.js';
import { shownAt } from '../orders.js';

const at = withSandbox();

/** Makes a call as it was copied. */
const called = ({ method, path, body }: CallToCopy) => at.call(method, path.replace('/api/v1', ''), body);

describe('an open table on the page', () => {
  const detailsAt = async (index = 0): Promise<{ id: string; status: number; json: TableDetails }> => {
    const { userId } = (await at.get('/Provider/GetCreditsBalance')).json;
    const id = [userId, COMPANY, 0, at.sandbox.tables()[index]?.tableAA].join('.');
    return { id, ...(await shownAt<TableDetails>(at, `tables/${id}`)) };
  };

  it('comes with its slips, what is left of them, and the call that cancels it, with a free number', async () => {
    await at.issued(orderSlip);
    await at.issued(orderCancellation);
    const { id, json } = await detailsAt();
    expect(json.line.slips).toMatchObject([{ cancels: false }, { cancels: true }]);
    const { call } = json;
    expect(call).toMatchObject({
      method: 'POST',
      path: '/api/v1/Provider/SendInvoices?skipSignature=true',
      body: {
        invoice: [
          {
            invoiceHeader: {
              invoiceType: '8.6',
              tableAA: orderSlip.invoiceHeader.tableAA,
              totalCancelDeliveryOrders: true,
              multipleConnectedMarks: at.sandbox.documents().map(({ mark }) => Number(mark)),
            },
          },
        ],
      },
    });
    if (call === undefined) throw new Error('There is no call.');
    expect((await called(call)).json.response).toMatchObject([{ statusCode: 'Success' }]);
    expect(at.sandbox.tables()).toEqual([]);
    expect((await shownAt(at, `tables/${id}`)).status).toBe(404);
  });

  it('is cancelled by the UIDs of slips that wait for their MARKs', async () => {
    at.sandbox.faults.add({ kind: 'offline' });
    await at.issue(orderSlip);
    const { call } = (await detailsAt()).json;
    if (call === undefined) throw new Error('There is no call.');
    expect(JSON.stringify(call.body)).toContain(
      `"multipleConnectedUids":["${at.sandbox.documents()[0]?.uid}"]`,
    );
    expect((await called(call)).json.response).toMatchObject([{ statusCode: 'Success' }]);
    expect(at.sandbox.tables()).toEqual([]);
  });
});

describe('a held payment on the page', () => {
  /** What the page shows of the only document that is held. */
  const details = async (): Promise<HoldDetails> => {
    const [row] = at.sandbox.snapshot().filter(({ table }) => table === 'holds');
    return (await shownAt<HoldDetails>(at, `holds/${row?.id}`)).json;
  };
  const listed = async () => (await shownAt<Newest<HoldLine>>(at, 'list/holds?q=')).json;

  it('shows what each terminal has to charge', async () => {
    await at.issue(cardReceipt(), false);
    expect(await details()).toMatchObject({
      line: { isIssued: false },
      signatures: [
        { terminalId: '16000123', nsp: 'Viva', balance: '10.00' },
        { terminalId: '16000123', nsp: 'Cardlink', balance: '20.00' },
      ],
    });
  });

  it('comes with the call that completes it, which issues the document', async () => {
    await at.issue(cardReceipt(), false);
    const { call } = await details();
    if (call === undefined) throw new Error('There is no call.');
    expect((await called(call)).json.response).toMatchObject([{ statusCode: 'Success' }]);
    expect(at.sandbox.documents()[0]?.charges).toMatchObject([
      { amount: 10, tip: 0, transactionId: '000417', type: 7 },
      { amount: 20, tip: 0, transactionId: '000418', type: 8 },
    ]);
    expect(at.sandbox.holds()).toEqual([]);
  });

  it('stays in the list after a first charge, with the call for the rest, until its signatures expire', async () => {
    await at.issue(cardReceipt(), false);
    const { call } = await details();
    if (call === undefined) throw new Error('There is no call.');
    await called({ ...call, body: call.body.slice(0, 1) });
    expect(await listed()).toMatchObject({
      total: 1,
      lines: [{ isIssued: true, signatures: [{ balance: '20.00' }] }],
    });
    const rest = (await details()).call;
    expect(rest?.body).toMatchObject([{ transactionId: '000418', paymentAmount: 20, paymentType: 8 }]);
    await at.sandbox.advance(25 * HOUR);
    expect((await details()).call).toBeUndefined();
    expect(await listed()).toEqual({ total: 0, lines: [] });
  });
});
