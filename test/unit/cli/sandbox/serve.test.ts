import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../../../src/sandbox/sandbox.js';
import { type ServedSandbox, serveSandbox } from '../../../../src/tools/cli/sandbox/serve.js';

let served: ServedSandbox;
beforeAll(async () => {
  const sandbox = await createSandbox({ clock: { now: () => new Date('2026-11-20T10:00:00Z') } });
  served = await serveSandbox(sandbox, '127.0.0.1', 0);
});
afterAll(() => served.close());

/** The status of a GET with this path, unchanged, and this host. */
const statusOf = (path: string, host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(served.baseUrl);
    request({ hostname, port, path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

/** The whole answer to a request that is written as it is. */
const answerTo = (lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(served.baseUrl);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(`${lines.join('\r\n')}\r\n\r\n`));
    socket
      .on('data', (piece) => {
        answer += piece;
      })
      .on('error', reject)
      .on('close', () => resolve(answer));
  });

describe('a sandbox on a port', () => {
  it('shows its pages at localhost, and not at another name', async () => {
    expect(await statusOf('/openapi', 'localhost')).toBe(200);
    expect(await statusOf('/openapi', 'rebound.example')).toBe(403);
  });

  it('takes the host from its header, whatever the path looks like', async () => {
    expect(await statusOf('//localhost/openapi', 'rebound.example')).not.toBe(200);
    expect(await statusOf('/\\localhost/openapi', 'rebound.example')).not.toBe(200);
    expect(await statusOf('/openapi?next=//localhost', 'localhost')).toBe(200);
  });

  it.each([
    'a b',
    '[',
    'localhost:99999',
    'till@localhost',
    'localhost/openapi',
    'localhost?',
    '',
    'ex#mple',
  ])('answers 400 to the host %j', async (host) => {
    const answer = await answerTo(['GET /openapi HTTP/1.1', `Host: ${host}`, 'Connection: close']);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each(['http://[/openapi', 'http://till@localhost/openapi', 'openapi', '*'])(
    'answers 400 to the address %s',
    async (address) => {
      const answer = await answerTo([`GET ${address} HTTP/1.1`, 'Host: localhost', 'Connection: close']);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    },
  );

  it.each(['localhost', 'LOCALHOST:80', '127.0.0.1:8086', '[::1]:8086'])(
    'takes the host %s',
    async (host) => {
      const answer = await answerTo(['GET /openapi HTTP/1.1', `Host: ${host}`, 'Connection: close']);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    },
  );
});
