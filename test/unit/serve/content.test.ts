import { expect, it } from 'vitest';
import { retailReceipt } from '../../../src/rules/examples/retail.js';
import { refusedProblem } from '../../../src/tools/operations/problem.js';
import { coffee, issueDate, issuer, served } from './setup.js';

const facts = (aa: string) => ({
  ...{ type: '11.1', series: 'A', aa, issueDate, issuer },
  lines: [{ ...coffee, quantity: 1, income: 'goods' }],
  payments: [{ type: 3, amount: 'rest' }],
});

it('a fix has a pointer into the body of the call', async () => {
  const { call } = await served();
  const document = { ...retailReceipt, issuer: { ...retailReceipt.issuer, vatNumber: 'EL800123456' } };
  const { body } = await call('POST /validate', { document });
  expect(body.issues[0].fix).toBeDefined();
  const refused = await call('POST /documents', { document }, { 'idempotency-key': 'k' });
  expect(refused.status).toBe(422);
  const { fix } = refused.body.issues.find(
    ({ pointer }: { pointer: string }) => pointer === '/document/issuer/vatNumber',
  );
  expect(fix).toEqual({ pointer: '/document/issuer/vatNumber', value: '800123456', safe: true });
});

it('a warning is no reason of a refusal', () => {
  const issue = { path: [], params: {}, rule: 'x/y' } as const;
  const issues = [
    { ...issue, severity: 'warning', message: 'A warning.' },
    { ...issue, severity: 'error', message: 'An error.' },
  ] as never;
  const { detail } = refusedProblem({ outcome: { issues } }, 'en', (path) => ({ path, isExact: true }));
  expect(detail).toMatch(/^An error\. /);
  expect(detail).not.toContain('A warning.');
});

it('the sum of durations is in seconds', async () => {
  let time = 0;
  const now = () => {
    time += 250;
    return new Date(time);
  };
  const { call } = await served({ now });
  await call('GET /codes?text=cash');
  await call('GET /codes?text=cash');
  const { body } = await call('GET /metrics');
  expect(body).toContain('parastatiko_call_duration_seconds_sum{operation="codes.search"} 0.5\n');
  expect(body).toContain('parastatiko_call_duration_seconds_bucket{operation="codes.search",le="0.1"} 0\n');
  expect(body).toContain('parastatiko_call_duration_seconds_bucket{operation="codes.search",le="0.25"} 2\n');
});

it('a search answers as many documents as its limit, and says whether there are more', async () => {
  const { call } = await served();
  for (const aa of ['1', '2']) await call('POST /documents', { facts: facts(aa) });
  const found = async (limit: number) => {
    const { body } = await call(
      `GET /documents?issuerVatNumber=${issuer.vatNumber}&issuedFrom=${issueDate}&issuedTo=${issueDate}&limit=${limit}`,
    );
    return [body.documents.length, body.more];
  };
  expect([await found(1), await found(2), await found(3)]).toEqual([
    [1, true],
    [2, false],
    [2, false],
  ]);
});

it('the OpenAPI document says which members of a path and of a query are needed', async () => {
  const { call } = await served();
  const { body } = await call('GET /openapi.json');
  const needed = (path: string) =>
    body.paths[path].get.parameters.flatMap((each: { name: string; required?: boolean }) =>
      each.required ? [each.name] : [],
    );
  expect(needed('/tables/{table}')).toEqual(['table']);
  expect(needed('/documents')).toEqual(['issuerVatNumber', 'issuedFrom', 'issuedTo']);
  expect(needed('/codes')).toEqual([]);
});
