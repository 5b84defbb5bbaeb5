import { afterEach, describe, expect, it, vi } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { ClientError } from '../../../src/sending/client/error.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import type { ClientOptions } from '../../../src/sending/client/options.js';
import { readCallOptions, readOptions } from '../../../src/sending/client/read-options.js';

const base = { baseUrl: 'https://host.example', apiKey: 'key-4711-secret' };
const LONGEST = 2_147_483_647;
afterEach(() => void vi.unstubAllGlobals());

/** The error that a function throws. */
function thrown(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('the options of a client', () => {
  it('have defaults', () => {
    const core = readOptions({ ...base, random: () => 0.5 });
    expect(core).toMatchObject({
      baseUrl: 'https://host.example',
      timeout: 30_000,
      maxAnswerBytes: 33_554_432,
      maxRetries: 2,
      headers: { 'user-agent': `parastatiko/${manifest.version}` },
      hooks: {},
      skipSignature: undefined,
      settlingTime: 120_000,
      leaseTime: 120_000,
      registryFileType: 'myDATA',
      searchPageSize: 100,
      hasStore: false,
      running: { leases: 0, calls: 0, skews: [] },
    });
    // Half of one is i in the digits of base 36, once for each random number.
    expect([core.run, core.holder, core.trace.callId]).toEqual(['ii', 'ii', 'ii']);
    expect(readOptions({ ...base, random: () => 0 }).run).toBe('client');
  });

  it('are kept as they are given', async () => {
    const journal = memoryJournal();
    const given = {
      timeout: LONGEST,
      maxAnswerBytes: 1,
      maxRetries: 20,
      settlingTime: 0,
      leaseTime: LONGEST,
      holder: 'till 1',
      registryFileType: 'xml',
      searchPageSize: 1,
      skipSignature: false,
    };
    const core = readOptions({ ...base, ...given, journal });
    expect(core).toMatchObject({ ...given, leaseTime: 2 * LONGEST, hasStore: true });
    expect(await core.journal()).toBe(journal);
    // A lease outlives two attempts.
    expect(readOptions({ ...base, timeout: 90_000 }).leaseTime).toBe(180_000);
  });

  it('without a journal have one in memory, which keeps only what is not settled', async () => {
    const core = readOptions(base);
    const journal = await core.journal();
    expect(await core.journal()).toBe(journal);
    const name = { operation: 'issue', key: 'a' } as const;
    const lease = { holder: 'x', run: 'x', id: 'x', until: '2026-11-20T10:02:00.000Z' };
    const request = { call: 'SendInvoices', query: {}, body: '', about: {} };
    await journal.take({ ...name, lease, at: '2026-11-20T10:00:00.000Z', request });
    await journal.end({ ...name, lease, standing: 'issued' });
    expect(await journal.row(name)).toBeUndefined();
  });

  const milliseconds = 'a whole number of milliseconds, at most 2147483647';
  const aboveZero = 'a whole number of milliseconds above 0';
  it.each<[string, readonly unknown[], string]>([
    ['timeout', [0, -1, 1.5, '5s', LONGEST + 1], aboveZero],
    ['leaseTime', [0, LONGEST + 1], aboveZero],
    ['settlingTime', [-1, LONGEST + 1], milliseconds],
    ['maxAnswerBytes', [0, Number.POSITIVE_INFINITY], 'a whole number above 0'],
    ['searchPageSize', [0, '100'], 'a whole number above 0'],
    ['maxRetries', [-1, 21], 'a whole number from 0 to 20'],
    ['fetch', ['fetch', null], 'a function'],
    ['random', [0.5], 'a function'],
    ['neverLeft', [true], 'a function'],
    ['clock', [{ now: 5 }], 'an object with a function now'],
    ['skipSignature', ['no', null], 'true or false'],
    ['allowInsecure', ['no', 1], 'true or false'],
    ['journal', [{}, null, { take: 1 }], 'a journal'],
    ['holder', ['', ' ', 5], 'text that is not empty'],
    ['registryFileType', ['', ' ', 5], 'text that is not empty'],
    ['headers', ['x-a: 1', null, 5], 'an object of strings'],
  ])('refuse %s %j, and expect %s', (member, values, expected) => {
    for (const value of values) {
      const error = thrown(() => readOptions({ ...base, [member]: value }));
      expect(ClientError.isClientError(error), String(value)).toBe(true);
      expect(error).toMatchObject({
        code: 'options/value',
        member,
        message: expect.stringContaining(`Expected: ${expected}`),
      });
    }
  });

  it('refuse anything that is not an object, and misspelt hooks', () => {
    for (const given of [undefined, null, 'https://host.example', 5]) {
      expect(thrown(() => readOptions(given as never))).toMatchObject({ code: 'options/object' });
    }
    const hooks = { beforeAtempt: () => undefined };
    expect(thrown(() => readOptions({ ...base, hooks } as never))).toMatchObject({
      code: 'options/unknown',
      message: expect.stringContaining('hooks.beforeAtempt'),
    });
  });

  it('say that there is no fetch when one is needed', () => {
    const { fetch } = readOptions(base);
    vi.stubGlobal('fetch', undefined);
    expect(thrown(() => fetch('https://host.example'))).toMatchObject({
      code: 'options/fetch',
      message: expect.stringContaining('has no fetch'),
    });
    const made: unknown[] = [];
    vi.stubGlobal('fetch', (...given: unknown[]) => made.push(given));
    void fetch('https://host.example', { method: 'GET' });
    expect(made).toEqual([['https://host.example', { method: 'GET' }]]);
  });
});

describe('the base address', () => {
  const read = (more: Partial<ClientOptions>) => readOptions({ ...base, ...more }).baseUrl;

  it.each([
    [' https://host.example/ ', 'https://host.example'],
    ['https://host.example/test//', 'https://host.example/test'],
    ['https://host.example/apis/v1', 'https://host.example/apis/v1'],
    ['https://host.example/api/shop', 'https://host.example/api/shop'],
    ['https://host.example/v1', 'https://host.example/v1'],
    ['http://localhost:8086', 'http://localhost:8086'],
    ['http://till.localhost', 'http://till.localhost'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
    ['http://[::1]:80', 'http://[::1]'],
  ])('%s is read as %s', (baseUrl, expected) => {
    expect(read({ baseUrl })).toBe(expected);
  });

  it.each([
    [undefined, 'options/base-url', 'not an absolute URL'],
    ['host.example', 'options/base-url', 'not an absolute URL'],
    ['ftp://host.example', 'options/base-url', 'not an absolute URL'],
    ['https://user@host.example', 'options/base-url-parts', 'a user name or password'],
    ['https://:pw@host.example', 'options/base-url-parts', 'a user name or password'],
    ['https://host.example?a=1', 'options/base-url-parts', 'a query or a fragment'],
    ['https://host.example#a', 'options/base-url-parts', 'a query or a fragment'],
    ['http://host.example', 'options/base-url-insecure', 'uses http'],
    ['http://127.0.0.1.evil.example', 'options/base-url-insecure', 'uses http'],
    ['http://localhost.evil.example', 'options/base-url-insecure', 'uses http'],
    ['https://host.example/test/api', 'options/base-url-path', 'ends with /api.'],
    ['https://host.example/API/V1/', 'options/base-url-path', 'ends with /API/V1.'],
    ['https://host.example/a/api/v1/Provider', 'options/base-url-path', 'ends with /api/v1/Provider.'],
  ])('%s is refused: %s, %s', (baseUrl, code, said) => {
    const error = thrown(() => read({ baseUrl } as never));
    expect(error).toMatchObject({ code, message: expect.stringContaining(said) });
  });

  it.each([undefined, 5, '', '  '])('needs a key, and %j is none', (apiKey) => {
    expect(thrown(() => read({ apiKey } as never))).toMatchObject({ code: 'options/api-key' });
  });
});

describe('the options of a call', () => {
  const core = readOptions({ ...base, headers: { 'User-Agent': 'till', 'X-Shop': '1', 'x-till': '1' } });

  it('replace those of the client', () => {
    expect(readCallOptions(core, undefined)).toEqual({
      signal: undefined,
      timeout: 30_000,
      headers: { 'user-agent': 'till', 'x-shop': '1', 'x-till': '1' },
      maxRetries: 2,
    });
    const { signal } = new AbortController();
    const options = { signal, timeout: 1, maxRetries: 0, headers: { 'X-TILL': '2' } };
    expect(readCallOptions(core, options as never)).toEqual({
      signal,
      timeout: 1,
      headers: { 'user-agent': 'till', 'x-shop': '1', 'x-till': '2' },
      maxRetries: 0,
    });
  });

  it.each<[object, string, string, string]>([
    [{ signal: 'stop' }, 'call/options', 'signal', 'an AbortSignal'],
    [{ signal: null }, 'call/options', 'signal', 'an AbortSignal'],
    [{ signal: {} }, 'call/options', 'signal', 'an AbortSignal'],
    [{ timeout: 0 }, 'call/options', 'timeout', 'milliseconds above 0'],
    [{ timeout: LONGEST + 1 }, 'call/options', 'timeout', 'milliseconds above 0'],
    [{ maxRetries: 21 }, 'call/options', 'maxRetries', 'from 0 to 20'],
    [{ headers: 'x-a: 1' }, 'call/options', 'headers', 'an object of strings'],
    [{ headers: null }, 'call/options', 'headers', 'an object of strings'],
    [{ headers: { 'x a': '1' } }, 'call/options', 'headers.x a', 'that a header can contain'],
    [{ headers: { 'x-a': 1 } }, 'call/options', 'headers.x-a', 'that a header can contain'],
    [{ headers: { 'x-a': 'β' } }, 'call/options', 'headers.x-a', 'that a header can contain'],
    [{ headers: { 'API-key': '1' } }, 'call/header', 'API-key', 'API-key is set by the client'],
  ])('%j are refused: %s, %s, %s', (options, code, member, said) => {
    expect(thrown(() => readCallOptions(core, options))).toMatchObject({
      code,
      member,
      message: expect.stringContaining(said),
    });
  });
});
