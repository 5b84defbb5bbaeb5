import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Table, TableMoveStep } from '../../../../src/flows/index.js';
import { RUNS } from '../../../runs.js';
import { bill, issueDate, markOf, ordered, refused, table } from '../../../unit/flows/table/tavern.js';

const cents = (amount: number | undefined): number => Math.round((amount ?? Number.NaN) * 100);

/** Both tables after both halves of a share were issued. */
function settled({ table: here, other: there, order, cancellation }: TableMoveStep): [Table, Table] {
  const mark = markOf(order.invoiceHeader.aa);
  return [
    here.issued(order, { mark }).issued(cancellation, { mark: markOf(cancellation.invoiceHeader.aa) }),
    there.issued(order, { mark }),
  ];
}

/** A table for each share: the last one keeps what is left. */
function divided(whole: Table, shares: number): Table[] {
  const tables: Table[] = [];
  let rest = whole;
  for (let share = shares; share > 1; share--) {
    const [order, cancellation] = [100 + share, 200 + share].map((aa) => ({ aa: String(aa), issueDate }));
    const step = rest.split({ share, order, cancellation } as never);
    const [left, guest] = settled(step);
    tables.push(guest);
    rest = left;
  }
  return [...tables, rest];
}

const line = fc.record({
  lead: fc.constantFrom('unitPriceWithVat', 'unitPrice', 'gross', 'net'),
  // From 1.00, so that each share of a line is at least a cent.
  price: fc.integer({ min: 100, max: 99_999 }),
  quantity: fc.constantFrom('1', '2', '3', '7', '0.75', '1.255'),
  vat: fc.constantFrom(24, 13, 6),
  percent: fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
});

test('shares of a bill add up to it, and differ by a cent for each line, or a few', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 2, max: 9 }),
      fc.boolean(),
      (lines, shares, isTwoSlips) => {
        const slips = isTwoSlips && lines.length > 1 ? [lines.slice(1), lines.slice(0, 1)] : [lines];
        let place = 0;
        const whole = slips.reduce(
          (on, slip, index) =>
            ordered(
              on,
              String(index + 1),
              ...(slip.map(({ lead, price, quantity, vat, percent }) => ({
                description: `Item ${place++}`,
                quantity,
                unit: 1,
                vat,
                [lead]: `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`,
                ...(percent !== undefined && { discount: { percent } }),
              })) as unknown as Parameters<typeof ordered>[2][]),
            ),
          table,
        );
        const single = whole.close(bill).document.invoiceSummary;
        const bills = divided(whole, shares).map((on) => on.close(bill).document);
        const sum = (of: (document: (typeof bills)[number]) => number | undefined): number =>
          bills.reduce((all, document) => all + cents(of(document)), 0);
        // The stated prices stay exact: with VAT in what is paid, without VAT in the net value.
        if (lines.every(({ lead }) => lead === 'unitPriceWithVat' || lead === 'gross'))
          expect(sum((document) => document.invoiceSummary.totalGrossValue)).toBe(
            cents(single.totalGrossValue),
          );
        if (lines.every(({ lead }) => lead === 'unitPrice' || lead === 'net'))
          expect(sum((document) => document.invoiceSummary.totalNetValue)).toBe(cents(single.totalNetValue));
        const paid = bills.map((document) => cents(document.invoiceSummary.totalGrossValue));
        const odd = lines.map(({ lead, percent }) =>
          percent === undefined && (lead === 'unitPriceWithVat' || lead === 'gross') ? 1 : 5,
        );
        expect(Math.max(...paid) - Math.min(...paid)).toBeLessThanOrEqual(
          odd.reduce((all, each) => all + each, 0),
        );
      },
    ),
    { numRuns: Math.min(RUNS, 10_000) },
  );
});

test('a coffee for three is 1.17, 1.16 and 1.17', () => {
  const coffee = { description: 'Coffee', unit: 1, vat: 24, unitPriceWithVat: '3.50', quantity: 1 };
  const bills = divided(ordered(table, '1', coffee), 3).map((on) => on.close(bill).document);
  // 3.50 less 2.33 (two thirds of it) is 1.17, and 2.33 less 1.17 is 1.16.
  expect(
    bills.map(({ invoiceDetails: [first], invoiceSummary }) => [
      first?.quantity,
      invoiceSummary.totalGrossValue,
    ]),
  ).toEqual([
    [0.333333, 1.17],
    [0.333333, 1.16],
    [0.333334, 1.17],
  ]);
});

test('what costs less than a cent in a share stays for the last one', () => {
  const sweet = { description: 'Sweet', unit: 1, vat: 24, unitPriceWithVat: '0.01', quantity: 1 };
  const gift = { ...sweet, description: 'Gift', unitPriceWithVat: '0' };
  const wine = { ...sweet, description: 'Wine', unitPriceWithVat: '9.00' };
  const [hers, rest] = divided(ordered(table, '1', wine, gift), 2);
  expect(hers?.remaining().map(({ description, gross }) => [description, gross])).toEqual([['Wine', '4.50']]);
  expect(rest?.remaining().map(({ description }) => description)).toEqual(['Wine', 'Gift']);
  const slips = { order: { aa: '21', issueDate }, cancellation: { aa: '22', issueDate } };
  expect(refused(() => ordered(table, '1', gift).split({ ...slips, share: 2 }))).toEqual([
    { rule: 'table/share-form', path: ['share'], params: { found: 2 } },
  ]);
});
