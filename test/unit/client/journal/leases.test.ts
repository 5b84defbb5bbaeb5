import { expect, it } from 'vitest';
import { isFirst, mayFollow } from '../../../../src/sending/client/journal/leases.js';
import type { JournalRow } from '../../../../src/sending/client/journal/rows.js';

const held = { holder: 'till 1', run: 'run 1', id: 'lease 1', until: '2026-11-20T10:02:00.000Z' };

it.each([
  ['the same lease again', held, true],
  ['another lease of the same run', { ...held, id: 'lease 2' }, false],
  ['a lease of the same till after a restart', { ...held, run: 'run 2', id: 'lease 2' }, true],
  ['a lease of another till', { ...held, holder: 'till 2', run: 'run 2', id: 'lease 2' }, false],
  [
    'a lease of another till whose run has the same name',
    { ...held, holder: 'till 2', id: 'lease 2' },
    false,
  ],
])('%s may replace one that has not expired: %#', (_, lease, expected) => {
  expect(mayFollow(lease, held)).toBe(expected);
});

it.each([
  ['sending', 1, true],
  ['sending', 2, false],
  ['unknown', 1, false],
] as const)('a row that is %s after %i attempts has only begun: %j', (standing, attempts, expected) => {
  expect(isFirst({ standing, attempts } as JournalRow)).toBe(expected);
});
