import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import openapiTypes, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueDate, type Served, served } from './setup.js';

const run = promisify(execFile);

/** Sells and serves a table. Members that the OpenAPI document does not have do not compile. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './api.js';

const [, , baseUrl = '', issueDate = ''] = process.argv;
const { POST, PUT, GET } = createClient<paths>({ baseUrl });
const issuer = { vatNumber: '800123456', country: 'GR', branch: 0 } as const;
const keyed = (key: string) => ({ header: { 'Idempotency-Key': key } });
const table = (key: string) => ({ path: { table: '7' }, ...keyed(key) });

const sale = await POST('/documents', {
  params: keyed('sale 1'),
  body: {
    facts: {
      type: '11.1', series: 'A', aa: '1', issueDate, issuer,
      lines: [{ description: 'Καφές', quantity: 1, unit: 1, unitPriceWithVat: '3.50', vat: 24, income: 'goods' }],
      payments: [{ type: 3, amount: 'rest' }],
    },
  },
});
console.log(sale.data?.outcome.kind);
await PUT('/tables/{table}', { params: table('open'), body: { opening: { issuer, series: 'OS' } } });
const line = { description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 24 };
const order = await POST('/tables/{table}/orders', { params: table('order'), body: { facts: { aa: 'next', issueDate, lines: [line] } } });
console.log(order.data?.outcome.kind);
const shown = await GET('/tables/{table}', { params: { path: { table: '7' } } });
console.log(shown.data?.status, shown.data?.remaining?.length);
const wrong = await POST('/validate', { body: { document: {} as never } });
console.log(wrong.data?.ok, (wrong.data?.issues.length ?? 0) > 0);
const refused = await POST('/build', { body: { facts: { type: '11.1' } } as never });
console.log(refused.error?.status, refused.error?.issues?.[0]?.rule !== undefined);
`;

let folder = '';
let api: Served;
beforeAll(async () => {
  // Below node_modules, so that the program finds the client.
  const cache = resolve('node_modules/.cache/parastatiko');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'client-'));
  api = await served();
  const { body } = await api.call('GET /openapi.json');
  writeFileSync(join(folder, 'api.d.ts'), astToString(await openapiTypes(body)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler prints about a program. */
async function compiled(program: string): Promise<string> {
  writeFileSync(join(folder, 'program.ts'), program);
  const options = '--ignoreConfig --strict --module nodenext --target es2022 --types node --outDir .'.split(
    ' ',
  );
  const compiler = resolve('node_modules/typescript-native/bin/tsc');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const line = [compiler, ...options, 'program.ts'];
  return await run(process.execPath, line, { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { readonly stdout: string }) => stdout,
  );
}

it('a client made from the OpenAPI document compiles, sells, and serves a table', async () => {
  expect(await compiled(PROGRAM)).toBe('');
  const server = serve({
    fetch: api.app.fetch,
    port: 0,
    hostname: '127.0.0.1',
    overrideGlobalObjects: false,
  });
  await new Promise((listening) => server.once('listening', listening));
  try {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const words = [join(folder, 'program.js'), `http://127.0.0.1:${port}`, issueDate];
    const { stdout } = await run(process.execPath, words);
    expect(stdout.trim().split('\n')).toEqual(['issued', 'issued', 'open 1', 'false true', '422 true']);
  } finally {
    server.close();
  }
});

/** The facts of steps. Each member is typed, so that a misspelt or missing one does not compile. */
const STEPS = `
import type { paths } from './api.js';

type FactsOf<Path extends keyof paths> = paths[Path] extends { post: { requestBody?: { content: { 'application/json': infer Body } } } }
  ? Body extends { facts: infer Facts } ? Facts : never
  : never;
type Order = FactsOf<'/tables/{table}/orders'>;
type Closing = FactsOf<'/tables/{table}/closing'>;
type Credit = FactsOf<'/credits'>;
type Charge = FactsOf<'/payments/{payment}/charged'>;
const number = { aa: 'next', issueDate: '2026-11-20' };
const line = { description: 'Καφές', quantity: 2, unit: 1, unitPriceWithVat: '3.50', vat: 24 };
const payments = [{ type: 3, amount: 'rest' }];

export const order: Order = { ...number, series: 'OS', lines: [line] };
export const closing: Closing = {
  ...number, type: '11.1', series: 'R', income: 'goods', payments, slips: [{ series: 'OS', aa: 1 }],
  incomeOf: { Καφές: { category: 'category1_2', type: 'E3_561_003' } },
};
export const credit: Credit = { ...number, series: 'ΠΛ', lines: [{ line: 1, quantity: 1 }], payments };
export const charge: Charge = {
  payment: 0, transactionId: '000417', paymentAmount: '20.00', paymentType: 7, at: '2026-11-20T10:00:00Z',
};
export const wrong = [
  // @ts-expect-error a misspelt member
  { ...order, serie: 'OS' } satisfies Order,
  // @ts-expect-error a misspelt member of a line
  { ...order, lines: [{ ...line, unitPriceWithVAT: '3.50' }] } satisfies Order,
  // @ts-expect-error a classification that does not exist
  { ...closing, income: { category: 'category9_9' } } satisfies Closing,
  // @ts-expect-error a credited line has a number
  { ...credit, lines: [{ quantity: 1 }] } satisfies Credit,
  // @ts-expect-error cash is not charged on a terminal
  { ...charge, paymentType: 3 } satisfies Charge,
  // @ts-expect-error what was charged
  { payment: 0, transactionId: '000417', paymentType: 7 } satisfies Charge,
];
`;

it('a client made from the OpenAPI document knows the members of a table order, a credit and a payment', async () => {
  expect(await compiled(STEPS)).toBe('');
});

it('a client made from the OpenAPI document refuses a misspelt member', async () => {
  const wrong = PROGRAM.replace('document: {}', 'documents: {}').replace("series: 'A',", "serie: 'A',");
  const printed = await compiled(wrong);
  expect(printed).toContain("'documents' does not exist");
  expect(printed).toContain("'serie' does not exist");
});
