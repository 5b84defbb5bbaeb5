import { describe, expect, it } from 'vitest';
import type { Journal } from '../../../../src/sending/client/journal/journal.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import type { JournalRow } from '../../../../src/sending/client/journal/rows.js';
import type { ClientOptions } from '../../../../src/sending/client/options.js';
import type { RecoveredRow } from '../../../../src/sending/client/recovery/report.js';
import { deliveryNote } from '../service.js';
import { cardReceipt, completionOf, listOf, receipt, stoppedAt, timeoutOf, withService } from '../setup.js';

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
    const client = at.client({ journal, settlingTime: SETTLING });
    const mark = await at.service.file(deliveryNote);
    for (const [aa, fault] of [
      ['1', 'reset-after'],
      ['2', 'error-before'],
      ['3', 'silent-before'],
    ] as const) {
      at.service.fail('SendInvoices', fault);
      await client.issue(receipt(aa), { timeout: timeoutOf(fault) });
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

  it('sends each row as it was sent before, with the headers of this call', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: 0 });
    const wrong = { ...receipt('2'), invoiceSummary: { ...receipt('2').invoiceSummary, totalNetValue: 1 } };
    at.service.fail('SendInvoices', 'reset-before', 'reset-before');
    await client.issue(cardReceipt('1'), { skipSignature: false });
    await client.issue(wrong, { sendWithErrors: true });
    at.service.fail('CancelReceivingNote', 'reset-before');
    await client.cancelNote({
      call: 'CancelReceivingNote',
      body: { mark: '400001000000009', entityVatNumber: '800123456' },
    });
    const first = at.service.received.splice(0);
    const { settled } = await client.recover({ headers: { 'x-till': '7' } });
    expect(settled.map(({ outcome }) => outcome.kind)).toEqual(['held', 'refused', 'refused']);
    const sent = at.service.received.filter(({ method }) => method === 'POST');
    const told = ({ path, query, body }: (typeof sent)[number]) => [path, query.get('skipSignature'), body];
    expect(sent.map(told)).toEqual(first.map(told));
    expect(at.service.received.map(({ headers }) => headers.get('x-till'))).toEqual(
      at.service.received.map(() => '7'),
    );
  });

  it('asks a person about the payment of an older document, which no search can show', async () => {
    const client = at.client({ journal: memoryJournal() });
    const query = {
      signatureToken: 't',
      transactionId: '1',
      paymentAmount: '5.00',
      paymentType: '7',
    } as const;
    at.service.fail('CompletionAskSignatureForOldInvoice', 'reset-before');
    await client.completeOldInvoice({ query, body: '400001000000001' });
    expect(await client.recover()).toMatchObject({
      settled: [],
      unknown: [{ outcome: { why: 'not-provable', next: { step: 'ask-the-terminal' } } }],
      failed: [],
    });
    expect(at.service.received).toHaveLength(1);
  });

  it.each([
    ['complete-payment', 'call/value'],
    ['complete-old-invoice', 'journal/not-readable'],
    ['cancel-note', 'call/value'],
    ['issue', 'call/not-a-document'],
  ] as const)('reports a row of %s that cannot be read, and goes on', async (operation, code) => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    const lease = { holder: 'x', run: 'x', id: 'x', until: '2026-11-20T09:00:00.000Z' };
    const request = { call: 'Other', query: { token: 't' }, body: '', about: {} };
    await journal.take({ operation, key: '1', lease, at: '2026-11-20T08:59:00.000Z', request });
    at.service.fail('SendInvoices', 'reset-after');
    await client.issue(receipt());
    const report = await client.recover();
    expect(report).toMatchObject({ failed: [{ row: { operation }, error: { code } }], unknown: [] });
    expect(report.settled.map(({ outcome }) => outcome.kind)).toEqual(['alreadyIssued']);
    expect(report.settled[0]?.outcome).not.toHaveProperty('journalError');
    if (code !== 'journal/not-readable') return;
    expect(report.failed[0]?.error).toMatchObject({
      cause: { code: 'options/unknown', option: 'query.token' },
    });
  });

  it('refuses wrong options, and says that the journal cannot be read', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    await expect(client.recover({ timeout: 0 })).rejects.toMatchObject({ code: 'call/options' });
    const next = () => Promise.reject(new Error('disk full'));
    journal.rows = () => ({ [Symbol.asyncIterator]: () => ({ next }) });
    await expect(client.recover()).rejects.toMatchObject({ code: 'journal/not-written' });
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

  it('leaves unsent rows to the till that wrote them', async () => {
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

  it('waits once for all rows, not once for each', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: SETTLING });
    for (const aa of ['1', '2', '3', '4']) {
      at.service.fail('SendInvoices', 'error-before');
      await client.issue(receipt(aa));
      at.clock.move(1000);
    }
    const rows: string[] = [];
    const onRow = ({ row, outcome }: RecoveredRow) => rows.push(`${JSON.parse(row.key)[4]} ${outcome.kind}`);
    const report = await client.recover({ onRow });
    // The last of them was sent a second ago.
    expect(at.clock.waits).toEqual([SETTLING - 1000]);
    expect(rows).toEqual(['1 issued', '2 issued', '3 issued', '4 issued']);
    expect(report).toMatchObject({ unknown: [], failed: [], left: [] });
    expect(report).not.toHaveProperty('stopped');
  });

  it.each([
    [undefined, 5],
    [{ rounds: 2 }, 2],
    [{ rounds: 1 }, 1],
    [{ wait: false }, 1],
    [{ wait: false, rounds: 3 }, 1],
  ])('settles all rows in each round: with %j, %i rounds', async (options, rounds) => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: SETTLING });
    at.service.seeNothing();
    for (const aa of ['1', '2']) {
      at.service.fail('SendInvoices', 'error-after');
      await client.issue(receipt(aa));
    }
    at.service.received.length = 0;
    const seen: unknown[] = [];
    const report = await client.recover({ ...options, onRow: ({ row }) => seen.push(row.key) });
    expect(report.unknown.map(({ outcome }) => outcome.kind)).toEqual(['unknown', 'unknown']);
    expect(seen).toEqual(report.unknown.map(({ row }) => row.key));
    // Several calls in a row for one document count once.
    const order = at.service.received
      .map(({ query }) => query.get('aa'))
      .filter((aa) => aa !== null)
      .filter((aa, index, all) => aa !== all[index - 1]);
    expect(order).toEqual(Array.from({ length: rounds }, () => ['1', '2']).flat());
    expect(at.clock.waits).toEqual(Array.from({ length: rounds - 1 }, () => SETTLING));
  });

  it('stops after a failed connection, and reports it', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: SETTLING });
    for (let aa = 1; aa <= 20; aa += 1) {
      at.service.fail('SendInvoices', 'error-before');
      await client.issue(receipt(String(aa)));
    }
    const unreachable = Object.assign(new TypeError('fetch failed'), {
      cause: { code: 'ENETUNREACH', syscall: 'connect' },
    });
    let calls = 0;
    const offline = at.client({
      journal,
      settlingTime: SETTLING,
      fetch: () => {
        calls += 1;
        return Promise.reject(unreachable);
      },
    });
    const began = at.clock.now().getTime();
    const report = await offline.recover();
    expect(report).toMatchObject({
      stopped: 'no-connection',
      settled: [],
      unknown: [{ outcome: { kind: 'unknown', why: 'search-failed', code: 'transport/connection' } }],
      failed: [],
      heldElsewhere: [],
    });
    expect(report.left.map(({ key }) => JSON.parse(key)[4])).toEqual(
      Array.from({ length: 19 }, (_, index) => String(index + 2)),
    );
    // One search, which is repeated twice.
    expect(calls).toBe(3);
    expect(at.clock.now().getTime() - began).toBeLessThan(5000);
    // Nothing is lost: with a connection they are settled.
    expect((await client.recover()).settled).toHaveLength(20);
  });

  it.each([
    ['reset-before', 'transport/lost'],
    ['silent-before', 'transport/timeout'],
  ] as const)('stops if a search is not answered (%s)', async (fault, code) => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    for (const aa of ['1', '2']) {
      at.service.fail('SendInvoices', 'error-before');
      await client.issue(receipt(aa));
    }
    at.service.fail('RequestTransmittedDocs', fault, fault, fault);
    const report = await client.recover({ timeout: timeoutOf(fault) });
    expect(report).toMatchObject({ stopped: 'no-connection', unknown: [{ outcome: { code } }] });
    expect(report.left).toHaveLength(1);
  });

  it('stops if a fiscal call cannot connect, and keeps what earlier rounds found', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: SETTLING });
    for (const aa of ['1', '2', '3']) {
      at.service.fail('SendInvoices', aa === '1' ? 'reset-after' : 'error-before');
      await client.issue(receipt(aa));
    }
    const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    const halfDead = at.client({
      journal,
      settlingTime: SETTLING,
      fetch: (input, init) => (init?.method === 'POST' ? Promise.reject(refused) : fetch(input, init)),
    });
    const report = await halfDead.recover();
    expect(report).toMatchObject({
      stopped: 'no-connection',
      settled: [{ outcome: { kind: 'alreadyIssued' } }],
      failed: [{ error: { code: 'transport/connection' } }],
      // It was looked at in the first round.
      unknown: [{ outcome: { why: 'not-found-yet' } }],
      left: [],
    });
  });

  it('goes on after an answer that is an error', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    for (const aa of ['1', '2']) {
      at.service.fail('SendInvoices', 'reset-after');
      await client.issue(receipt(aa));
    }
    at.service.fail('RequestTransmittedDocs', 'error-before', 'error-before', 'error-before');
    const report = await client.recover({ wait: false });
    expect(report).toMatchObject({
      unknown: [{ outcome: { why: 'search-failed', code: 'answer/error' } }],
      settled: [{ outcome: { kind: 'alreadyIssued' } }],
      left: [],
    });
    expect(report).not.toHaveProperty('stopped');
  });

  it('stops when its signal is aborted, also while it waits', async () => {
    const journal = memoryJournal();
    const stop = new AbortController();
    const clock = {
      now: at.clock.now,
      wait: async (milliseconds: number) => {
        if (milliseconds === SETTLING) stop.abort();
      },
    };
    const client = at.client({ journal, settlingTime: SETTLING, clock });
    for (const aa of ['1', '2']) {
      at.service.fail('SendInvoices', 'error-before');
      await client.issue(receipt(aa));
    }
    expect(await client.recover({ signal: AbortSignal.abort() })).toMatchObject({
      stopped: 'aborted',
      unknown: [],
      left: [{ standing: 'unknown' }, { standing: 'unknown' }],
    });
    expect(await client.recover({ signal: stop.signal })).toMatchObject({
      stopped: 'aborted',
      unknown: [{ outcome: { why: 'not-found-yet' } }, { outcome: { why: 'not-found-yet' } }],
      left: [],
    });
    expect(at.service.count('SendInvoices')).toBe(2);
  });
});

describe('recover of a payment at a terminal', () => {
  const toHold = { skipSignature: false } as const;
  const MARK = '400001000000001';
  const standingsIn = async (journal: Journal) =>
    (await listOf(journal.rows())).map(({ operation, standing }) => `${operation} ${standing}`);

  it('does not repeat a lost completion before its settling time, and settles both rows', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: SETTLING });
    const document = cardReceipt();
    const body = completionOf(await client.issue(document, toHold));
    at.service.fail('CompletionPosInvoices', 'reset-before');
    await client.completePosPayment({ document, body });
    expect((await client.recover({ wait: false })).unknown).toHaveLength(1);
    expect(at.service.count('CompletionPosInvoices')).toBe(1);
    const statesAfter = (row: JournalRow, { kind }: { kind: string }) => ({ [row.operation]: kind });
    expect((await client.recover({ statesAfter })).settled).toMatchObject([
      { row: { operation: 'complete-payment' }, outcome: { kind: 'issued', mark: MARK } },
    ]);
    expect(at.clock.waits).toEqual([SETTLING]);
    expect(await standingsIn(journal)).toEqual(['issue issued', 'complete-payment issued']);
    expect(await journal.state('complete-payment')).toBe('issued');
  });

  it('repairs a document whose completion is recorded and whose own row is not', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: SETTLING });
    const document = cardReceipt();
    const body = completionOf(await client.issue(document, toHold));
    const { fetch, isReached, letGo } = stoppedAt('CompletionPosInvoices', 'after');
    const slow = at.client({ journal, random: () => 0.1, fetch });
    const completing = slow.completePosPayment({ document, body }, { timeout: 600_000 });
    await isReached;
    // It loses its lease of the document to a process that only looks at it.
    at.clock.move(2_000_000);
    at.service.seeNothing();
    await client.issue(document, toHold);
    letGo();
    expect(await completing).toMatchObject({ kind: 'issued', mark: MARK });
    expect(await standingsIn(journal)).toEqual(['issue held', 'complete-payment issued']);
    const statesAfter = (row: JournalRow, { kind }: { kind: string }) => ({ [row.operation]: kind });
    const report = await client.recover({ statesAfter });
    expect(report.settled).toMatchObject([
      { row: { operation: 'issue' }, outcome: { kind: 'alreadyIssued', from: 'journal', mark: MARK } },
    ]);
    expect(await journal.state('issue')).toBe('alreadyIssued');
    expect(await standingsIn(journal)).toEqual(['issue issued', 'complete-payment issued']);
    expect((await client.recover()).settled).toEqual([]);
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it('leaves a held document that waits for its payment alone', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: SETTLING });
    await client.issue(cardReceipt(), toHold);
    at.clock.move(30 * 3_600_000);
    expect(await client.recover()).toMatchObject({ settled: [], unknown: [], left: [] });
    expect(at.service.received).toHaveLength(1);
    expect(await standingsIn(journal)).toEqual(['issue held']);
  });

  it('passes over a held row whose document cannot be read', async () => {
    const journal = memoryJournal();
    const lease = { holder: 'x', run: 'x', id: 'x', until: '2026-11-20T10:02:00.000Z' };
    const request = { call: 'SendInvoices', query: {}, body: '', about: {} };
    const name = { operation: 'issue', key: '1' } as const;
    await journal.take({ ...name, lease, at: '2026-11-20T10:00:00.000Z', request });
    await journal.end({ ...name, lease, standing: 'held' });
    expect(await at.client({ journal }).recover()).toMatchObject({ settled: [], failed: [], unknown: [] });
  });

  it('settles a row by one of two processes', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: SETTLING });
    const document = cardReceipt();
    const body = completionOf(await client.issue(document, toHold));
    at.service.fail('CompletionPosInvoices', 'reset-before');
    await client.completePosPayment({ document, body });
    at.clock.move(SETTLING);
    const both = [client, at.client({ journal, settlingTime: SETTLING, random: () => 0.1 })];
    const reports = await Promise.all(both.map((each) => each.recover({ wait: false })));
    expect(reports.flatMap(({ settled }) => settled)).toMatchObject([{ outcome: { kind: 'issued' } }]);
    expect(reports.flatMap(({ heldElsewhere }) => heldElsewhere)).toHaveLength(1);
    expect(at.service.count('CompletionPosInvoices')).toBe(2);
    expect(at.service.filed[0]?.charges).toHaveLength(1);
  });
});

describe('recover by several processes', () => {
  it('shares the rows: each is searched for by one of them', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: SETTLING });
    for (let aa = 1; aa <= 25; aa += 1) {
      at.service.fail('SendInvoices', 'reset-after');
      await client.issue(receipt(String(aa)));
    }
    at.service.received.length = 0;
    const hosts = ['host 1', 'host 2'].map((holder, index) =>
      at.client({ journal, holder, settlingTime: SETTLING, random: () => index / 10 }),
    );
    const reports = await Promise.all(hosts.map((host) => host.recover()));
    const numbers = reports.map(({ settled }) => settled.map(({ row }) => JSON.parse(row.key)[4]));
    expect(numbers.flat().sort()).toEqual(Array.from({ length: 25 }, (_, index) => String(index + 1)).sort());
    for (const list of numbers) expect(list.length).toBeGreaterThan(0);
    const searched = at.service.received.map(({ query }) => query.get('aa')).filter((aa) => aa !== null);
    expect(new Set(searched).size).toBe(25);
    expect(searched.filter((aa) => aa === '7').length).toBe(searched.filter((aa) => aa === '1').length);
  });

  it('leaves no lease behind when it stops early', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: SETTLING });
    for (const aa of ['1', '2', '3']) {
      at.service.fail('SendInvoices', 'reset-after');
      await client.issue(receipt(aa));
    }
    const dead = at.client({
      journal,
      holder: 'dead',
      random: () => 0.1,
      fetch: () => Promise.reject(new TypeError('x')),
    });
    expect(await dead.recover()).toMatchObject({ stopped: 'no-connection' });
    const other = at.client({ journal, holder: 'other', random: () => 0.2, settlingTime: SETTLING });
    expect((await other.recover()).settled).toHaveLength(3);
  });
});

describe('recover of named rows', () => {
  const nameOf = (aa: string) =>
    ({ operation: 'issue', key: JSON.stringify(['800123456', 0, '11.1', 'A', aa]) }) as const;

  it('settles these only', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal, settlingTime: SETTLING });
    for (const aa of ['1', '2']) {
      at.service.fail('SendInvoices', 'reset-after');
      await client.issue(receipt(aa));
    }
    const report = await client.recover({ only: [nameOf('2')] });
    expect(report.settled).toMatchObject([{ row: nameOf('2'), outcome: { kind: 'alreadyIssued' } }]);
    expect(report).toMatchObject({ heldElsewhere: [], left: [], notSent: [] });
    expect((await journal.row(nameOf('1')))?.standing).toBe('unknown');
    // Its outcome is known now.
    expect(await client.recover({ only: [nameOf('2')] })).toMatchObject({ settled: [], unknown: [] });
  });

  it('sends a row that was never sent', async () => {
    const journal = memoryJournal();
    const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    const dead = at.client({ journal, fetch: () => Promise.reject(refused) });
    await expect(dead.issue(receipt('1'))).rejects.toMatchObject({ code: 'transport/connection' });
    const report = await at.client({ journal }).recover({ only: [nameOf('1')] });
    expect(report.settled).toMatchObject([{ outcome: { kind: 'issued' } }]);
    expect(at.service.filed).toHaveLength(1);
  });

  it('leaves named rows alone that need nothing, and lists no others', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    await client.issue(receipt('1'));
    await client.issue(cardReceipt('2'), { skipSignature: false });
    const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    const dead = at.client({ journal, fetch: () => Promise.reject(refused) });
    await expect(dead.issue(receipt('3'))).rejects.toMatchObject({ code: 'transport/connection' });
    at.service.received.length = 0;
    const [one, two] = await listOf(journal.rows());
    if (one === undefined || two === undefined) throw new Error('two rows');
    const nothing = { settled: [], unknown: [], failed: [], heldElsewhere: [], left: [], notSent: [] };
    expect(await client.recover({ only: [one, two] })).toMatchObject(nothing);
    expect(at.service.received).toEqual([]);
  });

  it.each([
    ['A 1'],
    [5],
    [{ 0: nameOf('1') }],
    [[null]],
    [[{ key: 'a' }]],
    [[{ operation: 'issue' }]],
    [[{ operation: 'issue', key: 5 }]],
    [[nameOf('9')]],
  ])('refuses %j', async (only) => {
    await expect(at.client().recover({ only: only as never })).rejects.toMatchObject({
      code: 'call/value',
      member: 'only',
      message: expect.stringContaining('a list of names of rows'),
    });
  });
});
