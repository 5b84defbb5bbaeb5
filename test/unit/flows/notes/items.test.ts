import { describe, expect, it } from 'vitest';
import { itemName, NoteItems, remainingItem } from '../../../../src/flows/notes/items.js';
import type { LineView } from '../../../../src/rules/engine/rule.js';

const line = (more: object): LineView =>
  ({ lineNumber: 1, vatCategory: 1, netValue: 0, ...more }) as LineView;
const chairs = { itemCode: 'K-1', itemDescr: 'Καρέκλα', measurementUnit: 1 };

describe('the items of delivery notes', () => {
  it('count what was delivered, returned and invoiced, in one unit', () => {
    const items = new NoteItems([
      { line: line({ ...chairs, quantity: 5 }), as: 'delivered' },
      { line: line({ ...chairs, quantity: 2, measurementUnit: 2 }), as: 'delivered' },
      { line: line({ ...chairs, quantity: 1 }), as: 'returned' },
      { line: line({ ...chairs, quantity: 6 }), as: 'invoiced' },
      { line: line({ itemDescr: 'Τραπέζι', quantity: 9 }), as: 'invoiced' },
    ]);
    expect(items.all.map(remainingItem)).toStrictEqual([
      { ...chairs, delivered: 5, returned: 1, invoiced: 6, remaining: 0, tooMuch: 2 },
      { ...chairs, measurementUnit: 2, delivered: 2, returned: 0, invoiced: 0, remaining: 2, tooMuch: 0 },
    ]);
  });

  it('are matched without a unit only if there is one unit', () => {
    const invoiced = { line: line({ itemDescr: 'Λάδι', quantity: 1 }), as: 'invoiced' } as const;
    const inLitres = {
      line: line({ itemDescr: 'Λάδι', quantity: 5, measurementUnit: 3 }),
      as: 'delivered',
    } as const;
    const inPieces = {
      line: line({ itemDescr: 'Λάδι', quantity: 5, measurementUnit: 1 }),
      as: 'delivered',
    } as const;
    expect(new NoteItems([inLitres, invoiced]).all.map(remainingItem)).toStrictEqual([
      {
        itemDescr: 'Λάδι',
        measurementUnit: 3,
        delivered: 5,
        returned: 0,
        invoiced: 1,
        remaining: 4,
        tooMuch: 0,
      },
    ]);
    const both = new NoteItems([inLitres, inPieces, invoiced]).all.map(remainingItem);
    expect(both.map((each) => each.invoiced)).toEqual([0, 0]);
  });

  it('name only what they have, and leave out lines without a quantity', () => {
    const items = new NoteItems([
      { line: line({ itemDescr: 'Μεταφορά' }), as: 'delivered' },
      { line: line({ itemCode: 'X-9', quantity: 1 }), as: 'delivered' },
    ]);
    expect(items.all.map(remainingItem)).toStrictEqual([
      { itemDescr: 'Μεταφορά', delivered: 0, returned: 0, invoiced: 0, remaining: 0, tooMuch: 0 },
      { itemCode: 'X-9', delivered: 1, returned: 0, invoiced: 0, remaining: 1, tooMuch: 0 },
    ]);
  });

  it('are meant by code, or else by a description of an item without a code, in the named unit', () => {
    const items = new NoteItems([
      { line: line({ ...chairs, quantity: 5 }), as: 'delivered' },
      { line: line({ itemDescr: 'Τραπέζι', quantity: 1, measurementUnit: 1 }), as: 'delivered' },
    ]);
    const meant = (named: Parameters<NoteItems['meant']>[0]) =>
      items.meant(named).map(({ line: { itemDescr } }) => itemDescr);
    expect(meant({ itemCode: 'K-1' })).toEqual(['Καρέκλα']);
    expect(meant({ itemCode: 'T-9', itemDescr: 'Τραπέζι' })).toEqual(['Τραπέζι']);
    expect(meant({ itemCode: 'T-9' })).toEqual([]);
    expect(meant({ itemDescr: 'Τραπέζι', unit: 1 })).toEqual(['Τραπέζι']);
    expect(meant({ itemDescr: 'Τραπέζι', unit: 'kg' })).toEqual([]);
    expect(meant({ itemDescr: 'Τραπέζι', unit: true as never })).toEqual([]);
  });
});

it('an item that is named by nothing has a dash for its name', () => {
  expect(itemName({ line: { lineNumber: 1 } } as never)).toBe('–');
  expect(itemName({ line: { lineNumber: 1, itemCode: 'K1' } } as never)).toBe('K1');
});

it('a code that no note has is not replaced by the description of an item that has another code', () => {
  const line = { lineNumber: 1, itemDescr: 'Καρέκλα', itemCode: 'K1', quantity: 2, measurementUnit: 1 };
  const items = new NoteItems([{ line: line as never, as: 'delivered' }]);
  expect(items.meant({ itemCode: 'K2', itemDescr: 'Καρέκλα' })).toEqual([]);
  expect(items.meant({ itemCode: 'K2' })).toEqual([]);
  expect(items.meant({ itemCode: 'K1', unit: 5n })).toEqual([]);
});

it('exactly nothing left is neither short nor too much', () => {
  const line = (quantity: number) => ({ lineNumber: 1, itemDescr: 'Καρέκλα', quantity, measurementUnit: 1 });
  const items = new NoteItems([
    { line: line(2) as never, as: 'delivered' },
    { line: line(2) as never, as: 'invoiced' },
  ]);
  expect(items.all.map(remainingItem)).toMatchObject([{ remaining: 0, tooMuch: 0, delivered: 2 }]);
  expect(Object.is(remainingItem(items.all[0] as never).remaining, 0)).toBe(true);
});
