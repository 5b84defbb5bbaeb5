import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { testsOf } from '../checks/rooms.js';

/** `npm run mutation -- src/totals`: Stryker on one folder, with the tests of that folder (vitest.mutation.config.ts). */
const [given = '', ...options] = process.argv.slice(2);
const folder = given.replaceAll('\\', '/').replace(/\/+$/, '');
if (!folder.startsWith('src/') || !existsSync(folder)) {
  console.error('Name a folder of the source, for example: npm run mutation -- src/totals');
  process.exit(2);
}
const name = folder.slice('src/'.length);
const hasTests = ['unit', 'property'].some((kind) => existsSync(`test/${kind}/${testsOf(name)}`));
if (!hasTests) {
  console.error(`There are no tests for ${folder}: the tests of a folder are in test/unit/${testsOf(name)}.`);
  process.exit(2);
}

const { status } = spawnSync(
  'npx',
  [
    'stryker',
    'run',
    '--mutate',
    `${folder}/**/*.ts`,
    '--incrementalFile',
    `reports/mutation/${name.replaceAll('/', '-')}.json`,
    ...options,
  ],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, MUTATION_FOLDER: name },
  },
);
process.exitCode = status ?? 1;
