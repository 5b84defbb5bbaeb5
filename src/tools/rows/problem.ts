import { isTableName, rowsOf, type TableName } from '../../codes/index.js';
import { fill } from '../../issues/inside.js';
import type { Params } from '../../types/index.js';
import type { Language } from '../../types/inside.js';
import { rowProblems } from './generated/problems.js';

/** Why rows give no document, or a mapping fits no sheet. */
export type RowProblemCode = keyof typeof rowProblems;

/** A problem of a sheet, with its place as the spreadsheet shows it. */
export interface RowProblem {
  readonly code: RowProblemCode;
  /** The row, counted from 1. */
  readonly row?: number;
  /** The heading of the column. */
  readonly column?: string;
  readonly message: string;
}

/** The place of a problem. */
export type Place = Pick<RowProblem, 'row' | 'column'>;

/** A problem with its message in the language. */
export const problemOf = (
  code: RowProblemCode,
  place: Place,
  params: Params,
  language: Language,
): RowProblem => ({ code, ...place, message: messageOf(code, params, language) });

/** The tables of countries and currencies would fill the screen. */
const MOST_CODES = 60;
/** Labels are short where there are few. */
const MOST_LABELS = 12;

/** The codes of a table, and their labels. */
function codesOf(table: TableName, language: Language): string {
  const rows = rowsOf(table);
  if (rows.length <= MOST_LABELS) return rows.map((row) => `${row.code} (${row[language] ?? ''})`).join(', ');
  const codes = rows.slice(0, MOST_CODES).map((row) => row.code);
  return [...codes, ...(rows.length > MOST_CODES ? ['…'] : [])].join(', ');
}

/** The message of a problem. */
export function messageOf(code: RowProblemCode, params: Params, language: Language): string {
  const table = String(params['table']);
  const known = isTableName(table) ? { known: codesOf(table, language) } : {};
  return fill(rowProblems[code][language], { ...params, ...known });
}
