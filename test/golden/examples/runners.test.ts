import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { doorNames, sourceOf, specifierOf } from '../../../scripts/checks/doors/doors.js';
import { compiled } from '../../compiled.js';

/** What the runner printed; it is a process of its own, as for a user. */
function run(...args: string[]): string {
  // The variables of this runner would make the other one a part of it.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_TEST|TEST$|NODE_V8)/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1' },
  });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

test('the example tests of a till pass with vitest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parastatiko-vitest-'));
  const config = join(folder, 'vitest.config.mjs');
  const lines = doorNames.map(
    (door) =>
      `{ find: /^${specifierOf(door).replaceAll('/', '\\/')}$/, replacement: '${resolve(sourceOf(door))}' }`,
  );
  writeFileSync(
    config,
    `export default { root: '${resolve('.')}', resolve: { alias: [${lines.join(', ')}] }, test: { include: ['examples/testing/vitest.test.ts'], testTimeout: 60_000 } };\n`,
  );
  try {
    expect(run('node_modules/vitest/vitest.mjs', 'run', '--config', config)).toMatch(/Tests +3 passed \(3\)/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);

test('the example tests of a till pass with the Node test runner', async () => {
  const printed = run('--test', await compiled('examples/testing/node.test.ts'));
  expect(printed).toMatch(/pass 3\b/);
  expect(printed).toMatch(/fail 0\b/);
}, 120_000);
