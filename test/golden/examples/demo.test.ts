import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the demo prints what is checked in, and writes a payload for each document', async () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'examples/demo/main.ts'],
    {
      encoding: 'utf8',
    },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).not.toContain('\u001b');
  expect(stdout).not.toMatch(/undefined|NaN|\[object/);
  await expect(stdout).toMatchFileSnapshot('demo.txt');
  const written = readdirSync('out/demo').filter((file) => /^\d\d-/.test(file));
  expect(written).toHaveLength(10);
}, 30_000);
