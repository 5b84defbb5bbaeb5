import type { JournalRow } from '../../client/journal/journal.js';
import { readJson } from '../../client/transport/json.js';
import { identityOf } from '../input/identity.js';
import { clean } from '../output/clean.js';

/** What identifies a row of a journal. */
type JournalRowAbout = Pick<JournalRow, 'operation' | 'key' | 'request'>;

/** A row as people know it: type, series and number of its document, or the MARK that it is about. */
export function nameOfRow(row: JournalRowAbout): string {
  const { type, series, aa, mark } = rowJson(row);
  const named = [type, series, aa].filter((part) => part !== null);
  return clean(named.length > 0 ? named.join(' ') : `MARK ${mark ?? '–'}`, 120);
}

/** A row as programs get it. */
export function rowJson({ operation, request: { body, about } }: JournalRowAbout) {
  const { document, mark = null } = about;
  const sent = readJson(document ?? body)?.value as { readonly invoice?: readonly unknown[] } | undefined;
  return { operation, ...identityOf(document === undefined ? sent?.invoice?.[0] : sent), mark };
}
