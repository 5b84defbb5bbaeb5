import { describe, expect, it } from 'vitest';
import { openTable } from '../../../../src/flows/index.js';
import { Refusing } from '../../../../src/flows/shared/refusing.js';
import { documentNumber, has, indexOfDocument } from '../../../../src/flows/table/numbers.js';
import type { Fate, OrderEntry, TableState } from '../../../../src/flows/table/state.js';
import type { Document } from '../../../../src/types/index.js';
import { issueDate, markOf, ordered, refused, table, tavern, wine } from './tavern.js';

const open = ordered(table, '1', { ...wine, quantity: 1 });
/** An order of the same table that was built before, and is not in its state. */
const { document } = open.order({ aa: '2', issueDate, lines: [{ ...wine, quantity: 1 }] });
const withHeader = (header: object) => ({
  ...document,
  invoiceHeader: { ...document.invoiceHeader, ...header },
});
const ruleOf = (given: object) =>
  refused(() => open.issued(given as typeof document, { mark: markOf('2') })).map(({ rule }) => rule);

it('an order of this table that is not in its state is told to be placed', () => {
  expect(ruleOf(document)).toEqual(['table/order-not-placed']);
  expect(ruleOf(withHeader({ totalCancelDeliveryOrders: false }))).toEqual(['table/order-not-placed']);
});

it.each([
  ['a total cancellation', { totalCancelDeliveryOrders: true }],
  ['a document of another type', { invoiceType: '11.1' }],
  ['an order of another table', { tableAA: '8d7f2a52-4c1e-4a55-9c0a-3a1b2c3d4e5f' }],
  ['an order without a table', { tableAA: undefined }],
])('%s that is not in its state is unknown', (_, header) => {
  expect(ruleOf(withHeader(header))).toEqual(['table/document-unknown']);
});

it('a slip of the same number belongs to this table only with its tableAA', () => {
  const other = withHeader({ aa: '1', tableAA: '8d7f2a52-4c1e-4a55-9c0a-3a1b2c3d4e5f' });
  expect(ruleOf(other)).toEqual(['table/document-unknown']);
});

it('an order without a table is unknown on a table without slips', () => {
  const given = withHeader({ tableAA: undefined }) as typeof document;
  expect(
    refused(() => openTable({ issuer: tavern }).issued(given, { mark: markOf('2') })).map(({ rule }) => rule),
  ).toEqual(['table/document-unknown']);
});

it.each<[string, object, ReturnType<typeof documentNumber>]>([
  ['a series and a number', { series: 'OS', aa: '7' }, { series: 'OS', aa: '7', type: undefined }],
  ['with a type', { series: 'OS', aa: '7', type: '8.6' }, { series: 'OS', aa: '7', type: '8.6' }],
  [
    'a header',
    { invoiceHeader: { series: 'OS', aa: '7', invoiceType: '11.1' }, series: 'X', aa: '1' },
    { series: 'OS', aa: '7', type: '11.1' },
  ],
  [
    'the invoiceType before the type',
    { series: 'OS', aa: '7', invoiceType: '8.4', type: '8.6' },
    { series: 'OS', aa: '7', type: '8.4' },
  ],
  [
    'a type that is no text',
    { series: 'OS', aa: '7', type: 8.6 },
    { series: 'OS', aa: '7', type: undefined },
  ],
  ['a series that is no text', { series: 5, aa: '7' }, undefined],
  ['no number', { series: 'OS' }, undefined],
])('the number of a document from %s', (_, given, number) => {
  expect(documentNumber(given)).toEqual(number);
});

describe('the document that is meant by a number', () => {
  const tableAA = 'one';
  const entry = (invoiceType: string, fate: Fate, more: object = {}): OrderEntry => ({
    kind: 'order',
    document: {
      invoiceHeader: { series: 'OS', aa: '7', invoiceType, tableAA },
      invoiceDetails: [],
      ...more,
    } as unknown as Document,
    prices: [],
    fate,
  });
  const state = (...entries: OrderEntry[]) => ({ tableAA, entries }) as unknown as TableState;
  const number = { series: 'OS', aa: '7' };
  const meant = (on: TableState, which: unknown = number) =>
    indexOfDocument(on, which, new Refusing(undefined), []);

  it('has the series, the number and, if it is given, the type', () => {
    const order = entry('8.6', 'issued');
    const asked = { ...number, type: undefined };
    expect(has(order, asked)).toBe(true);
    expect(has(order, { ...asked, type: '8.6' })).toBe(true);
    expect(has(order, { ...asked, series: 'X' })).toBe(false);
    expect(has(order, { ...asked, aa: '8' })).toBe(false);
    expect(has(order, { ...asked, type: '11.1' })).toBe(false);
  });

  it.each<[string, OrderEntry[], number]>([
    ['the newest', [entry('8.6', 'issued'), entry('8.6', 'pending')], 1],
    ['the newest that was not refused', [entry('8.6', 'issued'), entry('8.6', 'notIssued')], 0],
    ['not a refused one of another type', [entry('11.1', 'notIssued'), entry('8.6', 'pending')], 1],
    [
      'the newest refused one, if all were refused',
      [entry('8.6', 'notIssued'), entry('8.6', 'notIssued')],
      1,
    ],
  ])('is %s', (_, entries, place) => {
    expect(meant(state(...entries))).toBe(place);
  });

  it.each<Fate>(['issued', 'notIssued'])('is ambiguous if two types with it were %s', (fate) => {
    expect(refused(() => meant(state(entry('8.6', fate), entry('11.1', fate))))).toEqual([
      { rule: 'table/document-ambiguous', path: [], params: { number: 'OS 7', types: '8.6, 11.1' } },
    ]);
  });

  it('is exactly the document that was given, even if a newer one has its number', () => {
    const entries = [entry('8.6', 'issued'), entry('8.6', 'pending', { transmissionFailure: 1 })];
    expect(meant(state(...entries), structuredClone(entries[0]?.document))).toBe(0);
  });

  it('is another version of it with the same tableAA', () => {
    const given = entry('8.6', 'issued', { transmissionFailure: 1 }).document;
    expect(meant(state(entry('8.6', 'issued')), given)).toBe(0);
  });
});
