import type { JournalRow } from '../../../sending/client/journal/rows.js';
import { readJson } from '../../../sending/client/transport/json.js';
import { identityOf } from '../input/identity.js';
import { clean } from '../terminal/clean.js';
import type { CliWords } from '../words/index.js';

type JournalRowAbout = Pick<JournalRow, 'operation' | 'key' | 'request'>;

/** A row as people refer to it: by the type, series and number of its document, or by its MARK. */
export function nameOfRow(row: JournalRowAbout, { columns }: CliWords['service']): string {
  const { type, series, aa, mark } = rowJson(row);
  const named = [type, series, aa].filter((part) => part !== null);
  return clean(named.length > 0 ? named.join(' ') : `${columns.mark} ${mark ?? '–'}`, 120);
}

export function rowJson({ operation, request: { body, about } }: JournalRowAbout) {
  const { document, mark = null } = about;
  const sent = readJson(document ?? body)?.value as { readonly invoice?: readonly unknown[] } | undefined;
  return { operation, ...identityOf(document === undefined ? sent?.invoice?.[0] : sent), mark };
}
