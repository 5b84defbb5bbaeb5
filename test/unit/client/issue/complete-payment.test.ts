import { describe, expect, it } from 'vitest';
import type { Client } from '../../../../src/sending/client/index.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import type { IssueOutcome } from '../../../../src/sending/client/outcomes/outcome.js';
import type { Document } from '../../../../src/types/index.js';
import { OFFLINE } from '../service.js';
import {
  cardReceipt,
  completionOf,
  listOf,
  receipt,
  splitReceipt,
  stoppedAt,
  withService,
} from '../setup.js';

const at = withService();
const SETTLING = 60_000;
const DAY = 86_400_000;
const MARK = '400001000000001';
const BALANCE = { errors: ['One ore more of the signature token balance is not enough.'] };
const NOT_VERIFIED = { errors: ['One ore more of the tokens is not verified.'] };
const CALL = 'CompletionPosInvoices';

/** A client with a journal, and how to look into it. */
function till(options: Parameters<typeof at.client>[0] = {}) {
  const journal = options.journal ?? memoryJournal();
  const client = at.client({ journal, settlingTime: SETTLING, ...options });
  const standings = async () =>
    (await listOf(journal.rows())).map(({ operation, standing }) => `${operation} ${standing}`);
  return { journal, client, standings };
}

/** Holds a document, and gives the completion of all its payments, or of these amounts. */
async function held(client: Client, document: Document = cardReceipt(), ...amounts: readonly number[]) {
  const outcome = await client.issue(document, { skipSignature: false });
  return { document, body: completionOf(outcome, ...amounts) };
}

describe('a completion', () => {
  it('files the held document', async () => {
    const { client, journal } = till();
    const payment = await held(client);
    expect(at.service.filed).toEqual([]);
    expect(await client.completePosPayment(payment)).toMatchObject({ kind: 'issued', mark: MARK });
    expect(JSON.parse(at.service.received[1]?.body ?? '')).toEqual(payment.body);
    // The archive has the document under its MARK.
    const [row] = await listOf(journal.rows({ operation: 'issue', mark: MARK }));
    expect(row).toMatchObject({ standing: 'issued', result: { mark: MARK } });
  });

  it.each([[{ signatureToken: 'wrong' }], [{ paymentAmount: 12.41 }], [{ paymentAmount: 99 }]])(
    'with %j is refused, because the journal has the signatures',
    async (change) => {
      const { client, standings } = till();
      const { document, body } = await held(client);
      const wrong = body.map((charge) => ({ ...charge, ...change }));
      expect(await client.completePosPayment({ document, body: wrong })).toMatchObject({
        kind: 'refused',
        reason: 'payment',
        next: { step: 'correct-payment' },
        errors: [{ explanation: { origin: 'provider' } }],
      });
      expect(await standings()).toEqual(['issue held', 'complete-payment refused']);
      // Corrected, it is accepted.
      expect(await client.completePosPayment({ document, body })).toMatchObject({
        kind: 'issued',
        mark: MARK,
      });
    },
  );

  it.each([[[]], [{ signatureToken: 't' }], [[{ signatureToken: 't' }]], [undefined]])(
    'with the body %j is refused before it is sent',
    async (body) => {
      await expect(
        at.client().completePosPayment({ document: cardReceipt(), body: body as never }),
      ).rejects.toMatchObject({ code: 'call/value' });
      expect(at.service.received).toEqual([]);
    },
  );

  it.each([
    [cardReceipt(), { kind: 'alreadyIssued', from: 'search', mark: MARK }],
    [receipt('201', '5.00'), { kind: 'refused', reason: 'numberTaken', filed: { mark: MARK } }],
  ])(
    'compares its document with the one that another till filed under the same number',
    async (filed, expected) => {
      const { client } = till();
      const payment = await held(client);
      await at.service.file(filed);
      expect(await client.completePosPayment(payment)).toMatchObject(expected);
    },
  );

  it('stores flow states with an outcome that the journal already has', async () => {
    const { client, journal, standings } = till();
    const payment = await held(client);
    await client.completePosPayment(payment);
    const statesAfter = (outcome: IssueOutcome) => ({ payment: outcome.kind });
    expect(await client.completePosPayment(payment, { statesAfter })).toMatchObject({
      kind: 'alreadyIssued',
      from: 'journal',
      mark: MARK,
    });
    expect(await journal.state('payment')).toBe('alreadyIssued');
    expect(at.service.count(CALL)).toBe(1);
    expect(await standings()).toEqual(['issue issued', 'complete-payment issued']);
  });

  it('stays queued until the document has its MARK', async () => {
    const { client, standings } = till();
    const payment = await held(client);
    at.service.fail(CALL, 'offline');
    expect((await client.completePosPayment(payment)).kind).toBe('queued');
    expect(await standings()).toEqual(['issue queued', 'complete-payment queued']);
    at.clock.move(10 * SETTLING);
    expect(await client.completePosPayment(payment)).toMatchObject({
      kind: 'queued',
      next: { step: 'wait-for-mark' },
    });
    at.clock.move(OFFLINE);
    expect(await client.completePosPayment(payment)).toMatchObject({ kind: 'alreadyIssued', mark: MARK });
    expect(await standings()).toEqual(['issue issued', 'complete-payment issued']);
    expect(at.service.count(CALL)).toBe(1);
  });
});

describe('a completion whose answer is lost', () => {
  it.each([['reset-after'], ['error-after'], ['truncated']] as const)(
    'is found after %s, and not sent again',
    async (fault) => {
      const { client, standings } = till();
      const payment = await held(client);
      at.service.fail(CALL, fault);
      expect(await client.completePosPayment(payment)).toMatchObject({
        kind: 'unknown',
        next: { step: 'repeat-completion' },
      });
      expect(await standings()).toEqual(['issue held', 'complete-payment unknown']);
      expect(await client.completePosPayment(payment)).toMatchObject({ kind: 'alreadyIssued', mark: MARK });
      expect(await standings()).toEqual(['issue issued', 'complete-payment issued']);
      expect(at.service.count(CALL)).toBe(1);
    },
  );

  it.each([['reset-before'], ['error-before']] as const)(
    'is not repeated after %s before its settling time is over',
    async (fault) => {
      const { client, standings } = till();
      const payment = await held(client);
      at.service.fail(CALL, fault);
      await client.completePosPayment(payment);
      at.clock.move(SETTLING - 1);
      expect(await client.completePosPayment(payment)).toMatchObject({
        kind: 'unknown',
        why: 'not-found-yet',
        resendAfter: '2026-11-20T10:01:00.000Z',
        next: { step: 'repeat-completion' },
      });
      expect(at.service.count(CALL)).toBe(1);
      at.clock.move(1);
      expect(await client.completePosPayment(payment)).toMatchObject({ kind: 'issued', mark: MARK });
      expect(at.service.count(CALL)).toBe(2);
      expect(at.service.filed[0]?.charges).toHaveLength(1);
      expect(await standings()).toEqual(['issue issued', 'complete-payment issued']);
    },
  );

  it('is not repeated while the search fails', async () => {
    const { client } = till();
    const payment = await held(client);
    at.service.fail(CALL, 'reset-before');
    await client.completePosPayment(payment);
    at.clock.move(10 * SETTLING);
    at.service.fail('RequestTransmittedDocs', 'html', 'html', 'html');
    expect(await client.completePosPayment(payment)).toMatchObject({ kind: 'unknown', why: 'search-failed' });
    expect(at.service.count(CALL)).toBe(1);
  });

  it('is not counted twice if the search does not show it within the settling time', async () => {
    const { client, standings } = till();
    at.service.seeNothing();
    const payment = await held(client);
    at.service.fail(CALL, 'reset-after');
    await client.completePosPayment(payment);
    at.clock.move(SETTLING);
    expect(await client.completePosPayment(payment)).toMatchObject({
      kind: 'unknown',
      why: 'filed-but-not-found',
    });
    expect(await standings()).toEqual(['issue held', 'complete-payment unknown']);
    at.service.seeAll();
    expect(await client.completePosPayment(payment)).toMatchObject({ kind: 'alreadyIssued', mark: MARK });
    expect(at.service.filed[0]?.charges).toHaveLength(1);
  });

  it('is not sent with other amounts while its outcome is unknown', async () => {
    const { client } = till();
    const { document, body } = await held(client);
    at.service.fail(CALL, 'reset-before');
    await client.completePosPayment({ document, body });
    at.clock.move(10 * SETTLING);
    const other = body.map((charge) => ({ ...charge, paymentAmount: 10 }));
    expect(await client.completePosPayment({ document, body: other })).toMatchObject({
      kind: 'refused',
      reason: 'numberUnsettled',
      sent: false,
    });
    expect(at.service.count(CALL)).toBe(1);
    expect((await client.completePosPayment({ document, body })).kind).toBe('issued');
  });

  it('is settled as refused if another document has its number', async () => {
    const { client, standings } = till();
    const payment = await held(client);
    at.service.fail(CALL, 'reset-before');
    await client.completePosPayment(payment);
    await at.service.file(receipt('201', '5.00'));
    expect(await client.completePosPayment(payment)).toMatchObject({
      kind: 'refused',
      reason: 'numberTaken',
      filed: { mark: MARK },
    });
    expect(await standings()).toEqual(['issue held', 'complete-payment refused']);
  });

  it('stays unknown if its repetition is refused for another reason', async () => {
    const { client } = till();
    const payment = await held(client);
    at.service.fail(CALL, 'reset-before');
    await client.completePosPayment(payment);
    at.clock.move(SETTLING);
    at.service.answer(CALL, { errors: ['Not enough credits.'] }, 402);
    expect(await client.completePosPayment(payment)).toMatchObject({ kind: 'unknown', why: 'not-looked-at' });
    at.clock.move(SETTLING);
    expect((await client.completePosPayment(payment)).kind).toBe('issued');
  });

  it.each([402, 403, 404, 413])(
    'ends as refused if each repetition is refused with %i, and can be completed then',
    async (status) => {
      // A caller may also repeat its call before the completion may be sent again.
      for (const step of [SETTLING, SETTLING / 4]) {
        const { client, standings } = till();
        const payment = await held(client);
        at.service.fail(CALL, 'reset-before');
        await client.completePosPayment(payment);
        at.service.refuseAlways(CALL, status);
        const kinds: string[] = [];
        while (kinds.length < 10 && kinds.at(-1) !== 'refused') {
          at.clock.move(step);
          kinds.push((await client.completePosPayment(payment)).kind);
        }
        expect(kinds.at(-1)).toBe('refused');
        expect(kinds.length).toBeLessThanOrEqual((2 * SETTLING) / step);
        expect(await standings()).toEqual(['issue held', 'complete-payment refused']);
        at.service.sandbox.faults.clear();
        at.clock.move(1000);
        expect((await client.completePosPayment(payment)).kind).toBe('issued');
        at.service.sandbox.reset();
      }
    },
  );

  it('does not end so after another answer was lost, nor after too many calls', async () => {
    const { client } = till();
    const payment = await held(client);
    at.service.fail(CALL, 'reset-before');
    const kinds: string[] = [];
    const next = async () => {
      const outcome = await client.completePosPayment(payment);
      kinds.push('why' in outcome ? outcome.why : outcome.kind);
      at.clock.move(SETTLING);
    };
    await next();
    at.service.answer(CALL, {}, 402);
    await next();
    at.service.fail(CALL, 'reset-before');
    await next();
    at.service.answer(CALL, {}, 402);
    await next();
    at.service.answer(CALL, {}, 429);
    await next();
    await next();
    expect(kinds).toEqual([
      ...['connection-lost', 'not-looked-at', 'connection-lost', 'not-looked-at', 'not-looked-at', 'issued'],
    ]);
  });

  it('may be sent again if it never left the machine', async () => {
    const { client, journal, standings } = till();
    const payment = await held(client);
    const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    const dead = till({ journal, random: () => 0.1, fetch: () => Promise.reject(refused) });
    await expect(dead.client.completePosPayment(payment)).rejects.toMatchObject({
      code: 'transport/connection',
    });
    expect(await standings()).toEqual(['issue held', 'complete-payment not-sent']);
    expect((await client.completePosPayment(payment)).kind).toBe('issued');
  });
});

describe('a completion that the network delivers twice', () => {
  it('is issued: the second answer says that the balance is not enough', async () => {
    const { client, standings } = till();
    const payment = await held(client);
    at.service.fail(CALL, 'duplicate');
    expect(await client.completePosPayment(payment)).toMatchObject({
      kind: 'alreadyIssued',
      from: 'search',
      mark: MARK,
    });
    expect(await standings()).toEqual(['issue issued', 'complete-payment issued']);
    expect(at.service.filed[0]?.charges).toHaveLength(1);
  });

  it.each([
    ['the balance is not enough', BALANCE],
    ['the token is not verified', NOT_VERIFIED],
  ])('is unknown if the search does not show it and the service answers that %s', async (_, answer) => {
    const { client, standings } = till();
    const payment = await held(client);
    at.service.seeNothing();
    at.service.answer(CALL, answer, 400);
    expect(await client.completePosPayment(payment)).toMatchObject({
      kind: 'unknown',
      why: 'filed-but-not-found',
      response: { status: 400 },
    });
    expect(await standings()).toEqual(['issue held', 'complete-payment unknown']);
    // It is only searched for: the service would say the same again.
    at.clock.move(10 * SETTLING);
    expect((await client.completePosPayment(payment)).kind).toBe('unknown');
    expect(at.service.count(CALL)).toBe(1);
    at.service.seeAll();
    await at.service.file(payment.document);
    expect(await client.completePosPayment(payment)).toMatchObject({ kind: 'alreadyIssued', mark: MARK });
    expect(await standings()).toEqual(['issue issued', 'complete-payment issued']);
  });

  it('is refused in the end if no search shows it within a day', async () => {
    const { client, standings } = till();
    const payment = await held(client);
    at.service.answer(CALL, BALANCE, 400);
    expect((await client.completePosPayment(payment)).kind).toBe('unknown');
    at.clock.move(DAY - 1);
    expect((await client.completePosPayment(payment)).kind).toBe('unknown');
    at.clock.move(1);
    expect(await client.completePosPayment(payment)).toMatchObject({ kind: 'refused', reason: 'payment' });
    expect(await standings()).toEqual(['issue held', 'complete-payment refused']);
    expect(at.service.count(CALL)).toBe(1);
  });

  it('is sent again at once if a person found that it was not accepted', async () => {
    const { client } = till();
    const payment = await held(client);
    at.service.answer(CALL, NOT_VERIFIED, 400);
    await client.completePosPayment(payment);
    expect(await client.completePosPayment(payment, { again: true })).toMatchObject({ kind: 'issued' });
    expect(at.service.count(CALL)).toBe(2);
  });

  it('is refused if its signature had expired before it was sent', async () => {
    const { client } = till();
    const payment = await held(client);
    at.clock.move(DAY + SETTLING + 1);
    expect(await client.completePosPayment(payment)).toMatchObject({ kind: 'refused', reason: 'payment' });
    const late = till();
    const other = await held(late.client, cardReceipt('202', '2026-11-21'));
    // Its clock may be wrong by some seconds.
    at.clock.move(DAY + SETTLING - 1);
    expect(await late.client.completePosPayment(other)).toMatchObject({ kind: 'unknown' });
  });

  it('is unknown without the journal of the held document', async () => {
    const payment = await held(at.client());
    at.service.answer(CALL, NOT_VERIFIED, 400);
    expect(await till().client.completePosPayment(payment)).toMatchObject({ kind: 'unknown' });
  });
});

describe('a completion of a part', () => {
  it('is not proved by the document that another part filed', async () => {
    const { client, standings } = till();
    const document = splitReceipt();
    const { body } = await held(client, document);
    const [first, second] = body.map((charge) => ({ document, body: [charge] }));
    if (first === undefined || second === undefined) throw new Error('two payments');
    expect((await client.completePosPayment(first)).kind).toBe('issued');
    at.service.fail(CALL, 'reset-before');
    await client.completePosPayment(second);
    // The document is filed, but this part never arrived.
    expect(await client.completePosPayment(second)).toMatchObject({
      kind: 'unknown',
      why: 'not-provable',
      resendAfter: '2026-11-20T10:01:00.000Z',
    });
    expect(await standings()).toEqual([
      'issue issued',
      'complete-payment issued',
      'complete-payment unknown',
    ]);
    at.clock.move(SETTLING);
    expect((await client.completePosPayment(second)).kind).toBe('issued');
    expect(at.service.filed[0]?.charges.map(({ amount }) => amount)).toEqual([40, 20]);
  });

  it('is found by the used balance if its answer was lost', async () => {
    const { client } = till();
    const document = splitReceipt();
    const { body } = await held(client, document);
    const [first, second] = body.map((charge) => ({ document, body: [charge] }));
    if (first === undefined || second === undefined) throw new Error('two payments');
    await client.completePosPayment(first);
    at.service.fail(CALL, 'reset-after');
    await client.completePosPayment(second);
    at.clock.move(SETTLING);
    expect(await client.completePosPayment(second)).toMatchObject({ kind: 'alreadyIssued', mark: MARK });
    expect(at.service.filed[0]?.charges.map(({ amount }) => amount)).toEqual([40, 20]);
  });

  it('waits for another one whose outcome is unknown', async () => {
    const { client } = till();
    const document = splitReceipt();
    const { body } = await held(client, document);
    const [first, second] = body.map((charge) => ({ document, body: [charge] }));
    if (first === undefined || second === undefined) throw new Error('two payments');
    at.service.fail(CALL, 'reset-before');
    await client.completePosPayment(first);
    expect(await client.completePosPayment(second)).toMatchObject({
      kind: 'refused',
      reason: 'numberUnsettled',
      sent: false,
      next: { step: 'settle-first' },
    });
    at.clock.move(SETTLING);
    expect((await client.completePosPayment(first)).kind).toBe('issued');
    expect((await client.completePosPayment(second)).kind).toBe('issued');
    expect(at.service.filed[0]?.charges.map(({ amount }) => amount)).toEqual([40, 20]);
  });

  it('is left to a person if the service could count it twice', async () => {
    const { client } = till();
    const payment = await held(client, splitReceipt(), 10);
    at.service.fail(CALL, 'reset-before');
    await client.completePosPayment(payment);
    at.clock.move(10 * SETTLING);
    const unknown = await client.completePosPayment(payment);
    expect(unknown).toMatchObject({
      kind: 'unknown',
      why: 'not-found-yet',
      next: { step: 'ask-the-terminal' },
    });
    expect(unknown).not.toHaveProperty('resendAfter');
    expect(at.service.count(CALL)).toBe(1);
    expect((await client.completePosPayment(payment, { again: true })).kind).toBe('issued');
    expect(at.service.filed[0]?.charges.map(({ amount }) => amount)).toEqual([10]);
  });

  it('is repeated if it is more than half of what is left, because a second copy would be refused', async () => {
    const { client } = till();
    const payment = await held(client, splitReceipt(), 20.01);
    at.service.fail(CALL, 'reset-before');
    await client.completePosPayment(payment);
    at.clock.move(SETTLING);
    expect((await client.completePosPayment(payment)).kind).toBe('issued');
  });

  it('is refused if it is more than earlier parts left', async () => {
    const { client } = till();
    const { document, body } = await held(client, splitReceipt(), 30);
    await client.completePosPayment({ document, body });
    const more = body.map((charge) => ({ ...charge, transactionId: 'other', paymentAmount: 10.01 }));
    expect(await client.completePosPayment({ document, body: more })).toMatchObject({
      kind: 'refused',
      reason: 'payment',
      sent: true,
    });
    const rest = more.map((charge) => ({ ...charge, transactionId: 'third', paymentAmount: 10 }));
    expect((await client.completePosPayment({ document, body: rest })).kind).toBe('issued');
  });
});

describe('a completion and other work at the same time', () => {
  it('blocks other work on its document while it runs', async () => {
    const { client, journal, standings } = till();
    const payment = await held(client);
    const { fetch, isReached, letGo } = stoppedAt(CALL, 'before');
    const slow = till({ journal, random: () => 0.1, fetch });
    const completing = slow.client.completePosPayment(payment);
    await isReached;
    const inFlight = { code: 'call/same-number-in-flight' };
    await expect(client.issue(payment.document, { skipSignature: false })).rejects.toMatchObject(inFlight);
    await expect(client.completePosPayment(payment)).rejects.toMatchObject(inFlight);
    const [charge] = payment.body;
    if (charge === undefined) throw new Error('no charge');
    const other = { ...payment, body: [{ ...charge, transactionId: 'other' }] };
    await expect(client.completePosPayment(other)).rejects.toMatchObject(inFlight);
    await expect(client.reconcile(payment.document)).rejects.toMatchObject(inFlight);
    expect((await client.recover({ wait: false })).heldElsewhere).toHaveLength(1);
    letGo();
    expect((await completing).kind).toBe('issued');
    expect(await standings()).toEqual(['issue issued', 'complete-payment issued']);
    expect(at.service.count(CALL)).toBe(1);
    expect(at.service.count('SendInvoices')).toBe(1);
  });

  it('does not run while its document is issued', async () => {
    const { client, journal } = till();
    const payment = await held(client);
    at.clock.move(DAY + 1);
    const { fetch, isReached, letGo } = stoppedAt('SendInvoices', 'after');
    const slow = till({ journal, random: () => 0.1, fetch });
    const issuing = slow.client.issue(payment.document, { skipSignature: false, sendWithErrors: true });
    await isReached;
    await expect(client.completePosPayment(payment)).rejects.toMatchObject({
      code: 'call/same-number-in-flight',
    });
    letGo();
    await issuing;
    expect(at.service.count(CALL)).toBe(0);
  });

  it('does not change the row that another process took over while it slept past its lease', async () => {
    const { client, journal, standings } = till();
    const payment = await held(client);
    const { fetch, isReached, letGo } = stoppedAt(CALL, 'after');
    const slow = till({ journal, random: () => 0.1, fetch });
    const completing = slow.client.completePosPayment(payment, { timeout: 600_000 });
    await isReached;
    at.clock.move(2_000_000);
    at.service.seeNothing();
    const issued = await client.issue(payment.document, { skipSignature: false });
    expect(issued).toMatchObject({ kind: 'unknown', why: 'completion-unknown' });
    letGo();
    expect((await completing).kind).toBe('issued');
    // The row of the document is not its own any more. The next call that looks at it puts it right.
    expect(await standings()).toEqual(['issue held', 'complete-payment issued']);
    expect(await client.issue(payment.document, { skipSignature: false })).toMatchObject({
      kind: 'alreadyIssued',
      from: 'journal',
      mark: MARK,
    });
    expect(await standings()).toEqual(['issue issued', 'complete-payment issued']);
    expect(at.service.count('SendInvoices')).toBe(1);
    expect(at.service.count(CALL)).toBe(1);
  });

  it('sends nothing if another process has taken its document', async () => {
    const { client, journal } = till();
    const payment = await held(client);
    const take = journal.take.bind(journal);
    const other = at.client({ journal, random: () => 0.1 });
    journal.take = async (begin) => {
      const taken = await take(begin);
      journal.take = take;
      // The machine sleeps. Meanwhile another process finds the document held, with a completion that is unknown.
      at.clock.move(600_000);
      await other.issue(payment.document, { skipSignature: false });
      const leased = await take({ ...begin, ...issueRow, lease: otherLease, settles: undefined });
      expect(leased.taken).toBe('row');
      return taken;
    };
    const [issueRow] = await listOf(journal.rows({ operation: 'issue' }));
    const until = '2026-11-20T11:00:00.000Z';
    const otherLease = { holder: 'other', run: 'other', id: 'other 1', until };
    await expect(client.completePosPayment(payment)).rejects.toMatchObject({ code: 'call/lease-lost' });
    expect(at.service.count(CALL)).toBe(0);
  });

  it.each([
    ['before', 'issued'],
    ['after', 'alreadyIssued'],
  ] as const)('is settled by a restart if its process is killed %s it is sent', async (when, kind) => {
    const { client, journal, standings } = till({ holder: 'till 1' });
    const payment = await held(client);
    const { fetch, isReached } = stoppedAt(CALL, when);
    const dying = till({ journal, holder: 'till 1', random: () => 0.1, fetch });
    void dying.client.completePosPayment(payment, { states: { payment: 'sent' } });
    await isReached;
    expect(await standings()).toEqual(['issue held', 'complete-payment sending']);
    const restarted = till({ journal, holder: 'till 1', random: () => 0.2 });
    const report = await restarted.client.recover({ statesAfter: (_, { kind }) => ({ payment: kind }) });
    expect(report).toMatchObject({ settled: [{ outcome: { kind, mark: MARK } }], unknown: [], failed: [] });
    expect(await standings()).toEqual(['issue issued', 'complete-payment issued']);
    expect(await journal.state('payment')).toBe(kind);
    expect(at.service.count(CALL)).toBe(1);
    expect(at.service.filed[0]?.charges).toHaveLength(1);
  });
});

/** The terminal's own program completes a part of 40 of 60 euros, and has not the journal of the held document. */
describe('a completion of a part without the journal of its document', () => {
  const elsewhere = async () => {
    const { document, body } = await held(at.client(), splitReceipt());
    const { client, journal, standings } = till();
    const rows = () => listOf(journal.rows());
    return { client, rows, standings, payment: { document, body: body.slice(0, 1) } };
  };
  const file = (gross: number) =>
    at.service.answer('RequestTransmittedDocs', {
      providerTransmittedDocs: [
        {
          mark: 7,
          issuer: { vatNumber: '800123456', branch: 0 },
          invoiceHeader: splitReceipt().invoiceHeader,
          invoiceSummary: { totalGrossValue: gross },
        },
      ],
    });

  it('is not proved by the filed document after an unknown attempt', async () => {
    const { client, payment, standings } = await elsewhere();
    at.service.fail(CALL, 'reset-before');
    await client.completePosPayment(payment);
    file(60);
    expect(await client.completePosPayment(payment)).toMatchObject({
      kind: 'unknown',
      why: 'not-provable',
      next: { step: 'ask-the-terminal' },
    });
    // A repetition that the service does not look at changes nothing.
    file(60);
    at.service.answer(CALL, { errors: ['Not enough credits.'] }, 402);
    file(60);
    expect(await client.completePosPayment(payment, { again: true })).toMatchObject({
      kind: 'unknown',
      why: 'not-looked-at',
    });
    // No later one tells more, so a person compares it with the terminal.
    file(60);
    at.service.answer(CALL, { errors: ['Not enough credits.'] }, 402);
    file(60);
    expect(await client.completePosPayment(payment, { again: true })).toMatchObject({
      kind: 'unknown',
      why: 'not-provable',
      next: { step: 'ask-the-terminal' },
    });
    expect(await standings()).toEqual(['complete-payment unknown']);
  });

  it('is proved by it if the service said that its signature is used', async () => {
    const { client, payment } = await elsewhere();
    const two = {
      errors: ['One ore more of the signature token balance is not enough.', 'Ask the terminal.'],
    };
    at.service.answer(CALL, two, 400);
    expect(await client.completePosPayment(payment)).toMatchObject({
      kind: 'unknown',
      why: 'filed-but-not-found',
      detail: expect.stringContaining('balance is not enough. Ask the terminal'),
    });
    file(60);
    expect(await client.completePosPayment(payment)).toMatchObject({ kind: 'alreadyIssued', mark: '7' });
  });

  it('is proved by it if it was queued', async () => {
    const { client, payment } = await elsewhere();
    at.service.fail(CALL, 'offline');
    expect((await client.completePosPayment(payment)).kind).toBe('queued');
    file(60);
    expect(await client.completePosPayment(payment)).toMatchObject({ kind: 'alreadyIssued', mark: '7' });
    expect(at.service.count(CALL)).toBe(1);
  });

  it('is refused if another document has the number, before it is repeated and after', async () => {
    const { client, payment } = await elsewhere();
    at.service.fail(CALL, 'reset-before');
    await client.completePosPayment(payment);
    at.service.answer(CALL, { errors: ['Not enough credits.'] }, 402);
    at.service.answer('RequestTransmittedDocs', { providerTransmittedDocs: [] });
    at.service.answer('RequestTransmittedDocs', { providerTransmittedDocs: [] });
    file(5);
    const refused = { kind: 'refused', reason: 'numberTaken', filed: { mark: '7' } };
    expect(await client.completePosPayment(payment, { again: true })).toMatchObject(refused);
    const other = await elsewhere();
    at.service.fail(CALL, 'reset-before');
    await other.client.completePosPayment(other.payment);
    file(5);
    expect(await other.client.completePosPayment(other.payment)).toMatchObject(refused);
  });
});

describe('the row of a completion', () => {
  it('stays queued if it is called with other amounts', async () => {
    const { client, standings } = till();
    const { document, body } = await held(client);
    at.service.fail(CALL, 'offline');
    await client.completePosPayment({ document, body });
    const other = body.map((charge) => ({ ...charge, paymentAmount: 10 }));
    expect(await client.completePosPayment({ document, body: other })).toMatchObject({
      kind: 'refused',
      reason: 'numberUnsettled',
    });
    expect(await standings()).toEqual(['issue queued', 'complete-payment queued']);
  });

  it('has the time of its first attempt after an unknown one, and the new request after a refused one', async () => {
    const { client, journal } = till();
    const { document, body } = await held(client);
    const row = async () => (await listOf(journal.rows({ operation: 'complete-payment' })))[0];
    at.service.answer(CALL, { errors: ['Not enough credits.'] }, 402);
    const wrong = body.map((charge) => ({ ...charge, paymentAmount: 12.4, tipAmount: 1 }));
    await client.completePosPayment({ document, body: wrong });
    at.clock.move(1000);
    at.service.fail(CALL, 'reset-before');
    await client.completePosPayment({ document, body });
    expect(await row()).toMatchObject({
      standing: 'unknown',
      request: { body: JSON.stringify(body) },
      firstAttemptAt: '2026-11-20T10:00:01.000Z',
      lastAttemptAt: '2026-11-20T10:00:01.000Z',
      attempts: 2,
    });
    at.clock.move(SETTLING);
    expect((await client.completePosPayment({ document, body })).kind).toBe('issued');
    expect(await row()).toMatchObject({
      standing: 'issued',
      firstAttemptAt: '2026-11-20T10:00:01.000Z',
      lastAttemptAt: '2026-11-20T10:01:01.000Z',
      attempts: 3,
    });
  });
});

describe('the body of a completion', () => {
  const charge = { signatureToken: 't', transactionId: '1', paymentAmount: 12.4, paymentType: 7 };
  it.each([
    [[{ ...charge, paymentAmount: 0 }], 'call/value', 'body.0.paymentAmount'],
    [[charge, { ...charge, transactionId: '' }], 'call/value', 'body.1.transactionId'],
    [undefined, 'call/value', 'body is missing'],
    [[charge, { ...charge, tipAmout: 1 }], 'options/unknown', 'body[1].tipAmout'],
  ])('%j is refused: %s, %s', async (body, code, said) => {
    const completing = at.client().completePosPayment({ document: cardReceipt(), body } as never);
    await expect(completing).rejects.toMatchObject({ code, message: expect.stringContaining(said) });
    if (code === 'call/value') await expect(completing).rejects.toThrow('7 or 8 as paymentType');
    expect(at.service.received).toEqual([]);
  });
});
