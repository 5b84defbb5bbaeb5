import { expect, it } from 'vitest';
import { versionBefore } from '../../../../src/sending/client/journal/aged.js';
import type { Journal } from '../../../../src/sending/client/journal/journal.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import { withFiles } from '../../journal-sqlite/files.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KEEP = 30 * DAY;
const START = Date.parse('2026-11-20T10:00:00Z');
const files = withFiles();

/** Which states are old, after looking at these times. The states are written one after the other, before each time. */
async function oldAfter(journal: Journal, times: readonly number[], keep = KEEP): Promise<string[]> {
  let before: number | undefined;
  for (const [index, time] of times.entries()) {
    await journal.saveStates({ [`call ${index}`]: index });
    before = await versionBefore(journal, new Date(START + time), keep);
  }
  const old: string[] = [];
  for await (const { name, version } of journal.states({ prefix: 'call ' }))
    if (before !== undefined && version < before) old.push(name);
  return old;
}
const every = (step: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index * step);

it.each([
  ['memory', async () => memoryJournal()],
  ['a file', async () => files.open(files.newFile())],
] as const)('states are old after the time for which they are kept: %s', async (_, made) => {
  expect(await oldAfter(await made(), every(12 * HOUR, 60))).toEqual([]);
  // At 0, and at 12 hours: both were written before the look at 12 hours, 30 days ago.
  expect((await oldAfter(await made(), every(12 * HOUR, 62))).sort()).toEqual(['call 0', 'call 1']);
});

it('no state is old because a clock was 40 days ahead once, for any number of looks at that time', async () => {
  expect(await oldAfter(memoryJournal(), [0, HOUR, 40 * DAY])).toEqual([]);
  expect(await oldAfter(memoryJournal(), [0, HOUR, ...every(6 * HOUR, 40, 40 * DAY)])).toEqual([]);
  // Set right again, it goes on as if nothing had been.
  expect(await oldAfter(memoryJournal(), [0, 40 * DAY, ...every(6 * HOUR, 80)])).toEqual([]);
});

it('no state is old because a clock was set back, or jumps at each start', async () => {
  expect(await oldAfter(memoryJournal(), [...every(DAY, 10), -400 * DAY, ...every(DAY, 10)])).toEqual([]);
  const jumping = every(1, 20).flatMap((index) => [index * HOUR, (400 + index) * DAY]);
  expect(await oldAfter(memoryJournal(), jumping)).toEqual([]);
});

it('a short time is not over after one look at a clock that is ahead', async () => {
  expect(await oldAfter(memoryJournal(), [0, DAY, 2 * DAY, 3 * DAY], HOUR)).toEqual([]);
  expect(await oldAfter(memoryJournal(), [0, ...every(10 * 60_000, 8)], HOUR)).toContain('call 0');
});

it('few times are remembered, however often somebody looks', async () => {
  const journal = memoryJournal();
  await oldAfter(journal, every(HOUR, 2000));
  expect(((await journal.state('parastatiko time')) as { marks: unknown[] }).marks.length).toBeLessThan(110);
});
