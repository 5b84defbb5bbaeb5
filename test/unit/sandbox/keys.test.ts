import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox/index.js';
import { carriesKey } from '../../../src/sending/service/call.js';
import { calls } from '../../../src/sending/service/calls.js';
import { COMPANY, KEY, OTHER_KEY, receipt, withSandbox } from './setup.js';

const at = withSandbox();

describe('the API key', () => {
  // Description: The answer is application/pdf and needs the API key.
  // Description: Every call needs the header API-KEY, except the three public downloads.
  // Description: The address of the contract needs the key.
  it.each(calls.map((call) => [call.name, call] as const))(
    'is required on every call except the three public downloads: %s',
    async (name, call) => {
      const path = call.path.replaceAll(/\{\w+\}/g, 'x');
      const { status } = await at.sandbox.fetch(`https://sandbox.example${path}`, { method: call.method });
      const isPublic = name.startsWith('GetInvoice');
      expect(carriesKey(call)).toBe(!isPublic);
      expect(status).toBe(isPublic ? 404 : 401);
    },
  );

  // Description: One key serves both APIs, and the software house follows from it.
  it('works for both APIs and identifies the caller', async () => {
    expect((await at.get('/requests')).status).toBe(200);
    await at.issued(receipt());
    expect((await at.get('/Provider/GetCreditsBalance')).json.creditsBalance).toBe(999);
    const other = await at.get('/Provider/GetCreditsBalance', { 'API-KEY': OTHER_KEY });
    expect(other.json.creditsBalance).toBe(1000);
  });

  // Description: The key is never in a body or in a URL.
  it('is not accepted in a URL or a body', async () => {
    for (const path of ['/requests', '/Provider/GetCreditsBalance']) {
      expect((await at.get(`${path}?API-KEY=${KEY}&apiKey=${KEY}`, { 'API-KEY': '' })).status).toBe(401);
    }
    const body = { invoice: [receipt()], 'API-KEY': KEY };
    expect((await at.call('POST', '/Provider/SendInvoices', body, { 'API-KEY': '' })).status).toBe(401);
    expect(at.sandbox.documents()).toEqual([]);
  });

  // Description: Whether the provider API is limited is not shown: here it is not.
  it('has no rate limit on the provider API', async () => {
    const branch = `VatNumber=${COMPANY}&Branch=0`;
    for (let count = 0; count < 61; count += 1) {
      const { status, headers } = await at.get(`/Provider/GetOpenTables?${branch}`);
      expect(status).toBe(200);
      expect(headers.get('X-RateLimit-Remaining')).toBeNull();
    }
  });
});

describe('createSandbox', () => {
  it.each([
    [{ keys: 'k' }, 'keys', "[{ key: 'till-key' }]"],
    [{ keys: [{ key: '' }] }, 'keys[0].key', "'till-key'"],
    [{ keys: [{ key: 'a' }, {}] }, 'keys[1].key', "'till-key'"],
    [{ clock: 5 }, 'clock', '{ now: () => new Date() }'],
    [{ clock: {} }, 'clock', '{ now: () => new Date() }'],
    [{ seed: {} }, 'seed', "'till tests'"],
    [{ faults: { kind: 'offline' } }, 'faults', "[{ kind: 'reset-after' }]"],
    [{ faults: [{ kind: 'flood' }] }, 'fault.kind', "'reset-after'"],
    [{ store: 'sandbox.db' }, 'store', 'sandboxStore'],
    [{ snapshot: {} }, 'snapshot', 'sandbox.snapshot()'],
    [{ fetch: 'https://host.example' }, 'fetch', 'fetch'],
  ])('refuses %j and says what to give', async (options, option, example) => {
    await expect(createSandbox(options as never)).rejects.toMatchObject({
      name: 'OptionsError',
      code: 'options/invalid',
      option,
      message: `The option ${option} is missing or invalid. Give a value such as ${example}.`,
    });
  });
});
