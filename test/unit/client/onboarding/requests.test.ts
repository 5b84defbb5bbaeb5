import { describe, expect, it } from 'vitest';
import { payload, withOnboarding } from './setup.js';

const at = withOnboarding();

describe('onboarding: reading requests', () => {
  const fill = (count: number): void => {
    for (let number = 1; number <= count; number += 1) {
      at.service.requests.push({
        requestId: `r${number}`,
        requestType: 'NEW_CONTRACT',
        status: number % 2 === 0 ? 'APPROVED' : 'UNDER_REVIEW',
        message: null,
        contract: null,
        provisioning: null,
        aadeStatement: null,
        createdAt: '2026-11-20T10:00:00Z',
        vatNumber: '094014201',
        key: undefined,
      });
    }
  };

  it('lists page by page, as far as it is read', async () => {
    fill(5);
    const list = at.client().onboarding.list({ pageSize: 2 });
    expect(at.service.received).toEqual([]);
    const sizes: number[] = [];
    for await (const page of list.pages()) sizes.push(page.length);
    expect(sizes).toEqual([2, 2, 1]);
    // The stated total ends it: no fourth page is asked for.
    expect(at.service.received.map(({ query }) => query.get('page'))).toEqual(['1', '2', '3']);
    const first = await list.toArray({ limit: 3 });
    expect(first.map(({ requestId }) => requestId)).toEqual(['r5', 'r4', 'r3']);
    expect(at.service.received).toHaveLength(5);
  });

  it('joins statuses and ends a list without a total at its empty page', async () => {
    fill(2);
    const page = { success: true, data: { items: [{ requestId: 'r9' }] } };
    at.service.answers.push({ call: 'GET', status: 200, body: page });
    at.service.answers.push({ call: 'GET', status: 200, body: { success: true, data: { items: [] } } });
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
    { vat: '094014201' },
  ])('refuses the query %j', async (query) => {
    const list = at.client().onboarding.list(query as never);
    await expect(list.toArray({ limit: 1 })).rejects.toMatchObject({ code: 'call/value' });
    expect(at.service.received).toEqual([]);
  });

  it('reads a request and its history, and repeats after a failure', async () => {
    fill(1);
    at.service.faults.push({ call: 'GET /api/v1/requests/r1', fault: 'reset-before' });
    const { onboarding } = at.client();
    expect(await onboarding.get('r1')).toMatchObject({ requestId: 'r1', status: 'UNDER_REVIEW' });
    expect(await onboarding.history('r1')).toEqual([
      { occurredAt: '2026-11-20T10:00:00Z', status: 'UNDER_REVIEW', actor: 'SYSTEM' },
    ]);
    await expect(onboarding.get('r2')).rejects.toMatchObject({
      code: 'answer/not-found',
      serviceCode: 'NOT_FOUND',
    });
    for (const wrong of ['', '..', 5]) {
      await expect(onboarding.get(wrong as string)).rejects.toMatchObject({ code: 'call/value' });
    }
  });

  it('refuses answers that are not what the calls return', async () => {
    const { onboarding } = at.client();
    for (const call of [
      () => onboarding.get('r1'),
      () => onboarding.history('r1'),
      () => onboarding.list().toArray({ limit: 1 }),
      () => onboarding.webhooks.list(),
    ]) {
      at.service.answers.push({ call: 'GET', status: 200, body: { success: true, data: {} } });
      await expect(call()).rejects.toMatchObject({ code: 'answer/unreadable' });
    }
  });

  it('downloads the contract with the key', async () => {
    await at.client().onboarding.create(payload);
    const { onboarding } = at.client();
    const { bytes } = await onboarding.downloadContract('r1', { kind: 'signed', version: 2 });
    expect(new TextDecoder().decode(await bytes())).toBe('%PDF-1.7 contract');
    const { query, headers } = at.service.received.at(-1)!;
    expect(String(query)).toBe('kind=signed&version=2');
    expect(headers['api-key']).toBeDefined();
    at.service.requests[0]!.contract = null;
    await expect(onboarding.downloadContract('r1')).rejects.toMatchObject({ serviceCode: 'NOT_APPLICABLE' });
  });
});

describe('onboarding.cancel', () => {
  it('cancels with a reason; a second time it is cancelled already', async () => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    expect(await onboarding.cancel('r1', { reason: 'closed' })).toMatchObject({
      kind: 'cancelled',
      from: 'answer',
    });
    expect(String(at.service.received.at(-1)?.body)).toBe('{"reason":"closed"}');
    expect(await onboarding.cancel('r1')).toMatchObject({ kind: 'alreadyCancelled' });
  });

  it.each(['reset-after', 'error-after'] as const)('settles %s by the status', async (fault) => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    at.service.faults.push({ call: 'DELETE', fault });
    expect(await onboarding.cancel('r1')).toMatchObject({ kind: 'cancelled', from: 'status' });
  });

  it('stays unknown when the status does not show it', async () => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    at.service.faults.push({ call: 'DELETE', fault: 'reset-before' });
    expect(await onboarding.cancel('r1')).toMatchObject({ kind: 'unknown' });
  });

  it('is refused after approval, and with a reason of more than 500 characters', async () => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    at.service.requests[0]!.status = 'APPROVED';
    expect(await onboarding.cancel('r1')).toMatchObject({
      kind: 'refused',
      reason: 'wrong-status',
      currentStatus: 'APPROVED',
    });
    await expect(onboarding.cancel('r1', { reason: 'x'.repeat(501) })).rejects.toMatchObject({
      code: 'call/value',
    });
  });
});

describe('onboarding: waiting', () => {
  it('waits for a status, once a minute', async () => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    let reads = 0;
    at.service.onRead = (request) => {
      reads += 1;
      if (reads === 2) request.status = 'UNDER_REVIEW';
    };
    const waited = await onboarding.waitForStatus('r1', ['UNDER_REVIEW', 'APPROVED']);
    expect(waited).toMatchObject({
      kind: 'reached',
      request: { status: 'UNDER_REVIEW' },
      next: { step: 'wait-for-review' },
      besides: [{ step: 'authorise-provider' }],
    });
    expect(at.clock.waits).toEqual([60_000, 60_000]);
  });

  it('ends at a final status, and when the time is over', async () => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    const options = { every: 1000, atMost: 1500 };
    expect(await onboarding.waitForStatus('r1', 'APPROVED', options)).toMatchObject({ kind: 'waiting' });
    expect(at.clock.waits).toEqual([1000, 500]);
    at.service.requests[0]!.status = 'REJECTED';
    expect(await onboarding.waitForStatus('r1', 'APPROVED')).toMatchObject({
      kind: 'ended',
      next: { step: 'ended' },
      besides: [],
    });
  });

  it.each([
    ['COMPLETED', 'ready', 'ready'],
    ['FAILED', 'failed', 'do-not-resubmit'],
  ])('provisioning %s is %s', async (status, kind, step) => {
    const { onboarding } = at.client();
    await onboarding.create(payload);
    at.service.onRead = (request) => {
      request.status = 'APPROVED';
      request.provisioning = { status: request.provisioning === null ? 'IN_PROGRESS' : status };
    };
    expect(await onboarding.waitUntilReady('r1', { every: 1 })).toMatchObject({ kind, next: { step } });
  });

  it.each([{ every: -1 }, { atMost: '1' }])('refuses %j', async (options) => {
    await expect(at.client().onboarding.waitUntilReady('r1', options as never)).rejects.toMatchObject({
      code: 'call/value',
    });
  });
});
