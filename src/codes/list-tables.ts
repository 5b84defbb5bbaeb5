import type { Language } from '../types/language.js';
import { refuseNotNamed } from './check-argument.js';
import type { CodeRow } from './find-code.js';
import { type TableInfo, tableInfo } from './generated/table-info.js';
import { tableTitles } from './generated/table-titles.js';
import { tables } from './generated/tables.js';
import type { TableName } from './tables.js';

/** A table with its title, size and source. */
export interface TableSummary extends TableInfo {
  readonly name: TableName;
  /** The title in Greek. */
  readonly el: string;
  /** The title in English. */
  readonly en: string;
  readonly size: number;
}

/**
 * All tables, each with its titles, size, specification, confidence, sources and note.
 * @example listTables()[0]?.name // 'invoiceTypes'
 */
export const listTables = (): TableSummary[] =>
  (Object.keys(tables) as TableName[]).map((name) => ({
    name,
    ...tableTitles[name],
    size: tables[name].length,
    ...tableInfo[name],
  }));

const displayName = (locale: Language, type: 'region' | 'currency') => {
  const names = new Intl.DisplayNames([locale], { type, fallback: 'none' });
  return (code: string): string | null => names.of(code) ?? null;
};

function labelled(codes: readonly string[], type: 'region' | 'currency'): CodeRow[] {
  const [el, en] = [displayName('el', type), displayName('en', type)];
  return codes.map((code) => ({ code, el: el(code), en: en(code) }));
}

/**
 * The rows of a table with labels. The tables of countries and currencies have no labels, so these come from the
 * runtime's `Intl`.
 * @example rowsOf('euCountries')[11] // { code: 'GR', el: 'Ελλάδα', en: 'Greece' }
 */
export function rowsOf(name: TableName): readonly CodeRow[] {
  refuseNotNamed(name, tables);
  if (name === 'currencies') return labelled(tables.currencies, 'currency');
  if (name === 'countries' || name === 'euCountries') return labelled(tables[name], 'region');
  return tables[name];
}
