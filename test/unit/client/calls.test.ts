import { describe, expect, it } from 'vitest';
import type { FaultKind } from '../../../src/sandbox/index.js';
import { orderSlip } from './service.js';
import { receipt, TestClock, timeoutOf, withService } from './setup.js';

const at = withService();
const TABLE = orderSlip.invoiceHeader.tableAA ?? '';
const branch = { vatNumber: '800123456', branch: 0 };

describe('read calls', () => {
  it('return the credits, also from text with a decimal comma', async () => {
    expect(await at.client().creditsBalance()).toMatchObject({ creditsBalance: 1000 });
    at.service.answer('GetCreditsBalance', { userId: 'u1', creditsBalance: '12,50' });
    expect(await at.client().creditsBalance()).toEqual({ userId: 'u1', creditsBalance: 12.5 });
  });

  it('list open tables and their slips, and turn 404 into an empty list', async () => {
    const mark = await at.service.file(orderSlip);
    const client = at.client();
    expect(await client.openTables(branch)).toEqual([TABLE]);
    expect(await client.openOrders({ ...branch, tableId: TABLE })).toMatchObject([
      { mark, quantityProducts: 4, totalNet: 16.5 },
    ]);
    expect(await client.openOrders({ ...branch, tableId: TABLE.replace('1', '2') })).toEqual([]);
    expect(String(at.service.received[1]?.query)).toBe(`TableId=${TABLE}&VatNumber=800123456&Branch=0`);
  });

  it('do not take the 404 of a wrong address for an empty list', async () => {
    at.service.fail('GetOpenOrdersForTable', 'html-404');
    await expect(at.client().openOrders({ ...branch, tableId: TABLE })).rejects.toMatchObject({
      code: 'answer/not-found',
    });
  });

  it('fetch search pages only as far as they are read', async () => {
    await at.service.file(...Array.from({ length: 101 }, (_, index) => receipt(String(index + 1))));
    const search = at
      .client()
      .search({ issuerVatNumber: '800123456', issuedFrom: '2026-11-20', issuedTo: '2026-11-20' });
    expect(at.service.received).toEqual([]);
    expect((await search.toArray({ limit: 3 })).map(({ invoiceHeader }) => invoiceHeader?.aa)).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(at.service.count('RequestTransmittedDocs')).toBe(1);
    const sizes: number[] = [];
    for await (const page of search.pages()) sizes.push(page.length);
    expect(sizes).toEqual([100, 1]);
    let count = 0;
    for await (const { mark } of search) count += mark === undefined ? 0 : 1;
    expect(count).toBe(101);
  });

  it('end a search that keeps returning the same page', async () => {
    const page = Array.from({ length: 100 }, (_, index) => ({ mark: index + 1 }));
    for (let times = 0; times < 5; times += 1) {
      const body = JSON.stringify({ providerTransmittedDocs: page });
      at.service.answer('RequestTransmittedDocs', body);
    }
    const query = { issuerVatNumber: '1', issuedFrom: '2026-11-20', issuedTo: '2026-11-20' };
    expect(await at.client().search(query).toArray({ limit: 1000 })).toHaveLength(100);
  });

  it('stream downloads without sending the key', async () => {
    const client = at.client();
    await at.service.file(receipt());
    const { uid = '' } = at.service.filed[0] ?? {};
    const pdf = async (call: string, named: Parameters<typeof client.downloadPdf>[0]) => {
      at.service.answer(call, '%PDF-1.7 a document', 200, { 'Content-Type': 'application/pdf' });
      return new TextDecoder().decode(await (await client.downloadPdf(named)).bytes());
    };
    expect(await pdf('GetInvoice', { uid: uid.toLowerCase() })).toMatch(/^%PDF/);
    expect(await pdf('GetInvoicePdfByAuthenticationCode', { authenticationCode: 'B/1' })).toMatch(/^%PDF/);
    expect(await pdf('GetInvoicePdf', { fileName: 'a b.pdf' })).toMatch(/^%PDF/);
    const xml = await (await client.downloadRegistryXml(uid)).bytes();
    expect(new TextDecoder().decode(xml)).toMatch(/^<\?xml/);
    expect(at.service.received.map(({ path }) => path)).toEqual([
      `/api/v1/Provider/GetInvoice/${uid}/pdf`,
      '/api/v1/Provider/GetInvoicePdfByAuthenticationCode/B%2F1',
      '/api/v1/Provider/GetInvoicePdf/a%20b.pdf',
      `/api/v1/Provider/GetInvoice/${uid}/myDATA`,
    ]);
    for (const { headers } of at.service.received) expect(headers.get('api-key')).toBeNull();
  });

  it('refuse an HTML page in place of a file', async () => {
    at.service.answer('GetInvoice', '<html></html>', 200, { 'Content-Type': 'text/html' });
    await expect(at.client().downloadPdf({ uid: 'A'.repeat(40) })).rejects.toMatchObject({
      code: 'answer/unreadable',
    });
  });

  it('make any other call by its path', async () => {
    const { json, response } = await at
      .client()
      .request({ method: 'GET', path: '/api/v1/Provider/GetCreditsBalance' });
    expect(json).toMatchObject({ creditsBalance: 1000 });
    expect(response.status).toBe(200);
    for (const path of ['//evil.example/', 'https://evil.example', '/a/../b', '/a?b=1', 'api']) {
      await expect(at.client().request({ method: 'GET', path })).rejects.toMatchObject({ code: 'call/path' });
    }
  });

  it.each([
    [{ issuerVatNumber: '', issuedFrom: '2026-11-20', issuedTo: '2026-11-20' }],
    [{ issuerVatNumber: '1', issuedFrom: '20/11/2026', issuedTo: '2026-11-20' }],
    [{ issuerVatNumber: '1', issuedFrom: '2026-11-21', issuedTo: '2026-11-20' }],
    [{ issuerVatNumber: '1', issuedFrom: '2026-11-20', issuedTo: '2026-11-20', invoiceMark: 2 ** 60 }],
    [{ issuerVatNumber: '1', issuedFrom: '2026-11-20', issuedTo: '2026-11-20', uid: 'x' }],
  ])('refuse the search %j', async (query) => {
    await expect(at.client().search(query).toArray({ limit: 1 })).rejects.toMatchObject({
      code: 'call/value',
    });
    expect(at.service.received).toEqual([]);
  });
});

describe('a read call that fails', () => {
  it.each<[FaultKind]>([['reset-before'], ['error-before'], ['silent-before'], ['rate-limited']])(
    'is repeated after %s',
    async (fault) => {
      at.service.fail('GetCreditsBalance', fault);
      expect((await at.client({ timeout: timeoutOf(fault) }).creditsBalance()).creditsBalance).toBe(1000);
      expect(at.service.count('GetCreditsBalance')).toBe(2);
    },
  );

  it('waits longer each time, and at least as long as Retry-After says', async () => {
    for (const fault of ['error-before', 'error-before', 'rate-limited'] as const) {
      at.service.fail('GetCreditsBalance', fault);
    }
    await at.client({ maxRetries: 3 }).creditsBalance();
    // Half and the half of a half of 500 and 1,000 ms; 7 seconds as told.
    expect(at.clock.waits).toEqual([375, 750, 7000]);
  });

  it('ends with a typed error that contains the answer', async () => {
    for (let times = 0; times < 3; times += 1) at.service.fail('GetCreditsBalance', 'error-before');
    await expect(at.client().creditsBalance()).rejects.toMatchObject({
      code: 'answer/error',
      safeToRepeat: true,
      response: { status: 503 },
      errors: [{ message: 'Service Unavailable' }],
    });
  });

  it('is not repeated when its answer is too large', async () => {
    at.service.answer('GetOpenTables', `["${'a'.repeat(5000)}"]`);
    const client = at.client({ maxAnswerBytes: 4000 });
    await expect(client.openTables({ vatNumber: '800123456', branch: 0 })).rejects.toMatchObject({
      code: 'answer/too-large',
      message:
        'The answer is larger than 4000 bytes and was not read completely. Ask for less, or raise maxAnswerBytes.',
      safeToRepeat: true,
    });
    expect(at.service.count('GetOpenTables')).toBe(1);
  });

  it('is not repeated more often than configured', async () => {
    at.service.fail('GetCreditsBalance', 'error-before');
    await expect(at.client().creditsBalance({ maxRetries: 0 })).rejects.toMatchObject({
      code: 'answer/error',
    });
    expect(at.service.count('GetCreditsBalance')).toBe(1);
  });

  it.each<[FaultKind, string]>([
    ['html', 'answer/unreadable'],
    ['truncated', 'answer/unreadable'],
    ['redirect', 'transport/redirect'],
  ])('refuses %s as %s', async (fault, code) => {
    at.service.fail('GetCreditsBalance', fault);
    await expect(at.client().creditsBalance()).rejects.toMatchObject({ code, safeToRepeat: true });
  });

  it('distinguishes the meanings of a 401', async () => {
    await expect(at.client({ apiKey: 'wrong' }).creditsBalance()).rejects.toMatchObject({
      code: 'answer/key-refused',
    });
  });
});

describe('hooks of the client', () => {
  it('get every attempt with its answer and the clock skew, but never the key', async () => {
    at.service.fail('GetCreditsBalance', 'error-before');
    const seen: unknown[] = [];
    const client = at.client({
      clock: new TestClock('2026-11-20T09:55:00Z'),
      hooks: { beforeAttempt: (event) => seen.push(event), afterAttempt: (event) => seen.push(event) },
    });
    await client.creditsBalance();
    expect(seen).toMatchObject([
      { call: 'GetCreditsBalance', attempt: 1 },
      { attempt: 1, response: { status: 503 }, clockSkew: 300_500 },
      { attempt: 2 },
      { attempt: 2, response: { status: 200 } },
    ]);
    expect(JSON.stringify(seen)).not.toContain('key-4711-secret');
    expect(client.clockSkew).toBeGreaterThan(299_000);
  });

  it('do not stop a call when they throw', async () => {
    const broken = () => {
      throw new Error('broken log');
    };
    const client = at.client({ hooks: { beforeAttempt: broken, afterAttempt: broken } });
    expect((await client.issue(receipt())).kind).toBe('issued');
  });
});

describe('the API key', () => {
  it('is removed from an answer that echoes it, and cookies are left out', async () => {
    const body = { title: 'bad key key-4711-secret' };
    at.service.answer('GetCreditsBalance', body, 400, { 'Set-Cookie': 'a=1' });
    const error: unknown = await at
      .client()
      .creditsBalance()
      .catch((thrown: unknown) => thrown);
    const { message, response, errors } = error as {
      message: string;
      response: { headers: object };
      errors: unknown;
    };
    expect(JSON.stringify({ message, response, errors })).not.toContain('key-4711-secret');
    expect(message).toContain('bad key [key]');
    expect(response.headers).not.toHaveProperty('set-cookie');
  });
});
