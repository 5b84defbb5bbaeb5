import { describe, expect, it } from 'vitest';
import { own } from '../../../src/sending/client/journal/own-states.js';
import { catalogue } from '../../../src/tools/catalogue/catalogue.js';
import { CALLS } from '../../../src/tools/operations/core/call.js';
import type { operationWords } from '../../../src/tools/operations/core/generated/errors.js';
import type { problemWords } from '../../../src/tools/operations/core/generated/problems.js';
import { operations } from '../../../src/tools/operations/index.js';
import { type Answered, coffee, issueDate, issuer, type Served, served, unreachableAt } from './setup.js';

const receipt = {
  type: '11.1',
  series: 'A',
  aa: 'next',
  issueDate,
  issuer,
  lines: [{ description: 'Καφές', unit: 1, unitPriceWithVat: '3.50', vat: 24, quantity: 1, income: 'goods' }],
  payments: [{ type: 3, amount: 'rest' }],
};
const json = { 'content-type': 'application/json' };
const opening = { opening: { issuer, series: 'OS' } };
const numbered = { vatNumber: issuer.vatNumber, branch: 0, invoiceType: '11.1', series: 'A' };

const discount = {
  facts: { percent: 10, order: { aa: 'next', issueDate }, cancellation: { aa: 'next', issueDate } },
};
const ordered = async ({ call }: Served): Promise<void> => {
  await call('PUT /tables/7', opening, { 'idempotency-key': 'open' });
  const facts = { aa: 'next', issueDate, lines: [{ ...coffee, quantity: 2 }] };
  await call('POST /tables/7/orders', { facts }, { 'idempotency-key': 'order' });
};

type Headers = Readonly<Record<string, string>>;
type Provoking = (served: Served, language: Headers) => Promise<Answered>;

/** Provokes each problem that a server has words for itself, by its code. */
const provoked: { readonly [code in keyof typeof problemWords | keyof typeof operationWords]: Provoking } = {
  'foreign-host': ({ call }, to) => call('GET /tables', undefined, { ...to, host: 'evil.example' }),
  'foreign-origin': ({ call }, to) =>
    call('GET /tables', undefined, { ...to, origin: 'https://evil.example' }),
  token: async (_, to) => (await served({ token: 'open sesame' })).call('GET /tables', undefined, to),
  'no-such-route': ({ call }, to) => call('GET /nothing', undefined, to),
  'no-such-method': ({ call }, to) => call('DELETE /tables/7', undefined, to),
  'not-ready': async (_, to) =>
    (await served({ isReady: async () => false })).call('GET /ready', undefined, to),
  'last-event-id': ({ call }, to) => call('GET /events/stream?after=x', undefined, to),
  'header-empty': ({ call }, to) => call('GET /tables', undefined, { ...to, 'idempotency-key': '' }),
  'header-twice': ({ call }, to) => call('GET /tables', undefined, { ...to, 'idempotency-key': 'k, k' }),
  'if-match': ({ call }, to) => call('PUT /tables/7', opening, { ...to, 'if-match': 'x' }),
  'content-type': ({ call }, to) => call('POST /validate', '{}', { ...to, 'content-type': 'text/plain' }),
  compressed: ({ call }, to) => call('POST /validate', '{}', { ...to, ...json, 'content-encoding': 'gzip' }),
  'too-large': async (_, to) =>
    (await served({ maxBytes: 10 })).call('POST /validate', { document: 'x'.repeat(20) }, to),
  'many-tokens': async (_, to) => {
    const { call } = await served({ token: 'open sesame', pause: () => new Promise(() => {}) });
    const wrong = { ...to, authorization: 'Bearer x' };
    for (let index = 0; index < 40; index += 1) void call('GET /tables', undefined, wrong);
    return await call('GET /tables', undefined, wrong);
  },
  'cut-off': async ({ app }, to) => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error('reset')) });
    const headers = { ...json, ...to, host: 'localhost' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const answer = await app.request('http://localhost/validate', init as RequestInit);
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  },
  'not-an-object': ({ call }, to) => call('POST /validate', '[]', to),
  'not-utf-8': async ({ app }, to) => {
    const headers = { ...json, ...to, host: 'localhost' };
    // Α in Windows-1253.
    const body = Uint8Array.from([0x7b, 0x22, 0xc1, 0x22, 0x3a, 0x31, 0x7d]);
    const answer = await app.request('http://localhost/validate', { method: 'POST', headers, body });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  },
  'not-json': ({ call }, to) => call('POST /validate', '{"document":', to),
  refused: async ({ call, sandbox }, to) => {
    sandbox.faults.add({ call: 'SendInvoices', kind: 'refuse', code: '301' });
    return await call('POST /documents', { facts: receipt }, { ...to, 'idempotency-key': 'refused' });
  },
  internal: async (_, to) => {
    const contextFor = async () => {
      throw new TypeError('undefined');
    };
    return (await served({ contextFor })).call('GET /tables', undefined, to);
  },
  input: ({ call }, to) => call('POST /validate', {}, to),
  oversized: ({ call }, to) =>
    call('POST /validate', `{"document":${'['.repeat(200)}${']'.repeat(200)}}`, to),
  'not-found': ({ call }, to) => call('GET /tables/77', undefined, to),
  exists: async ({ call }, to) => {
    await call('PUT /tables/7', opening, { 'idempotency-key': 'open' });
    const lines = [{ description: 'Καφές', unit: 1, unitPriceWithVat: '3.50', vat: 24, quantity: 1 }];
    await call('POST /tables/7/orders', { facts: { aa: '1', issueDate, lines } });
    return await call('PUT /tables/7', opening, { ...to, 'idempotency-key': 'again' });
  },
  changed: async ({ call }, to) => {
    await call('PUT /tables/7', opening, { 'idempotency-key': 'open' });
    return await call('PUT /tables/7', opening, { ...to, 'idempotency-key': 'again', 'if-match': '"999"' });
  },
  'key-missing': ({ call }, to) => call('PUT /tables/7', opening, to),
  'key-reused': async ({ call }, to) => {
    await call('PUT /tables/7', opening, { 'idempotency-key': 'open' });
    return await call('PUT /tables/8', opening, { ...to, 'idempotency-key': 'open' });
  },
  'call/older-version': async ({ call, journal }, to) => {
    const name = `${CALLS.prefix}["k"]`;
    await journal.exchangeState(name, undefined, own({ version: 99, plan: {} }));
    return await call('POST /documents', { facts: receipt }, { ...to, 'idempotency-key': 'k' });
  },
  busy: async ({ call, journal }, to) => {
    journal.transact = async () => false;
    return await call('PUT /tables/7', opening, { ...to, 'idempotency-key': 'k' });
  },
  'half-refused': async (at, to) => {
    await ordered(at);
    at.sandbox.faults.add({ kind: 'slow', milliseconds: 1, call: 'SendInvoices' });
    at.sandbox.faults.add({ kind: 'refuse', call: 'SendInvoices', message: 'No.' });
    return await at.call('POST /tables/7/discounts', discount, { ...to, 'idempotency-key': 'k' });
  },
  'half-done': async (at, to) => {
    await ordered(at);
    const client = unreachableAt(2, at);
    const contextFor = async (language: 'en' | 'el') => ({
      ...{ language, locale: undefined, now: () => new Date(`${issueDate}T12:00:00+02:00`) },
      ...{ journal: at.journal, client },
    });
    const { call } = await served({ contextFor }, at);
    return await call('POST /tables/7/discounts', discount, { ...to, 'idempotency-key': 'k' });
  },
  answered: async ({ call }, to) => {
    await call('POST /documents', { facts: { ...receipt, aa: '1' } });
    return await call('POST /journal/given-up', { ...numbered, aa: '1', reason: 'x' }, to);
  },
  'number-sent': async ({ call }, to) => {
    const { body } = await call('POST /documents', { facts: receipt }, { 'idempotency-key': 'sale' });
    const ticket = { ...numbered, aa: body.document.invoiceHeader.aa };
    return await call('POST /numbers/burnt', { ticket, reason: 'x' }, to);
  },
  'number-of-other': async ({ call }, to) => {
    const { body } = await call('POST /documents', { facts: receipt }, { 'idempotency-key': 'sale' });
    const ticket = { ...numbered, aa: body.document.invoiceHeader.aa };
    return await call('POST /numbers/committed', { ticket, mark: '400001970000999' }, to);
  },
  'no-terminal': ({ call }, to) => call('GET /terminals/bar/days/2026-11-20', undefined, to),
  'not-available': async ({ app: _ }, to) => {
    const contextFor = async (language: 'en' | 'el') => ({
      language,
      locale: undefined,
      now: () => new Date(0),
    });
    return (await served({ contextFor })).call('GET /tables', undefined, to);
  },
};

/** What no text for people has. */
const RAW = /Invalid input|NaN|undefined|\[object|\{\w+\}/;
const GREEK = /[α-ωά-ώ]{3}/;

describe.each(Object.keys(provoked) as (keyof typeof provoked)[])('the problem %s', (code) => {
  it.each([
    ['en', 'en'],
    ['el', 'el-GR,en;q=0.5'],
  ])('says in %s what is wrong, and links to a page', async (language, header) => {
    const at = await served();
    const answer = await provoked[code](at, { 'accept-language': header });
    const own = { 'content-type': 'not-json', compressed: 'not-json' }[code as string] ?? code;
    expect(answer.body.type).toBe(`urn:parastatiko:${own}`);
    const { detail, help } = answer.body;
    expect(detail).not.toMatch(RAW);
    expect(GREEK.test(detail)).toBe(language === 'el');
    // What is wrong, and what to do.
    expect(detail.split(/[.:·] /).length).toBeGreaterThan(1);
    const page = await at.call(`GET ${help}`, undefined, { 'accept-language': header });
    expect([page.status, page.body.problem]).toEqual([200, own]);
    expect(GREEK.test(page.body.text)).toBe(language === 'el');
    expect(page.body.text).not.toMatch(RAW);
  });
});

it('a missing key says that its document has no number only if there is one', async () => {
  const { call } = await served();
  const table = await call('PUT /tables/7', opening);
  const sale = await call('POST /documents', { facts: receipt });
  expect(table.body.detail).not.toMatch(/document|"aa"/);
  expect(sale.body.detail).toContain('"aa": "next"');
});

it('an address that exists says which methods it takes', async () => {
  const { call } = await served();
  const { status, headers } = await call('DELETE /tables');
  expect([status, headers.get('allow')]).toEqual([405, 'GET']);
});

/** Values that no member takes. */
const STRANGE: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  -1,
  1.5,
  '',
  'x',
  true,
  [],
  {},
  [null],
  { x: 1 },
];

/** Inputs in which one member, at any depth, is another value or absent, or one more is there. */
function* spoilt(value: unknown): Generator<unknown> {
  yield* STRANGE;
  if (typeof value !== 'object' || value === null) return;
  yield Array.isArray(value) ? [...value, {}] : { ...value, strange: 1 };
  for (const [name, member] of Object.entries(value))
    for (const other of spoilt(member))
      yield Array.isArray(value)
        ? value.map((each, index) => (String(index) === name ? other : each))
        : { ...value, [name]: other };
}

it.each(operations.map((operation) => [operation.id, operation] as const))(
  'wrong and missing members of %s are named in words',
  async (_, { route, example }) => {
    const { call } = await served();
    const [method = '', path = ''] = route.split(' ');
    const said: string[] = [];
    let count = 0;
    for (const input of spoilt(example)) {
      const members = Object.entries<unknown>(JSON.parse(JSON.stringify(Object(input))) ?? {}).filter(
        ([name]) => !path.includes(`{${name}}`),
      );
      const query = new URLSearchParams(members.map(([name, value]) => [name, String(value)]));
      const address = path.replace(/\{\w+\}/g, 'x');
      const answer =
        method === 'GET'
          ? await call(`GET ${address}?${query}`)
          : await call(`${method} ${address}`, Object.fromEntries(members));
      expect(answer.status).not.toBe(500);
      if (answer.status < 400) continue;
      count += 1;
      const { detail, faults = [], issues = [] } = answer.body;
      const texts = [detail, ...[...faults, ...issues].map(({ message }) => message)];
      // What the caller wrote is quoted as it is.
      said.push(
        ...texts.filter(
          (text) => RAW.test(String(text)) && !/"(?:NaN|undefined|\[object Object\])"/.test(text),
        ),
      );
    }
    expect(said).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(method === 'GET' && path.split('?').length === 1 ? 0 : 1);
  },
);

it('a missing member says which values are allowed', async () => {
  const { call } = await served();
  const { body } = await call('POST /print', { document: {}, page: {} });
  expect(body.faults).toEqual([
    { pointer: '/page/form', message: expect.stringContaining('"html", "pdf" or "escpos"') },
  ]);
  const { body: unknown } = await call('POST /validate', { document: {}, relatd: [] });
  expect(unknown.faults[0].message).toContain('Write related');
});

it('every rule and every error has its page', async () => {
  const { call } = await served();
  const html = { accept: 'text/html,*/*;q=0.8' };
  for (const { id } of catalogue) {
    const page = await call(`GET /rules/${id}`);
    expect([id, page.status, page.body.rule?.rule]).toEqual([id, 200, id]);
  }
  const { body, headers } = await call('GET /errors/313', undefined, { ...html, 'accept-language': 'el' });
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(body).toContain('<html lang="el">');
  expect(body).toContain('href="/rules/classification/type-not-allowed"');
  const { body: rule } = await call('GET /rules/totals/gross', undefined, html);
  expect(rule).toMatch(/<h2[^>]*>For example<\/h2>\s*<p[^>]*>Net 63\.30 \+ VAT 13\.71 is 77\.01/);
  expect((await call('GET /errors/99999')).status).toBe(404);
  expect((await call('GET /rules/no/such')).status).toBe(404);
});
