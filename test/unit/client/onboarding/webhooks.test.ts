import { describe, expect, it } from 'vitest';
import { withOnboarding } from './setup.js';

const at = withOnboarding();
const webhook = { url: 'https://shop.example/hooks', events: ['request.provisioned'] } as const;

describe('onboarding.webhooks', () => {
  it('registers, lists without secrets, and removes', async () => {
    const { webhooks } = at.client().onboarding;
    const registered = await webhooks.register(webhook);
    const { endpointId } = registered;
    expect(registered).toMatchObject({ secret: expect.stringMatching(/^[0-9a-f]{64}$/), ...webhook });
    expect(await webhooks.list()).toEqual([
      { endpointId, createdAt: '2026-11-20T10:00:00.000Z', ...webhook },
    ]);
    await webhooks.remove(endpointId);
    expect(await webhooks.list()).toEqual([]);
    // Removed already: the same.
    await webhooks.remove(endpointId);
  });

  it.each(['reset-after', 'error-after', 'empty'] as const)(
    'registers the endpoint again after %s, because its secret is lost',
    async (fault) => {
      const { webhooks } = at.client().onboarding;
      const first = await webhooks.register(webhook);
      at.service.fail('registerWebhook', fault);
      const second = await webhooks.register(webhook);
      expect(second.secret).toMatch(/^[0-9a-f]{64}$/);
      expect(at.service.count('webhooks')).toBeGreaterThan(3);
      // The one that was there before stays.
      const ids = (await webhooks.list()).map(({ endpointId }) => endpointId);
      expect(ids).toEqual([first.endpointId, second.endpointId]);
    },
  );

  it('repeats a registration that did not arrive', async () => {
    at.service.fail('registerWebhook', 'reset-before');
    const { webhooks } = at.client().onboarding;
    const { endpointId } = await webhooks.register(webhook);
    expect(await webhooks.list()).toMatchObject([{ endpointId }]);
  });

  it('stays unknown if several endpoints appeared, or none can be listed, because ours cannot be told', async () => {
    const lost = { code: 'transport/lost-answer', safeToRepeat: false };
    const { webhooks } = at.client().onboarding;
    const endpoint = (endpointId: string, url: string = webhook.url) => ({ endpointId, url });
    const data = (...endpoints: readonly object[]) => ({ success: true, data: endpoints });
    at.service.answer('listWebhooks', data(endpoint('e1')));
    at.service.fail('registerWebhook', 'reset-before');
    at.service.answer('listWebhooks', data(endpoint('e1'), endpoint('e2'), endpoint('e3')));
    await expect(webhooks.register(webhook)).rejects.toMatchObject(lost);
    at.service.answer('listWebhooks', data());
    at.service.fail('registerWebhook', 'reset-before');
    at.service.answer('listWebhooks', { success: true, data: {} });
    await expect(webhooks.register(webhook)).rejects.toMatchObject(lost);
    expect(at.service.received.filter(({ method }) => method !== 'GET')).toHaveLength(2);
    // Those of other addresses do not count.
    at.service.answer('listWebhooks', data(endpoint('e1')));
    at.service.fail('registerWebhook', 'reset-before');
    at.service.answer('listWebhooks', data(endpoint('e1'), endpoint('e4', 'https://other.example')));
    expect((await webhooks.register(webhook)).secret).toMatch(/^[0-9a-f]{64}$/);
    expect(at.service.received.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('passes on a refusal, and does not register again', async () => {
    const { webhooks } = at.client().onboarding;
    at.service.answer('registerWebhook', { success: false, error: { code: 'FORBIDDEN' } }, 403);
    await expect(webhooks.register(webhook)).rejects.toMatchObject({ code: 'answer/forbidden' });
    at.service.answer('removeWebhook', { success: false, error: { code: 'FORBIDDEN' } }, 403);
    await expect(webhooks.remove('e1')).rejects.toMatchObject({ code: 'answer/forbidden' });
    await expect(webhooks.remove('..')).rejects.toMatchObject({ code: 'call/value', member: 'endpointId' });
    expect(at.service.received.filter(({ method }) => method !== 'GET')).toHaveLength(2);
  });

  it.each([
    [{ ...webhook, url: 'http://shop.example' }, 'url', 'https://'],
    [{ ...webhook, url: undefined }, 'url', 'https://'],
    [undefined, 'url', 'https://'],
    [{ ...webhook, events: [] }, 'events', 'at least one'],
    [{ ...webhook, events: 'request.provisioned' }, 'events', 'at least one'],
  ])('says what is wrong with %j: %s, %s', async (given, member, said) => {
    await expect(at.client().onboarding.webhooks.register(given as never)).rejects.toMatchObject({
      member,
      message: expect.stringContaining(said),
    });
  });

  it.each([
    ['listWebhooks', 'no list of endpoints'],
    ['listDeliveries', 'no list of deliveries'],
  ] as const)('does not read a wrong answer of %s', async (call, said) => {
    const { webhooks } = at.client().onboarding;
    at.service.answer(call, { success: true, data: {} });
    const reading = call === 'listWebhooks' ? webhooks.list() : webhooks.deliveries().toArray({ limit: 1 });
    await expect(reading).rejects.toMatchObject({
      code: 'answer/unreadable',
      message: expect.stringContaining(said),
    });
  });

  it.each(['reset-after', 'reset-before'] as const)('removes an endpoint despite %s', async (fault) => {
    const { webhooks } = at.client().onboarding;
    const { endpointId } = await webhooks.register(webhook);
    at.service.fail('removeWebhook', fault);
    await webhooks.remove(endpointId);
    expect(await webhooks.list()).toEqual([]);
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
    const record = (attempt: number) => ({ eventId: 'v1', attempt, responseStatus: 500, succeeded: false });
    at.service.answer('listDeliveries', { success: true, data: { items: [record(1), record(2)] } });
    at.service.answer('listDeliveries', { success: true, data: { items: [record(3)] } });
    const { webhooks } = at.client().onboarding;
    const all = await webhooks.deliveries({ eventId: 'v1', pageSize: 2 }).toArray({ limit: 9 });
    expect(all.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(String(at.service.received[0]?.query)).toBe('eventId=v1&page=1&pageSize=2');
  });
});

describe('a registration', () => {
  it.each([
    ['its secret', { endpointId: 'e9' }],
    ['its id', { secret: 'ab' }],
  ])('whose answer lacks %s is made again, and is an error if it lacks it again', async (_, data) => {
    at.service.answer('registerWebhook', { success: true, data }, 201);
    at.service.answer('registerWebhook', { success: true, data }, 201);
    await expect(at.client().onboarding.webhooks.register(webhook)).rejects.toMatchObject({
      code: 'answer/unreadable',
      message: expect.stringContaining('secret'),
    });
    expect(at.service.received.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  it('sends the headers of the caller also with the lists before and after', async () => {
    at.service.fail('registerWebhook', 'reset-before');
    await at.client().onboarding.webhooks.register(webhook, { headers: { 'X-Trace': 'hook 7' } });
    const traces = at.service.received.map(({ headers }) => headers.get('x-trace'));
    expect(traces.length).toBeGreaterThan(2);
    expect(new Set(traces)).toEqual(new Set(['hook 7']));
  });

  it('with a wrong address and wrong events names the address', async () => {
    const given = { url: 'http://shop.example', events: [] } as never;
    await expect(at.client().onboarding.webhooks.register(given)).rejects.toMatchObject({ member: 'url' });
  });
});

describe('a list of deliveries', () => {
  const page = (...attempts: readonly number[]) => ({
    success: true,
    data: { items: attempts.map((attempt) => ({ eventId: 'v1', attempt })) },
  });

  it('ends if the service answers with the same page again', async () => {
    for (let times = 0; times < 3; times += 1) at.service.answer('listDeliveries', page(1, 2));
    const all = await at.client().onboarding.webhooks.deliveries().toArray({ limit: 9 });
    expect(all.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(at.service.count('deliveries')).toBe(2);
  });
});
