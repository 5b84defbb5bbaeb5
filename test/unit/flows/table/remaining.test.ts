import { expect, test } from 'vitest';
import { cancelled, ordered, table } from './tavern.js';

const slip = { type: '8.6', series: 'OS', aa: '1' };

test('an item has only the members that its order states', () => {
  const priced = ordered(
    table,
    '1',
    { description: 'Wine', itemCode: 'W1', unit: 1, quantity: 2, unitPrice: '5', vat: 24 },
    { description: 'Menu', unit: 1, quantity: 1, net: '3', vat: 24 },
    { description: 'Beer', itemCode: 'B7', unit: 1, quantity: 1, unitPriceWithVat: '1.24', vat: 24 },
  );
  const rest = { unit: 1, vatCategory: 1 };
  expect(priced.remaining()).toStrictEqual([
    {
      description: 'Wine',
      itemCode: 'W1',
      quantity: '2',
      unitPrice: '5',
      ...rest,
      net: '10.00',
      vat: '2.40',
      gross: '12.40',
      from: [{ slip, line: 1, quantity: '2' }],
    },
    {
      description: 'Menu',
      quantity: '1',
      ...rest,
      net: '3.00',
      vat: '0.72',
      gross: '3.72',
      from: [{ slip, line: 2, quantity: '1' }],
    },
    {
      description: 'Beer',
      itemCode: 'B7',
      quantity: '1',
      unitPriceWithVat: '1.24',
      ...rest,
      net: '1.00',
      vat: '0.24',
      gross: '1.24',
      from: [{ slip, line: 3, quantity: '1' }],
    },
  ]);
});

test('a cancellation takes from the newest slip first', () => {
  const wine = { description: 'Wine', unit: 1, unitPrice: '5', vat: 24 } as const;
  const two = ordered(ordered(table, '1', { ...wine, quantity: 2 }), '2', { ...wine, quantity: 1 });
  const [left] = cancelled(two, '3', 'Wine', 1).remaining();
  expect([left?.quantity, left?.gross]).toEqual(['2', '12.40']);
  expect(left?.from).toEqual([{ slip, line: 1, quantity: '2' }]);
});
