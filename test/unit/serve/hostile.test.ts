import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writing } from '../../../src/tools/cli/serve/writing.js';
import { served } from './setup.js';

let port = 0;
/** The errors of the program in its log: no caller can cause one. */
const faults: unknown[] = [];
let close = () => {};

beforeAll(async () => {
  const { app } = await served({ log: (line) => void ('stack' in line && faults.push(line)) });
  const server = serve({ fetch: writing(app), port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  close = () => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  };
});

afterAll(() => close());
afterEach(() => expect(faults).toEqual([]));

/** Writes pieces to a new connection, and returns the status of the first answer; 0 if the connection ends without one. */
const statusOf = (pieces: Iterable<string | Uint8Array>): Promise<number> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const end = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0));
    };
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('\r\n')) end();
    });
    socket.on('error', end);
    socket.on('close', end);
    void (async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return;
        if (!socket.write(piece)) await new Promise((next) => socket.once('drain', next).once('close', next));
      }
    })();
  });

const get = (path: string, ...headers: readonly string[]): string =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;

const post = (path: string, body: string | Uint8Array, ...headers: readonly string[]): Uint8Array => {
  const bytes = Buffer.from(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${bytes.length}`,
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]);
};

const isAlive = async () => (await statusOf([get('/health')])) === 200;

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Faults of the call: 4xx, or the connection is closed. Never a fault of the server, never success. */
const REFUSED = (status: number): boolean => status === 0 || (status >= 400 && status < 500);

describe('a hostile call is refused, and the server lives:', () => {
  const start = 'POST /validate HTTP/1.1\r\nHost: localhost\r\n';
  const smuggled = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n';

  it.each<[string, string | Uint8Array]>([
    ['two lengths', `${start}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabc${smuggled}`],
    [
      'a length beside chunks',
      `${start}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    ['an unknown encoding', `${start}Transfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n${smuggled}`],
    ['a negative length', `${start}Content-Length: -1\r\n\r\n`],
    ['a chunk of no size', `${start}Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n`],
    ['a folded header', `${start}X: a\r\n b\r\nContent-Length: 2\r\n\r\n{}`],
    ['no host', 'GET /health HTTP/1.1\r\n\r\n'],
    ['a foreign host', 'GET /tables HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    ['an address of another site', 'GET http://evil.example/tables HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
    ['a page of another site', get('/tables', 'Origin: https://evil.example')],
    ['an origin that is no address', get('/tables', 'Origin: null')],
    ['headers above the limit', get('/tables', `X: ${'x'.repeat(100_000)}`)],
    ['a key above the limit', post('/documents', '{}', `Idempotency-Key: ${'k'.repeat(100_000)}`)],
    ['a method that does not exist', 'BREW /tables HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['another method', 'DELETE /tables HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['TLS', Uint8Array.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00])],
    ['a path out of the tables', get('/tables/../../etc/passwd')],
    ['an encoded path out of the tables', get('/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd')],
    ['a path with a zero byte', get('/tables/%00')],
    ['a path that is not UTF-8', get('/tables/%ff%fe')],
    ['a broken percent code', get('/tables/%')],
    ['two slashes', get('//evil.example/tables')],
    ['a path of 10,000 letters', get(`/tables/${'7'.repeat(10_000)}`)],
    ['names of every object', get('/tables/__proto__')],
    ['a rule that is not UTF-8', get('/rules/%zz')],
    ['an error that is not UTF-8', get('/errors/%ff')],
    ['a problem with half a code', get('/problems/%')],
    ['a guide with half a code', get('/guides/%e')],
    ['an empty body', post('/validate', '')],
    ['a body that is not JSON', post('/validate', '{"document":')],
    ['a body that is not an object', post('/validate', 'null')],
    ['facts of 100,000 levels', post('/build', `{"facts":${nested(100_000)}}`)],
    ['a body in UTF-16', post('/validate', Buffer.from('{"document":{}}', 'utf16le'))],
    ['a body that is not UTF-8', post('/build', Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]))],
    ['a body in gzip', post('/validate', Uint8Array.from([0x1f, 0x8b, 8, 0]), 'Content-Encoding: gzip')],
    ['a body of another type', post('/validate', '<a/>')],
    ['facts with own prototypes', post('/build', '{"facts":{"__proto__":{"type":"11.1"},"constructor":1}}')],
    ['a number beyond all numbers', post('/build', '{"facts":{"aa":1e999}}')],
    ['an XML bomb', post('/from-xml', JSON.stringify({ xml: '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>' }))],
  ])('%s', async (_, bytes) => {
    const status = await statusOf([bytes]);
    expect(status).toSatisfy(REFUSED);
    expect(await isAlive()).toBe(true);
  });
});

describe('a body', () => {
  const chunked = (body: string): string =>
    `POST /validate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

  it('in chunks is read like one with a stated length', async () => {
    expect(await statusOf([chunked('{"document":{}}')])).toBe(200);
    expect(await statusOf([chunked('{"document":')])).toBe(400);
  });

  it.each([
    ['a stated length', 'Content-Length: 1000\r\n\r\n{"document":'],
    ['chunks', 'Transfer-Encoding: chunked\r\n\r\nc\r\n{"document":'],
  ])('that is cut off within %s harms nobody', async (_, beginning) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /validate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${beginning}`,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.resetAndDestroy();
    expect(await isAlive()).toBe(true);
  });

  it('in many pieces is read as a whole', async () => {
    const bytes = post('/validate', `{"document":{}, "related": [${' '.repeat(300_000)}]}`);
    const pieces = Array.from({ length: 7 }, (_, index) => bytes.slice(index * 50_000, (index + 1) * 50_000));
    expect(await statusOf(pieces)).toBe(200);
  });

  it('of 100,000 levels is refused', async () => {
    expect(await statusOf([post('/validate', `{"document":${nested(100_000)}}`)])).toBe(400);
  });

  it('in the Greek encoding of Windows is refused, because its letters would be lost', async () => {
    const greek = Uint8Array.from([
      ...Buffer.from('{"document":{"x":"'),
      0xca,
      0xe1,
      0xf6,
      0xdd,
      ...Buffer.from('"}}'),
    ]);
    expect(await statusOf([post('/validate', greek)])).toBe(400);
  });

  it('is not needed to ask for the headers only', async () => {
    expect(await statusOf(['HEAD /tables HTTP/1.1\r\nHost: localhost\r\n\r\n'])).toBe(200);
  });
});

describe('a body of 100 MB', () => {
  const piece = Buffer.alloc(65_536, 0x20);
  const size = 100_000_000;
  const start = 'POST /validate HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

  function* pieces(head: string, before: (length: number) => string): Generator<string | Uint8Array> {
    yield head;
    for (let sent = 0; sent < size; sent += piece.length) {
      yield before(piece.length);
      yield piece;
    }
  }

  it('is refused by its stated length', async () => {
    expect(await statusOf(pieces(`${start}Content-Length: ${size}\r\n\r\n`, () => ''))).toBe(413);
    expect(await isAlive()).toBe(true);
  });

  it('is refused in chunks of no stated length, and not held in memory', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const head = `${start}Transfer-Encoding: chunked\r\n\r\n`;
    const chunked = pieces(head, (length) => `\r\n${length.toString(16)}\r\n`);
    expect(await statusOf(skipFirstBreak(chunked))).toBe(413);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(size / 2);
    expect(await isAlive()).toBe(true);
  });

  it('whose caller never reads the answer is ended', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const ended = new Promise<true>((resolve) => socket.once('close', () => resolve(true)));
    socket.pause();
    socket.write(`${start}Transfer-Encoding: chunked\r\n\r\n`);
    const write = (): void => {
      const more = `${piece.length.toString(16)}\r\n${piece.toString('latin1')}\r\n`;
      while (!socket.destroyed && socket.write(more));
    };
    socket.on('drain', write);
    write();
    expect(await ended).toBe(true);
    expect(await isAlive()).toBe(true);
  });
});

/** The first chunk has no line break before its size. */
function* skipFirstBreak(pieces: Iterable<string | Uint8Array>): Generator<string | Uint8Array> {
  let index = 0;
  for (const piece of pieces) {
    yield index === 1 && typeof piece === 'string' ? piece.trimStart() : piece;
    index += 1;
  }
}

describe('a slow caller', () => {
  it('holds up nobody', async () => {
    const slow = Array.from({ length: 50 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write('POST /validate HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{');
      return socket;
    });
    expect(await isAlive()).toBe(true);
    expect(await statusOf([post('/validate', '{"document":{}}')])).toBe(200);
    for (const socket of slow) socket.destroy();
  });
});
