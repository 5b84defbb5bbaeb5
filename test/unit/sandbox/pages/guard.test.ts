import { describe, expect, it } from 'vitest';
import { withSandbox } from '../setup.js';

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

  it('is ignored for the service and for printed forms', async () => {
    expect(await statusAt('till.example', '/api/v1/Provider/GetCreditsBalance')).toBe(401);
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
