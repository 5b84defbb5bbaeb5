import { describe, expect, it } from 'vitest';
import type { IssuedEntry } from '../../../src/client/issue/issue-all.js';
import { memoryJournal } from '../../../src/client/journal/memory.js';
import type { ClientOptions } from '../../../src/client/options.js';
import { deliveryNote, OFFLINE } from './service.js';
import { listOf, receipt, timeoutOf, withService } from './setup.js';

const at = withService();
const SETTLING = 60_000;

/** A process that is killed while it waits for the answer. Ends when it has sent the document. */
const issuing = (options: Partial<ClientOptions>): Promise<void> =>
  new Promise((sent) => {
    const fetch = () => {
      sent();
      return new Promise<never>(() => undefined);
    };
    void at.client({ ...options, fetch }).issue(receipt(), { timeout: 100_000 });
  });

describe('recover', () => {
  it('processes every row once when onRow throws, and reports what it threw', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: SETTLING });
    for (const aa of ['1', '2']) {
      at.service.fail('SendInvoices', 'reset-after');
      await client.issue(receipt(aa));
    }
    const wrong = new TypeError('no paper');
    const report = await client.recover({ onRow: () => Promise.reject(wrong) });
    expect(report.settled.map(({ outcome }) => outcome.kind)).toEqual(['alreadyIssued', 'alreadyIssued']);
    expect(report).toMatchObject({ unknown: [], failed: [] });
    expect(report.onRowErrors).toEqual(report.settled.map(({ row }) => ({ row, error: wrong })));
  });

  it('settles unknown rows: it finds what arrived and sends the rest after its settling time', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: SETTLING, timeout: timeoutOf('silent-before') });
    const mark = await at.service.file(deliveryNote);
    for (const [aa, fault] of [
      ['1', 'reset-after'],
      ['2', 'error-before'],
      ['3', 'silent-before'],
    ] as const) {
      at.service.fail('SendInvoices', fault);
      await client.issue(receipt(aa));
    }
    at.service.fail('CancelDeliveryNote', 'reset-after');
    await client.cancelNote({ document: deliveryNote, mark });
    const report = await client.recover();
    expect(report.settled.map(({ outcome }) => outcome.kind)).toEqual([
      'alreadyIssued',
      'issued',
      'issued',
      'alreadyCancelled',
    ]);
    expect(report).toMatchObject({ unknown: [], failed: [], heldElsewhere: [], notSent: [] });
    const [, ...receipts] = at.service.filed;
    expect(receipts.map(({ document }) => document.invoiceHeader.aa)).toEqual(['1', '2', '3']);
    expect((await client.recover()).settled).toEqual([]);
  });

  it('finds what a killed process was doing', async () => {
    const journal = memoryJournal();
    await issuing({ journal, holder: 'till 1' });
    const other = at.client({ journal, holder: 'till 2', settlingTime: SETTLING });
    expect((await other.recover()).heldElsewhere).toHaveLength(1);
    expect(at.service.received).toEqual([]);
    const restarted = at.client({ journal, holder: 'till 1', settlingTime: SETTLING, random: () => 0.3 });
    expect((await restarted.recover()).settled).toMatchObject([{ outcome: { kind: 'issued' } }]);
    expect(at.service.filed).toHaveLength(1);
  });

  it('takes over expired leases', async () => {
    const journal = memoryJournal();
    await issuing({ journal });
    // A lease is twice as long as its attempt may take.
    at.clock.move(200_000);
    const other = at.client({ journal, random: () => 0.3 });
    expect((await other.recover()).settled).toMatchObject([{ outcome: { kind: 'issued' } }]);
  });

  it('leaves unsent rows to their owner', async () => {
    const journal = memoryJournal();
    const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    const dead = at.client({ journal, fetch: () => Promise.reject(refused) });
    await expect(dead.issue(receipt())).rejects.toMatchObject({ code: 'transport/connection' });
    const report = await at.client({ journal }).recover();
    expect(report.notSent.map(({ standing }) => standing)).toEqual(['not-sent']);
    expect(at.service.received).toEqual([]);
  });

  it('keeps a document unknown if a later attempt never leaves the machine', async () => {
    const journal = memoryJournal();
    at.service.fail('SendInvoices', 'error-after');
    at.service.seeNothing();
    await at.client({ journal }).issue(receipt());
    at.clock.move(10 * SETTLING);
    const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    const halfDead = at.client({
      journal,
      fetch: (input, init) => (init?.method === 'POST' ? Promise.reject(refused) : fetch(input, init)),
    });
    expect((await halfDead.recover({ wait: false })).failed).toMatchObject([
      { error: { code: 'transport/connection' } },
    ]);
    const [row] = await listOf(journal.rows());
    expect(row?.standing).toBe('unknown');
  });

  it('keeps a document unknown if the service does not check it', async () => {
    at.service.fail('SendInvoices', 'error-after');
    at.service.seeNothing();
    const client = at.client();
    await client.issue(receipt());
    at.clock.move(10 * SETTLING);
    at.service.answer('SendInvoices', { errors: ['open table more than 24h'] }, 401);
    expect(await client.issue(receipt())).toMatchObject({ kind: 'unknown', why: 'not-looked-at' });
    at.service.seeAll();
    expect((await client.issue(receipt())).kind).toBe('alreadyIssued');
  });

  it('stores flow states with what it finds', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    at.service.fail('SendInvoices', 'reset-after');
    await client.issue(receipt());
    await client.recover({ statesAfter: (row, outcome) => ({ [row.operation]: outcome.kind }) });
    expect(await journal.state('issue')).toBe('alreadyIssued');
  });
});

describe('waitForMark', () => {
  it('searches until the queued document has a MARK', async () => {
    at.service.fail('SendInvoices', 'offline');
    const client = at.client();
    await client.issue(receipt());
    at.clock.move(OFFLINE - 2000);
    expect(await client.waitForMark(receipt(), { every: 1000 })).toMatchObject({
      kind: 'alreadyIssued',
      mark: '400001000000001',
    });
    expect(at.clock.waits).toEqual([1000, 1000]);
  });

  it('returns the last outcome at the timeout', async () => {
    expect(await at.client().waitForMark(receipt(), { every: 1000, atMost: 2500 })).toMatchObject({
      kind: 'unknown',
    });
    expect(at.clock.waits).toEqual([1000, 1000, 500]);
  });
});

describe('issueAll', () => {
  it('reports each document, and one failure does not stop the others', async () => {
    const seen: number[] = [];
    const documents = [receipt('1'), { ...receipt('2'), invoiceDetails: [] }, null, receipt('4')];
    const report = await at.client().issueAll(documents, { onEntry: ({ index }) => seen.push(index) });
    expect(report.counts).toEqual({
      issued: 2,
      held: 0,
      queued: 0,
      refused: 1,
      alreadyIssued: 0,
      unknown: 0,
      error: 1,
    });
    expect(report.entries[2]).toMatchObject({ index: 2, error: { code: 'call/not-a-document' } });
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(report.onEntryErrors).toEqual([]);
    expect(at.service.count('SendInvoices')).toBe(2);
  });

  it.each([
    [
      'throws',
      () => {
        throw new RangeError('no display');
      },
    ],
    ['rejects', () => Promise.reject(new RangeError('no display'))],
  ])('goes on if onEntry %s, and reports the error', async (_, fail) => {
    const documents = [receipt('1'), receipt('2'), receipt('3')];
    const onEntry = ({ index }: IssuedEntry) => (index === 1 ? fail() : undefined);
    const report = await at.client().issueAll(documents, { onEntry });
    expect(report.entries.map((entry) => 'outcome' in entry && entry.outcome.kind)).toEqual([
      'issued',
      'issued',
      'issued',
    ]);
    expect(report.onEntryErrors).toEqual([{ index: 1, error: new RangeError('no display') }]);
  });

  it('refuses a value that is not a list', async () => {
    await expect(at.client().issueAll(5 as never)).rejects.toMatchObject({ code: 'call/value' });
    expect(at.service.received).toEqual([]);
  });
});
