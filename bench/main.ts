/**
 * `npm run bench -- NAME [VALUES]` measures one thing, in a process of its own. Without a name, it lists what can be
 * measured; the first comment of each file says what it prints and which values it takes.
 */
import { spawnSync } from 'node:child_process';

const FILES: Readonly<Record<string, string>> = {
  calls: 'calls/main.ts',
  compare: 'compare/main.ts',
  growth: 'growth/main.ts',
  bulk: 'bulk/main.ts',
  xml: 'xml/main.ts',
  print: 'print/main.ts',
  serve: 'serve/main.ts',
  sandbox: 'sandbox/main.ts',
  journal: 'journal/main.ts',
  archive: 'journal/archive.ts',
  postgres: 'journal/postgres.ts',
  worker: 'worker/main.ts',
  recovery: 'worker/recovery.ts',
};

const [name = '', ...values] = process.argv.slice(2);
const file = FILES[name];
if (file === undefined) {
  console.error(`npm run bench -- NAME, one of: ${Object.keys(FILES).join(', ')}`);
  process.exit(2);
}
// A worker runs the package as it is built, not the source.
const config = file.startsWith('worker/') ? ['--tsconfig', 'tsconfig.base.json'] : [];
const { status } = spawnSync('npx', ['tsx', ...config, `bench/${file}`, ...values], { stdio: 'inherit' });
process.exitCode = status ?? 1;
