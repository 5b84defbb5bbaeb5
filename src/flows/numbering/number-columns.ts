import type { NumberSeries } from '../generated/facts.js';
import type { NumberRecord } from './state.js';
import type { UnusedNumber } from './steps.js';

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

/** What is stored when a number is reserved, in the order of its columns: issue_date, memo, holder, reserved_at. */
export const reservationOf = (record: NumberRecord): (string | null)[] => {
  const { issueDate = null, memo = null, holder = null, reservedAt = null } = record;
  return [issueDate, memo, holder, reservedAt];
};

/** What becomes of a number, in the order of its columns: mark, uid, reason, used_by. */
export function resultOf(record: NumberRecord): (string | null)[] {
  const { mark, uid, reason, usedBy } = record;
  return [mark ?? null, uid ?? null, reason ?? null, usedBy === undefined ? null : JSON.stringify(usedBy)];
}

const WITHOUT_DOCUMENT = 'mark IS NULL AND uid IS NULL';

/** The conditions of `fateOf`. */
export const FATES: Readonly<Record<UnusedNumber, string>> = {
  open: `${WITHOUT_DOCUMENT} AND reason IS NULL AND NOT is_free`,
  burnt: `${WITHOUT_DOCUMENT} AND reason IS NOT NULL`,
  free: `${WITHOUT_DOCUMENT} AND is_free`,
};
