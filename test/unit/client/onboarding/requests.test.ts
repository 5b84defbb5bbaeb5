import { describe, expect, it } from 'vitest';
import { payload, SIGNED, withOnboarding } from './setup.js';

const at = withOnboarding();

describe('onboarding requests', () => {
  /** Requests of so many companies, each a second after the one before. */
  const companies = ['094014201', '090000045', '123456783', '987654324', '999863881'] as const;
  async function fill(count: number): Promise<readonly string[]> {
    for (const vatNumber of companies.slice(0, count)) {
      const companyDetails = { ...payload.companyDetails, vatNumber };
      await at.client().onboarding.create({ ...payload, companyDetails });
      at.clock.move(1000);
    }
    at.service.received.length = 0;
    return at.requests.map(({ requestId }) => requestId);
  }

  it('lists pages only as far as they are read', async () => {
    const ids = await fill(5);
    const list = at.client().onboarding.list({ pageSize: 2 });
    expect(at.service.received).toEqual([]);
    const sizes: number[] = [];
    for await (const page of list.pages()) sizes.push(page.length);
    expect(sizes).toEqual([2, 2, 1]);
    // The stated total ends it: no fourth page is asked for.
    expect(at.service.received.map(({ query }) => query.get('page'))).toEqual(['1', '2', '3']);
    const first = await list.toArray({ limit: 3 });
    expect(first.map(({ requestId }) => requestId)).toEqual([...ids].reverse().slice(0, 3));
    expect(at.service.received).toHaveLength(5);
  });

  it('combines statuses, and ends a list without a total at an empty page', async () => {
    at.service.answer('listRequests', { success: true, data: { items: [{ requestId: 'r9' }] } });
    at.service.answer('listRequests', { success: true, data: { items: [] } });
    const query = { status: ['UNDER_REVIEW', 'SOMETHING_NEW'], createdFrom: '2026-11-01' };
    expect(await at.client().onboarding.list(query).toArray({ limit: 10 })).toHaveLength(1);
    expect(String(at.service.received[0]?.query)).toBe(
      'status=UNDER_REVIEW%2CSOMETHING_NEW&createdFrom=2026-11-01&page=1',
    );
  });

  it.each([
    { pageSize: 0 },
    { pageSize: 201 },
    { sort: 'name' },
    { requestType: 'OTHER' },
    { createdFrom: '2026-02-30' },
    { status: [''] },
  ])('refuses the query %j', async (query) => {
    const list = at.client().onboarding.list(query as never);
    await expect(list.toArray({ limit: 1 })).rejects.toMatchObject({ code: 'call/value' });
    expect(at.service.received).toEqual([]);
  });

  it('reads a request with its history, and repeats after a failure', async () => {
    const [requestId = ''] = await fill(1);
    at.service.fail('getRequest', 'reset-before');
    const { onboarding } = at.client();
    expect(await onboarding.get(requestId)).toMatchObject({ requestId, status: 'PENDING_SIGNATURE' });
    expect(await onboarding.history(requestId)).toMatchObject([
      { occurredAt: '2026-11-20T10:00:00.000Z', status: 'PENDING_SIGNATURE', actor: 'SOFTWARE_HOUSE' },
    ]);
    await expect(onboarding.get('r2')).rejects.toMatchObject({
      code: 'answer/not-found',
      serviceCode: 'NOT_FOUND',
    });
    for (const wrong of ['', '..', 5]) {
      await expect(onboarding.get(wrong as string)).rejects.toMatchObject({ code: 'call/value' });
    }
  });

  it('refuses malformed answers', async () => {
    const { onboarding } = at.client();
    for (const [name, said, call] of [
      ['getRequest', 'no onboarding request', () => onboarding.get('r1')],
      ['getHistory', 'no list of changes', () => onboarding.history('r1')],
      ['listRequests', 'no list of onboarding requests', () => onboarding.list().toArray({ limit: 1 })],
      ['listWebhooks', 'no list of endpoints', () => onboarding.webhooks.list()],
    ] as const) {
      at.service.answer(name, { success: true, data: {} });
      await expect(call()).rejects.toMatchObject({
        code: 'answer/unreadable',
        message: expect.stringContaining(said),
      });
    }
  });

  it('downloads the contract with the key', async () => {
    await at.client().onboarding.create(payload);
    const { onboarding } = at.client();
    const { requestId } = at.request;
    await onboarding.uploadSignedContract(requestId, SIGNED);
    const { bytes } = await onboarding.downloadContract(requestId, { kind: 'signed', version: 1 });
    expect(await bytes()).toEqual(SIGNED);
    const { query, headers } = at.service.received.at(-1)!;
    expect(String(query)).toBe('kind=signed&version=1');
    expect(headers.get('api-key')).not.toBeNull();
    await expect(
      onboarding.downloadContract(requestId, { kind: 'signed', version: 2 }),
    ).rejects.toMatchObject({ serviceCode: 'NOT_APPLICABLE' });
  });
});

describe('onboarding.cancel', () => {
  it('cancels with a reason, and is already cancelled the second time', async () => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    const { requestId } = at.request;
    expect(await onboarding.cancel(requestId, { reason: 'closed' })).toMatchObject({
      kind: 'cancelled',
      from: 'answer',
    });
    expect(String(at.service.received.at(-1)?.body)).toBe('{"reason":"closed"}');
    expect(await onboarding.cancel(requestId)).toMatchObject({ kind: 'alreadyCancelled' });
  });

  it.each(['reset-after', 'error-after'] as const)(
    'after %s, finds out by the status whether the request was cancelled',
    async (fault) => {
      const { onboarding } = at.client();
      await onboarding.create(payload);
      at.service.fail('cancelRequest', fault);
      expect(await onboarding.cancel(at.request.requestId)).toMatchObject({
        kind: 'cancelled',
        from: 'status',
      });
    },
  );

  it('is unknown if the status does not show it', async () => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    at.service.fail('cancelRequest', 'reset-before');
    expect(await onboarding.cancel(at.request.requestId)).toMatchObject({
      kind: 'unknown',
      detail: expect.stringContaining('The answer was lost'),
      next: { step: 'look-then-repeat' },
    });
  });

  it('sends no body without a reason, and passes on an error that is no refusal', async () => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    expect(await onboarding.cancel(at.request.requestId)).toMatchObject({
      kind: 'cancelled',
      request: { status: 'CANCELLED' },
      next: { step: 'ended' },
      response: { status: 200 },
    });
    expect(at.service.received.at(-1)?.body).toBe('');
    await expect(onboarding.cancel('r2')).rejects.toMatchObject({ code: 'answer/not-found' });
    await expect(onboarding.cancel('..')).rejects.toMatchObject({ code: 'call/value', member: 'requestId' });
    await expect(onboarding.cancel('r1', { reason: 5 as never })).rejects.toMatchObject({
      code: 'call/value',
      member: 'reason',
      message: expect.stringContaining('at most 500 characters'),
    });
  });

  it('stays unknown if the request cannot be read either', async () => {
    const { onboarding } = at.client({ maxRetries: 0 });
    await onboarding.create(payload);
    at.service.fail('cancelRequest', 'reset-after');
    at.service.fail('getRequest', 'html');
    expect(await onboarding.cancel(at.request.requestId)).toMatchObject({ kind: 'unknown' });
  });

  it('is refused after approval, and with a reason of more than 500 characters', async () => {
    const requestId = await at.reviewed('approve');
    const { onboarding } = at.client();
    expect(await onboarding.cancel(requestId)).toMatchObject({
      kind: 'refused',
      reason: 'wrong-status',
      currentStatus: 'APPROVED',
    });
    await expect(onboarding.cancel(requestId, { reason: 'x'.repeat(501) })).rejects.toMatchObject({
      code: 'call/value',
    });
  });
});

describe('waiting for an onboarding request', () => {
  it('polls for a status once a minute', async () => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    const { requestId } = at.request;
    await onboarding.uploadSignedContract(requestId, SIGNED);
    const waited = await onboarding.waitForStatus(requestId, ['APPROVED']);
    expect(waited).toMatchObject({
      kind: 'reached',
      request: { status: 'APPROVED' },
      next: { step: 'wait-for-provisioning' },
      besides: [{ step: 'authorise-provider' }],
    });
    expect(at.clock.waits).toEqual([60_000]);
  });

  it('ends at the timeout', async () => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    const options = { every: 1000, atMost: 1500 };
    const waited = await onboarding.waitForStatus(at.request.requestId, 'APPROVED', options);
    expect(waited).toMatchObject({ kind: 'waiting' });
    expect(at.clock.waits).toEqual([1000, 500]);
  });

  it('ends at a final status', async () => {
    const requestId = await at.reviewed('reject');
    expect(await at.client().onboarding.waitForStatus(requestId, 'APPROVED')).toMatchObject({
      kind: 'ended',
      next: { step: 'ended' },
      besides: [],
    });
  });

  it('can last until the company is ready', async () => {
    const requestId = await at.reviewed('approve');
    const waited = await at.client().onboarding.waitUntilReady(requestId);
    expect(waited).toMatchObject({ kind: 'ready', next: { step: 'ready' } });
    expect(at.clock.waits).toEqual(Array.from({ length: 5 }, () => 60_000));
  });

  it('ends when provisioning fails', async () => {
    const requestId = await at.reviewed('approve');
    await at.operator.fail(requestId, 'The authority does not answer.');
    expect(await at.client().onboarding.waitUntilReady(requestId)).toMatchObject({
      kind: 'failed',
      next: { step: 'do-not-resubmit' },
    });
  });

  it.each([{ every: -1 }, { atMost: '1' }])('refuses %j', async (options) => {
    await expect(at.client().onboarding.waitUntilReady('r1', options as never)).rejects.toMatchObject({
      code: 'call/value',
    });
  });
});

describe('a list of requests', () => {
  const page = (total: number | undefined, ...ids: readonly string[]) => ({
    success: true,
    data: { items: ids.map((requestId) => ({ requestId })), total },
  });
  const idsRead = async () => {
    const all = await at.client().onboarding.list().toArray({ limit: 9 });
    return all.map(({ requestId }) => requestId);
  };

  it('ends when the stated total is read', async () => {
    at.service.answer('listRequests', page(3, 'a', 'b'));
    at.service.answer('listRequests', page(3, 'c'));
    expect(await idsRead()).toEqual(['a', 'b', 'c']);
    expect(at.service.received.map(({ query }) => query.get('page'))).toEqual(['1', '2']);
  });

  it('without a total ends at an empty page', async () => {
    at.service.answer('listRequests', page(undefined, 'a'));
    at.service.answer('listRequests', page(undefined));
    expect(await idsRead()).toEqual(['a']);
    expect(at.service.received).toHaveLength(2);
  });
});

it.each(['get', 'history', 'downloadContract'] as const)('onboarding.%s names a wrong id', async (call) => {
  const { onboarding } = at.client();
  const made = call === 'downloadContract' ? onboarding[call]('..', undefined) : onboarding[call]('..');
  await expect(made).rejects.toMatchObject({ code: 'call/value', member: 'requestId' });
});
