import { describe, expect, it } from 'vitest';
import { coffee, issueDate, issuer, served } from './setup.js';

const facts = {
  type: '11.1',
  series: 'A',
  aa: 'next',
  issueDate,
  issuer,
  lines: [{ ...coffee, quantity: 2, income: 'goods' }],
  payments: [{ type: 3, amount: 'rest' }],
};
const opening = { opening: { issuer, series: 'OS' } };
const order = { facts: { aa: 'next', issueDate, lines: [{ ...coffee, quantity: 1 }] } };
const key = (name: string) => ({ 'idempotency-key': name });

describe('a page of another origin', () => {
  const OURS = 'http://127.0.0.1:8080';
  /** The status of a call to our address, as Node gives it to the app. */
  const statusWith = async (headers: Readonly<Record<string, string>>, path = '/codes?text=cash') => {
    const { app } = await served();
    return (await app.request(`${OURS}${path}`, { headers: { host: '127.0.0.1:8080', ...headers } })).status;
  };

  it.each([
    `${OURS}.evil`,
    `${OURS}.evil.example`,
    `${OURS}1`,
    `${OURS}@evil.example`,
    'http://127.0.0.1.evil:8080',
    'http://127.0.0.1',
    'http://127.0.0.1:8081',
    'https://127.0.0.1:8080',
    'null',
    '',
  ])('%j is refused, however it begins', async (origin) => {
    expect(await statusWith({ origin })).toBe(403);
  });

  it('is told from ours by the checked name of the host, not by the request line', async () => {
    const { app } = await served();
    const headers = { host: 'localhost', origin: 'http://evil.example' };
    expect((await app.request('http://evil.example/codes?text=cash', { headers })).status).toBe(403);
    const page = await app.request('http://evil.example/', {
      headers: { host: 'localhost', accept: 'text/html' },
    });
    expect(await page.text()).not.toContain('evil');
  });

  it.each(['cross-site', 'same-site', 'anything'])(
    'of %s is refused by what the browser says',
    async (site) => {
      expect(await statusWith({ 'sec-fetch-site': site })).toBe(403);
      expect(await statusWith({ 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' })).toBe(403);
      expect(await statusWith({ 'sec-fetch-site': site }, '/openapi')).toBe(403);
    },
  );

  it('may have a link to the page of calls', async () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(await statusWith(link, '/openapi')).toBe(200);
  });

  it.each([
    {},
    { origin: OURS },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  ])('is not what %j says', async (headers) => {
    expect(await statusWith(headers)).toBe(200);
  });
});

it('forbids pages of other sites to load any answer, or to take it for another type', async () => {
  const { call } = await served({ token: 'open sesame', pause: async () => undefined });
  const right = { authorization: 'Bearer open sesame' };
  const answers = [
    await call('GET /health'),
    await call('GET /ready'),
    await call('GET /codes?text=cash'),
    await call('GET /codes?text=cash', undefined, right),
    await call('GET /codes?text=cash', undefined, { ...right, host: 'evil.example' }),
    await call('GET /tables/77', undefined, right),
    await call('GET /nothing', undefined, right),
    await call('GET /metrics', undefined, right),
    await call('GET /openapi.json'),
    await call('POST /build', { facts: 1 }, right),
  ];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401, 421, 404, 422]));
  for (const { headers } of answers) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});

describe('a token', () => {
  it('that is missing or wrong is asked for', async () => {
    const { call } = await served({ token: 'open sesame', pause: async () => undefined });
    for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
      const { status, headers: given } = await call('GET /codes?text=cash', undefined, headers);
      expect([status, given.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
  });

  it('that is wrong waits until those before it are answered; a right one does not', async () => {
    const waiting: (() => void)[] = [];
    const pause = () => new Promise<void>((resolve) => waiting.push(resolve));
    const { call } = await served({ token: 'open sesame', pause });
    const ask = async (token: string) =>
      (await call('GET /codes?text=cash', undefined, { authorization: `Bearer ${token}` })).status;
    const answered: number[] = [];
    const wrong = ['a', 'b', 'c'].map(async (token, index) => {
      expect(await ask(token)).toBe(401);
      answered.push(index);
    });
    expect(await ask('open sesame')).toBe(200);
    expect((await call('GET /codes?text=cash')).status).toBe(401);
    expect(answered).toEqual([]);
    for (let index = 0; index < wrong.length; index += 1) {
      // Only one waits at a time.
      expect(waiting).toHaveLength(index + 1);
      waiting.at(-1)?.();
      await wrong[index];
      expect(answered).toHaveLength(index + 1);
    }
  });
});

it('takes the members of the path from the path, not from the body or the query', async () => {
  const { call } = await served();
  for (const table of ['7', '8']) await call(`PUT /tables/${table}`, opening, key(`open ${table}`));
  const body = { ...order, table: '8' };
  expect((await call('POST /tables/7/orders?table=8', body, key('k1'))).status).toBe(200);
  const status = async (table: string) => (await call(`GET /tables/${table}?table=8`)).body.status;
  expect([await status('7'), await status('8')]).toEqual(['open', 'empty']);
});

describe('If-Match', () => {
  it.each(['7', 'W/"7"', '"seven"', '"7" "8"', '"7", "8"', '"-1"', '"1e3"', '"1234567890123456"'])(
    '%j cannot be read, so that nothing is done',
    async (version) => {
      const { call, sandbox } = await served();
      await call('PUT /tables/7', opening, key('open'));
      const headers = { ...key('k1'), 'if-match': version };
      const { status, body } = await call('POST /tables/7/orders', order, headers);
      expect([status, body.type]).toEqual([412, 'urn:parastatiko:if-match']);
      expect(sandbox.documents()).toEqual([]);
    },
  );

  it('of another version is refused, and that of the present one is not', async () => {
    const { call } = await served();
    const { headers } = await call('PUT /tables/7', opening, key('open'));
    const present = headers.get('etag') ?? '';
    const ordered = async (name: string, version: string) =>
      (await call('POST /tables/7/orders', order, { ...key(name), 'if-match': version })).status;
    expect(await ordered('k1', '"999999"')).toBe(412);
    expect(await ordered('k2', present)).toBe(200);
    expect(await ordered('k3', present)).toBe(412);
    expect(await ordered('k4', '*')).toBe(200);
  });
});

it('does a call once that comes twice at the same time under one key', async () => {
  const { call, sandbox } = await served();
  const answers = await Promise.all([1, 2, 3].map(() => call('POST /documents', { facts }, key('sale 1'))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(sandbox.documents()).toHaveLength(1);
  const other = await call('POST /documents', { facts }, key('sale 2'));
  expect(other.body.document.invoiceHeader.aa).toBe('2');
});

describe('a body', () => {
  const LIMIT = 1000;
  const body = (bytes: number) => `{"document":{}}${' '.repeat(bytes - 15)}`;
  /** The status of a body in pieces of this size. */
  const statusOf = async (bytes: number, piece: number) => {
    const { app } = await served({ maxBytes: LIMIT });
    const whole = new TextEncoder().encode(body(bytes));
    let at = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (at >= whole.length) return controller.close();
        controller.enqueue(whole.slice(at, at + piece));
        at += piece;
      },
    });
    const headers = { host: 'localhost', 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: stream, duplex: 'half' };
    return (await app.request('http://localhost/validate', init as RequestInit)).status;
  };

  it.each([1, 7, LIMIT - 1, LIMIT, LIMIT + 1])(
    'in pieces of %i bytes may have exactly the limit',
    async (piece) => {
      expect(await statusOf(LIMIT, piece)).toBe(200);
      expect(await statusOf(LIMIT + 1, piece)).toBe(413);
    },
  );
});
