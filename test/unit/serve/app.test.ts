import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { operations } from '../../../src/tools/operations/index.js';
import { coffee, issueDate, issuer, served } from './setup.js';

const facts = {
  type: '11.1',
  series: 'A',
  aa: '101',
  issueDate,
  issuer,
  lines: [{ ...coffee, quantity: 2, income: 'goods' }],
  payments: [{ type: 3, amount: 'rest' }],
};

describe('a document', () => {
  it('is built, checked, corrected and explained without a service', async () => {
    const { call } = await served();
    const { body: made } = await call('POST /build', { facts });
    expect(made.document.invoiceSummary.totalGrossValue).toBe(7);
    const { body: back } = await call('POST /facts', { document: made.document });
    expect((await call('POST /build', { facts: back.facts })).body.document).toEqual(made.document);
    const wrong = { ...made.document, issuer: { ...issuer, vatNumber: 'EL800123456' } };
    const { body: report } = await call('POST /validate', { document: wrong });
    expect(report.ok).toBe(false);
    const { body: fixed } = await call('POST /fix', { document: wrong });
    expect(fixed.document.issuer.vatNumber).toBe('800123456');
    expect((await call('POST /totals', { document: made.document })).body.agrees).toBe(true);
    expect((await call('POST /xml', { documents: [made.document] })).body.xml).toContain('<aa>101</aa>');
    expect((await call('GET /explanations?of=totals/gross')).body.rule.rule).toBe('totals/gross');
    expect((await call('GET /codes?text=μετρητά')).body.rows[0]).toMatchObject({ code: 3 });
  });

  it('is issued by its own number once, without a key', async () => {
    const { call, sandbox } = await served();
    const first = await call('POST /documents', { facts, page: { form: 'escpos', format: 'roll80' } });
    expect(first.body.outcome.kind).toBe('issued');
    expect(Buffer.from(first.body.page.base64, 'base64').length).toBeGreaterThan(500);
    expect(
      (await call('POST /documents', { facts, page: { form: 'escpos', format: 'roll80' } })).body,
    ).toEqual(first.body);
    const other = { ...facts, payments: [{ type: 7, amount: 'rest' }] };
    expect((await call('POST /documents', { facts: other })).status).toBe(422);
    expect(sandbox.documents()).toHaveLength(1);
  });

  it('that was refused may be corrected under its own number', async () => {
    const { call } = await served();
    const { body: made } = await call('POST /build', { facts });
    const wrong = {
      ...made.document,
      invoiceSummary: { ...made.document.invoiceSummary, totalGrossValue: 8 },
    };
    const refused = await call('POST /documents', { document: wrong });
    expect([refused.status, refused.body.issues[0].pointer]).toEqual([
      422,
      '/document/invoiceSummary/totalGrossValue',
    ]);
    const corrected = await call('POST /documents', { document: made.document });
    expect([corrected.status, corrected.body.outcome?.kind]).toEqual([200, 'issued']);
  });

  it('with errors is a problem with issues in the language of the caller', async () => {
    const { call } = await served();
    const bad = { facts: { ...facts, lines: [{ ...coffee, vat: 19, quantity: 1, income: 'goods' }] } };
    const greek = await call('POST /documents', bad, { 'accept-language': 'el-GR,en;q=0.5' });
    expect(greek.status).toBe(422);
    expect(greek.headers.get('content-type')).toBe('application/problem+json');
    const [issue] = greek.body.issues;
    expect(issue).toMatchObject({ severity: 'error', pointer: '/facts/lines/0/vat' });
    expect(issue.message).toMatch(/[α-ω]/);
    const { body: english } = await call('POST /documents', bad);
    expect(english.issues[0].message).not.toMatch(/[α-ω]/);
  });
});

describe('a call is refused', () => {
  it.each([
    ['to a foreign host', { host: 'evil.example' }, 421, 'foreign-host'],
    ['from a page of another origin', { origin: 'https://evil.example' }, 403, 'foreign-origin'],
  ])('%s', async (_, headers, status, code) => {
    const { call } = await served();
    const answer = await call('GET /codes?text=cash', undefined, headers);
    expect([answer.status, answer.body.type]).toEqual([status, `urn:parastatiko:${code}`]);
  });

  it('without the token, if there is one', async () => {
    const { call } = await served({ token: 'open sesame' });
    const ask = async (authorization: string) =>
      (await call('GET /codes?text=cash', undefined, { authorization })).status;
    expect(await ask('Bearer wrong')).toBe(401);
    expect(await ask('open sesame')).toBe(401);
    expect(await ask('Bearer open sesame')).toBe(200);
    expect((await call('GET /health')).status).toBe(200);
  });

  it.each([
    ['with an unknown member', 'POST /validate', { document: {}, colour: 1 }, 400, 'input'],
    ['with a list as its body', 'POST /validate', [], 400, 'not-an-object'],
    ['with text that is not JSON', 'POST /validate', '{"document":', 400, 'not-json'],
    ['with a table that does not exist', 'GET /tables/77', undefined, 404, 'not-found'],
    ['on an unknown route', 'GET /nothing', undefined, 404, 'no-such-route'],
    [
      'without a key that it needs',
      'POST /documents',
      { facts: { ...facts, aa: 'next' } },
      400,
      'key-missing',
    ],
  ])('%s', async (_, route, body, status, code) => {
    const { call } = await served();
    const answer = await call(route, body);
    expect([answer.status, answer.body.type]).toEqual([status, `urn:parastatiko:${code}`]);
  });

  it('with a body that is too large, or nested too deeply, without an internal error', async () => {
    const { call } = await served({ maxBytes: 200_000 });
    expect((await call('POST /validate', { document: 'x'.repeat(300_000) })).status).toBe(413);
    const deep = `{"document":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const { status } = await call('POST /validate', deep);
    expect([200, 400, 422]).toContain(status);
  });
});

it('a signed contract may be larger than 5 MB, unless a limit is stated', async () => {
  const statusOf = async (bytes: number, maxBytes?: number) => {
    const { call } = await served({ maxBytes });
    const contract = { base64: 'JVBERi0x'.repeat(bytes / 8) };
    return (await call('POST /onboarding/r-1/contract', contract, { 'idempotency-key': 'contract' })).status;
  };
  expect([413, 500]).not.toContain(await statusOf(5_200_000));
  expect([413, 500]).not.toContain(await statusOf(240_000, 300_000));
  expect(await statusOf(240_000, 200_000)).toBe(413);
});

describe('the OpenAPI document', () => {
  it.each([
    ['/openapi.json', '3.1.0'],
    ['/openapi-3.0.json', '3.0.3'],
  ])('%s describes every operation in version %s, and passes the linter', async (path, version) => {
    const { call } = await served();
    const { body } = await call(`GET ${path}`);
    expect(body.openapi).toBe(version);
    const ids = Object.values<object>(body.paths).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    expect(ids.sort()).toEqual(operations.map(({ id }) => id).sort());
    const config = await createConfig({ extends: ['spec'] });
    const problems = await lintFromString({ source: JSON.stringify(body), config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  });

  it.each(operations.map((each) => [each.id, each] as const))(
    'has an example of %s that fits its input',
    (_, each) => {
      expect(each.input.safeParse(each.example).error?.issues).toBeUndefined();
    },
  );
});

it('counts calls and their durations', async () => {
  const { call } = await served();
  await call('GET /codes?text=cash');
  await call('GET /tables/77');
  const { body } = await call('GET /metrics');
  expect(body).toContain('parastatiko_calls_total{operation="codes.search",status="200"} 1');
  expect(body).toContain('parastatiko_calls_total{operation="tables.show",status="404"} 1');
  expect(body).toContain('parastatiko_call_duration_seconds_count{operation="codes.search"} 1');
});

it('writes a line of the log for each call, without its body and headers', async () => {
  const lines: string[] = [];
  const { call } = await served({ token: 'secret', log: (line) => lines.push(JSON.stringify(line)) });
  await call('POST /build', { facts }, { authorization: 'Bearer secret', 'idempotency-key': 'k' });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    operation: 'documents.build',
    method: 'POST',
    status: 200,
  });
  expect(lines[0]).not.toMatch(/secret|800123456/);
});

it('logs where an unexpected error was thrown, under the id of the answer, without its message, body and key', async () => {
  const lines: string[] = [];
  const { call } = await served({
    log: (line) => lines.push(JSON.stringify(line)),
    contextFor: async () => {
      throw new TypeError('cannot read\n    at secret 800123456');
    },
  });
  const answer = await call('POST /build', { facts }, { 'idempotency-key': 'secret' });
  expect([answer.status, answer.body.type]).toEqual([500, 'urn:parastatiko:internal']);
  expect(Object.keys(answer.body).sort()).toEqual(['detail', 'help', 'id', 'status', 'title', 'type']);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      id: answer.body.id,
      method: 'POST',
      path: '/build',
      error: 'TypeError',
      stack: expect.arrayContaining([expect.stringMatching(/^at .*app\.test\.ts:\d+/)]),
    },
    { operation: 'documents.build', status: 500 },
  ]);
  expect(lines.join()).not.toMatch(/secret|cannot read|800123456/);
});

it('logs what the journal and the service did not do, under the id of the answer', async () => {
  const lines: object[] = [];
  const log = (line: object): void => void lines.push(line);
  const busy = await served({ log });
  busy.journal.transact = async () => false;
  const opening = { opening: { issuer, series: 'OS' } };
  const stored = await busy.call('PUT /tables/7', opening, { 'idempotency-key': 'k' });
  const { call, sandbox } = await served({ log });
  sandbox.faults.add({ kind: 'upstream-error', call: 'RequestTransmittedDocs', times: 9 });
  const searched = await call(
    `GET /documents?issuerVatNumber=${issuer.vatNumber}&issuedFrom=${issueDate}&issuedTo=${issueDate}`,
  );
  const answers = [stored, searched];
  expect(answers.map(({ status }) => status)).toEqual([503, 502]);
  expect(lines.filter((line) => 'id' in line)).toMatchObject(
    answers.map(({ body: { id, type } }) => ({
      id,
      problem: type,
      stack: expect.arrayContaining([expect.stringMatching(/^at /)]),
    })),
  );
});

it('logs an unexpected error of a call that is no operation', async () => {
  const lines: object[] = [];
  const { call } = await served({
    log: (line) => lines.push(line),
    isReady: async () => {
      throw new RangeError('never');
    },
  });
  const { status, body } = await call('GET /ready');
  expect(status).toBe(500);
  expect(lines).toMatchObject([{ id: body.id, method: 'GET', path: '/ready', error: 'RangeError' }]);
});

it.each(['html', 'pdf'])('prints on a sheet of A5 as %s', async (form) => {
  const { call } = await served();
  const { status, body } = await call('POST /documents', { facts, page: { form, format: 'a5' } });
  expect([status, body.outcome?.kind, body.page?.type]).toEqual([
    200,
    'issued',
    expect.stringContaining(form),
  ]);
});
