import type { Language } from '../types/language.js';
import { refuseNotTable } from './check-argument.js';

/** The members that rows of all tables have. A label is null if the source has none. */
export interface CodeRow {
  readonly code: string | number;
  readonly el: string | null;
  readonly en: string | null;
}

/** The rows of a table whose code can be `Code`. */
export type RowWithCode<Row, Code> = Row extends { readonly code: infer Own }
  ? Code extends Own
    ? Row
    : Own extends Code
      ? Row
      : never
  : never;

/**
 * Finds the row of a code in a table, or `undefined` if the table does not contain it. The number 1 and the text '1'
 * are different codes.
 *
 * @throws ArgumentError if the first argument is not a table, such as its name.
 * @example findCode(vatCategories, 1)?.percent // '24'
 */
export const findCode = <Row extends { readonly code: string | number }, const Code extends string | number>(
  table: readonly Row[],
  code: Code,
): RowWithCode<Row, Code> | undefined => {
  refuseNotTable(table);
  return table.find((row) => row.code === code) as RowWithCode<Row, Code> | undefined;
};

/**
 * The label of a code in Greek or English. If it has no label in one language, returns the other one.
 *
 * @throws ArgumentError if the first argument is not a table, such as its name.
 * @example labelOf(paymentMethodTypes, 3, 'el') // 'Μετρητά'
 */
export function labelOf(
  table: readonly CodeRow[],
  code: string | number,
  locale: Language,
): string | undefined {
  refuseNotTable(table);
  const row = table.find((candidate) => candidate.code === code);
  return row?.[locale] ?? row?.el ?? row?.en ?? undefined;
}
