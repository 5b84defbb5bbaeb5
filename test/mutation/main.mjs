import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { compare } from './report.mjs';

/** Of the mutants that can be found at all, so many percent must be found. */
const LEAST = 90;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const percent = (part, whole) => (whole === 0 ? 100 : (100 * part) / whole);

const { status } = spawnSync('npx', ['stryker', 'run', 'stryker.config.mjs', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);

const { total, killed, explained, unexplained, outdated } = compare(
  readJson('reports/mutation/mutation.json'),
  readJson('test/mutation/survivors.json'),
);
// All of nothing would be found: a slip in `--mutate` must not pass for a good result.
if (total === 0) {
  console.error(
    'Nothing was changed: --mutate matches no source of src/money, src/totals or src/rules, or none with code that runs after loading.',
  );
  process.exit(1);
}
const score = percent(killed, total - explained);

for (const { file, line, change } of unexplained) console.log(`survived    ${file}:${line}  ${change}`);
for (const { file, code, change } of outdated) console.log(`outdated    ${file}  ${code}  ${change}`);
console.log(`${total} mutants, ${killed} found: ${percent(killed, total).toFixed(1)} %`);
console.log(
  `${explained} cannot be found (test/mutation/survivors.json); of the others ${score.toFixed(1)} %`,
);
console.log(
  `${unexplained.length} survived without an explanation, ${outdated.length} explanations are outdated`,
);
if (score < LEAST) process.exitCode = 1;
