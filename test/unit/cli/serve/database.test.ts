import { describe, expect, it } from 'vitest';
import { runCli, type World } from '../fake-io.js';

/** Nobody listens on this port, so each database that is found cannot be reached. */
const PLAIN = 'postgres://till@127.0.0.1:1/shop';
const SECRET = 'postgres://till:open-sesame@127.0.0.1:1/shop';

const run = async (options: readonly string[], world: World = {}) => {
  const { code, stderr } = await runCli(['mcp', ...options], { stdin: '', ...world });
  return { code, stderr };
};
const AWAY = expect.stringContaining('127.0.0.1');

describe('the address of the database', () => {
  it('comes from a file or from the environment, where other users do not see its password', async () => {
    for (const found of [
      await run(['--database-file', 'db'], { files: { db: `${SECRET}\n` } }),
      await run([], { env: { PARASTATIKO_DATABASE: SECRET } }),
    ]) {
      expect(found).toEqual({ code: 2, stderr: AWAY });
      expect(found.stderr).not.toMatch(/open-sesame|can see/);
    }
  });

  it.each([SECRET, 'postgres://127.0.0.1:1/shop?user=till&password=open-sesame'])(
    'with a password in an argument (%s) is reported',
    async (address) => {
      const { code, stderr } = await run(['--database', address]);
      expect([code, stderr]).toEqual([2, expect.stringContaining('can see the password')]);
      expect(stderr).not.toContain('open-sesame');
    },
  );

  it('without a password may be an argument', async () => {
    const { stderr } = await run(['--database', PLAIN]);
    expect(stderr).not.toContain('can see');
  });

  it('is given once, and its file exists', async () => {
    expect((await run(['--database', PLAIN, '--database-file', 'db'])).stderr).toContain('not both');
    expect(await run(['--database-file', 'missing'])).toEqual({
      code: 2,
      stderr: expect.stringContaining('missing'),
    });
  });
});
