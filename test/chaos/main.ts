/**
 * `npm run chaos -- --minutes 30`: workers and tills work while processes are killed and stopped, PostgreSQL loses power,
 * connections are cut, clocks are wrong and a disk is full. Then the sales, the journal and the service are compared.
 * `--older COMMIT` lets half of the tills run the library as it was at that commit. `--seed` makes the same faults in the same order again.
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './run.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    older: { type: 'string' },
    seed: { type: 'string', default: randomUUID() },
  },
});

/** The library as it was at a commit, with the tills of today. */
function treeOf(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'parastatiko-older-'));
  const archive = execFileSync(
    'git',
    ['archive', commit, 'src', 'package.json', 'tsconfig.json', 'tsconfig.base.json'],
    {
      maxBuffer: 1_073_741_824,
    },
  );
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const part of ['chaos', 'passing.ts'])
    cpSync(`test/${part}`, join(folder, 'test', part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

const older = values.older === undefined ? undefined : treeOf(values.older);
console.log(`--seed ${values.seed}`);
const report = await run({
  seed: values.seed,
  workers: 8,
  tills: 50,
  tillsOfProcess: 10,
  duration: Number(values.minutes) * 60_000,
  every: 3000,
  older,
});
if (older !== undefined) rmSync(older, { recursive: true });
if (typeof report === 'string') throw new Error(report);
console.log(JSON.stringify(report, null, 2));
const problems = Object.values(report.findings).flat();
console.log(problems.length === 0 ? 'Issued twice: 0. Lost: 0.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
