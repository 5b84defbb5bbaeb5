import { expect, test } from 'vitest';
import { raisesWithoutReason } from '../../../scripts/checks/lines/raises.js';

const page = (...rows: string[]): string =>
  [
    '| date | wing | raise | what for | what could go instead |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
const row = '| 2026-12-01 | tools | +120 | dry runs | nothing: rows/ was looked at |';

test('a lower limit needs no row', () => {
  expect(raisesWithoutReason('', page(), [{ tools: 90 }, { tools: 100 }])).toEqual([]);
});

test('a raise needs a row with its wing, its number and both reasons', () => {
  const versions = [{ tools: 220 }, { tools: 100 }];
  expect(raisesWithoutReason('', page(), versions)).toEqual(['tools +120']);
  expect(raisesWithoutReason('', page(row), versions)).toEqual([]);
  expect(raisesWithoutReason('', page(row.replace('tools', 'print')), versions)).toEqual(['tools +120']);
  expect(raisesWithoutReason('', page(row.replace('nothing: rows/ was looked at', '')), versions)).toEqual([
    'tools +120',
  ]);
});

test('a row counts for one raise', () => {
  const versions = [{ tools: 340 }, { tools: 220 }, { tools: 100 }];
  expect(raisesWithoutReason('', page(row), versions)).toEqual(['tools +120']);
  expect(raisesWithoutReason('', page(row, row), versions)).toEqual([]);
});

test('a raise that a later commit followed down still needs its row', () => {
  const versions = [{ tools: 90 }, { tools: 220 }, { tools: 100 }];
  expect(raisesWithoutReason('', page(), versions)).toEqual(['tools +120']);
});
