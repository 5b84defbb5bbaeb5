import { describe, expect, it } from 'vitest';
import { beer, espresso, issueDate, markOf, ordered, refused, table, wine } from './tavern.js';

const open = ordered(table, '1', { ...wine, quantity: 2 }, { ...espresso, quantity: 1 });
const cancel = (line: object) => open.cancel({ aa: '9', issueDate, lines: [line] } as never);
const kept = (line: object) =>
  cancel(line).document.invoiceDetails.map(({ itemDescr, quantity }) => [itemDescr, quantity]);

describe('a line of a cancellation', () => {
  it.each<[object, string, unknown]>([
    [{ description: 5 }, 'description', 5],
    [{ description: 'Wine', itemCode: 5 }, 'itemCode', 5],
    [{ description: 'Wine', line: 0 }, 'line', 0],
    [{ description: 'Wine', line: 1.5 }, 'line', 1.5],
    [{ description: 'Wine', vatCategory: 0 }, 'vatCategory', 0],
    [{ description: 'Wine', unit: 'barrels of it' }, 'unit', 'barrels of it'],
    [{ description: 'Wine', unit: true }, 'unit', 'boolean'],
  ])('%j has a value of the wrong form', (line, member, found) => {
    expect(refused(() => cancel({ quantity: 1, ...line }))).toEqual([
      { rule: 'table/value-form', path: ['lines', 0, member], params: { member, found } },
    ]);
  });

  it('is not refused for a member without a value', () => {
    expect(kept({ description: 'Wine', quantity: 1, foo: undefined })).toEqual([['Wine', 1]]);
    expect(refused(() => cancel({ description: 'Wine', quantity: 1, foo: null }))).toEqual([
      { rule: 'table/member-not-taken', path: ['lines', 0, 'foo'], params: { member: 'foo' } },
    ]);
  });

  it('names its item, or both its slip and its line', () => {
    const slip = { mark: markOf('1') };
    expect(kept({ quantity: 1, slip, line: 2 })).toEqual([['Espresso', 1]]);
    for (const line of [{}, { slip }, { line: 2 }]) {
      expect(refused(() => cancel({ quantity: 1, ...line }))).toEqual([
        { rule: 'table/item-missing', path: ['lines', 0], params: {} },
      ]);
    }
  });

  it('names a slip of its table', () => {
    const slip = { series: 'OS', aa: '77' };
    expect(refused(() => cancel({ description: 'Wine', quantity: 1, slip }))).toEqual([
      { rule: 'table/document-unknown', path: ['lines', 0, 'slip'], params: { number: 'OS 77' } },
    ]);
  });
});

it('a move whose cancellation was refused keeps only the lines that it takes from', () => {
  const two = ordered(
    ordered(table, '1', { ...wine, quantity: 2 }, { ...espresso, quantity: 1 }),
    '2',
    { ...beer, quantity: 1 },
    { ...wine, quantity: 2 },
  );
  const step = two.split({
    order: { aa: '21', issueDate },
    cancellation: { aa: '22', issueDate },
    lines: [{ description: 'Wine', quantity: 3 }],
  });
  const moved = step.table.issued(step.order, { mark: markOf('21') }).notIssued(step.cancellation);
  const take = (description: string) =>
    moved.cancel({ aa: '9', issueDate, lines: [{ description, quantity: 1 }] });
  expect(take('Espresso').document.invoiceDetails).toHaveLength(1);
  expect(take('Beer').document.invoiceDetails).toHaveLength(1);
  expect(refused(() => take('Wine'))).toEqual([
    { rule: 'table/move-unfinished', path: ['lines', 0], params: { number: 'OS 21', next: 'cancel' } },
  ]);
});
