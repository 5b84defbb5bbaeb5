import { describe, expect, it } from 'vitest';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import { cardReceipt, receipt, withService } from '../setup.js';

const at = withService();
/** A time on the day of the documents; tests begin at 10:00. */
const until = (time: string): Date => new Date(`2026-11-20T${time}Z`);
const sum = (times: readonly number[]): number => times.reduce((all, each) => all + each, 0);

describe('settle', () => {
  it('returns an outcome that is known at once, without waiting', async () => {
    const client = at.client({ journal: memoryJournal() });
    expect(await client.settle(receipt('101'), { until: until('10:05:00') })).toMatchObject({
      kind: 'issued',
    });
    expect(await client.settle(receipt('101'), { until: until('10:05:00') })).toMatchObject({
      kind: 'alreadyIssued',
    });
    const wrong = { ...receipt('102'), invoiceDetails: [] };
    expect(await client.settle(wrong, { until: until('10:05:00') })).toMatchObject({ kind: 'refused' });
    const held = await client.settle(cardReceipt(), { until: until('10:05:00'), skipSignature: false });
    expect(held.kind).toBe('held');
    at.service.fail('SendInvoices', 'offline');
    expect((await client.settle(receipt('103'), { until: until('10:05:00') })).kind).toBe('queued');
    expect(at.clock.waits).toEqual([]);
  });

  it('finds a document whose answer was lost, and never sends it twice', async () => {
    at.service.fail('SendInvoices', 'reset-after');
    const { signal } = new AbortController();
    const outcome = await at.client().settle(receipt(), { until: until('10:05:00'), signal });
    expect(outcome).toMatchObject({ kind: 'alreadyIssued', mark: at.service.filed[0]?.mark, from: 'search' });
    expect(at.service.count('SendInvoices')).toBe(1);
    expect(sum(at.clock.waits)).toBeLessThan(1000);
  });

  it('sends a document that did not arrive again, once its settling time is over', async () => {
    at.service.fail('SendInvoices', 'reset-before');
    const outcome = await at
      .client({ settlingTime: 120_000 })
      .settle(receipt(), { until: until('10:05:00') });
    expect(outcome.kind).toBe('issued');
    expect([at.service.count('SendInvoices'), at.service.filed.length]).toEqual([2, 1]);
    // It was searched for in the meantime, and sent when the two minutes were over.
    expect(at.service.count('RequestTransmittedDocs')).toBeGreaterThan(5);
    expect(at.clock.now().toISOString()).toBe('2026-11-20T10:02:00.000Z');
  });

  it('returns the unknown outcome at its time, and no later', async () => {
    at.service.fail('SendInvoices', 'reset-before');
    const outcome = await at.client().settle(receipt(), { until: until('10:01:00') });
    expect(outcome).toMatchObject({ kind: 'unknown', resendAfter: '2026-11-20T10:02:00.000Z' });
    expect(at.clock.now()).toEqual(until('10:01:00'));
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it('ends by what it waited if the clock stands still', async () => {
    at.service.fail('SendInvoices', 'reset-before');
    const waits: number[] = [];
    const clock = {
      now: () => until('10:00:00'),
      wait: async (milliseconds: number) => void waits.push(milliseconds),
    };
    const outcome = await at.client({ clock }).settle(receipt(), { until: until('10:01:00') });
    expect(outcome.kind).toBe('unknown');
    expect(sum(waits)).toBe(60_000);
  });

  it('tries once if its time has already passed', async () => {
    expect((await at.client().settle(receipt(), { until: until('09:00:00') })).kind).toBe('issued');
  });

  it('waits for a connection, and throws the last error if none comes', async () => {
    let calls = 0;
    const refused = Object.assign(new TypeError('fetch failed'), {
      cause: { code: 'ECONNREFUSED', syscall: 'connect' },
    });
    const from = (count: number): typeof fetch => {
      return async (...given) => {
        calls += 1;
        if (calls < count) throw refused;
        return fetch(...given);
      };
    };
    expect((await at.client({ fetch: from(4) }).settle(receipt(), { until: until('10:05:00') })).kind).toBe(
      'issued',
    );
    expect(calls).toBe(4);
    // Each pause is twice as long as the one before: half of 500 ms, and the half of a half.
    expect(at.clock.waits).toEqual([375, 750, 1500]);
    const never = at.client({ fetch: from(Number.POSITIVE_INFINITY) });
    await expect(never.settle(receipt('102'), { until: until('10:06:00') })).rejects.toMatchObject({
      code: 'transport/connection',
    });
    expect(at.clock.now()).toEqual(until('10:06:00'));
  });

  it('waits as long as the service asks for', async () => {
    at.service.fail('SendInvoices', 'rate-limited');
    expect((await at.client().settle(receipt(), { until: until('10:05:00') })).kind).toBe('issued');
    expect(at.clock.waits).toEqual([7000]);
  });

  it('waits longer each time if the service does not say how long', async () => {
    for (let time = 0; time < 2; time += 1) at.service.answer('SendInvoices', {}, 429);
    expect((await at.client().settle(receipt(), { until: until('10:05:00') })).kind).toBe('issued');
    expect(at.clock.waits).toEqual([375, 750]);
  });

  it('waits while another call works on the same number', async () => {
    const journal = memoryJournal();
    let release = (): void => undefined;
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: typeof fetch = async (...given) => {
      await blocked;
      return fetch(...given);
    };
    const first = at.client({ journal, fetch: slow }).issue(receipt());
    while (
      (await journal.row({ operation: 'issue', key: '["800123456",0,"11.1","A","101"]' })) === undefined
    ) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    const waiting = {
      now: at.clock.now,
      wait: async (pause: number) => {
        release();
        await first;
        return at.clock.wait(pause);
      },
    };
    const outcome = await at
      .client({ journal, clock: waiting })
      .settle(receipt(), { until: until('10:05:00') });
    expect([outcome.kind, (await first).kind]).toEqual(['alreadyIssued', 'issued']);
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it('stops at its signal, and does not repeat what cannot change', async () => {
    const stop = new AbortController();
    const clock = { now: at.clock.now, wait: async () => stop.abort() };
    at.service.fail('SendInvoices', 'reset-before');
    const options = { until: until('10:05:00'), signal: stop.signal };
    expect(await at.client({ clock }).settle(receipt(), options)).toMatchObject({ kind: 'unknown' });
    at.service.fail('SendInvoices', 'redirect');
    expect(await at.client().settle(receipt('102'), { until: until('10:05:00') })).toMatchObject({
      kind: 'unknown',
      why: 'redirect',
    });
    await expect(at.client().settle(null as never, { until: until('10:05:00') })).rejects.toMatchObject({
      code: 'call/not-a-document',
    });
    expect(at.clock.waits).toEqual([]);
  });

  it('throws at once if the journal cannot be written', async () => {
    const journal = memoryJournal();
    journal.take = () => Promise.reject(new Error('disk full'));
    await expect(
      at.client({ journal }).settle(receipt(), { until: until('10:05:00') }),
    ).rejects.toMatchObject({
      code: 'journal/not-written',
    });
    expect(at.clock.waits).toEqual([]);
  });

  it.each([undefined, {}, { until: '10:05' }, { until: new Date(Number.NaN) }, { until: 5 }])(
    'refuses %j, because it would never end',
    async (options) => {
      await expect(at.client().settle(receipt(), options as never)).rejects.toMatchObject({
        code: 'call/value',
        member: 'until',
        message: expect.stringContaining('a valid Date'),
      });
      expect(at.service.received).toEqual([]);
    },
  );
});
