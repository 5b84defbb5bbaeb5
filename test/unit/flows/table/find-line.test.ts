import { describe, expect, it } from 'vitest';
import { openTable, type Table, tableFromJSON } from '../../../../src/flows/index.js';
import { withChecksum } from '../with-checksum.js';
import {
  amounts,
  answered,
  beer,
  cancelled,
  espresso,
  issueDate,
  ordered,
  refused,
  table,
  tavern,
  wine,
} from './tavern.js';

type Ordered = Parameters<typeof ordered>[2];

const cancel = (on: Table, ...lines: object[]) => on.cancel({ aa: '9', issueDate, lines } as never);
const kept = ({ document }: ReturnType<typeof cancel>) =>
  document.invoiceDetails.map(({ itemDescr, itemCode, measurementUnit, quantity }) => [
    itemDescr,
    itemCode,
    measurementUnit,
    quantity,
  ]);
/** What each cancelled line is taken from: the index of the slip, and of the line. */
const takes = (step: ReturnType<typeof cancel>) =>
  step.table.toJSON().entries.flatMap((entry) => (entry.kind === 'cancellation' ? entry.takes : []));

describe('an item that was ordered in two ways is ambiguous, and the refusal says how they differ', () => {
  const one: Ordered = { ...wine, quantity: 1 };

  it.each<[name: string, ways: readonly [object, object], offers: string]>([
    ['prices', [{}, { unitPriceWithVat: '8.50' }], 'unitPriceWithVat 9, unitPriceWithVat 8.5'],
    [
      'a net price and one with VAT',
      [{}, { unitPriceWithVat: undefined, unitPrice: '9' }],
      'unitPriceWithVat 9, unitPrice 9',
    ],
    ['VAT', [{}, { vat: 13 }], 'unitPriceWithVat 9 vat 24, unitPriceWithVat 9 vat 13'],
    ['units', [{}, { unit: 3 }], 'unitPriceWithVat 9 unit 1, unitPriceWithVat 9 unit 3'],
    ['codes', [{ itemCode: 'W1' }, {}], 'unitPriceWithVat 9 itemCode W1, unitPriceWithVat 9 itemCode –'],
    [
      'a discount in percent',
      [{}, { discount: { percent: '10.0' } }],
      'unitPriceWithVat 9, unitPriceWithVat 9 − 10 %',
    ],
    [
      // 1.00 off 9.00 is 0.80 net: 7.26 − 6.45 = 0.81.
      'a discount by amount',
      [{}, { discount: { amount: '1.00' } }],
      'unitPriceWithVat 9, unitPriceWithVat 9 − 0.81',
    ],
    [
      'VAT and prices',
      [{}, { vat: 13, unitPriceWithVat: '8' }],
      'unitPriceWithVat 9 vat 24, unitPriceWithVat 8 vat 13',
    ],
  ])('by %s', (_, [first, second], offers) => {
    const both = ordered(table, '1', { ...one, ...first } as Ordered, { ...one, ...second } as Ordered);
    expect(refused(() => cancel(both, { description: 'Wine', quantity: 1 }))).toEqual([
      { rule: 'table/item-ambiguous', path: ['lines', 0], params: { item: 'Wine', offers } },
    ]);
  });

  it('and names each way once', () => {
    const three = ordered(table, '1', one, { ...one, unitPriceWithVat: '8' }, one);
    expect(refused(() => cancel(three, { description: 'Wine', quantity: 1 }))[0]?.params['offers']).toBe(
      'unitPriceWithVat 9, unitPriceWithVat 8',
    );
  });

  it('unless only one of them has something left', () => {
    const both = ordered(table, '1', one, { ...one, unitPriceWithVat: '8' });
    const rest = answered(cancel(both, { description: 'Wine', quantity: 1, unitPriceWithVat: 8 }));
    expect(
      amounts(rest.cancel({ aa: '10', issueDate, lines: [{ description: 'Wine', quantity: 1 }] })),
    ).toEqual([['Wine', 1, 7.26, 1.74]]);
  });

  it('and still is after both were cancelled', () => {
    const both = ordered(table, '1', one, { ...one, unitPriceWithVat: '8' });
    const none = answered(
      cancel(
        both,
        { description: 'Wine', quantity: 1, unitPriceWithVat: 8 },
        { description: 'Wine', quantity: 1, unitPriceWithVat: 9 },
      ),
    );
    const again = () => none.cancel({ aa: '10', issueDate, lines: [{ description: 'Wine', quantity: 1 }] });
    expect(refused(again).map(({ rule }) => rule)).toEqual(['table/item-ambiguous']);
  });
});

describe('a cancelled line finds its ordered line', () => {
  const tea = { ...beer, description: 'Tea' };
  const open = ordered(
    table,
    '1',
    { ...tea, itemCode: 'T1', quantity: 2 },
    { ...tea, itemCode: 'T2', quantity: 3 },
    { ...beer, unit: 3, quantity: 4 },
    { ...espresso, quantity: 5 },
  );

  it.each<[name: string, line: object, found: unknown]>([
    ['its code', { itemCode: ' T1 ' }, ['Tea', 'T1', 1, 1]],
    ['description and code', { description: 'Tea', itemCode: 'T2' }, ['Tea', 'T2', 1, 1]],
    ['the code of its unit', { description: 'Beer', unit: 3 }, ['Beer', undefined, 3, 1]],
    ['the name of its unit', { description: 'Beer', unit: 'λίτρα' }, ['Beer', undefined, 3, 1]],
    ['its net price', { description: 'Beer', unitPrice: '3.50' }, ['Beer', undefined, 3, 1]],
    ['its line', { description: 'Tea', line: 2 }, ['Tea', 'T2', 1, 1]],
    ['slip and line', { slip: { series: 'OS', aa: '1' }, line: 4 }, ['Espresso', undefined, 1, 1]],
    ['spaces', { description: '  Espresso ' }, ['Espresso', undefined, 1, 1]],
  ])('by %s', (_, line, found) => {
    expect(kept(cancel(open, { ...line, quantity: 1 }))).toEqual([found]);
  });

  it.each<[name: string, line: object, rule: string, params: object]>([
    ['another code', { description: 'Tea', itemCode: 'T3' }, 'table/item-unknown', { item: 'Tea' }],
    ['an unknown code', { itemCode: 'Te' }, 'table/item-unknown', { item: 'Te', meant: 'Tea' }],
    ['another line', { description: 'Tea', line: 3 }, 'table/item-unknown', { item: 'Tea' }],
    [
      'another unit',
      { description: 'Beer', unit: 1 },
      'table/offer-unknown',
      { item: 'Beer', offers: 'unitPrice 3.5' },
    ],
    [
      'another price',
      { description: 'Beer', unitPrice: '3.51' },
      'table/offer-unknown',
      { item: 'Beer', offers: 'unitPrice 3.5' },
    ],
    [
      'a net price instead of one with VAT',
      { description: 'Espresso', unitPrice: '1.00' },
      'table/offer-unknown',
      { item: 'Espresso', offers: 'unitPriceWithVat 1' },
    ],
    [
      'a price with VAT instead of a net one',
      { description: 'Beer', unitPriceWithVat: '3.50' },
      'table/offer-unknown',
      { item: 'Beer', offers: 'unitPrice 3.5' },
    ],
    [
      'another VAT rate',
      { description: 'Beer', vat: 13 },
      'table/offer-unknown',
      { item: 'Beer', offers: 'unitPrice 3.5' },
    ],
  ])('not by %s', (_, line, rule, params) => {
    expect(refused(() => cancel(open, { ...line, quantity: 1 }))).toEqual([
      { rule, path: ['lines', 0], params },
    ]);
  });

  it.each([
    [{ itemCode: 'T1' }, 'T1'],
    [{}, ''],
  ])('even if another program stored the slip without a description, but with %j', (code, item) => {
    const state = JSON.parse(JSON.stringify(ordered(table, '1', { ...tea, quantity: 2 })));
    const [line] = state.entries[0].document.invoiceDetails;
    delete line.itemDescr;
    Object.assign(line, code);
    const found = { slip: { series: 'OS', aa: '1' }, line: 1 };
    expect(refused(() => cancel(tableFromJSON(withChecksum(state)), { ...found, quantity: 3 }))).toEqual([
      {
        rule: 'table/cancel-too-much',
        path: ['lines', 0, 'quantity'],
        params: { item, ordered: '2', cancelled: '0', left: '2', wanted: '3' },
      },
    ]);
  });
});

describe('a cancelled quantity', () => {
  /** Slips 1 to 3 with one, two and one espresso. */
  const three = [1, 2, 1].reduce(
    (on, quantity, index) => ordered(on, String(index + 1), { ...espresso, quantity }),
    openTable({ issuer: tavern, series: 'OS' }),
  );

  it.each([
    [1, [[2, 1]]],
    [2, [[1, 2]]],
    [
      3,
      [
        [2, 1],
        [1, 2],
      ],
    ],
    [
      4,
      [
        [2, 1],
        [1, 2],
        [0, 1],
      ],
    ],
    [
      '2.5',
      [
        [2, 1],
        [1, 1.5],
      ],
    ],
  ])('of %s is taken from the newest line that has it, or from the newest lines', (quantity, expected) => {
    const step = cancel(three, { description: 'Espresso', quantity });
    const quantities = step.document.invoiceDetails.map((line) => line.quantity);
    expect(takes(step).map(({ slip }, index) => [slip, quantities[index]])).toEqual(expected);
  });

  it('skips a line of which nothing is left', () => {
    const less = cancelled(three, '4', 'Espresso', 1);
    expect(takes(cancel(less, { description: 'Espresso', quantity: 3 })).slice(1)).toEqual([
      { slip: 1, line: 0 },
      { slip: 0, line: 0 },
    ]);
  });

  it('is not taken from a slip that has no answer, but others may have it', () => {
    const waiting = three.order({ aa: '4', issueDate, lines: [{ ...espresso, quantity: 2 }] }).table;
    expect(takes(cancel(waiting, { description: 'Espresso', quantity: 2 }))).toEqual([{ slip: 1, line: 0 }]);
    expect(refused(() => cancel(waiting, { description: 'Espresso', quantity: 5 }))).toEqual([
      { rule: 'table/slip-pending', path: ['lines', 0], params: { number: 'OS 4' } },
    ]);
    expect(refused(() => cancel(waiting, { description: 'Espresso', quantity: 7 }))).toEqual([
      {
        rule: 'table/cancel-too-much',
        path: ['lines', 0, 'quantity'],
        params: { item: 'Espresso', ordered: '6', cancelled: '0', left: '6', wanted: '7' },
      },
    ]);
  });

  it('names each document without an answer once', () => {
    const two = ordered(table, '1', { ...espresso, quantity: 1 }, { ...espresso, quantity: 1 });
    const taking = cancel(two, { description: 'Espresso', quantity: 2 }).table;
    const both = taking.notIssued({ series: 'OS', aa: '9' });
    const half = both.cancel({
      aa: '10',
      issueDate,
      lines: [
        { description: 'Espresso', line: 1, quantity: '0.5' },
        { description: 'Espresso', line: 2, quantity: '0.5' },
      ],
    }).table;
    const again = () =>
      half.cancel({ aa: '11', issueDate, lines: [{ description: 'Espresso', quantity: 1 }] });
    expect(refused(again)).toEqual([
      { rule: 'table/slip-pending', path: ['lines', 0], params: { number: 'OS 10' } },
    ]);
  });
});
