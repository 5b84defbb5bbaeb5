import { describe, expect, it } from 'vitest';
import { payload } from '../client/onboarding/payload.js';
import { SIGNED } from '../client/onboarding/signed.js';
import { caller } from './setup.js';

const base64 = Buffer.from(SIGNED).toString('base64');

describe('a company', () => {
  it('is checked before a request is made', async () => {
    const { call } = await caller();
    expect(await call('onboarding.check', { payload })).toEqual({ ok: true, issues: [] });
    const { ok, issues } = await call('onboarding.check', {
      payload: { ...payload, companyDetails: { ...payload.companyDetails, vatNumber: '094014202' } },
    });
    expect([ok, issues[0].path]).toEqual([false, ['companyDetails', 'vatNumber']]);
  });

  it('is registered: request, contract, signature, and a request is made once', async () => {
    const { call, sandbox } = await caller();
    const created = await call('onboarding.create', { payload }, 'company 1');
    const request = created.outcome.request.requestId;
    expect(created.outcome.kind).toBe('created');
    expect(await call('onboarding.create', { payload }, 'company 1')).toEqual(created);
    expect((await call('onboarding.list', {})).requests).toHaveLength(1);
    const contract = await call('onboarding.contract', { request });
    expect(Buffer.from(contract.base64, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
    const uploaded = await call('onboarding.upload', { request, base64 }, 'contract 1');
    expect(uploaded.outcome.kind).toBe('uploaded');
    await sandbox.onboarding.review(request, 'approve');
    const shown = await call('onboarding.show', { request });
    expect(shown.request.status).toBe('APPROVED');
    expect(shown.next.todo).toEqual(expect.any(String));
  });

  it('is no longer registered once its request is cancelled', async () => {
    const { call } = await caller();
    const { outcome } = await call('onboarding.create', { payload }, 'company 1');
    const request = outcome.request.requestId;
    const cancelled = await call('onboarding.cancel', { request, reason: 'closed' });
    expect(cancelled.outcome.kind).toBe('cancelled');
    expect((await call('onboarding.show', { request })).isFinal).toBe(true);
  });

  it('is registered anew by the advice that a second request gets after a cancelled one', async () => {
    const { call } = await caller();
    const { outcome: first } = await call('onboarding.create', { payload, attempt: 1 }, 'company 1');
    await call('onboarding.cancel', { request: first.request.requestId, reason: 'closed' });
    const { outcome: second } = await call('onboarding.create', { payload, attempt: 2 }, 'company 2');
    expect(second).toMatchObject({ kind: 'created', isNew: true });
    expect(second.request.requestId).not.toBe(first.request.requestId);
  });

  it('has no request under an unknown id', async () => {
    const { call } = await caller();
    await expect(call('onboarding.show', { request: 'no-such-request' })).rejects.toMatchObject({
      name: 'ClientError',
    });
  });
});

it('registers an address for webhooks once, lists it without its secret, and removes it', async () => {
  const { call, journal } = await caller();
  const webhook = { url: 'https://shop.example/hooks', events: ['request.provisioned'] };
  const made = await call('webhooks.register', webhook, 'till 7');
  expect(made).toMatchObject({ ...webhook, secret: expect.stringMatching(/./) });
  expect(await call('webhooks.register', webhook, 'till 7')).toEqual({ ...made, secret: null });
  for await (const { state } of journal.states()) expect(JSON.stringify(state)).not.toContain(made.secret);
  const { endpoints } = await call('webhooks.list', {});
  expect(endpoints).toMatchObject([{ endpointId: made.endpointId, url: webhook.url }]);
  expect(JSON.stringify(endpoints)).not.toContain(made.secret);
  expect(await call('webhooks.remove', { endpoint: made.endpointId })).toEqual({ removed: made.endpointId });
  expect(await call('webhooks.list', {})).toEqual({ endpoints: [] });
  await expect(call('webhooks.register', webhook)).rejects.toMatchObject({ code: 'key-missing' });
});
