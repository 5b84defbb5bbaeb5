import { describe, expect, it } from 'vitest';
import { samples } from '../../../../../src/rules/examples/index.js';
import type { TodayView } from '../../../../../src/sandbox/pages/view/types.js';
import { createSandbox } from '../../../../../src/sandbox/sandbox.js';
import { createClient } from '../../../../../src/sending/client/create-client.js';
import {
  cardReceipt,
  HOUR,
  orderSlip,
  receipt,
  tableCancellation,
  withHeader,
  withSandbox,
} from '../../setup.js';

const at = withSandbox();

/** The section of the live events. */
async function today({ fetch } = at.sandbox): Promise<TodayView> {
  const response = await fetch('http://localhost/_sandbox/events');
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  const [, data = ''] = /^event: today\ndata: (.*)$/m.exec(new TextDecoder().decode(value)) ?? [];
  return JSON.parse(data) as TodayView;
}

describe('the day of a sandbox', () => {
  it('is empty at first', async () => {
    expect(await today()).toEqual({
      day: '2026-11-20',
      documents: 0,
      sales: [],
      queued: 0,
      late: 0,
      slips: 0,
      closings: 0,
      openTables: 0,
      charged: 0,
      chargedAmount: '0.00',
      held: 0,
      calls: 0,
      refused: 0,
      faults: 0,
    });
  });

  it('counts no document as queued that was filed at once, also if the clock ticks meanwhile', async () => {
    let time = Date.parse('2026-11-20T12:00:00+02:00');
    const now = () => {
      time += 1;
      return new Date(time);
    };
    const sandbox = await createSandbox({
      clock: { now },
      keys: [{ key: 'till', companies: ['800123456'] }],
    });
    const client = createClient(sandbox.clientOptions());
    expect((await client.issue(receipt('1'))).kind).toBe('issued');
    expect(await today(sandbox)).toMatchObject({ documents: 1, queued: 0, late: 0 });
  });

  it('does not count the icon that a browser asks for as a call', async () => {
    for (const origin of ['http://localhost', 'https://sandbox.example']) {
      const { status } = await at.sandbox.fetch(`${origin}/favicon.ico`);
      expect(status).toBe(204);
    }
    expect(await today()).toMatchObject({ calls: 0, refused: 0 });
  });

  it('adds up sales less credits, without slips, and counts what was queued, closed and refused', async () => {
    const sold = await at.issued(receipt('1'));
    await at.issue(receipt('1'));
    at.sandbox.faults.add({ kind: 'offline' });
    await at.issue(receipt('2'));
    const { invoiceMark } = await at.issued(orderSlip);
    await at.issued(withHeader(tableCancellation, { multipleConnectedMarks: [invoiceMark] }));
    await at.issued(withHeader(samples.retailCredit, { multipleConnectedMarks: [sold.invoiceMark] }));
    const credited = samples.retailCredit.invoiceSummary.totalGrossValue;
    const shown = await today();
    expect(shown).toMatchObject({
      documents: 5,
      queued: 1,
      late: 0,
      slips: 1,
      closings: 1,
      openTables: 0,
      calls: 6,
      refused: 1,
      faults: 1,
    });
    // Two receipts of 30.00.
    expect(shown.sales).toEqual([{ currency: 'EUR', amount: (60 - credited).toFixed(2) }]);
    await at.sandbox.advance(HOUR);
    expect(await today()).toMatchObject({ queued: 0, late: 1 });
  });

  it('adds up what terminals charged', async () => {
    const { payment, signatures } = await at.sandbox.holdPayment(cardReceipt());
    expect(await today()).toMatchObject({ held: 1, charged: 0, documents: 0 });
    const [first] = signatures;
    const { body } = payment
      .charged({
        token: first?.token ?? '',
        transactionId: '1',
        paymentAmount: 10,
        paymentType: 7,
        at: at.sandbox.now(),
      })
      .completion();
    await at.call('POST', '/Provider/CompletionPosInvoices', body);
    expect(await today()).toMatchObject({ held: 0, charged: 1, chargedAmount: '10.00', documents: 1 });
  });

  it('begins at midnight in Athens', async () => {
    await at.issued(receipt('1'));
    // 23:59 and then midnight; noon is the beginning.
    await at.sandbox.advance(12 * HOUR - 60_000);
    expect(await today()).toMatchObject({ day: '2026-11-20', documents: 1 });
    await at.sandbox.advance(60_000);
    expect(await today()).toMatchObject({ day: '2026-11-21', documents: 0, calls: 0 });
  });
});
