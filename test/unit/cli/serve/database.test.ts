import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runCli, type World } from '../fake-io.js';

/** What PostgreSQL answers to a user that it does not let in. */
const REFUSAL = 'SFATAL\0C28P01\0Mthe till may not come in\0\0';

function refusal(): Buffer {
  const content = Buffer.from(`E0000${REFUSAL}`);
  content.writeInt32BE(content.length - 1, 1);
  return content;
}

/** A server that asks nothing and refuses everybody, so that no command waits for it. It knows who came. */
const came: string[] = [];
const server = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.once('data', (greeting) => {
    came.push(greeting.toString().split('\0').filter(Boolean).join(' '));
    socket.end(refusal());
  });
});
let at = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  at = `127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
});
afterAll(() => void server.close());
beforeEach(() => void came.splice(0));

const run = async (options: readonly string[], world: World = {}) => {
  const { code, stderr } = await runCli(['mcp', ...options], { stdin: '', ...world });
  return { code, stderr };
};
const REFUSED = expect.stringContaining('the till may not come in');
const OURS = [expect.stringContaining('user till database shop')];

describe('the address of the database', () => {
  it('comes from a file or from the environment, where other users do not see its password', async () => {
    const secret = `postgres://till:open-sesame@${at}`;
    for (const found of [
      await run(['--database-file', 'db'], { files: { db: `${secret}\n` } }),
      await run([], { env: { PARASTATIKO_DATABASE: secret } }),
    ]) {
      expect(found).toEqual({ code: 2, stderr: REFUSED });
      expect(found.stderr).not.toMatch(/open-sesame|can see/);
    }
    expect(came).toEqual([...OURS, ...OURS]);
  });

  it.each(['postgres://till:open-sesame@AT', 'postgres://AT?user=till&password=open-sesame'])(
    'with a password in an argument (%s) is reported',
    async (address) => {
      const { code, stderr } = await run(['--database', address.replace('AT', at)]);
      expect([code, stderr]).toEqual([2, expect.stringContaining('can see the password')]);
      expect(stderr).not.toContain('open-sesame');
      expect(came).toEqual(OURS);
    },
  );

  it('without a password may be an argument', async () => {
    expect((await run(['--database', `postgres://till@${at}`])).stderr).not.toContain('can see');
    expect(came).toEqual(OURS);
  });

  it('is given once, and its file exists', async () => {
    const both = await run(['--database', `postgres://till@${at}`, '--database-file', 'db']);
    expect(both.stderr).toContain('not both');
    expect(await run(['--database-file', 'missing'])).toEqual({
      code: 2,
      stderr: expect.stringContaining('missing'),
    });
    expect(came).toEqual([]);
  });
});
