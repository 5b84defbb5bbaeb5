import { expect, it } from 'vitest';
import { withFiles } from './files.js';

const files = withFiles();
const at = (second: number): string => new Date(Date.UTC(2026, 10, 20, 10, 0, second)).toISOString();

it('a limit is kept by two processes with the same file, in any minute', async () => {
  const file = files.newFile();
  const [one, other] = [await files.open(file), await files.open(file)];
  const limit = { name: 'onboarding 5f2c', most: 3, per: 60_000 };
  expect(await one.turn?.({ ...limit, at: at(0) })).toBe(0);
  expect(await other.turn?.({ ...limit, at: at(10) })).toBe(0);
  expect(await one.turn?.({ ...limit, at: at(50) })).toBe(0);
  expect(await other.turn?.({ ...limit, at: at(55) })).toBe(5000);
  expect(await other.turn?.({ ...limit, name: 'onboarding 77aa', at: at(55) })).toBe(0);
  expect(await other.turn?.({ ...limit, at: at(60) })).toBe(0);
  expect(await one.turn?.({ ...limit, at: at(61) })).toBe(9000);
  // The clock was set back: nothing waits longer than a minute.
  expect(await one.turn?.({ ...limit, at: at(-3600) })).toBe(0);
});
