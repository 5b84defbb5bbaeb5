import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { compiled } from '../../compiled.js';

// The example tests with vitest are run as they are (see vitest.config.ts).
test('the example tests of a till pass with the Node test runner', async () => {
  // The variables of this runner would make the other one a part of it.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_TEST|TEST$|NODE_V8)/.test(name)),
  );
  const program = await compiled('examples/testing/node.test.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--test', program], {
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1' },
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  expect(stdout).toMatch(/pass 3\b/);
  expect(stdout).toMatch(/fail 0\b/);
}, 120_000);
