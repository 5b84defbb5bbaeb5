import { describe, expect, it } from 'vitest';
import { el } from '../../../src/issues/locales/el/index.js';
import { createClient } from '../../../src/sending/client/create-client.js';
import { ClientError } from '../../../src/sending/client/error.js';
import type { ClientOptions } from '../../../src/sending/client/options.js';
import { KEY } from './service.js';
import { receipt, withService } from './setup.js';

const at = withService();
const base = { baseUrl: 'https://host.example', apiKey: KEY };

/** The code of the error that options give. */
function codeOf(options: unknown): string | undefined {
  try {
    createClient(options as ClientOptions);
    return undefined;
  } catch (error) {
    return ClientError.isClientError(error) ? error.code : String(error);
  }
}

describe('client options', () => {
  it.each([
    [undefined, 'options/object'],
    ['https://host.example', 'options/object'],
    [{ ...base, baseUrl: '' }, 'options/base-url'],
    [{ ...base, baseUrl: 'host.example' }, 'options/base-url'],
    [{ ...base, baseUrl: 'ftp://host.example' }, 'options/base-url'],
    [{ ...base, baseUrl: 'http://host.example' }, 'options/base-url-insecure'],
    [{ ...base, baseUrl: 'https://user:pw@host.example' }, 'options/base-url-parts'],
    [{ ...base, baseUrl: 'https://host.example?key=1' }, 'options/base-url-parts'],
    [{ ...base, baseUrl: 'https://host.example/api/v1' }, 'options/base-url-path'],
    [{ ...base, baseUrl: 'https://host.example/api/v1/Provider/' }, 'options/base-url-path'],
    [{ ...base, apiKey: '' }, 'options/api-key'],
    [{ ...base, apiKey: undefined }, 'options/api-key'],
    [{ ...base, apiKey: `${KEY}\n` }, 'options/api-key-form'],
    [{ ...base, apiKey: 'κλειδί' }, 'options/api-key-form'],
    [{ ...base, timeout: 0 }, 'options/value'],
    [{ ...base, timeout: '5s' }, 'options/value'],
    [{ ...base, maxRetries: -1 }, 'options/value'],
    [{ ...base, fetch: 'fetch' }, 'options/value'],
    [{ ...base, clock: {} }, undefined],
    [{ ...base, clock: { now: 5 } }, 'options/value'],
    [{ ...base, timeout: null }, 'options/value'],
    [{ ...base, holder: null }, 'options/value'],
    [{ ...base, journal: {} }, 'options/value'],
    [{ ...base, skipSignature: 'no' }, 'options/value'],
    [{ ...base, headers: { 'API-Key': 'x' } }, 'call/header'],
    [{ ...base, headers: { 'x-a': 'line\nbreak' } }, 'options/value'],
    [{ ...base, baseUrl: 'http://host.example', allowInsecure: true }, undefined],
    [{ ...base, baseUrl: 'http://127.0.0.1:8086/' }, undefined],
    [{ ...base, baseUrl: new URL('https://host.example/test/') }, undefined],
  ])('%j are refused: %s', (options, code) => {
    expect(codeOf(options)).toBe(code);
  });

  it.each([-1, 99, 1.5])('with %d repetitions are refused', async (maxRetries) => {
    await expect(at.client().creditsBalance({ maxRetries })).rejects.toMatchObject({ code: 'call/options' });
    expect(at.service.received).toEqual([]);
  });

  it('are refused in Greek too, without showing the key', () => {
    const options = { ...base, apiKey: `${KEY} `, locale: el };
    expect(() => createClient(options)).toThrow(/^Το apiKey επιτρέπεται να έχει μόνο λατινικά γράμματα/);
    expect(() => createClient(options)).not.toThrow(KEY);
  });

  it('with a user name or a query in the base URL are refused, in both languages', () => {
    const withUser = { ...base, baseUrl: 'https://user:pw@host.example' };
    const withQuery = { ...base, baseUrl: 'https://host.example?key=1' };
    expect(() => createClient(withUser)).toThrow(/there: a user name or password\. Give scheme/);
    expect(() => createClient(withQuery)).toThrow(/there: a query or a fragment\. Give scheme/);
    expect(() => createClient({ ...withUser, locale: el })).toThrow(/εκεί: όνομα χρήστη ή κωδικός\. Δώστε/);
    expect(() => createClient({ ...withQuery, locale: el })).toThrow(/εκεί: παράμετροι .* Δώστε/);
  });
});

describe('a value that is not a document', () => {
  it('that is the step of a flow is refused with the member that has the document', async () => {
    await expect(at.client().issue({ document: receipt('1'), table: {} } as never)).rejects.toThrow(
      'pass its document',
    );
  });

  it.each([[null], [undefined], ['{}'], [[]], [{}], [{ invoice: [] }], [() => 1]])(
    '%j is refused with advice',
    async (document) => {
      await expect(at.client().issue(document as never)).rejects.toMatchObject({
        code: 'call/not-a-document',
      });
    },
  );

  it('is refused when it cannot be converted to JSON', async () => {
    const circular: Record<string, unknown> = { ...receipt() };
    circular['invoiceHeader'] = circular;
    await expect(at.client().issue(circular)).rejects.toMatchObject({ code: 'call/not-a-document' });
    const hostile = Object.defineProperty({}, 'issuer', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    await expect(at.client().issue(hostile)).rejects.toMatchObject({ code: 'call/not-a-document' });
  });

  it('is refused with issues if its number is missing, and nothing is sent', async () => {
    const { aa: _aa, ...header } = receipt().invoiceHeader;
    const outcome = await at.client().issue({ ...receipt(), invoiceHeader: header });
    expect(outcome).toMatchObject({ kind: 'refused', sent: false, foreseenBy: ['shape/missing'] });
    await expect(
      at.client().issue({ ...receipt(), invoiceHeader: header }, { sendWithErrors: true }),
    ).rejects.toMatchObject({ code: 'call/not-a-document' });
    expect(at.service.received).toEqual([]);
  });
});

describe('call options', () => {
  it.each([
    [{ timeout: 0 }, 'call/options'],
    [{ signal: 'stop' }, 'call/options'],
    [{ headers: { 'Content-Type': 'text/plain' } }, 'call/header'],
    [{ skipSignature: 1 }, 'call/options'],
  ])('%j are refused: %s', async (options, code) => {
    await expect(at.client().issue(receipt(), options as object)).rejects.toMatchObject({ code });
    expect(at.service.received).toEqual([]);
  });

  it('add their headers to those of the client', async () => {
    const client = at.client({ headers: { 'x-shop': '1', 'x-till': '1' } });
    await client.creditsBalance({ headers: { 'x-till': '2' } });
    const headers = Object.fromEntries(at.service.received[0]?.headers ?? []);
    expect(headers).toMatchObject({ 'x-shop': '1', 'x-till': '2' });
  });
});

describe('two clients in one process', () => {
  it('do not affect each other', async () => {
    const [one, other] = [at.client(), at.client({ apiKey: 'another-key' })];
    const [first, second] = await Promise.all([one.issue(receipt('1')), other.issue(receipt('2'))]);
    expect(first.kind).toBe('issued');
    expect(second).toMatchObject({ kind: 'refused', reason: 'keyRefused' });
  });
});
