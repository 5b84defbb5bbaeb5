import { isRecord } from '../../reading/object.js';
/**
 * The JSON text of a value with the members of each object sorted, so that equal data gives the same text, even if a
 * database stores the members in another order.
 */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sorted) ?? '';

const sorted = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
