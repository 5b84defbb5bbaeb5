import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classificationAllowed, type InvoiceType } from '../../../src/codes/index.js';
import { type CreditLine, creditOf, RefusedStepError, remainingOf } from '../../../src/flows/index.js';
import { salesInvoice } from '../../../src/rules/examples/invoices.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { documentOf } from '../../../src/testing/arbitraries/documents.js';
import type { Document, IssuedDocument } from '../../../src/types/index.js';
import { RUNS } from '../../runs.js';
import { withLines } from '../../unit/flows/credit/credit.js';
import {
  cents,
  centsText,
  type ModelLine,
  type ModelMeasure,
  modelLine,
  partOfQuantity,
  quantityText,
  share,
  takeOff,
} from './credit-model.js';

/** Whole sequences: ten thousand of them take minutes. */
const numRuns = Math.min(10_000, RUNS);

const MARK = '400001970000109';
const CREDITED: readonly InvoiceType[] = [
  ...(['1.1', '1.2', '1.3', '1.4', '1.6', '2.1', '2.2', '2.3', '2.4'] as const),
  ...(['3.1', '3.2', '11.1', '11.2', '11.3', '11.5'] as const),
];

/** Which line, by what, and how many thousandths of what it has left. */
const ask = fc.record({
  line: fc.nat({ max: 3 }),
  by: fc.constantFrom('quantity', 'quantity', 'net', 'gross', 'all'),
  thousandths: fc.integer({ min: 1, max: 1000 }),
});
const credits = fc.array(fc.array(ask, { minLength: 1, maxLength: 3 }), { maxLength: 5 });
type Ask = typeof ask extends fc.Arbitrary<infer Value> ? Value : never;

const hasLeft = (line: ModelLine): boolean => line.net + line.vat > 0n;

/** An ask as a measure of what the line has left; `undefined` when nothing of it can be asked for. */
function measureOf(line: ModelLine, { by, thousandths }: Ask): ModelMeasure | undefined {
  if (!hasLeft(line)) return undefined;
  const part = BigInt(thousandths);
  if (by === 'quantity' && line.quantity !== undefined) {
    const value = partOfQuantity(line.quantity, part);
    return value === 0n ? { by: 'all' } : { by, value };
  }
  if (by === 'net' || by === 'gross') {
    const value = ((by === 'net' ? line.net : line.net + line.vat) * part) / 1000n;
    return value === 0n ? { by: 'all' } : { by, value };
  }
  return { by: 'all' };
}

const statedAs = (measure: ModelMeasure): Partial<Record<'quantity' | 'net' | 'gross', string>> =>
  measure.by === 'all'
    ? {}
    : { [measure.by]: measure.by === 'quantity' ? quantityText(measure.value) : centsText(measure.value) };

/** Whether the rows of a sale may stand on its credit; where they may not, the caller has to say what does. */
function fits(document: Document, isCorrelated: boolean): boolean {
  const { invoiceType } = document.invoiceHeader;
  const type = invoiceType.startsWith('11.') ? '11.4' : isCorrelated ? '5.1' : '5.2';
  return document.invoiceDetails
    .flatMap(({ incomeClassification = [], expensesClassification = [] }) => [
      ...incomeClassification,
      ...expensesClassification,
    ])
    .every(({ classificationCategory, classificationType }) =>
      ['allowed', 'inherits', 'type-forbidden'].includes(
        classificationAllowed(type, classificationCategory ?? '', classificationType),
      ),
    );
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);

const SUMS = [
  'totalNetValue',
  'totalVatAmount',
  'totalWithheldAmount',
  'totalFeesAmount',
  'totalStampDutyAmount',
  'totalOtherTaxesAmount',
  'totalDeductionsAmount',
  'totalGrossValue',
] as const;

test('any sequence of credits ends with exactly nothing left, and never exceeds the document', () => {
  const original = fc.constantFrom(...CREDITED).chain((type) => documentOf(type));
  fc.assert(
    fc.property(original, credits, fc.boolean(), (document, plan, isLinked) => {
      const isCorrelated = isLinked || document.invoiceHeader.invoiceType.startsWith('3.');
      fc.pre(fits(document, isCorrelated));
      const issued: IssuedDocument = { document, mark: MARK };
      const left = new Map(document.invoiceDetails.map((line) => [line.lineNumber, modelLine(line)]));
      const taxesLeft = (document.taxesTotals ?? []).map(({ taxAmount }) => cents(taxAmount));
      const earlier: IssuedDocument[] = [];

      const credit = (lines: readonly CreditLine[] | undefined, expected: Map<number, ModelLine>): void => {
        const before =
          sum([...left.values()].map(({ net }) => net)) + sum([...expected.values()].map(({ net }) => net));
        const made = creditOf(issued, {
          series: 'ΠΙΣ',
          aa: earlier.length + 1,
          issueDate: '2026-11-20',
          correlated: isCorrelated,
          payments: [{ type: 3, amount: 'rest' }],
          lines,
          earlier,
        });
        const report = validate(made.document, { related: [issued, ...earlier] });
        expect(report.ok).toBe(true);
        expect(made.document.invoiceDetails.map(modelLine)).toEqual([...expected.values()]);
        expect(made.document.invoiceDetails.map(({ lineNumber }) => lineNumber)).toEqual([
          ...expected.keys(),
        ]);
        const net = sum([...expected.values()].map((line) => line.net));
        const taxes = taxesLeft.map((tax, index) => {
          const part = before === 0n ? tax : share(tax, net, before);
          taxesLeft[index] = tax - part;
          return part;
        });
        const rows = (made.document.taxesTotals ?? []).map(({ taxAmount }) => cents(taxAmount));
        expect(rows.filter((tax) => tax > 0n)).toEqual(taxes.filter((tax) => tax > 0n));
        for (const [number, line] of left) {
          const reported = made.remaining.lines.find(({ lineNumber }) => lineNumber === number);
          expect([cents(reported?.netValue), cents(reported?.vatAmount)]).toEqual([line.net, line.vat]);
          expect(line.net >= 0n && line.vat >= 0n && line.taxes.every((tax) => tax >= 0n)).toBe(true);
        }
        earlier.push({ document: made.document, mark: String(400001970000200 + earlier.length) });
        expect(remainingOf(issued, earlier)).toEqual(made.remaining);
      };

      for (const asks of plan) {
        const lines: CreditLine[] = [];
        const expected = new Map<number, ModelLine>();
        for (const each of asks) {
          const number = document.invoiceDetails[each.line]?.lineNumber ?? 1;
          const line = left.get(number);
          const measure = line && measureOf(line, each);
          if (line === undefined || measure === undefined || expected.has(number)) continue;
          lines.push({ line: number, ...statedAs(measure) } as unknown as CreditLine);
          expected.set(number, takeOff(line, measure));
        }
        if (lines.length > 0) credit(lines, expected);
      }

      // What was free of charge from the start is credited with the rest, by its quantity.
      const rest = document.invoiceDetails.filter(({ lineNumber, netValue, vatAmount }) => {
        const line = left.get(lineNumber);
        const isFree = netValue === 0 && vatAmount === 0;
        return line !== undefined && (hasLeft(line) || (isFree && line.quantity !== 0n));
      });
      if (rest.length > 0) {
        const taken = rest.map(({ lineNumber }): [number, ModelLine] => [
          lineNumber,
          takeOff(left.get(lineNumber) as ModelLine, { by: 'all' }),
        ]);
        credit(undefined, new Map(taken));
      }

      expect(remainingOf(issued, earlier)).toMatchObject({
        totalNetValue: 0,
        totalVatAmount: 0,
        totalGrossValue: 0,
        isSettled: true,
      });
      for (const total of SUMS) {
        const credited = sum(earlier.map((each) => cents(each.document.invoiceSummary[total])));
        expect([total, credited]).toEqual([total, cents(document.invoiceSummary[total])]);
      }
      expect(() =>
        creditOf(issued, { series: 'Χ', aa: '1', issueDate: '2026-11-20', payments: [], earlier }),
      ).toThrow(/credit\/nothing-left/);
    }),
    { numRuns },
  );
});

/** An invoice of one item at several prices, and of another one, its sums added up in whole cents. */
const lineOfOneItem = fc.record({
  quantity: fc.constantFrom(undefined, 2, 4, 10),
  price: fc.constantFrom(0, 50, 100, 200, 333),
  measurementUnit: fc.constantFrom(1, 2),
});
const oneItem: fc.Arbitrary<Document> = fc
  .array(lineOfOneItem, { minLength: 1, maxLength: 4 })
  .filter((lines) => lines.some(({ price }) => price > 0))
  .map((lines): Document => {
    const figures = lines.map(({ quantity, price, measurementUnit }) => {
      const net = BigInt(quantity ?? 1) * BigInt(price);
      const vat = (net * 24n + 50n) / 100n;
      return { quantity, price, measurementUnit, net, vat };
    });
    // Another item, so that the totals alone do not limit what is credited of the first.
    const other = { itemDescr: 'Σερβίτσιο', quantity: 1, measurementUnit: 3, netValue: 500, vatAmount: 120 };
    const net = sum(figures.map((line) => line.net)) + 50_000n;
    const vat = sum(figures.map((line) => line.vat)) + 12_000n;
    const boxes = figures.map((line) => ({
      itemDescr: 'Κουτί',
      ...(line.quantity !== undefined && {
        quantity: line.quantity,
        measurementUnit: line.measurementUnit,
        lineUnitPrice: Number(centsText(BigInt(line.price))),
      }),
      netValue: Number(centsText(line.net)),
      vatAmount: Number(centsText(line.vat)),
    }));
    const totals = { net: Number(centsText(net)), vat: Number(centsText(vat)) };
    return withLines(salesInvoice, [...boxes, other], { ...totals, gross: Number(centsText(net + vat)) });
  });

/** What a caller may ask of a line, whether it has so much or not. */
const wish = fc.record({
  line: fc.integer({ min: 1, max: 4 }),
  by: fc.constantFrom('quantity', 'net', 'all'),
  pieces: fc.constantFrom(1, 2, 5, 10),
  /** Of its net value, in percent: what is left of a line may come to the price of another one. */
  percent: fc.constantFrom(10n, 25n, 50n, 100n),
});
/** Lines of one credit, and how another program wrote it, if one did. */
const wishes = fc.array(
  fc.record({
    lines: fc.array(wish, { minLength: 1, maxLength: 3 }),
    anew: fc.constantFrom(undefined, 'numbered' as const, 'merged' as const),
  }),
  {
    minLength: 1,
    maxLength: 6,
  },
);

type Line = Document['invoiceDetails'][number];

/** How another program writes a credit: with numbers of its own, and maybe one line for all pieces of a unit. */
function writtenAnew(document: Document, how: 'numbered' | 'merged'): Document {
  const lines: Line[] = [];
  for (const {
    lineUnitPrice,
    totalNetPriceBeforeDiscount,
    totalDiscountValue,
    ...line
  } of document.invoiceDetails) {
    const same = lines.findIndex(
      (each) => each.quantity !== undefined && each.measurementUnit === line.measurementUnit,
    );
    const one = how === 'merged' && line.quantity !== undefined ? lines[same] : undefined;
    if (one === undefined)
      lines.push({ ...line, ...(how === 'numbered' && lineUnitPrice && { lineUnitPrice }) });
    else lines[same] = together(one, line);
  }
  const from = how === 'merged' ? 100 : 1;
  return { ...document, invoiceDetails: lines.map((line, index) => ({ ...line, lineNumber: index + from })) };
}

const together = (one: Line, other: Line): Line => {
  const netValue = Number(centsText(cents(one.netValue) + cents(other.netValue)));
  const [row] = one.incomeClassification ?? [];
  return {
    ...one,
    quantity: (one.quantity ?? 0) + (other.quantity ?? 0),
    netValue,
    vatAmount: Number(centsText(cents(one.vatAmount) + cents(other.vatAmount))),
    ...(row && { incomeClassification: [{ ...row, amount: netValue }] }),
  };
};

test('no credits exceed a line or a total, and their order does not matter', () => {
  fc.assert(
    fc.property(
      oneItem,
      wishes,
      fc.boolean(),
      fc.infiniteStream(fc.nat()),
      (document, plan, mixed, draws) => {
        const issued: IssuedDocument = { document, mark: MARK };
        const earlier: Document[] = [];
        const credit = (lines: readonly CreditLine[] | undefined, anew?: 'numbered' | 'merged'): boolean => {
          try {
            const made = creditOf(issued, {
              series: 'ΠΙΣ',
              aa: earlier.length + 1,
              issueDate: '2026-11-20',
              payments: [{ type: 3, amount: 'rest' }],
              lines,
              earlier,
            });
            earlier.push(mixed && anew !== undefined ? writtenAnew(made.document, anew) : made.document);
            return true;
          } catch (error) {
            if (!RefusedStepError.isRefusedStepError(error)) throw error;
            return false;
          }
        };
        for (const { lines, anew } of plan) {
          const distinct = [...new Map(lines.map((line) => [line.line, line])).values()];
          credit(
            distinct.map(({ line, by, pieces, percent }): CreditLine => {
              if (by === 'quantity') return { line, quantity: pieces };
              const net = cents(document.invoiceDetails[line - 1]?.netValue);
              return by === 'all' ? { line } : { line, net: centsText((net * percent) / 100n) };
            }),
            anew,
          );
        }
        const ended = credit(undefined);
        // With nothing left, nothing of 0.00 can be credited for ever.
        if (ended) expect(credit(undefined)).toBe(false);

        for (const total of ['totalNetValue', 'totalVatAmount'] as const) {
          const credits = sum(earlier.map(({ invoiceSummary }) => cents(invoiceSummary[total])));
          expect(credits <= cents(document.invoiceSummary[total])).toBe(true);
        }
        // However its lines are numbered, an item is never credited for more pieces than there were.
        for (const unit of [1, 2]) {
          const pieces = ({ invoiceDetails }: Document): number =>
            invoiceDetails
              .filter(({ measurementUnit }) => measurementUnit === unit)
              .reduce((count, { quantity = 0 }) => count + quantity, 0);
          expect(earlier.reduce((count, each) => count + pieces(each), 0)).toBeLessThanOrEqual(
            pieces(document),
          );
        }
        if (!mixed) {
          for (const { lineNumber, quantity = 0, netValue, vatAmount } of document.invoiceDetails) {
            const taken = earlier
              .flatMap(({ invoiceDetails }) => invoiceDetails)
              .filter((line) => line.lineNumber === lineNumber);
            expect(taken.reduce((pieces, line) => pieces + (line.quantity ?? 0), 0)).toBeLessThanOrEqual(
              quantity,
            );
            expect(sum(taken.map((line) => cents(line.netValue))) <= cents(netValue)).toBe(true);
            expect(sum(taken.map((line) => cents(line.vatAmount))) <= cents(vatAmount)).toBe(true);
          }
        }

        const left = remainingOf(issued, earlier);
        const shuffled = earlier
          .map((each) => ({ each, at: draws.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => each);
        expect(remainingOf(issued, shuffled)).toEqual(left);
        expect(remainingOf(issued, [...earlier].reverse())).toEqual(left);
      },
    ),
    { numRuns },
  );
});
