import { hasMarkForm } from '../../../codes/mark.js';
import { membersOf } from '../../../reading/object.js';
import type { Journal } from '../../../sending/client/journal/journal.js';
import { listed } from '../../../sending/client/journal/listed.js';
import type { JournalRow, Operation } from '../../../sending/client/journal/rows.js';
import { readJson } from '../../../sending/client/transport/json.js';
import { UID } from '../../../types/forms.js';
import type { Context } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { textOf } from '../args/values.js';
import { rowJson } from '../service/row-text.js';
import { clean } from '../terminal/clean.js';

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
  const vatNumber = textOf(values, 'vat-number');
  if (given.length > 1 && OPERATIONS.has(only))
    return await rowsOf(
      journal,
      only as Operation,
      operands.join(' ').trim().slice(only.length).trim(),
      vatNumber,
    );
  if (given.length === 1) {
    if (hasMarkForm(only)) return await listed(journal.rows({ mark: only, vatNumber }));
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

/** The rows of an operation with a key, or with the name that the list shows; those of an issuer, if one is given. */
async function rowsOf(
  journal: Journal,
  operation: Operation,
  named: string,
  vatNumber: string | undefined,
): Promise<readonly JournalRow[]> {
  if (vatNumber !== undefined && operation === 'complete-old-invoice')
    throw new UsageError((_, language) => noIssuer[language]);
  const row = await journal.row({ operation, key: named });
  const rows = row === undefined ? await listed(journal.rows({ operation })) : [row];
  return rows.filter((each) => {
    if (vatNumber !== undefined && issuerOf(each) !== vatNumber) return false;
    const { type, series, aa, mark } = rowJson(each);
    const names = [mark, mark && `MARK ${mark}`, `${series} ${aa}`, `${type} ${series} ${aa}`];
    return each === row || names.includes(named);
  });
}

/** Such a completion has the MARK of its document, and nothing of its issuer. */
const noIssuer = {
  en: 'A completion of an older document does not name its issuer. Leave out --vat-number.',
  el: 'Η ολοκλήρωση πληρωμής παλαιότερου παραστατικού δεν αναφέρει τον εκδότη. Παραλείψτε το --vat-number.',
} as const;

function issuerOf({ request: { about, body } }: JournalRow): unknown {
  const { vatNumber, document = body } = about;
  return vatNumber ?? membersOf(membersOf(readJson(document)?.value)['issuer'])['vatNumber'];
}
