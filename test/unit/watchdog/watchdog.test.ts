import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const run = (program: string) => {
  const code = `import { watchLoops } from './test/watchdog.ts';\nconst tell = watchLoops(1);\n${program}`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 50_000 });
};

it('an endless loop ends its process, with the place where it was', () => {
  const { signal, stderr } = run("tell('one.test.ts > loops');\nfor (;;);");
  expect(signal).toBe('SIGKILL');
  expect(stderr).toContain('one.test.ts > loops: nothing else had a turn for 1 seconds.');
});

it('what waits, and has turns meanwhile, is left alone and ends by itself', () => {
  const { status, stderr } = run('await new Promise((done) => setTimeout(done, 3_000));');
  expect([status, stderr]).toEqual([0, '']);
});
