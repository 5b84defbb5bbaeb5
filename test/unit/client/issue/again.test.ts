import { describe, expect, it } from 'vitest';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import type { Document } from '../../../../src/types/index.js';
import { cardReceipt, completionOf, listOf, receipt, stoppedAt, withService } from '../setup.js';

const at = withService();
const CALL = 'SendInvoices';
const SETTLING = 60_000;
const START = '2026-11-20T10:00:00.000Z';
const noCredits = { errors: ['Not enough credits.'] };

function till(options: Parameters<typeof at.client>[0] = {}) {
  const journal = options.journal ?? memoryJournal();
  const client = at.client({ journal, settlingTime: SETTLING, ...options });
  const row = async () => (await listOf(journal.rows({ operation: 'issue' })))[0];
  return { journal, client, row };
}
const unreachable = () =>
  Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } }));
const searches = () => at.service.count('RequestTransmittedDocs');

describe('a document whose earlier attempt did nothing', () => {
  it('is sent anew after a refusal, without a search', async () => {
    const { client, row } = till();
    at.service.answer(CALL, noCredits, 402);
    await client.issue(receipt());
    at.clock.move(1000);
    expect((await client.issue(receipt())).kind).toBe('issued');
    expect(await row()).toMatchObject({ firstAttemptAt: '2026-11-20T10:00:01.000Z', attempts: 2 });
    expect(searches()).toBe(0);
  });

  it('is sent after an attempt that never left, which still counts as the first', async () => {
    const { client, journal, row } = till();
    await expect(till({ journal, fetch: unreachable }).client.issue(receipt())).rejects.toThrow();
    expect(await row()).toMatchObject({ standing: 'not-sent' });
    at.clock.move(1000);
    expect((await client.issue(receipt())).kind).toBe('issued');
    expect(await row()).toMatchObject({ firstAttemptAt: START, attempts: 2 });
    expect(searches()).toBe(0);
  });

  it('gives its number to another document, whose first attempt is its own', async () => {
    const { client, journal, row } = till();
    await expect(till({ journal, fetch: unreachable }).client.issue(receipt())).rejects.toThrow();
    at.clock.move(1000);
    expect((await client.issue(receipt('101', '5.00'))).kind).toBe('issued');
    expect(await row()).toMatchObject({ firstAttemptAt: '2026-11-20T10:00:01.000Z' });
  });

  it('was not sent if there were too many calls, also after a refusal', async () => {
    const { client, row } = till();
    at.service.fail(CALL, 'rate-limited');
    expect(await client.issue(receipt())).toMatchObject({ kind: 'refused', reason: 'rateLimited' });
    expect(await row()).toMatchObject({ standing: 'not-sent' });
    at.service.answer(CALL, noCredits, 402);
    await client.issue(receipt());
    expect(await row()).toMatchObject({ standing: 'refused' });
    at.service.fail(CALL, 'rate-limited');
    await client.issue(receipt());
    expect(await row()).toMatchObject({ standing: 'not-sent' });
  });
});

describe('a document whose earlier attempt may have arrived', () => {
  const closing = (): Document => {
    const document = receipt();
    const marks = { multipleConnectedMarks: [400001000000777] };
    return { ...document, invoiceHeader: { ...document.invoiceHeader, ...marks } };
  };
  const entry = (code: number) => ({
    response: [{ statusCode: 'ValidationError', errors: [{ error: [{ code, message: 'Refused.' }] }] }],
  });

  it.each([
    [
      '402',
      receipt,
      {},
      402,
      { kind: 'unknown', why: 'not-looked-at', reason: 'noCredits', next: { step: 'buy-credits' } },
    ],
    [
      '401',
      receipt,
      {},
      401,
      { kind: 'unknown', why: 'not-looked-at', reason: 'keyRefused', next: { step: 'check-key' } },
    ],
    [
      '429',
      receipt,
      { errors: ['Too many.'] },
      429,
      { kind: 'unknown', why: 'not-looked-at', reason: 'rateLimited', next: { step: 'search-first' } },
    ],
    ['400', receipt, { errors: ['Not valid.'] }, 400, { kind: 'refused', reason: 'validation' }],
    ['238', receipt, entry(238), 200, { kind: 'refused', reason: 'tooLate' }],
    [
      '400 about its slips',
      closing,
      { errors: ['Not open.'] },
      400,
      { kind: 'unknown', why: 'not-looked-at' },
    ],
    ['238, with slips', closing, entry(238), 200, { kind: 'refused', reason: 'tooLate' }],
  ])(
    'and whose next one is refused with %s is judged by that or not',
    async (_, document, body, status, outcome) => {
      const { client, row } = till();
      const anyway = { sendWithErrors: true };
      at.service.fail(CALL, 'reset-before');
      await client.issue(document(), anyway);
      at.clock.move(SETTLING);
      at.service.answer(CALL, body, status);
      expect(await client.issue(document(), anyway)).toMatchObject(outcome);
      expect(await row()).toMatchObject({ standing: outcome.kind, attempts: 2, firstAttemptAt: START });
    },
  );

  it.each([
    ['400', receipt, 400, 1],
    ['400', closing, 400, 2],
    ['402', receipt, 402, 2],
    ['403', receipt, 403, 2],
    ['404', receipt, 404, 2],
    ['413', closing, 413, 2],
  ])('and that is refused with %s each time ends as refused', async (_, document, status, most) => {
    const anyway = { sendWithErrors: true };
    // A caller may also repeat its call before the document may be sent again.
    for (const step of [SETTLING, SETTLING / 4]) {
      const { client, row } = till();
      at.service.fail(CALL, 'reset-before');
      await client.issue(document(), anyway);
      at.service.refuseAlways(CALL, status);
      const kinds: string[] = [];
      while (kinds.length < 10 && kinds.at(-1) !== 'refused') {
        at.clock.move(step);
        kinds.push((await client.issue(document(), anyway)).kind);
      }
      expect(kinds.at(-1)).toBe('refused');
      expect(kinds.length).toBeLessThanOrEqual((most * SETTLING) / step);
      expect(await row()).toMatchObject({ standing: 'refused', attempts: most + 1 });
      at.service.sandbox.faults.clear();
    }
  });

  it('is searched for after another process was killed, and blocks its number for other documents', async () => {
    const { client, journal, row } = till();
    const { fetch, isReached } = stoppedAt(CALL, 'before');
    void till({ journal, fetch }).client.issue(receipt());
    await isReached;
    at.clock.move(10 * SETTLING);
    expect(await client.issue(receipt('101', '5.00'))).toMatchObject({
      kind: 'refused',
      reason: 'numberUnsettled',
      sent: false,
    });
    at.service.answer(CALL, noCredits, 402);
    expect(await client.issue(receipt())).toMatchObject({ kind: 'unknown', why: 'not-looked-at' });
    expect(await row()).toMatchObject({ standing: 'unknown' });
    expect(searches()).toBeGreaterThan(0);
  });

  it('is not sent at once if it asks for no signatures, or needs none', async () => {
    for (const [document, skipSignature] of [
      [receipt(), false],
      [cardReceipt(), true],
    ] as const) {
      const { client, row } = till();
      at.service.fail(CALL, 'reset-before');
      await client.issue(document, { skipSignature });
      expect(await client.issue(document, { skipSignature })).toMatchObject({
        kind: 'unknown',
        why: 'not-found-yet',
        resendAfter: '2026-11-20T10:01:00.000Z',
      });
      expect(await row()).toMatchObject({ standing: 'unknown', attempts: 1 });
    }
    expect(at.service.count(CALL)).toBe(2);
  });
});

describe('a document that validation refuses', () => {
  const wrong = (): Document => {
    const document = receipt();
    return { ...document, invoiceSummary: { ...document.invoiceSummary, totalNetValue: 1 } };
  };
  const refused = { kind: 'refused', reason: 'validation', sent: false };

  it('is still searched for if an earlier attempt may have filed it, and refused if that finds nothing', async () => {
    const { client, row } = till();
    at.service.fail(CALL, 'reset-before');
    await client.issue(wrong(), { sendWithErrors: true });
    expect(await client.issue(wrong())).toMatchObject({ kind: 'unknown', why: 'not-found-yet' });
    at.clock.move(SETTLING);
    expect(await client.issue(wrong())).toMatchObject(refused);
    expect(await row()).toMatchObject({ standing: 'refused', result: { why: 'validation' } });
    expect(at.service.count(CALL)).toBe(1);
  });

  it('is found by a search within its settling time', async () => {
    const { client } = till();
    at.service.fail(CALL, 'reset-before');
    await client.issue(wrong(), { sendWithErrors: true });
    const record = {
      mark: 7,
      issuer: { vatNumber: '800123456', branch: 0 },
      invoiceHeader: receipt().invoiceHeader,
      invoiceSummary: { totalGrossValue: 12.4 },
    };
    at.service.answer('RequestTransmittedDocs', { providerTransmittedDocs: [record] });
    expect(await client.issue(wrong())).toMatchObject({ kind: 'alreadyIssued', mark: '7' });
  });

  it('is not searched for if its earlier attempt was refused, or never left', async () => {
    const { client, journal } = till();
    const anyway = { sendWithErrors: true };
    await expect(till({ journal, fetch: unreachable }).client.issue(wrong(), anyway)).rejects.toThrow();
    expect(await client.issue(wrong())).toMatchObject(refused);
    at.service.answer(CALL, noCredits, 402);
    await client.issue(wrong(), anyway);
    expect(await client.issue(wrong())).toMatchObject(refused);
    expect(searches()).toBe(0);
    expect(at.service.count(CALL)).toBe(1);
  });

  it.each([
    ['never left', 'not-sent'],
    ['was refused', 'refused'],
  ])('keeps the row of its earlier attempt, which %s, once it is too late', async (_, standing) => {
    const { client, journal, row } = till();
    const anyway = { sendWithErrors: true };
    if (standing === 'refused') {
      at.service.answer(CALL, noCredits, 402);
      await client.issue(receipt(), anyway);
    } else {
      await expect(till({ journal, fetch: unreachable }).client.issue(receipt(), anyway)).rejects.toThrow();
    }
    const before = await row();
    expect(before?.standing).toBe(standing);
    at.clock.move(48 * 3_600_000);
    expect(await client.issue(receipt(), anyway)).toMatchObject({ reason: 'tooLate', sent: false });
    expect(await row()).toEqual(before);
  });

  it('is validated as it was sent before, if nothing else is said', async () => {
    const { paymentMethods: _, ...rest } = receipt();
    const document = { ...rest, paymentMethods: [{ type: 7, amount: 12.4 }] };
    const { client, journal } = till();
    const held = { skipSignature: false, sendWithErrors: true };
    await expect(till({ journal, fetch: unreachable }).client.issue(document, held)).rejects.toThrow();
    const outcome = await client.issue(document);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'validation', sent: false });
    expect(outcome.kind === 'refused' && outcome.foreseenBy).toContain('pos/terminal-missing');
    expect((await client.issue(document, { skipSignature: true })).kind).toBe('issued');
  });

  it('is sent on a later day if it states a failure of transmission itself', async () => {
    const yesterday = { ...receipt('101', '12.40', '2026-11-19'), transmissionFailure: 1 } as Document;
    at.service.answer(CALL, { response: [{ statusCode: 'Success', invoiceMark: 7 }] });
    expect(await at.client().issue(yesterday, { sendWithErrors: true })).toMatchObject({
      kind: 'issued',
      mark: '7',
    });
  });
});

describe('a held document', () => {
  it('is returned with its signatures although it asked for none', async () => {
    const { client } = till();
    const signatures = [{ token: 't', paymentBalance: 12.4 }];
    at.service.answer(CALL, { providerSignature: [{ signatures }] });
    await client.issue(cardReceipt(), { skipSignature: true });
    expect(await client.issue(cardReceipt(), { skipSignature: true })).toMatchObject({
      kind: 'held',
      from: 'journal',
      providerSignature: [{ signatures }],
    });
    expect(at.service.received).toHaveLength(1);
  });

  it('is issued if only its completion says so, without a search', async () => {
    const { client, journal } = till();
    const document = cardReceipt();
    const body = completionOf(await client.issue(document, { skipSignature: false }));
    await client.completePosPayment({ document, body });
    const [row] = await listOf(journal.rows({ operation: 'issue' }));
    if (row === undefined) throw new Error('no row');
    // As after a lease that was lost.
    const { operation, key, request } = row;
    const lease = { holder: 'x', run: 'x', id: 'x', until: '2026-11-20T10:00:01.000Z' };
    await journal.take({ operation, key, lease, at: START, request });
    await journal.end({ operation, key, lease, standing: 'held' });
    expect(await client.issue(document, { skipSignature: false })).toMatchObject({
      kind: 'alreadyIssued',
      from: 'journal',
      mark: '400001000000001',
    });
    expect(searches()).toBe(0);
  });
});

describe('after the clock of the machine was set back', () => {
  const back = () => at.clock.move(-3 * 3_600_000);

  it('a document is sent again after its settling time, not when the old time comes again', async () => {
    const { client } = till();
    at.service.fail(CALL, 'reset-before');
    await client.issue(receipt());
    back();
    const resendAfter = '2026-11-20T07:01:00.000Z';
    expect(await client.issue(receipt())).toMatchObject({ why: 'not-found-yet', resendAfter });
    at.clock.move(SETTLING);
    expect((await client.issue(receipt())).kind).toBe('issued');
  });

  it('a document is held by the call that sends it for the time of its lease', async () => {
    const { client, journal } = till();
    const { fetch, isReached } = stoppedAt(CALL, 'before');
    void till({ journal, fetch }).client.issue(receipt());
    await isReached;
    back();
    const inFlight = { code: 'call/same-number-in-flight' };
    await expect(client.issue(receipt())).rejects.toMatchObject(inFlight);
    at.clock.move(SETTLING - 1);
    await expect(client.issue(receipt())).rejects.toMatchObject(inFlight);
    at.clock.move(120_000);
    expect(await client.issue(receipt())).toMatchObject({ kind: 'unknown', why: 'not-found-yet' });
  });
});
