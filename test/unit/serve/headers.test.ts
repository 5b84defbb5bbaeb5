import { type AddressInfo, connect } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writing } from '../../../src/tools/cli/serve/writing.js';
import { coffee, issueDate, issuer, served } from './setup.js';

const TOKEN = 'a token of the test';
const facts = {
  type: '11.1',
  series: 'A',
  aa: 'next',
  issueDate,
  issuer,
  lines: [{ ...coffee, quantity: 1, income: 'goods' }],
  payments: [{ type: 3, amount: 'rest' }],
};
const sale = JSON.stringify({ facts });

let port = 0;
let close = () => {};

beforeAll(async () => {
  const { app } = await served({ token: TOKEN });
  const server = serve({ fetch: writing(app), port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false });
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port;
  close = () => void server.close();
});

afterAll(() => close());

/** The answer to a call whose header lines are sent as they are. */
const sent = (
  route: string,
  lines: readonly string[],
  body = '',
): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (data) => {
      text += data;
      // A stream of events has no end.
      if (/^HTTP\/1\.1 200 [\s\S]*text\/event-stream/.test(text)) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () =>
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]),
        body: text.slice(text.indexOf('\r\n\r\n') + 4),
      }),
    );
    const head = [
      `${route} HTTP/1.1`,
      ...lines,
      'Connection: close',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  });

/** What a whole call has. */
const usual: Readonly<Record<string, string>> = {
  Host: 'localhost',
  Authorization: `Bearer ${TOKEN}`,
  'Content-Type': 'application/json',
};

/** A sale with the lines of one header in place of its usual one. */
const withHeader = (name: string, ...values: readonly string[]) => {
  const others = Object.entries({ 'Idempotency-Key': 'usual', ...usual }).filter(([each]) => each !== name);
  const lines = [...others, ...values.map((value) => [name, value])];
  return lines.map(([each, value]) => `${each}: ${value}`);
};

/** Each header that the server reads, with a value that it accepts. */
const headers: Readonly<Record<string, string>> = {
  ...usual,
  'Idempotency-Key': 'k7',
  'If-Match': '*',
  'Last-Event-ID': '0',
  'Content-Encoding': 'identity',
  'Accept-Language': 'en',
};

describe.each(Object.entries(headers))('the header %s', (name, value) => {
  it.each([
    ['empty', ['']],
    ['blank', ['  \t ']],
    ['quoted, with nothing inside', ['""']],
    ['twice', [value, value]],
    ['twice, once empty', [value, '']],
  ])('that is %s is refused by its name', async (_, values) => {
    const isEvents = name === 'Last-Event-ID';
    const answer = await sent(
      isEvents ? 'GET /events/stream' : 'POST /documents',
      withHeader(name, ...values),
      isEvents ? '' : sale,
    );
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).type).toMatch(/^urn:parastatiko:header-(?:empty|twice)$/);
    expect(JSON.parse(answer.body).detail).toContain(name);
  });

  it('is accepted once', async () => {
    const isEvents = name === 'Last-Event-ID';
    const answer = await sent(
      isEvents ? 'GET /events/stream' : 'POST /documents',
      withHeader(name, value),
      isEvents ? '' : sale,
    );
    expect(answer.status).toBe(200);
  });
});

describe('a key', () => {
  const markOf = async (...lines: readonly string[]) => {
    const answer = await sent('POST /documents', [...withHeader('Idempotency-Key'), ...lines], sale);
    return answer.status === 200 ? String(JSON.parse(answer.body).outcome.mark) : answer.status;
  };

  it('that is empty is no key: two customers are not one', async () => {
    expect([await markOf('Idempotency-Key:'), await markOf('Idempotency-Key:')]).toEqual([400, 400]);
  });

  it('that a retry or a proxy has added again files nothing, and the call with one files once', async () => {
    expect(await markOf('Idempotency-Key: k8', 'idempotency-key: k8')).toBe(400);
    expect(await markOf('Idempotency-Key: k8, k8')).toBe(400);
    const mark = await markOf('Idempotency-Key: k8');
    expect(mark).toMatch(/^\d{15}$/);
    expect(await markOf('Idempotency-Key: k8')).toBe(mark);
  });

  it('is the same with quotation marks around it, which may hold a comma', async () => {
    const mark = await markOf('Idempotency-Key: k9');
    expect(await markOf('Idempotency-Key: "k9"')).toBe(mark);
    const other = await markOf('Idempotency-Key: "k9, table 7"');
    expect(other).toMatch(/^\d{15}$/);
    expect(other).not.toBe(mark);
  });
});

it.each([
  ['is empty', '/codes?text=', '/text'],
  ['is blank', '/codes?text=%20', '/text'],
  ['occurs twice', '/codes?text=cash&text=cash', '/text'],
  ['of the stream of events is empty', '/events/stream?after=', '/after'],
  ['of the stream of events occurs twice', '/events/stream?after=1&after=2', '/after'],
])('a member of the query that %s is refused by its name', async (_, path, pointer) => {
  const { status, body } = await sent(`GET ${path}`, withHeader('Idempotency-Key'));
  expect([status, JSON.parse(body).faults]).toEqual([400, [{ pointer, message: expect.any(String) }]]);
});
