import { describe, expect, it } from 'vitest';
import { KEY, withSandbox } from '../setup.js';

const at = withSandbox({ settings: { pageHosts: ['till.shop'] } });
const statusAt = async (host: string, path = '/') => (await at.sandbox.fetch(`http://${host}${path}`)).status;

describe('the Host header of the page', () => {
  it.each(['localhost:8086', '127.0.0.1:8086', '[::1]:8086', '192.168.1.5', 'a.localhost', 'till.shop:8086'])(
    'can be %s',
    async (host) => {
      expect(await statusAt(host)).toBe(200);
    },
  );

  // A page elsewhere may let such a name point to this machine, and would then be of the same origin.
  it.each(['attacker.example', '127.0.0.1.attacker.example', 'localhost.attacker.example', 'xtill.shop'])(
    'cannot be %s',
    async (host) => {
      expect(await statusAt(host)).toBe(403);
      expect(await statusAt(host, '/_sandbox/events')).toBe(403);
      expect(await statusAt(host, '/_sandbox/calls/1')).toBe(403);
    },
  );

  const BALANCE = '/api/v1/Provider/GetCreditsBalance';

  it('is checked for calls of the service, too', async () => {
    for (const host of ['localhost:8086', '[::1]:8086', 'till.shop'])
      expect(await statusAt(host, BALANCE)).toBe(401);
    // A program may have any address for a sandbox in its own process.
    expect(await statusAt('host.example', BALANCE)).toBe(401);
    const calls = at.sandbox.calls().length;
    const headers = { 'X-Api-Key': KEY, Host: 'attacker.example' };
    const refused = await at.sandbox.fetch(`http://attacker.example${BALANCE}`, { headers });
    expect([refused.status, await refused.json()]).toMatchObject([403, { error: 'host' }]);
    expect(at.sandbox.calls()).toHaveLength(calls);
  });

  it('is ignored for printed forms', async () => {
    expect(await statusAt('till.example', '/sandbox/check/x')).toBe(404);
  });
});

describe('a command to the page', () => {
  const json = { 'Content-Type': 'application/json' };
  const order = async (headers: Record<string, string>, body = '{"by":1000}') => {
    const response = await at.sandbox.fetch('http://127.0.0.1:8086/_sandbox/clock', {
      method: 'POST',
      headers,
      body,
    });
    return { status: response.status, json: await response.json() };
  };

  it('is accepted from the page itself and from outside a browser', async () => {
    const before = at.sandbox.now().getTime();
    const own = { ...json, Origin: 'http://127.0.0.1:8086', 'Sec-Fetch-Site': 'same-origin' };
    expect((await order(own)).status).toBe(200);
    expect((await order(json)).status).toBe(200);
    expect(at.sandbox.now().getTime() - before).toBe(2000);
  });

  it.each([
    ['of another origin', { Origin: 'http://attacker.example' }],
    ['of another port', { Origin: 'http://127.0.0.1:9999' }],
    ['of an origin that is hidden', { Origin: 'null' }],
    ['of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['of a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['of an address that was typed', { 'Sec-Fetch-Site': 'none' }],
  ])('%s is refused', async (_, headers) => {
    const before = at.sandbox.now();
    expect(await order({ ...json, ...headers })).toMatchObject({ status: 403, json: { error: 'origin' } });
    expect(at.sandbox.now()).toEqual(before);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'of the type %j is refused, because a form could send it',
    async (type) => {
      expect(await order({ 'Content-Type': type })).toMatchObject({
        status: 415,
        json: { error: 'not-json' },
      });
    },
  );

  it('is refused if it is not JSON or is too long', async () => {
    expect(await order(json, '{"by":')).toMatchObject({ status: 400, json: { error: 'not-json' } });
    const long = JSON.stringify({ by: 1, more: 'x'.repeat(70_000) });
    expect(await order(json, long)).toMatchObject({ status: 413, json: { error: 'too-large' } });
  });
});

describe('a call of the service', () => {
  const BALANCE = 'http://127.0.0.1:8086/api/v1/Provider/GetCreditsBalance';
  const get = (headers: Readonly<Record<string, string>>) => at.sandbox.fetch(BALANCE, { headers });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 401],
    ['none', 401],
  ])('of a page of a site that is %s: %i', async (site, status) => {
    expect((await get({ 'Sec-Fetch-Site': site })).status).toBe(status);
  });

  it('may be a link on another site, but not a form', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
    expect((await get(headers)).status).toBe(401);
    expect((await at.sandbox.fetch(BALANCE, { method: 'POST', headers, body: 'a=b' })).status).toBe(403);
  });

  it('is answered so that no page of another site loads it, or takes it for another type', async () => {
    for (const address of [BALANCE, 'http://127.0.0.1:8086/api/v1/nothing', 'http://attacker.example/api']) {
      const { headers } = await at.sandbox.fetch(address);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });
});
