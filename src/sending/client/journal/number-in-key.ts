import type { DocumentNumber } from '../hooks.js';
import type { RowName } from './rows.js';

export const keyOf = ({ vatNumber, branch, invoiceType, series, aa }: DocumentNumber): string =>
  JSON.stringify([vatNumber, branch, invoiceType, series, aa]);

/** The number of a document in the key of its row: issuer, branch, type, series and aa. `undefined` for any other row. */
export function numberInKey({
  operation,
  key,
}: RowName): readonly [string, number, string, string, string] | undefined {
  if (operation !== 'issue') return undefined;
  try {
    const parts: unknown = JSON.parse(key);
    return Array.isArray(parts) && parts.length === 5
      ? (parts as [string, number, string, string, string])
      : undefined;
  } catch {
    return undefined;
  }
}
