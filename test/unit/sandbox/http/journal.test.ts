import { describe, expect, it } from 'vitest';
import { receipt, withSandbox } from '../setup.js';

const MANY = 'x'.repeat(600);

describe('the journal of calls', () => {
  const at = withSandbox({ settings: { journalCharacters: 2000, journalLength: 5 } });
  const post = (body: string, headers = {}) => at.call('POST', '/Provider/SendInvoices', body, headers);
  const bodies = () => at.sandbox.calls().map(({ request, response }) => [request, response ?? '']);
  const kept = () => bodies().map(([request = '']) => request.length);

  it('keeps the bodies of the latest calls, up to its total size', async () => {
    for (let count = 0; count < 5; count += 1) await post(MANY);
    const total = bodies()
      .flat()
      .filter((body) => !body.endsWith('not kept)'))
      .join('').length;
    expect(total).toBeLessThanOrEqual(2000);
    expect(bodies()[0]).toEqual([
      '(600 characters, not kept)',
      expect.stringMatching(/^\(\d+ characters, not kept\)$/),
    ]);
    expect(bodies().at(-1)?.[0]).toBe(MANY);
    expect(bodies().at(-1)?.[1]).toContain('The invoice field is required.');
    expect(at.sandbox.calls().map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  });

  it('does not keep a body that is larger than its total size, and keeps those before it', async () => {
    await post(MANY);
    await post('y'.repeat(2001));
    expect(kept()).toEqual([600, '(2001 characters, not kept)'.length]);
  });

  it('forgets the size of calls that it no longer has', async () => {
    for (let count = 0; count < 40; count += 1) await post('z'.repeat(100));
    expect(kept()).toEqual([100, 100, 100, 100, 100]);
  });

  it('counts letters, not bytes, so that a Greek body is kept whole', async () => {
    await post('Ω'.repeat(1500));
    expect(bodies()[0]?.[0]).toBe('Ω'.repeat(1500));
  });
});

describe('the journal entry of a refused call', () => {
  const at = withSandbox();
  const start = 'a'.repeat(70_000);

  it.each([
    ['without a key', 'POST', '/Provider/SendInvoices', { 'API-KEY': '' }, 401],
    ['of an unknown address', 'POST', '/Provider/Nothing', {}, 404],
    ['with another method', 'DELETE', '/Provider/SendInvoices', {}, 405],
  ])('has no large body if the call is %s', async (_, method, path, headers, status) => {
    expect((await at.call(method, path, start, headers)).status).toBe(status);
    expect(at.sandbox.calls()).toMatchObject([{ status, request: '(70000 bytes, not kept)' }]);
  });

  it('has a body of the usual size', async () => {
    const body = JSON.stringify({ invoice: [receipt()] });
    await at.call('POST', '/Provider/SendInvoices', body, { 'API-KEY': 'wrong' });
    expect(at.sandbox.calls()).toMatchObject([{ status: 401, request: body }]);
  });
});
