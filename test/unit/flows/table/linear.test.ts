import { describe, expect, test } from 'vitest';
import { openTable } from '../../../../src/flows/index.js';
import { refuseContradictions } from '../../../../src/flows/table/consistency.js';
import type { TableState } from '../../../../src/flows/table/state.js';
import { Table } from '../../../../src/flows/table/table.js';
import { bill, issueDate, tavern, wine } from './tavern.js';

/** Ten times the slips are read ten times as often, and not a hundred times. */
const expectLinear = (readsAt: (slips: number) => number): void =>
  expect(readsAt(400)).toBeLessThanOrEqual(11 * readsAt(40));

const markAt = (index: number): string => String(400_001_000_000_000 + index);

/** A table with as many slips of one wine each, every second of which is cancelled with the one before it. */
function tableOf(slips: number, cancelled = false): TableState {
  let table = openTable({ issuer: tavern, series: 'OS' });
  for (let aa = 1; aa <= slips; aa += 1) {
    const lines = [{ ...wine, description: `Wine ${aa}`, quantity: 2 }];
    const step = table.order({ aa: String(aa), issueDate, lines });
    table = step.table.issued(step.document, { mark: markAt(aa) });
    if (!cancelled || aa % 2 === 1) continue;
    const some = [aa - 1, aa].map((wines) => ({ description: `Wine ${wines}`, quantity: 1 }));
    const back = table.cancel({ aa: `90000${aa}`, issueDate, lines: some });
    table = back.table.issued(back.document, { mark: markAt(20_000 + aa) });
  }
  const { checksum: _, ...state } = table.toJSON();
  return state;
}

/** A copy of plain data that counts how often its values are read, also when it is frozen. */
function counted<Value>(value: Value, count: () => void): Value {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value) ? [] : {};
  for (const [name, member] of Object.entries(value)) {
    const inner = counted(member, count);
    const get = () => {
      count();
      return inner;
    };
    Object.defineProperty(copy, name, { get, enumerable: true, configurable: true });
  }
  return copy as Value;
}

/** How often the documents of a table are read by a work. The lists around them are only copied. */
function readsOf(state: TableState, work: (state: TableState) => unknown): number {
  let reads = 0;
  const entries = state.entries.map((entry) =>
    entry.kind === 'found' ? entry : { ...entry, document: counted(entry.document, () => (reads += 1)) },
  );
  const counting = new Table({ ...state, entries }).toJSON();
  reads = 0;
  work(counting);
  return reads;
}

describe('a table of 400 slips', () => {
  test('reads its documents once for its first step, and not for the next ones', () => {
    const orders = (count: number) => (state: TableState) => {
      let next = new Table(state);
      for (let aa = 1; aa <= count; aa += 1) {
        const step = next.order({ aa: `70000${aa}`, issueDate, lines: [{ ...wine, quantity: 1 }] });
        next = step.table.issued(step.document, { mark: markAt(70_000 + aa) });
      }
      return next;
    };
    const state = tableOf(400);
    expect(readsOf(state, orders(1))).toBeLessThan(20 * 400);
    expect(readsOf(state, orders(50))).toBe(readsOf(state, orders(1)));
  });

  test('reads only the slips of the items that are cancelled', () => {
    const cancel = (count: number) => (state: TableState) => {
      const lines = Array.from({ length: count }, (_, wines) => ({
        description: `Wine ${wines + 1}`,
        quantity: 1,
      }));
      return new Table(state).cancel({ aa: '70000', issueDate, lines });
    };
    const more = (slips: number) => {
      const state = tableOf(slips, true);
      return readsOf(state, cancel(20)) - readsOf(state, cancel(10));
    };
    expect(more(400)).toBe(more(40));
  });

  test('reads each document as often as a table of 40 slips does', () => {
    const works: ((table: Table) => unknown)[] = [
      (table) => table.close(bill),
      (table) => table.cancelAll({ aa: '70000', issueDate }),
      (table) => table.remaining(),
      (table) => table.deadlines(new Date('2026-11-20T12:00:00Z')),
      (table) => table.split({ ...slips, lines: table.remaining().flatMap(({ from }) => from) }),
      (table) => table.discount({ ...slips, percent: 10 }),
      (table) => table.close({ ...bill, slips: table.documents().map(({ document }) => document) }),
    ];
    const tables: Record<number, TableState> = { 40: tableOf(40, true), 400: tableOf(400, true) };
    for (const work of works)
      expectLinear((count) => readsOf(tables[count] as TableState, (state) => work(new Table(state))));
  });

  test('is restored in linear time, with many bills or moves', () => {
    const restored = (state: TableState): number => readsOf(state, refuseContradictions);
    expectLinear((count) => restored(tableOf(count, true)));
    expectLinear((count) => {
      let table = new Table(tableOf(count));
      for (let aa = 1; aa <= count / 2; aa += 1) {
        const paid = { ...bill, aa: `80000${aa}`, slips: [{ series: 'OS', aa: String(aa) }] };
        const step = table.close(paid);
        table = step.table.issued(step.document, { mark: markAt(80_000 + aa) });
      }
      const { checksum: _, ...state } = table.toJSON();
      return restored(state);
    });
  });
});

const slips = { order: { aa: '70001', issueDate }, cancellation: { aa: '70002', issueDate } };
