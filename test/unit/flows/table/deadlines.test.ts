import { expect, test } from 'vitest';
import { openTable, tableFromOpenOrders } from '../../../../src/flows/index.js';
import { answered, beer, bill, cancelled, issueDate, ordered, table, tavern, wine } from './tavern.js';

const tableAA = '6d1f0a52-8c3e-4b7f-9a41-2e5c7b90d314';
const now = new Date('2026-11-20T18:00:00Z');
const [uid, other] = ['A'.repeat(40), 'B'.repeat(40)];
const at = (
  aa: string,
  mark: string | undefined,
  issuedAt: string,
  on = openTable({ issuer: tavern, series: 'OS', tableAA }),
) => {
  const step = on.order({ aa, issueDate, lines: [{ ...beer, quantity: 1 }] });
  return step.table.issued(step.document, { ...(mark === undefined ? { uid } : { mark }), issuedAt });
};

test('the most urgent slip comes first, whatever the order of the slips', () => {
  const late = at('1', '1', '2026-11-20T12:00:00Z');
  const early = at('2', '2', '2026-11-20T10:00:00Z', late);
  const middle = at('3', '3', '2026-11-20T11:00:00Z', early);
  expect(middle.deadlines(now).map(({ slip }) => slip)).toEqual(['OS 2', 'OS 3', 'OS 1']);
  // Those of a closing that has no answer come in the same order.
  const closing = middle.close({ ...bill, slips: [{ series: 'OS', aa: '3' }] });
  expect(closing.table.deadlines(now).map(({ slip, next }) => [slip, next])).toEqual([
    ['OS 2', 'close'],
    ['OS 3', 'search'],
    ['OS 1', 'close'],
  ]);
});

test('a slip is named by its number, and has the MARK or UID that is known', () => {
  const [offline] = at('1', undefined, '2026-11-20T12:00:00Z').deadlines(now);
  expect(offline).toEqual({
    slip: 'OS 1',
    uid,
    since: '2026-11-20T12:00:00.000Z',
    passesAt: '2026-11-21T12:00:00.000Z',
    left: 64_800_000,
    blocks: false,
    next: 'close',
  });
  expect(Object.keys(offline ?? {})).not.toContain('mark');
  const step = table.order({ aa: '1', issueDate, lines: [{ ...beer, quantity: 1 }] });
  const [waiting] = step.table.deadlines(now);
  expect(Object.keys(waiting ?? {})).toEqual(['slip', 'since', 'passesAt', 'left', 'blocks', 'next']);
});

test('a slip that is known only from its record has no time, and comes last', () => {
  const found = tableFromOpenOrders({
    issuer: tavern,
    series: 'OS',
    tableAA,
    orders: [
      { mark: '400001000000011', uid, quantityProducts: 1, totalNet: 3.5 },
      { mark: '0', uid: other, quantityProducts: 1, totalNet: 3.5 },
    ],
  });
  const records = [
    { slip: '400001000000011', mark: '400001000000011', uid, blocks: false, next: 'close' },
    { slip: other, uid: other, blocks: false, next: 'close' },
  ];
  expect(found.deadlines(now)).toEqual(records);
  const more = at('1', '1', '2026-11-20T12:00:00Z', found);
  expect(more.deadlines(now).map(({ slip }) => slip)).toEqual(['OS 1', '400001000000011', other]);
  // A closing that has no answer lists both.
  const closing = found.close({ ...bill, lines: [{ ...beer, quantity: 2, income: 'goods' }] });
  expect(closing.table.deadlines(now)).toEqual(records.map((each) => ({ ...each, next: 'search' })));
});

test('a slip of which nothing is left is cancelled, unless a slip that is closed with it has something left', () => {
  const two = ordered(ordered(table, '1', { ...wine, quantity: 1 }), '2', { ...beer, quantity: 1 });
  const nexts = (on: typeof two) =>
    Object.fromEntries(on.deadlines(now).map(({ slip, next }) => [slip, next]));
  const empty = cancelled(two, '3', 'Wine', 1);
  expect(nexts(empty)).toEqual({ 'OS 1': 'cancel', 'OS 2': 'close', 'OS 3': 'cancel' });
  const tied = answered(
    empty
      .order({ aa: '4', issueDate, lines: [{ ...wine, quantity: 1 }] })
      .table.issued({ series: 'OS', aa: '4' }, { mark: '4' })
      .cancel({ aa: '5', issueDate, lines: [{ description: 'Beer', quantity: 1 }] }),
  );
  expect(nexts(tied)).toEqual({
    'OS 1': 'cancel',
    'OS 2': 'cancel',
    'OS 3': 'cancel',
    'OS 4': 'close',
    'OS 5': 'cancel',
  });
});
