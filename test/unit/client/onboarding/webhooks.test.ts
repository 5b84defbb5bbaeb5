import { describe, expect, it } from 'vitest';
import { withOnboarding } from './setup.js';

const at = withOnboarding();
const webhook = { url: 'https://shop.example/hooks', events: ['request.provisioned'] } as const;

describe('onboarding.webhooks', () => {
  it('registers, lists without secrets, and removes', async () => {
    const { webhooks } = at.client().onboarding;
    const registered = await webhooks.register(webhook);
    expect(registered).toMatchObject({ endpointId: 'e1', secret: 'secret-1', ...webhook });
    expect(await webhooks.list()).toEqual([
      { endpointId: 'e1', createdAt: '2026-11-20T10:00:00Z', ...webhook },
    ]);
    await webhooks.remove('e1');
    expect(at.service.endpoints).toEqual([]);
    // Removed already: the same.
    await webhooks.remove('e1');
  });

  it.each(['reset-after', 'error-after', 'empty'] as const)(
    'after %s the secret is lost: the endpoint is removed and registered again',
    async (fault) => {
      const { webhooks } = at.client().onboarding;
      await webhooks.register(webhook);
      at.service.faults.push({ call: 'POST', fault });
      expect(await webhooks.register(webhook)).toMatchObject({ endpointId: 'e3', secret: 'secret-3' });
      // The one that was there before stays.
      expect(at.service.endpoints.map(({ endpointId }) => endpointId)).toEqual(['e1', 'e3']);
    },
  );

  it('a registration that did not arrive is made once more', async () => {
    at.service.faults.push({ call: 'POST', fault: 'reset-before' });
    expect(await at.client().onboarding.webhooks.register(webhook)).toMatchObject({ endpointId: 'e1' });
    expect(at.service.endpoints).toHaveLength(1);
  });

  it.each(['reset-after', 'reset-before'] as const)('removes in spite of %s', async (fault) => {
    const { webhooks } = at.client().onboarding;
    await webhooks.register(webhook);
    at.service.faults.push({ call: 'DELETE', fault });
    await webhooks.remove('e1');
    expect(at.service.endpoints).toEqual([]);
  });

  it.each([
    [{ ...webhook, url: 'http://shop.example/hooks' }],
    [{ ...webhook, events: [] }],
    [{ ...webhook, events: ['request.unheard'] }],
    [undefined],
  ])('refuses %j before anything is sent', async (given) => {
    await expect(at.client().onboarding.webhooks.register(given as never)).rejects.toMatchObject({
      code: 'call/value',
    });
    expect(at.service.received).toEqual([]);
  });

  it('lists deliveries page by page', async () => {
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      at.service.deliveries.push({ eventId: 'v1', attempt, responseStatus: 500, succeeded: false });
    }
    const { webhooks } = at.client().onboarding;
    const all = await webhooks.deliveries({ eventId: 'v1', pageSize: 2 }).toArray({ limit: 9 });
    expect(all.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(String(at.service.received[0]?.query)).toBe('eventId=v1&page=1&pageSize=2');
  });
});
