import type { Journal } from '../../client/journal/journal.js';
import { listed } from '../../client/journal/listed.js';
import type { JournalRow, Operation } from '../../client/journal/rows.js';
import type { Context } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { clean } from '../output/clean.js';
import { textOf } from '../service/options.js';
import { rowJson } from '../service/row-text.js';
import { options } from './options.js';

const MARK = /^\d{15}$/;
const UID = /^[0-9A-Fa-f]{40}$/;
const TYPE = /^\d{1,2}\.\d{1,2}$/;

const OPERATIONS: ReadonlySet<string> = new Set([
  'issue',
  'complete-payment',
  'complete-old-invoice',
  'cancel-note',
] satisfies Operation[]);

/** The rows that people name: by operation and key, or by series and number, also with the type, by MARK or by UID. */
export async function rowsNamed(
  journal: Journal,
  operands: readonly string[],
  { values, words }: Pick<Context, 'values' | 'words'>,
): Promise<readonly JournalRow[]> {
  const given = operands.join(' ').trim().split(/\s+/);
  const [only = ''] = given;
  const vatNumber = textOf(values, options.vatNumber.name);
  if (given.length > 1 && OPERATIONS.has(only))
    return await rowsOf(journal, only as Operation, operands.join(' ').trim().slice(only.length).trim());
  if (given.length === 1) {
    if (MARK.test(only)) return await listed(journal.rows({ mark: only, vatNumber }));
    if (UID.test(only)) return await listed(journal.rows({ uid: only.toUpperCase(), vatNumber }));
    throw new UsageError(() => words.journal.wrongDocument(clean(only)));
  }
  const hasType = given.length > 2 && TYPE.test(only);
  const invoiceType = hasType ? only : undefined;
  const [series, aa] = [given.slice(hasType ? 1 : 0, -1).join(' '), given.at(-1)];
  const rows: JournalRow[] = [];
  for await (const found of journal.documents({ vatNumber, invoiceType, series, aa })) {
    const key = JSON.stringify([found.vatNumber, found.branch, found.invoiceType, found.series, found.aa]);
    const row = await journal.row({ operation: 'issue', key });
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

/** The rows of an operation with a key, or with the name that the list shows. */
async function rowsOf(journal: Journal, operation: Operation, named: string): Promise<readonly JournalRow[]> {
  const row = await journal.row({ operation, key: named });
  if (row !== undefined) return [row];
  const rows = await listed(journal.rows({ operation }));
  return rows.filter((each) => {
    const { type, series, aa, mark } = rowJson(each);
    const names = [mark, mark && `MARK ${mark}`, `${series} ${aa}`, `${type} ${series} ${aa}`];
    return names.includes(named);
  });
}
