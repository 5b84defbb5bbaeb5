import { describe, expect, it } from 'vitest';
import { faultsAfter, faultsBefore } from '../../../../src/sandbox/faults/fault.js';
import { ClientError } from '../../../../src/sending/client/error.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import { timeoutOf } from '../setup.js';
import { payload, withOnboarding } from './setup.js';

const at = withOnboarding();
const keysSent = (): unknown[] =>
  at.service.received
    .filter(({ method, path }) => method === 'POST' && path === '/api/v1/requests')
    .map(({ headers }) => headers.get('idempotency-key'));

describe('onboarding.create', () => {
  it('creates a request and returns the next step', async () => {
    const outcome = await at.client().onboarding.create(payload);
    expect(outcome).toMatchObject({
      kind: 'created',
      isNew: true,
      request: { requestId: at.request.requestId, status: 'PENDING_SIGNATURE' },
      next: { step: 'get-signature' },
    });
    expect(JSON.parse(at.service.received[0]?.body ?? '')).toEqual(payload);
  });

  it('does not send a payload that fails our checks, unless the caller insists', async () => {
    const wrong = { ...payload, contactInfo: { ...payload.contactInfo, email: 'nowhere' } };
    const { onboarding } = at.client();
    expect(await onboarding.create(wrong)).toMatchObject({
      kind: 'refused',
      reason: 'validation',
      sent: false,
      issues: [{ rule: 'onboarding/email', path: ['contactInfo', 'email'] }],
      next: { step: 'correct-payload' },
    });
    expect(at.service.received).toEqual([]);
    expect(await onboarding.create(wrong, { sendWithErrors: true })).toMatchObject({
      kind: 'refused',
      reason: 'validation',
      sent: true,
    });
  });

  it.each(['reset-before', 'reset-after', 'error-after'] as const)(
    'repeats with the same key after %s, so that only one request exists',
    async (fault) => {
      at.service.fail('createRequest', fault);
      const client = at.client({ journal: memoryJournal() });
      expect(await client.onboarding.create(payload)).toMatchObject({ kind: 'created' });
      const [first, second, ...more] = keysSent();
      expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect([second, more]).toEqual([first, []]);
      expect(at.requests).toHaveLength(1);
    },
  );

  it('keeps the key in the journal across a restart, and uses a new one once its request is final', async () => {
    const journal = memoryJournal();
    at.service.fail('createRequest', 'reset-after');
    await expect(at.client({ journal }).onboarding.create(payload, { maxRetries: 0 })).rejects.toMatchObject({
      code: 'transport/lost',
      safeToRepeat: true,
    });
    const again = await at.client({ journal }).onboarding.create(payload);
    const { requestId } = at.request;
    expect(again).toMatchObject({ kind: 'created', isNew: false, request: { requestId } });
    expect(new Set(keysSent()).size).toBe(1);
    await at.client().onboarding.cancel(requestId);
    const anew = await at.client({ journal }).onboarding.create(payload);
    expect(anew).toMatchObject({ kind: 'created', isNew: true });
    expect(at.requests).toHaveLength(2);
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('stores the key before it sends, and stops if the journal cannot be written', async () => {
    const journal = memoryJournal();
    journal.exchangeState = () => Promise.reject(new Error('disk full'));
    await expect(at.client({ journal }).onboarding.create(payload)).rejects.toMatchObject({
      code: 'journal/not-written',
    });
    expect(at.service.received).toEqual([]);
  });

  it('uses one key for two simultaneous calls', async () => {
    const { onboarding } = at.client({ journal: memoryJournal() });
    const both = await Promise.all([onboarding.create(payload), onboarding.create(payload)]);
    expect(both.map((outcome) => outcome.kind === 'created' && outcome.isNew)).toEqual([true, false]);
    expect(new Set(keysSent()).size).toBe(1);
  });

  it('uses one key for two processes on one journal, even after the last request is final', async () => {
    const journal = memoryJournal();
    const create = () => at.client({ journal }).onboarding.create(payload);
    const both = await Promise.all([create(), create()]);
    expect(both.map(({ kind }) => kind)).toEqual(['created', 'created']);
    await at.client().onboarding.cancel(at.request.requestId);
    const again = await Promise.all([create(), create()]);
    expect(again.map(({ kind }) => kind)).toEqual(['created', 'created']);
    expect([new Set(keysSent()).size, at.requests.length]).toEqual([2, 2]);
  });

  it('uses the new key of another process that has replaced a used one in the meantime', async () => {
    const journal = memoryJournal();
    await at.client({ journal }).onboarding.create(payload);
    await at.client().onboarding.cancel(at.request.requestId);
    let isFirst = true;
    const slow: typeof fetch = async (...given) => {
      const answer = await fetch(...given);
      // The answer says that the key is used up. Before it is read, the other process creates its request.
      if (isFirst) await at.client({ journal }).onboarding.create(payload);
      isFirst = false;
      return answer;
    };
    const outcome = await at.client({ journal, fetch: slow }).onboarding.create(payload);
    expect(outcome).toMatchObject({
      kind: 'created',
      isNew: false,
      request: { requestId: at.request.requestId },
    });
    expect(at.requests).toHaveLength(2);
  });

  const faults = [...faultsBefore, ...faultsAfter].filter((kind) => kind !== 'slow');
  it.each(
    faults.flatMap((kind) =>
      (['createRequest', 'listRequests'] as const).map((call) => [kind, call] as const),
    ),
  )('never takes the answer %s of %s as proof that the key was used before', async (kind, call) => {
    const client = at.client({ journal: memoryJournal(), timeout: timeoutOf(kind) });
    await client.onboarding.create(payload);
    await client.onboarding.cancel(at.request.requestId);
    // Also for the repetitions of a call.
    at.service.fail(call, kind, kind, kind);
    const first = await client.onboarding.create(payload).catch((error: unknown) => error);
    const isNew = { kind: 'created', isNew: true };
    expect(first).toMatchObject(ClientError.isClientError(first) ? { name: 'ClientError' } : isNew);
    at.service.seeAll();
    expect(await client.onboarding.create(payload)).toMatchObject({
      kind: 'created',
      request: { requestId: at.request.requestId },
    });
    expect(at.requests).toHaveLength(2);
  });

  it.each([
    ['an empty body', ''],
    ['an envelope without a list', { success: true, data: {} }],
    ['a list without a request', { success: true, data: { items: [], total: 0 } }],
  ])('does not take %s as proof that the key was used before', async (_, body) => {
    const client = at.client({ journal: memoryJournal() });
    await client.onboarding.create(payload);
    await client.onboarding.cancel(at.request.requestId);
    at.service.answer('listRequests', body);
    await expect(client.onboarding.create(payload)).rejects.toMatchObject({
      code: 'answer/unreadable',
      safeToRepeat: true,
    });
    expect(await client.onboarding.create(payload)).toMatchObject({ kind: 'created', isNew: true });
  });

  it('without a journal derives the key from tax number and attempt', async () => {
    await at.client().onboarding.create(payload);
    expect(await at.client().onboarding.create(payload)).toMatchObject({ kind: 'created', isNew: false });
    await at.client().onboarding.cancel(at.request.requestId);
    expect(await at.client().onboarding.create(payload)).toMatchObject({
      kind: 'refused',
      reason: 'key-reused',
      next: { step: 'next-attempt' },
    });
    const second = await at.client().onboarding.create(payload, { attempt: 2 });
    expect(second).toMatchObject({ kind: 'created', isNew: true });
    const keys = keysSent();
    expect([new Set(keys).size, keys[0] === keys[2]]).toEqual([2, true]);
    expect(keys[0]).toMatch(/-5[0-9a-f]{3}-[89ab]/);
  });

  it.each([
    ['CLIENT_ALREADY_LINKED', 'already-linked'],
    ['CLIENT_ALREADY_ACTIVE', 'already-active'],
  ])('refuses %s with the reason %s', async (code, reason) => {
    const body = { success: false, error: { code } };
    at.service.answer('createRequest', body, 409);
    expect(await at.client().onboarding.create(payload)).toMatchObject({ kind: 'refused', reason });
  });

  it('is refused with the id of the open request of the company', async () => {
    await at.client().onboarding.create(payload);
    const outcome = await at.client().onboarding.create(payload, { attempt: 2 });
    expect(outcome).toMatchObject({
      kind: 'refused',
      reason: 'open-request',
      existingRequestId: at.request.requestId,
      next: { step: 'follow-existing' },
    });
  });

  it('gives field errors of the service the paths of the payload', async () => {
    const details = [
      { field: 'contactInfo.email', message: 'Unknown domain' },
      { field: 'CompanyDetails.VatNumber', message: 'Not active' },
    ];
    const body = { success: false, error: { code: 'VALIDATION_ERROR', details } };
    at.service.answer('createRequest', body, 422);
    const outcome = await at.client().onboarding.create(payload);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'validation', sent: true });
    expect(outcome.issues.map(({ path }) => path)).toEqual([
      ['contactInfo', 'email'],
      ['companyDetails', 'vatNumber'],
    ]);
  });

  it.each([
    [{ attempt: 0 }, 'call/value'],
    [{ idempotencyKey: 'x' }, 'call/value'],
    [{ timeout: -1 }, 'call/options'],
  ])('refuses the options %j', async (options, code) => {
    await expect(at.client().onboarding.create(payload, options)).rejects.toMatchObject({ code });
    expect(at.service.received).toEqual([]);
  });

  it('reports a wrong client key without showing the key', async () => {
    const client = at.client({ apiKey: 'another-key-0815' });
    const error = await client.onboarding.create(payload).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'answer/key-refused' });
    expect(JSON.stringify(error) + String(error)).not.toContain('another-key-0815');
  });

  it('waits when the calls of this minute are used up', async () => {
    at.service.answer('listWebhooks', { data: [] }, 200, { 'X-RateLimit-Remaining': '0' });
    const { onboarding } = at.client();
    await onboarding.webhooks.list();
    await onboarding.webhooks.list();
    expect(at.clock.waits).toEqual([60_000]);
  });
});

describe('the key of a company', () => {
  it('is its own, also beside others in one journal', async () => {
    const { onboarding } = at.client({ journal: memoryJournal() });
    await onboarding.create(payload);
    const companyDetails = { ...payload.companyDetails, vatNumber: '800123456' };
    await onboarding.create({ ...payload, companyDetails });
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('is stored under the name of the company, and made anew if what is stored is none', async () => {
    const journal = memoryJournal();
    const name = `parastatiko onboarding ${payload.companyDetails.vatNumber}`;
    await journal.saveStates({ [name]: { by: 'parastatiko', idempotencyKey: 5 } });
    await at.client({ journal }).onboarding.create(payload);
    const [key] = keysSent();
    expect(await journal.state(name)).toEqual({ by: 'parastatiko', idempotencyKey: key });
  });

  it('is replaced if the service answers with a request that is final', async () => {
    const data = { requestId: 'r0', requestType: 'NEW_CONTRACT', status: 'REJECTED' };
    at.service.answer('createRequest', { success: true, data });
    const { onboarding } = at.client({ journal: memoryJournal() });
    expect(await onboarding.create(payload)).toMatchObject({
      kind: 'created',
      request: { status: 'PENDING_SIGNATURE' },
    });
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('stays if the service refuses for another reason, and the newest request is not looked for', async () => {
    const error = {
      code: 'CLIENT_ALREADY_ACTIVE',
      details: [{ field: 'companyDetails', message: 'active' }],
    };
    at.service.answer('createRequest', { success: false, error }, 409);
    const outcome = await at.client({ journal: memoryJournal() }).onboarding.create(payload);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'already-active', issues: [] });
    expect(at.service.received).toHaveLength(1);
  });

  it('that was used for another request is judged by the newest request of the company', async () => {
    at.service.answer('createRequest', { success: false, error: { code: 'CONFLICT' } }, 409);
    const open = { requestId: 'r0', requestType: 'NEW_CONTRACT', status: 'UNDER_REVIEW' };
    at.service.answer('listRequests', { success: true, data: { items: [open] } });
    const outcome = await at.client({ journal: memoryJournal() }).onboarding.create(payload);
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'key-reused' });
    const { query } = at.service.received.at(-1)!;
    expect(Object.fromEntries(query)).toEqual({
      vatNumber: payload.companyDetails.vatNumber,
      sort: 'createdAt:desc',
      pageSize: '1',
    });
    at.service.answer('createRequest', { success: false, error: { code: 'CONFLICT' } }, 409);
    at.service.answer('listRequests', { success: true, data: { items: [] } });
    await expect(at.client({ journal: memoryJournal() }).onboarding.create(payload)).rejects.toMatchObject({
      code: 'answer/unreadable',
      message: expect.stringContaining('request'),
    });
  });
});

describe('what cannot be a request', () => {
  it.each([null, undefined, 5, 'x', []])('is not sent, even if the caller insists: %j', async (given) => {
    expect(await at.client().onboarding.create(given as never, { sendWithErrors: true })).toMatchObject({
      kind: 'refused',
      sent: false,
      issues: [{ rule: 'onboarding/not-an-object', path: [] }],
      next: { step: 'correct-payload' },
    });
    expect(at.service.received).toEqual([]);
  });

  it.each([
    [{ attempt: 1.5 }, 'attempt', 'whole number'],
    [{ idempotencyKey: 'x' }, 'idempotencyKey', 'GUID'],
  ])('is refused with %j in words', async (options, member, said) => {
    await expect(at.client().onboarding.create(payload, options)).rejects.toMatchObject({
      member,
      message: expect.stringContaining(said),
    });
  });
});
