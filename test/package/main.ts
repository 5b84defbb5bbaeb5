/**
 * Runs the tests of doors with the package as users install it, in each module system: `npm run test:package` after a build,
 * or `npm run test:package -- share` for few of them that touch every export. Names of module systems run only those:
 * `npm run test:package -- cjs`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { install } from '../../scripts/checks/install.js';
import { doorExports, keyOf, sameAs } from './plan.js';
import { type System, systems } from './plugin.js';

const given = process.argv.slice(2);
const isShare = given.includes('share');
const named = systems.filter((system) => given.includes(system));
// A test compares what `import` gives with what `require` gives, so few tests need only one of them.
const usual: readonly System[] = isShare ? ['esm', 'modules'] : systems;
const wanted = named.length > 0 ? named : usual;
const notes = mkdtempSync(join(tmpdir(), 'parastatiko-package-'));
// Below the project, so that the package finds its dependencies.
const folder = resolve('node_modules/.cache/package');
const problems: string[] = [];

try {
  const installed = install(folder);
  for (const system of wanted) {
    const touched = join(notes, system);
    writeFileSync(touched, '');
    const { status } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.package.config.ts', '--reporter', 'dot'],
      {
        stdio: 'inherit',
        env: {
          ...process.env,
          PACKAGE: system,
          PACKAGE_FOLDER: installed,
          PACKAGE_TOUCHED: touched,
          ...(isShare && { PACKAGE_SHARE: 'yes' }),
        },
      },
    );
    if (status !== 0) problems.push(`${system}: tests fail`);
    const keys = new Set(readFileSync(touched, 'utf8').split('\n'));
    const left = doorExports.filter((each) => !sameAs(each).some((same) => keys.has(keyOf(same))));
    console.log(`${system}: ${doorExports.length - left.length} of ${doorExports.length} exports touched`);
    problems.push(...left.map((each) => `${system}: no test touches ${keyOf(each)}`));
  }
} finally {
  rmSync(notes, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
