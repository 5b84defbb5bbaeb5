import { english } from '../../../issues/inside.js';
import { archived, wantedDocuments } from './archive.js';
import { hasBody, monthOf, TAKEN_OUT } from './body.js';
import type { ArchivedDocument, DocumentFilter } from './documents.js';
import { numberInKey } from './number-in-key.js';
import { readRetention } from './read-retention.js';
import type { Retention, RetiredMonth } from './retention.js';
import type { JournalRow } from './rows.js';
import { isSettled } from './standings.js';

export function* documentsOf(
  rows: Iterable<JournalRow>,
  filter: DocumentFilter | undefined,
): Generator<ArchivedDocument> {
  const { equal, standing, from, to } = wantedDocuments(filter, english);
  for (const row of rows) {
    const [vatNumber, branch, invoiceType, series, aa] = numberInKey(row) ?? [];
    const day = row.request.about['issueDate'];
    const found: typeof equal = {
      ...{ operation: row.operation, key: row.key, vat_number: vatNumber, branch, series, aa },
      ...{ invoice_type: invoiceType, mark: row.result?.mark, uid: row.result?.uid },
    };
    const isWanted =
      Object.entries(equal).every(
        ([column, value]) => value === undefined || found[column as keyof typeof equal] === value,
      ) &&
      standing?.includes(row.standing) !== false &&
      (from === undefined || (day !== undefined && day >= from)) &&
      (to === undefined || (day !== undefined && day <= to));
    if (isWanted && hasBody(row)) yield archived(row);
  }
}

/** Takes the bodies of old months out. `write` stores a changed row. */
export function retireFrom(
  rows: readonly JournalRow[],
  given: Retention,
  write: (row: JournalRow) => void,
): readonly RetiredMonth[] {
  const { before } = readRetention(given, english);
  const months = new Map<string, JournalRow[]>();
  for (const row of rows) {
    const month = monthOf(row);
    if (month < before && hasBody(row)) months.set(month, [...(months.get(month) ?? []), row]);
  }
  return [...months]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, old]): RetiredMonth => {
      if (!old.every(({ standing }) => isSettled(standing))) return { month, rows: 0, stays: 'open' };
      for (const row of old) write({ ...row, request: { ...row.request, body: TAKEN_OUT } });
      return { month, rows: old.length };
    });
}
