import { addCents, centsOfNumber, centsToString, parseDecimal, roundToCents } from '../../money/index.js';
import type { Document } from '../../types/index.js';
import { numberIn, type Sign } from './decimals.js';
import type { Row } from './sheet.js';

/** What a column may state that is computed: the mapping compares it with the document. */
const AMOUNTS = {
  '=net': ['net'],
  '=vat': ['vat'],
  '=gross': ['gross'],
  '=total': ['gross', 'net'],
} as const;

export type Comparison = keyof typeof AMOUNTS;
type Amount = 'net' | 'vat' | 'gross';

export const isComparison = (path: string): path is Comparison => Object.hasOwn(AMOUNTS, path);

/** A column whose amounts are compared. */
export interface CheckedColumn {
  readonly heading: string;
  readonly index: number;
  readonly of: Comparison;
}

/** A document that was built of rows: one for each line. */
export interface BuiltRows {
  readonly rows: readonly Row[];
  readonly document: Document;
}

/** An amount that the sheet states otherwise than the document. */
export interface Difference {
  readonly row: Row;
  readonly stated: string;
  readonly computed: string;
}

/**
 * The amounts of a column that differ. They may be those of the lines or of the whole document: all cells of a column are the
 * same, so what fits most of them counts. Where both fit as many, the cells repeat an amount of the document.
 */
export function differencesIn(
  { index, of }: CheckedColumn,
  documents: readonly BuiltRows[],
  sign: Sign | undefined,
): readonly Difference[] {
  const readings = (['document', 'line'] as const).flatMap((level) =>
    AMOUNTS[of].map((amount) =>
      documents.flatMap(({ rows, document }) =>
        rows.flatMap((row, at) => {
          const cell = row.shown?.get(index) ?? row.cells[index] ?? '';
          if (cell === '') return [];
          const computed = level === 'line' ? ofLine(document, at, amount) : ofDocument(document, amount);
          return inCents(cell, sign) === computed ? [] : [{ row, stated: cell, computed }];
        }),
      ),
    ),
  );
  return readings.reduce((best, other) => (other.length < best.length ? other : best));
}

/** The amount of a cell with two decimals. A cell without a clear amount stays as it is, and so differs. */
function inCents(cell: string, sign: Sign | undefined): string {
  const read = numberIn(cell, sign);
  const number = read.kind === 'number' ? parseDecimal(read.text) : undefined;
  return number?.ok === true ? centsToString(roundToCents(number.value)) : cell;
}

function ofLine({ invoiceDetails }: Document, at: number, amount: Amount): string {
  const { netValue = 0, vatAmount = 0 } = invoiceDetails[at] ?? {};
  return textOf(netValue, vatAmount, amount);
}

function ofDocument({ invoiceSummary }: Document, amount: Amount): string {
  const { totalNetValue, totalVatAmount, totalGrossValue } = invoiceSummary;
  const cents = centsOfNumber(totalGrossValue);
  if (amount === 'gross' && cents !== undefined) return centsToString(cents);
  return textOf(totalNetValue, totalVatAmount, amount);
}

function textOf(netValue: number, vatAmount: number, amount: Amount): string {
  const [net, vat] = [centsOfNumber(netValue), centsOfNumber(vatAmount)];
  if (net === undefined || vat === undefined) return '';
  return centsToString(amount === 'net' ? net : amount === 'vat' ? vat : addCents(net, vat));
}
