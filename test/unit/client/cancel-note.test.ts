import { describe, expect, it } from 'vitest';
import { clientSteps } from '../../../src/issues/locales/generated/en/client-steps.js';
import type { AttemptEvent } from '../../../src/sending/client/hooks.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import type { CancelOutcome } from '../../../src/sending/client/outcomes/cancel-outcome.js';
import { deliveryNote, receivingNote } from './service.js';
import { listOf, stoppedAt, withService } from './setup.js';

const at = withService();
/** The first MARK of a test; the cancellation has the second. */
const MARK = '400001000000001';
const CANCELLATION = '400001000000002';
const note = (invoiceType: string) => ({
  document: { issuer: { vatNumber: '800123456' }, invoiceHeader: { invoiceType } },
  mark: MARK,
});

describe('the cancellation of a note', () => {
  it.each([
    ['9.3', 'CancelDeliveryNote', deliveryNote],
    ['10.1', 'CancelReceivingNote', receivingNote],
  ])('of type %s is the call %s', async (type, call, document) => {
    await at.service.file(document);
    expect(await at.client().cancelNote(note(type))).toMatchObject({
      kind: 'cancelled',
      cancellationMark: CANCELLATION,
      credits: 0.25,
    });
    expect(at.service.received[0]?.path).toBe(`/api/v1/Provider/${call}`);
    expect(at.service.received[0]?.body).toBe(`{"mark":"${MARK}","entityVatNumber":"800123456"}`);
  });

  it.each([
    ['CancelDeliveryNote', deliveryNote],
    ['CancelReceivingNote', receivingNote],
  ] as const)('accepts the result of cancellationOf: %s', async (call, document) => {
    await at.service.file(document);
    const body = { mark: MARK, entityVatNumber: '800123456' };
    expect((await at.client().cancelNote({ call, body })).kind).toBe('cancelled');
  });

  it.each([
    [
      { series: 'A', aa: '1' },
      { series: 'A', aa: '1', invoiceType: '9.3', vatNumber: '800123456', branch: 2 },
    ],
    [{ series: 'A' }, undefined],
    [{ aa: '1' }, undefined],
    [{}, undefined],
  ])('tells the hooks the number of the note, if it has one: %j', async (number, document) => {
    const seen: unknown[] = [];
    const hooks = { beforeAttempt: (event: AttemptEvent) => void seen.push(event.document) };
    const issuer = { vatNumber: '800123456', branch: 2 };
    const given = { document: { issuer, invoiceHeader: { invoiceType: '9.3', ...number } }, mark: MARK };
    await at.client({ hooks }).cancelNote(given);
    expect(seen).toEqual([document]);
  });

  it('is not sent twice', async () => {
    const client = at.client({ journal: memoryJournal() });
    await at.service.file(deliveryNote);
    await client.cancelNote(note('9.3'));
    expect(await client.cancelNote(note('9.3'))).toMatchObject({
      kind: 'alreadyCancelled',
      cancellationMark: CANCELLATION,
    });
    expect(at.service.received).toHaveLength(1);
  });

  it('stores flow states with an outcome that the journal already has', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    await at.service.file(deliveryNote);
    await client.cancelNote(note('9.3'));
    const statesAfter = ({ kind }: CancelOutcome) => ({ note: kind });
    expect((await client.cancelNote(note('9.3'), { statesAfter })).kind).toBe('alreadyCancelled');
    expect(await journal.state('note')).toBe('alreadyCancelled');
    expect(at.service.received).toHaveLength(1);
  });

  it('counts as done when the service answers 251', async () => {
    await at.service.file(deliveryNote);
    await at.client().cancelNote(note('9.3'));
    expect((await at.client().cancelNote(note('9.3'))).kind).toBe('alreadyCancelled');
  });

  it('is repeated after a pause if its answer was lost', async () => {
    await at.service.file(deliveryNote);
    at.service.fail('CancelDeliveryNote', 'reset-after');
    const client = at.client({ settlingTime: 60_000 });
    expect(await client.cancelNote(note('9.3'))).toMatchObject({
      kind: 'unknown',
      next: { step: 'repeat-cancellation' },
    });
    expect(await client.cancelNote(note('9.3'))).toMatchObject({
      why: 'too-soon',
      resendAfter: '2026-11-20T10:01:00.000Z',
    });
    expect(at.service.received).toHaveLength(1);
    at.clock.move(60_000);
    expect((await client.cancelNote(note('9.3'))).kind).toBe('alreadyCancelled');
  });

  it('ends with a person after a lost answer and two refusals that say nothing about it', async () => {
    await at.service.file(deliveryNote);
    at.service.fail('CancelDeliveryNote', 'reset-after');
    const client = at.client({ settlingTime: 60_000, journal: memoryJournal() });
    await client.cancelNote(note('9.3'));
    const steps: string[] = [];
    for (const wait of [60_000, 1000, 60_000, 60_000]) {
      at.clock.move(wait);
      at.service.answer('CancelDeliveryNote', { errors: ['Not possible.'] }, 405);
      const { kind, next } = await client.cancelNote(note('9.3'));
      expect(kind).toBe('unknown');
      steps.push(next.step);
    }
    expect(steps).toEqual([
      'repeat-cancellation',
      'repeat-cancellation',
      'ask-the-provider',
      'ask-the-provider',
    ]);
  });

  it('is known to be cancelled whenever the service says so', async () => {
    await at.service.file(deliveryNote);
    at.service.fail('CancelDeliveryNote', 'reset-after');
    const client = at.client({ settlingTime: 60_000, journal: memoryJournal() });
    await client.cancelNote(note('9.3'));
    for (let refusals = 0; refusals < 2; refusals += 1) {
      at.clock.move(60_000);
      at.service.answer('CancelDeliveryNote', { errors: ['Not possible.'] }, 405);
      await client.cancelNote(note('9.3'));
    }
    at.clock.move(60_000);
    expect((await client.cancelNote(note('9.3'))).kind).toBe('alreadyCancelled');
  });

  it.each([
    [[{ error: [{ code: 301, message: 'MARK not found' }] }], 'notFound'],
    [[{ error: [{ code: '801', message: 'Movement started' }] }], 'validation'],
  ])('is refused with %j', async (errors, reason) => {
    const body = JSON.stringify({ response: [{ statusCode: 'ValidationError', errors }] });
    at.service.answer('CancelDeliveryNote', body);
    expect(await at.client().cancelNote(note('9.3'))).toMatchObject({ kind: 'refused', reason });
  });

  it.each([
    [{ statusCode: 'Success', cancellationMark: 0 }],
    [{ statusCode: 'Success' }],
    [{ statusCode: 'Offline', invoiceUid: 'A'.repeat(40) }],
  ])('has an unknown outcome when the answer is %j', async (entry) => {
    const body = JSON.stringify({ response: [entry] });
    at.service.answer('CancelDeliveryNote', body);
    expect(await at.client().cancelNote(note('9.3'))).toMatchObject({ kind: 'unknown', why: 'mark-missing' });
  });

  it.each([
    [note('1.1'), 'call/not-a-note', 'type 1.1'],
    [{ ...note('9.3'), mark: undefined }, 'call/value', 'mark is'],
    [{ ...note('9.3'), mark: 0 }, 'call/value', 'mark is'],
    [{ ...note('9.3'), mark: 2 ** 60 }, 'call/value', 'mark is'],
    [{ call: 'CancelReceivingNote', body: { mark: MARK } }, 'call/value', 'entityVatNumber is'],
    [{ call: 'CancelReceivingNote' }, 'call/value', 'entityVatNumber is'],
    [{ call: 'CancelOther', body: {} }, 'call/value', 'document.invoiceHeader.invoiceType is'],
    [{}, 'call/value', 'document.invoiceHeader.invoiceType is'],
    [undefined, 'call/value', 'document.invoiceHeader.invoiceType is'],
  ])('of %j is refused before it is sent', async (given, code, said) => {
    await expect(at.client().cancelNote(given as never)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(said),
    });
    expect(at.service.received).toEqual([]);
  });
});

describe('the cancellation of a note after an attempt', () => {
  const CALL = 'CancelDeliveryNote';
  const SETTLING = 60_000;
  const refused = (code: number) => ({
    response: [{ statusCode: 'ValidationError', errors: [{ error: [{ code, message: 'Refused.' }] }] }],
  });
  const till = (options: Parameters<typeof at.client>[0] = {}) => {
    const journal = options.journal ?? memoryJournal();
    const client = at.client({ journal, settlingTime: SETTLING, ...options });
    const rows = () => listOf(journal.rows());
    return { client, journal, rows };
  };

  it('is recorded with its request and its result', async () => {
    await at.service.file(deliveryNote);
    const { client, rows } = till();
    await client.cancelNote(note('9.3'));
    expect(await rows()).toMatchObject([
      {
        operation: 'cancel-note',
        key: JSON.stringify(['800123456', MARK]),
        standing: 'cancelled',
        request: {
          call: CALL,
          query: {},
          body: `{"mark":"${MARK}","entityVatNumber":"800123456"}`,
          about: { vatNumber: '800123456', mark: MARK },
        },
        result: { cancellationMark: CANCELLATION },
      },
    ]);
  });

  it('is not sent after 251, which tells no MARK of the cancellation', async () => {
    const { client } = till();
    at.service.answer(CALL, refused(251));
    expect((await client.cancelNote(note('9.3'))).kind).toBe('alreadyCancelled');
    expect(await client.cancelNote(note('9.3'))).toStrictEqual({
      kind: 'alreadyCancelled',
      next: { step: 'done', todo: clientSteps.sentences.done },
    });
    expect(at.service.count(CALL)).toBe(1);
  });

  it('is sent at once after a refusal', async () => {
    await at.service.file(deliveryNote);
    const { client } = till();
    at.service.answer(CALL, refused(801));
    await client.cancelNote(note('9.3'));
    expect((await client.cancelNote(note('9.3'))).kind).toBe('cancelled');
  });

  it('is refused, not unknown, if the one before was refused too', async () => {
    const { client, rows } = till();
    at.service.answer(CALL, refused(801));
    await client.cancelNote(note('9.3'));
    at.service.answer(CALL, { errors: ['Wrong key.'] }, 401);
    expect(await client.cancelNote(note('9.3'))).toMatchObject({ kind: 'refused', reason: 'keyRefused' });
    expect(await rows()).toMatchObject([{ standing: 'refused', attempts: 2 }]);
  });

  it('is not sent if its first attempt never leaves the machine', async () => {
    const cause = { cause: { code: 'ECONNREFUSED' } };
    const fetch = () => Promise.reject(Object.assign(new TypeError('fetch failed'), cause));
    const { client, rows } = till({ fetch });
    await expect(client.cancelNote(note('9.3'))).rejects.toMatchObject({ code: 'transport/connection' });
    expect(await rows()).toMatchObject([{ standing: 'not-sent' }]);
  });

  it.each([
    [401, { errors: ['Wrong key.'] }, 'keyRefused'],
    [402, { errors: ['Not enough credits.'] }, 'noCredits'],
    [400, refused(801), 'validation'],
    [200, refused(301), 'notFound'],
  ])('that was not sent before is refused by HTTP %i %j', async (status, body, reason) => {
    const { client, rows } = till();
    at.service.answer(CALL, body, status);
    expect(await client.cancelNote(note('9.3'))).toMatchObject({ kind: 'refused', reason });
    expect(await rows()).toMatchObject([{ standing: 'refused', result: { why: reason } }]);
  });

  it.each([
    [401, { errors: ['Wrong key.'] }, { kind: 'unknown', why: 'not-looked-at' }],
    [402, { errors: ['Not enough credits.'] }, { kind: 'unknown', why: 'not-looked-at' }],
    [400, refused(801), { kind: 'refused', reason: 'validation' }],
    [200, refused(301), { kind: 'refused', reason: 'notFound' }],
  ])('whose first answer was lost, and then HTTP %i %j, is %j', async (status, body, outcome) => {
    const { client, rows } = till();
    at.service.fail(CALL, 'reset-before');
    await client.cancelNote(note('9.3'));
    at.clock.move(SETTLING);
    at.service.answer(CALL, body, status);
    expect(await client.cancelNote(note('9.3'))).toMatchObject(outcome);
    const firstAttemptAt = '2026-11-20T10:00:00.000Z';
    expect(await rows()).toMatchObject([{ standing: outcome.kind, attempts: 2, firstAttemptAt }]);
  });

  it('stays unknown if its repetition never leaves the machine', async () => {
    const { client, journal, rows } = till();
    at.service.fail(CALL, 'reset-before');
    await client.cancelNote(note('9.3'));
    at.clock.move(SETTLING);
    const cause = { cause: { code: 'ECONNREFUSED' } };
    const fetch = () => Promise.reject(Object.assign(new TypeError('fetch failed'), cause));
    await expect(till({ journal, fetch }).client.cancelNote(note('9.3'))).rejects.toMatchObject({
      code: 'transport/connection',
    });
    expect(await rows()).toMatchObject([{ standing: 'unknown' }]);
  });

  it('waits for the settling time of an attempt that another process did not finish', async () => {
    const settlingTime = 600_000;
    const { fetch, isReached } = stoppedAt(CALL, 'before');
    const { client, journal } = till({ settlingTime });
    void till({ journal, random: () => 0.1, fetch }).client.cancelNote(note('9.3'));
    await isReached;
    await expect(client.cancelNote(note('9.3'))).rejects.toMatchObject({
      code: 'call/same-number-in-flight',
      message: expect.stringContaining(`MARK ${MARK}`),
    });
    at.clock.move(settlingTime - 1);
    expect(await client.cancelNote(note('9.3'))).toMatchObject({
      why: 'too-soon',
      resendAfter: '2026-11-20T10:10:00.000Z',
      next: { step: 'repeat-cancellation' },
    });
    expect(at.service.count(CALL)).toBe(0);
    // The attempt of that process may have arrived.
    at.clock.move(settlingTime);
    at.service.answer(CALL, { errors: ['Wrong key.'] }, 401);
    expect(await client.cancelNote(note('9.3'))).toMatchObject({ kind: 'unknown', why: 'not-looked-at' });
  });
});
