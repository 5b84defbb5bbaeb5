import { centsToNumber } from '../../money/index.js';
import type { TaxRow } from '../../totals/index.js';
import type { TaxTotal } from '../../types/index.js';
import { type Language, taxLabel } from './labels.js';
import { present } from './present.js';

/** The taxes on the whole document; undefined if there are no taxes. */
export function assembleTaxes(rows: readonly TaxRow[], language: Language): TaxTotal[] | undefined {
  if (rows.length === 0) return undefined;
  const assembled = rows.map((row) =>
    present<TaxTotal>({
      taxType: row.taxType,
      taxCategory: row.taxCategory,
      underlyingValue: centsToNumber(row.underlyingValue),
      taxAmount: centsToNumber(row.taxAmount),
      taxTypeLabel: taxLabel(row.taxType, language),
    }),
  );
  return Object.freeze(assembled) as TaxTotal[];
}
