import type { NumberSeries } from '../generated/facts.js';
import type { NumberRecord } from './state.js';

/** The values of a series in a table, in the order of its columns: vat_number, branch, invoice_type, series. */
export const valuesOf = ({ vatNumber, branch, invoiceType, series }: NumberSeries): (string | number)[] => [
  vatNumber,
  branch,
  invoiceType,
  series,
];

/** The series in a row of such a table. */
export const seriesIn = (row: Readonly<Record<string, unknown>>): NumberSeries => ({
  vatNumber: String(row['vat_number']),
  branch: Number(row['branch']),
  invoiceType: String(row['invoice_type']) as NumberSeries['invoiceType'],
  series: String(row['series']),
});

const TEXTS = {
  issue_date: 'issueDate',
  memo: 'memo',
  holder: 'holder',
  reserved_at: 'reservedAt',
  mark: 'mark',
  uid: 'uid',
  reason: 'reason',
} as const satisfies Readonly<Record<string, keyof NumberRecord>>;

/** The record of a number in a row of its table. */
export function recordIn(
  row: Readonly<Record<string, unknown>>,
  parse: (text: string) => unknown,
): NumberRecord {
  const texts = Object.entries(TEXTS).flatMap(([column, member]) =>
    typeof row[column] === 'string' ? [[member, row[column]]] : [],
  );
  const usedBy = row['used_by'];
  return {
    aa: String(row['aa']),
    ...Object.fromEntries(texts),
    // SQLite has no type for it.
    ...((row['is_free'] === true || row['is_free'] === 1) && { isFree: true as const }),
    ...(typeof usedBy === 'string' && { usedBy: parse(usedBy) as NonNullable<NumberRecord['usedBy']> }),
  };
}
