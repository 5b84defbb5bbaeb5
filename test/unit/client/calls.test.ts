import { describe, expect, it, vi } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import type { FaultKind } from '../../../src/sandbox/index.js';
import type { AttemptEvent } from '../../../src/sending/client/hooks.js';
import { memoryJournal } from '../../../src/sending/client/journal/memory.js';
import type { AppInfo } from '../../../src/sending/client/options.js';
import { deliveryNote, orderSlip } from './service.js';
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

  it('throw on the 404 of a wrong address instead of returning an empty list', async () => {
    at.service.fail('GetOpenOrdersForTable', 'html-404');
    await expect(at.client().openOrders({ ...branch, tableId: TABLE })).rejects.toMatchObject({
      code: 'answer/not-found',
    });
  });

  it('load a page of search results only when its documents are read', async () => {
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

  it('end a search that gets the same page again', async () => {
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

  it('reach other paths of the service with `request`, and no address outside it', async () => {
    const { json, response } = await at
      .client()
      .request({ method: 'GET', path: '/api/v1/Provider/GetCreditsBalance' });
    expect(json).toMatchObject({ creditsBalance: 1000 });
    expect(response.status).toBe(200);
    const outside = ['//evil.example/', 'https://evil.example', '/a/../b', '/a?b=1', 'api'];
    const encoded = [
      '/api/v1/%2e%2e/b',
      '/a/.%2E/b',
      '/a/%2e',
      '/a/..%2fb',
      '/a/%252e%252e/b',
      '/a%5c..%5cb',
      '/a%',
    ];
    for (const path of [...outside, ...encoded]) {
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

describe('a misspelt member', () => {
  it('of a search is refused, because the search would return every document of its days', async () => {
    const days = { issuerVatNumber: '800123456', issuedFrom: '2026-11-20', issuedTo: '2026-11-20' };
    const search = at.client().search({ ...days, serie: 'A' } as never);
    await expect(search.toArray({ limit: 1 })).rejects.toMatchObject({
      code: 'options/unknown',
      nearest: 'series',
    });
    expect(at.service.received).toEqual([]);
  });

  it('of any other call is refused', async () => {
    const call = { method: 'GET', path: '/api/v1/Provider/GetCreditsBalance' } as const;
    const request = (more: object) => at.client().request({ ...call, ...more } as never);
    await expect(request({ qurey: {} })).rejects.toMatchObject({ code: 'options/unknown', nearest: 'query' });
    await expect(request({ key: 'no' })).rejects.toMatchObject({ code: 'call/value', member: 'key' });
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

  it('is repeated at most as often as configured', async () => {
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
  ])('throws when it is answered with %s: %s', async (fault, code) => {
    at.service.fail('GetCreditsBalance', fault);
    await expect(at.client().creditsBalance()).rejects.toMatchObject({ code, safeToRepeat: true });
  });

  it('throws answer/key-refused for a wrong key', async () => {
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

  it('get the number of the document, and an id that joins the attempts of one call', async () => {
    const seen: AttemptEvent[] = [];
    const journal = memoryJournal();
    const hooks = { beforeAttempt: (event: AttemptEvent) => void seen.push(event) };
    const client = at.client({ journal, hooks, settlingTime: 0 });
    const number = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' };
    const idsOf = (from: number): Set<string> => new Set(seen.slice(from).map(({ callId }) => callId));
    at.service.fail('SendInvoices', 'reset-before');
    await client.issue(receipt('101'));
    // The second call searches by number and by UID, repeats a search that fails, and sends.
    at.service.fail('RequestTransmittedDocs', 'error-before');
    await client.issue(receipt('101'));
    expect(seen.map(({ call, attempt }) => `${call} ${attempt}`)).toEqual([
      'SendInvoices 1',
      'RequestTransmittedDocs 1',
      'RequestTransmittedDocs 2',
      'RequestTransmittedDocs 1',
      'SendInvoices 1',
    ]);
    expect(seen.map(({ document }) => document)).toEqual(Array.from(seen, () => ({ ...number, aa: '101' })));
    expect([idsOf(0).size, idsOf(1).size]).toEqual([2, 1]);

    // Each document of a recovery has its own id, and a call that is about no document has no number.
    at.service.fail('SendInvoices', 'reset-after', 'reset-after');
    await client.issue(receipt('102'));
    await client.issue(receipt('103'));
    const before = seen.length;
    await client.recover();
    // Each is searched for, and what is found is compared.
    expect(seen.slice(before).map(({ document }) => document?.aa)).toEqual(['102', '102', '103', '103']);
    expect(idsOf(before).size).toBe(2);
    await client.creditsBalance();
    expect(seen.at(-1)).not.toHaveProperty('document');
    await client.cancelNote({ document: deliveryNote, mark: '400001000000099' });
    expect(seen.at(-1)?.document).toMatchObject({ invoiceType: '9.3', aa: deliveryNote.invoiceHeader.aa });
    expect(new Set(seen.map(({ callId }) => callId)).size).toBe(8);
  });

  it('do not stop a call when they throw', async () => {
    const broken = () => {
      throw new Error('broken log');
    };
    const client = at.client({ hooks: { beforeAttempt: broken, afterAttempt: broken } });
    expect((await client.issue(receipt())).kind).toBe('issued');
  });
});

describe('the headers of a call', () => {
  const sent = (name: string) => at.service.received.at(-1)?.headers.get(name);

  it('name this library and its version', async () => {
    await at.client().creditsBalance();
    expect(sent('user-agent')).toBe(`parastatiko/${manifest.version}`);
  });

  it('name the program that uses it after it', async () => {
    const appInfo = { name: 'Kassa', version: '2.1', url: 'https://kassa.example' };
    for (const [given, named] of [
      [appInfo, 'Kassa/2.1 (https://kassa.example)'],
      [{ name: 'Kassa' }, 'Kassa'],
      [{ ...appInfo, version: undefined }, 'Kassa (https://kassa.example)'],
    ] as const) {
      await at.client({ appInfo: given }).creditsBalance();
      expect(sent('user-agent')).toBe(`parastatiko/${manifest.version} ${named}`);
    }
  });

  it.each([
    [{}, 'name'],
    [{ name: 'Η Κάσα' }, 'name'],
    [{ name: 'a b' }, 'name'],
    [{ name: 'a', version: '' }, 'version'],
    [{ name: 'a', version: '2\r\nAPI-KEY: x' }, 'version'],
    [{ name: 'a', url: 'kassa.example' }, 'url'],
    [{ name: 'a', url: 'https://a) b' }, 'url'],
  ])('do not name a program by %j', (appInfo, member) => {
    expect(() => at.client({ appInfo: appInfo as AppInfo })).toThrow(`appInfo.${member} is invalid`);
  });

  it('are replaced by those of the client, and those by the ones of the call, in any case', async () => {
    const client = at.client({ headers: { 'User-Agent': 'till/2', 'X-Till': '1' } });
    await client.creditsBalance();
    expect([sent('user-agent'), sent('x-till')]).toEqual(['till/2', '1']);
    await client.creditsBalance({ headers: { 'user-agent': 'till/3', 'x-TILL': '2' } });
    expect([sent('user-agent'), sent('x-till')]).toEqual(['till/3', '2']);
  });

  it('keep the User-Agent of a browser', async () => {
    vi.stubGlobal('location', new URL('https://shop.example'));
    const headers: unknown[] = [];
    const hooks = { beforeAttempt: (event: AttemptEvent) => headers.push(event.headers) };
    await at.client({ hooks }).creditsBalance();
    vi.unstubAllGlobals();
    expect(headers).toEqual([{ accept: 'application/json' }]);
  });
});

describe('a call that its signal stops', () => {
  const reason = new Error('the cashier closed the window');

  it('has the reason of the signal as its cause, before and after it was sent', async () => {
    const signal = AbortSignal.abort(reason);
    await expect(at.client().creditsBalance({ signal })).rejects.toMatchObject({
      code: 'transport/aborted',
      cause: reason,
    });
    await expect(at.client().issue(receipt(), { signal })).rejects.toMatchObject({
      code: 'transport/aborted',
      cause: reason,
    });
    at.service.fail('GetCreditsBalance', 'silent-before');
    const controller = new AbortController();
    const hooks = { beforeAttempt: () => setTimeout(() => controller.abort(reason), 20) };
    const stopped = at.client({ hooks }).creditsBalance({ signal: controller.signal });
    await expect(stopped).rejects.toMatchObject({ code: 'transport/stopped', cause: reason });
  });

  describe('during a download', () => {
    /** A file that never ends. */
    const endless = (): Promise<Response> => {
      const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(10));
      const body = new ReadableStream({ start: pull });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/pdf' } }));
    };
    const started = async () => {
      const stop = new AbortController();
      const client = at.client({ fetch: endless });
      const download = await client.downloadPdf({ uid: 'A'.repeat(40) }, { signal: stop.signal });
      return { stop, download };
    };

    it('gives its bytes the reason as the cause of their error', async () => {
      const { stop, download } = await started();
      const bytes = download.bytes();
      stop.abort(reason);
      await expect(bytes).rejects.toMatchObject({ code: 'transport/stopped', cause: reason });
    });

    it('makes its stream fail with the reason', async () => {
      const { stop, download } = await started();
      const reader = download.stream.getReader();
      expect((await reader.read()).value).toHaveLength(10);
      stop.abort(reason);
      await expect(reader.read()).rejects.toBe(reason);
    });
  });

  it('has no cause if its time limit stopped it', async () => {
    at.service.fail('GetCreditsBalance', 'silent-before');
    const error: unknown = await at
      .client({ timeout: 50 })
      .creditsBalance({ maxRetries: 0 })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'transport/timeout' });
    expect(error).not.toHaveProperty('cause');
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
