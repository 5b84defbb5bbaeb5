import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox/sandbox.js';
import { COMPANY, codesIn, KEY, NOON, receipt, withSandbox } from './setup.js';

/** What `fetch` throws if a connection breaks. */
const BROKEN_CONNECTION = { message: 'fetch failed', cause: { code: 'ECONNRESET' } };

const at = withSandbox();
const credits = (headers?: Record<string, string>) => at.get('/Provider/GetCreditsBalance', headers);

describe('a fault', () => {
  it('leaves no trace if it is before processing, and hides the filed document if it is after', async () => {
    at.sandbox.faults.add({ kind: 'reset-before', call: 'SendInvoices' });
    await expect(at.issue(receipt())).rejects.toMatchObject(BROKEN_CONNECTION);
    expect(at.sandbox.documents()).toEqual([]);
    at.sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices' });
    await expect(at.issue(receipt())).rejects.toMatchObject(BROKEN_CONNECTION);
    expect(at.sandbox.documents()).toHaveLength(1);
  });

  it('affects the call that it names, as many times as it states', async () => {
    at.sandbox.faults.add({ kind: 'error-before', call: 'SendInvoices', times: 2 });
    expect((await credits()).status).toBe(200);
    expect((await at.issue(receipt())).status).toBe(503);
    expect((await at.issue(receipt())).status).toBe(503);
    expect((await at.issue(receipt())).status).toBe(200);
  });

  it('can be requested with a header of the call', async () => {
    expect((await credits({ 'X-Sandbox-Fault': 'error-after' })).status).toBe(500);
    expect((await credits({ 'X-Sandbox-Fault': 'no such fault' })).status).toBe(200);
  });

  it('is refused if its kind is unknown', () => {
    expect(() => at.sandbox.faults.add({ kind: 'flood' as 'offline' })).toThrow(
      expect.objectContaining({ code: 'options/invalid', option: 'fault.kind' }),
    );
  });

  it('can be random, and repeats for the same seed', async () => {
    const run = async (seed: number) => {
      const sandbox = await createSandbox({
        seed,
        clock: { now: () => new Date(NOON) },
        keys: [{ key: KEY }],
        faults: [{ kind: 'error-before', probability: 0.3 }],
      });
      const statuses: number[] = [];
      for (let count = 0; count < 100; count += 1) {
        const url = 'https://sandbox.example/api/v1/Provider/GetCreditsBalance';
        statuses.push((await sandbox.fetch(url, { headers: { 'API-KEY': KEY } })).status);
      }
      return statuses;
    };
    const first = await run(1);
    expect(await run(1)).toEqual(first);
    expect(await run(2)).not.toEqual(first);
    const hit = first.filter((status) => status === 503).length;
    expect(hit).toBeGreaterThan(10);
    expect(hit).toBeLessThan(60);
  });

  it.each([
    ['rate-limited', 429],
    ['redirect', 307],
    ['html-404', 404],
    ['html', 200],
    ['plain-text', 200],
    ['empty', 200],
    ['truncated', 200],
    ['slow', 200],
  ] as const)('of the kind %s is answered with %i', async (kind, status) => {
    at.sandbox.faults.add({ kind, milliseconds: 1 });
    const answer = await credits();
    expect(answer.status).toBe(status);
    expect(answer.json?.creditsBalance).toBe(kind === 'plain-text' || kind === 'slow' ? 1000 : undefined);
  });

  it('can change the stated date', async () => {
    at.sandbox.faults.add({ kind: 'wrong-date', milliseconds: 60_000 });
    expect((await credits()).headers.get('date')).toBe('Fri, 20 Nov 2026 10:01:00 GMT');
  });

  it('can cut off an answer', async () => {
    at.sandbox.faults.add({ kind: 'reset-in-answer' });
    await expect(credits()).rejects.toMatchObject(BROKEN_CONNECTION);
  });

  it.each(['silent-before', 'silent-after', 'drip'] as const)(
    'of the kind %s lasts until the caller gives up',
    async (kind) => {
      at.sandbox.faults.add({ kind });
      const stop = new AbortController();
      const answer = at.sandbox
        .fetch('https://sandbox.example/api/v1/Provider/GetCreditsBalance', {
          headers: { 'API-KEY': KEY },
          signal: stop.signal,
        })
        .then((response) => response.body?.getReader().read());
      if (kind === 'drip') expect((await answer)?.value).toHaveLength(1);
      else {
        stop.abort();
        await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
      }
    },
  );

  it('can deliver a call twice, which is filed once', async () => {
    at.sandbox.faults.add({ kind: 'duplicate' });
    expect(codesIn((await at.issue(receipt())).json)).toEqual(['228']);
    expect(at.sandbox.documents()).toHaveLength(1);
  });

  it('refuses with the given error', async () => {
    at.sandbox.faults.add({ kind: 'refuse', code: '104', message: 'Requested issuer is invalid' });
    const { json } = await at.issue(receipt());
    expect(json.response[0].errors[0].error).toEqual([
      { code: '104', message: 'Requested issuer is invalid' },
    ]);
  });

  it('can remove credits and hide documents from the search', async () => {
    at.sandbox.faults.add({ kind: 'no-credits' });
    expect((await at.issue(receipt())).json.response[0].statusCode).toBe('TechnicalError');
    await at.issued(receipt());
    at.sandbox.faults.add({ kind: 'search-lag' });
    const url = `/Provider/RequestTransmittedDocs?issuerVatNumber=${COMPANY}&issuedFrom=2026-11-20&issuedTo=2026-11-20`;
    expect((await at.get(url)).json.providerTransmittedDocs).toEqual([]);
    expect((await at.get(url)).json.providerTransmittedDocs).toHaveLength(1);
  });

  it('is recorded in the journal with the call, without the key', async () => {
    at.sandbox.faults.add({ kind: 'reset-after' });
    await at.issue(receipt()).catch(() => undefined);
    await credits();
    expect(at.sandbox.calls()).toMatchObject([
      { method: 'POST', path: '/api/v1/Provider/SendInvoices', call: 'SendInvoices', fault: 'reset-after' },
      { call: 'GetCreditsBalance', status: 200, response: expect.stringContaining('creditsBalance') },
    ]);
    expect(JSON.stringify(at.sandbox.calls())).not.toContain(KEY);
  });
});

it.each([204, 205, 304])('an answer with status %i has no body, as HTTP requires', async (status) => {
  const sandbox = await createSandbox({ faults: [{ kind: 'answer', status, body: '{}' }] });
  const response = await sandbox.fetch('http://localhost/api/v1/Provider/GetCreditsBalance');
  expect([response.status, await response.text()]).toEqual([status, '']);
});
