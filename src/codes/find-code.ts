/** What every row of a table has. A label is null where the source has none. */
export interface CodeRow {
  readonly code: string | number;
  readonly el: string | null;
  readonly en: string | null;
}

/** The rows of a table that may have the code. */
export type RowWithCode<Row, Code> = Row extends { readonly code: infer Own }
  ? Code extends Own
    ? Row
    : Own extends Code
      ? Row
      : never
  : never;

/**
 * Finds the row of a code in a table; undefined when the table has no such code. Numbers and texts are not mixed.
 * @example findCode(vatCategories, 1)?.percent // '24'
 */
export const findCode = <Row extends { readonly code: string | number }, const Code extends string | number>(
  table: readonly Row[],
  code: Code,
): RowWithCode<Row, Code> | undefined =>
  table.find((row) => row.code === code) as RowWithCode<Row, Code> | undefined;

/**
 * The label of a code in Greek or English. Where one language has none, the other stands in.
 * @example label(paymentMethodTypes, 3, 'el') // 'Μετρητά'
 */
export function label(
  table: readonly CodeRow[],
  code: string | number,
  locale: 'el' | 'en',
): string | undefined {
  const row = table.find((candidate) => candidate.code === code);
  return row?.[locale] ?? row?.el ?? row?.en ?? undefined;
}
