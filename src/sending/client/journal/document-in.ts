import type { Members } from '../../../reading/object.js';
import { readJson } from '../transport/json.js';
import type { JournalRow } from './rows.js';

export function documentIn(row: Pick<JournalRow, 'request'>): Members {
  const body = readJson(row.request.body)?.value as { readonly invoice?: readonly Members[] } | undefined;
  return body?.invoice?.[0] ?? {};
}
