import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asCents, centsToString, formatExact } from '../../../src/money/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { validateBatch } from '../../../src/rules/validate/validate-batch.js';
import { sumByItem } from '../../../src/totals/by-item.js';
import type { Document, Issue, Related } from '../../../src/types/index.js';

/** Prices in cents and quantities in tenths: whole numbers, so that what is expected needs no arithmetic of ours. */
const MENU = { Coffee: 350, Tea: 200, Cake: 600, Wine: 1990 } as const;
type Item = keyof typeof MENU;
const items = Object.keys(MENU) as Item[];

interface Taken {
  readonly item: Item;
  /** In tenths. */
  readonly quantity: number;
}

const euro = (cents: number): number =>
  Number(`${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
const tenths = (quantity: number): number => Number(`${Math.trunc(quantity / 10)}.${quantity % 10}`);
/** Prices are whole tens of cents or have an even number of tenths, so every line is whole cents. */
const centsOf = ({ item, quantity }: Taken): number => (MENU[item] * quantity) / 10;

const taken = fc.record({
  item: fc.constantFrom(...items),
  quantity: fc.integer({ min: 1, max: 60 }),
});

const documentOf = (
  sample: 'orderSlip' | 'tableClosing',
  aa: number,
  lines: readonly Taken[],
  header: object,
  recType?: number,
): Document => ({
  ...samples[sample],
  invoiceHeader: { ...samples[sample].invoiceHeader, aa: String(aa), ...header },
  invoiceDetails: lines.map((line, index) => ({
    lineNumber: index + 1,
    itemDescr: line.item,
    quantity: tenths(line.quantity),
    measurementUnit: 1,
    netValue: euro(centsOf(line)),
    vatCategory: 2,
    vatAmount: 0,
    ...(recType !== undefined && { recType }),
  })),
  invoiceSummary: {
    ...samples[sample].invoiceSummary,
    totalNetValue: euro(lines.reduce((sum, line) => sum + centsOf(line), 0)),
  },
});

const slipOf = (index: number, lines: readonly Taken[], recType?: number): Related => ({
  document: documentOf('orderSlip', index + 1, lines, {}, recType),
  mark: String(index + 1),
});

/** Orders of one table, and of each of them perhaps a part taken back. */
const table = fc
  .array(fc.tuple(fc.array(taken, { minLength: 1, maxLength: 4 }), fc.nat({ max: 9 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((orders) => {
    const slips: { lines: readonly Taken[]; recType?: number }[] = [];
    const left = new Map<Item, number>();
    const add = ({ item, quantity }: Taken, sign: 1 | -1) =>
      left.set(item, (left.get(item) ?? 0) + sign * quantity);
    for (const [lines, part] of orders) {
      slips.push({ lines });
      for (const line of lines) add(line, 1);
      const back = lines.slice(0, 1).map((line) => ({ ...line, quantity: Math.min(line.quantity, part) }));
      if (part === 0) continue;
      slips.push({ lines: back, recType: 7 });
      for (const line of back) add(line, -1);
    }
    return {
      related: slips.map(({ lines, recType }, index) => slipOf(index, lines, recType)),
      marks: slips.map((_, index) => index + 1),
      rest: [...left].filter(([, quantity]) => quantity > 0).map(([item, quantity]) => ({ item, quantity })),
    };
  })
  .filter(({ rest }) => rest.length > 0);

const closingOf = (marks: readonly number[], lines: readonly Taken[], aa = 56): Document =>
  documentOf('tableClosing', aa, lines, { multipleConnectedMarks: marks });

const ABOUT = /^order\/(?:close|listed|open|slips|credit|cancels)/;
const reported = (issues: readonly Issue[]): Issue[] => issues.filter(({ rule }) => ABOUT.test(rule));
const idsOf = (issues: readonly Issue[]): string[] => reported(issues).map(({ rule }) => rule);

describe('a bill compared with the slips of its table', () => {
  test('matches if it has what is left, in any order of slips, MARKs and lines', () => {
    fc.assert(
      fc.property(table, ({ related, marks, rest }) => {
        const orders = [related, [...related].reverse()].flatMap((slips) =>
          [marks, [...marks].reverse()].map((list) => validate(closingOf(list, rest), { related: slips })),
        );
        for (const { issues } of orders) expect(idsOf(issues)).toEqual([]);
        expect(idsOf(validate(closingOf(marks, [...rest].reverse()), { related }).issues)).toEqual([]);
      }),
    );
  });

  test('differs by exactly what is added to it, in total and by item', () => {
    fc.assert(
      fc.property(table, taken, ({ related, marks, rest }, extra) => {
        const { issues } = validate(closingOf(marks, [extra, ...rest]), { related });
        expect(idsOf(issues)).toEqual([
          'order/close-net-mismatch',
          'order/close-quantity-mismatch',
          'order/close-item-too-much',
        ]);
        const tooMuch = issues.find(({ rule }) => rule === 'order/close-item-too-much');
        expect(tooMuch?.params).toEqual({
          item: extra.item,
          quantity: String(tenths(extra.quantity)),
          net: euro(centsOf(extra)).toFixed(2),
        });
        expect(tooMuch?.path).toEqual(['invoiceDetails', 0]);
      }),
    );
  });

  test('is reported with the slip that it leaves out', () => {
    fc.assert(
      fc.property(table, fc.nat(), ({ related, marks, rest }, at) => {
        fc.pre(marks.length > 1);
        const forgotten = marks[at % marks.length];
        const list = marks.filter((mark) => mark !== forgotten);
        const issues = reported(validate(closingOf(list, rest), { related }).issues);
        expect(
          issues.filter(({ rule }) => rule === 'order/open-slip-not-listed').map(({ params }) => params),
        ).toEqual([{ link: String(forgotten), table: samples.orderSlip.invoiceHeader.tableAA }]);
      }),
    );
  });

  test('matches as a whole if it is split, by line or by slip', () => {
    fc.assert(
      fc.property(table, ({ related, marks, rest }) => {
        const parts = rest.map((line, index) => closingOf(marks, [line], 100 + index));
        const { documents, issues } = validateBatch(parts, { related });
        for (const document of documents) expect(idsOf(document.issues)).toEqual([]);
        // That the parts list the same slips is an error of the request.
        const shared = parts.slice(1).map(() => 'batch/slips-closed-twice');
        expect(issues.map(({ rule }) => rule)).toEqual(shared);
      }),
    );
  });

  test('is checked with any related value, and one that is not a document is reported', () => {
    fc.assert(
      fc.property(
        table,
        fc.anything({ withBigInt: true, withDate: true }),
        ({ related, marks, rest }, odd) => {
          const { issues, skipped } = validate(closingOf(marks, rest), {
            related: [...related, odd as Related],
          });
          expect(idsOf(issues)).toEqual([]);
          const left = skipped.filter(({ layer }) => layer === 'across');
          expect(left.length).toBeGreaterThan(0);
          for (const { params } of left) expect(params['given']).toBe(`related[${related.length}]`);
        },
      ),
    );
  });
});

test('sums by item lose nothing', () => {
  const signedLine = fc.record({
    line: fc.record(
      {
        itemCode: fc.constantFrom('', 'C1', 'C2'),
        itemDescr: fc.constantFrom('', 'Coffee', 'Tea'),
        measurementUnit: fc.constantFrom(1, 2),
        quantity: fc.integer({ min: 1, max: 999 }),
        lineUnitPrice: fc.constantFrom(0, 1, 1.5, 3.095, 3.1, 1e6),
        vatCategory: fc.constantFrom(1, 2),
        netValue: fc.integer({ min: 0, max: 99_999_999 }).map(asCents),
      },
      { requiredKeys: ['quantity', 'vatCategory', 'netValue'] },
    ),
    sign: fc.constantFrom<(1 | -1)[]>(1, -1),
  });
  fc.assert(
    fc.property(fc.array(signedLine), (lines) => {
      const sums = sumByItem(lines);
      const net = lines.reduce((sum, { line, sign }) => sum + sign * line.netValue, 0);
      const quantity = lines.reduce((sum, { line, sign }) => sum + sign * line.quantity, 0);
      const cents = (text: string): number => Number(text.replace('.', ''));
      expect(sums.reduce((sum, each) => sum + cents(centsToString(each.net)), 0)).toBe(net);
      expect(sums.reduce((sum, each) => sum + Number(each.quantity && formatExact(each.quantity)), 0)).toBe(
        quantity,
      );
      expect(sums.flatMap((each) => each.lines.map(({ place }) => place)).sort((a, b) => a - b)).toEqual([
        ...lines.keys(),
      ]);
      const firsts = sums.map((each) => each.lines[0].place);
      expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
    }),
  );
});
