import { describe, expect, it } from 'vitest';
import { operations } from '../../../src/tools/operations/index.js';
import { served } from './setup.js';

type Json = ReturnType<typeof JSON.parse>;

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const guides = {
  list: async () => [{ name: 'http', title: 'Other languages' }],
  read: async (name: string) => (name === 'http' ? '# Other languages\n' : undefined),
};

describe('the first page', () => {
  it.each([
    ['en', 'Greek invoicing documents over HTTP', 'Coffee'],
    ['el', 'Ελληνικά παραστατικά μέσω HTTP', 'Καφές'],
  ])('answers people in %s with a whole sale and links', async (language, title, item) => {
    const { call } = await served({ guides, isSandbox: true, company: '987654324' });
    const { status, body, headers } = await call('GET /', undefined, {
      ...html,
      'accept-language': language,
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    const names = ['curl', 'PowerShell', 'JavaScript', 'Python', 'C#', 'PHP', 'Delphi'];
    for (const name of names) expect(body).toContain(`<h3>${name}`);
    expect(body.split(item)).toHaveLength(8);
    expect(body.split('987654324')).toHaveLength(8);
    for (const [, address] of body.matchAll(/href="(\/[^"]*)"/g))
      expect([address, (await call(`GET ${address}`)).status]).toEqual([address, 200]);
    expect(body).toContain('href="/guides/http"');
  });

  it('answers programs with the same as JSON', async () => {
    const { call } = await served({ isSandbox: true });
    for (const accept of [undefined, '*/*', 'application/json']) {
      const { body } = await call('GET /', undefined, accept === undefined ? {} : { accept });
      expect(body).toMatchObject({ name: 'parastatiko serve', isSandbox: true, openapi: '/openapi.json' });
      expect(body.guides).toBeUndefined();
    }
  });

  it('needs no token, and its samples have one', async () => {
    const { call } = await served({ token: 'open sesame' });
    const { status, body } = await call('GET /', undefined, html);
    expect(status).toBe(200);
    expect(body.split('Bearer TOKEN')).toHaveLength(8);
    expect(body).not.toContain('sesame');
  });
});

it('the page of the embedded sandbox, its files and its service are behind the guard', async () => {
  const asked: string[] = [];
  const sandbox = async ({ url, method }: Request) => {
    asked.push(`${method} ${new URL(url).pathname}`);
    return new Response('page');
  };
  const { call } = await served({ sandbox, token: 'open sesame' });
  expect((await call('GET /sandbox')).status).toBe(401);
  const authorization = 'Bearer open sesame';
  for (const route of ['GET /sandbox', 'GET /_sandbox/page.js', 'POST /api/v1/Provider/SendInvoices'])
    expect((await call(route, route.startsWith('POST') ? {} : undefined, { authorization })).status).toBe(
      200,
    );
  expect(asked).toEqual(['GET /', 'GET /_sandbox/page.js', 'POST /api/v1/Provider/SendInvoices']);
  expect((await (await served()).call('GET /sandbox')).status).toBe(404);
});

describe('an example', () => {
  it('is for the day and the company of the server, with a key of its own', async () => {
    const { call } = await served({ company: '987654324', now: () => new Date('2027-01-01T01:00:00+02:00') });
    const [first, second]: Json[] = [
      (await call('GET /openapi.json')).body,
      (await call('GET /openapi.json')).body,
    ];
    const { facts } = first.paths['/documents'].post.requestBody.content['application/json'].example;
    expect(facts).toMatchObject({ issueDate: '2027-01-01', aa: 'next', issuer: { vatNumber: '987654324' } });
    const keyOf = ({ paths }: Json) =>
      paths['/documents'].post.parameters.find((each: Json) => each.name === 'Idempotency-Key').example;
    expect(keyOf(first)).not.toBe(keyOf(second));
    expect(JSON.stringify(first.paths)).not.toContain('2026-11-20"');
  });

  it('stands for nothing with the real service', async () => {
    const { call } = await served();
    expect((await call('GET /tables/example')).status).toBe(404);
  });
});

it('a repeated call is marked as such, and only that', async () => {
  const { call } = await served();
  const opening = { opening: { issuer: { vatNumber: '800123456', country: 'GR', branch: 0 }, series: 'OS' } };
  const replayed = async (key: string, table: string) =>
    (await call(`PUT /tables/${table}`, opening, { 'idempotency-key': key })).headers.get(
      'idempotent-replayed',
    );
  expect([await replayed('a', '1'), await replayed('a', '1'), await replayed('b', '2')]).toEqual([
    null,
    'true',
    null,
  ]);
  const { body }: { body: Json } = await call('GET /openapi.json');
  for (const { id, route, changes } of operations) {
    const [method = '', path = ''] = route.split(' ');
    const { headers } = body.paths[path][method.toLowerCase()].responses['200'];
    expect([id, headers?.['Idempotent-Replayed'] !== undefined]).toEqual([id, changes]);
  }
});

it('issues and errors of answers name their pages', async () => {
  const { call } = await served();
  const { body } = await call('POST /validate', { document: { invoiceHeader: { invoiceType: '11.1' } } });
  expect(body.issues.length).toBeGreaterThan(0);
  for (const { rule, help } of body.issues) expect(help).toBe(`/rules/${rule}`);
});
