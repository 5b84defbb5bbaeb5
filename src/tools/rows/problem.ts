import { fill } from '../../issues/say.js';
import type { Params } from '../../types/index.js';
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
  language: 'en' | 'el',
): RowProblem => ({ code, ...place, message: messageOf(code, params, language) });

/** The message of a problem. */
export const messageOf = (code: RowProblemCode, params: Params, language: 'en' | 'el'): string =>
  fill(rowProblems[code][language], params);
