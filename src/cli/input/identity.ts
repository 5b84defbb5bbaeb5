import { isFacts } from './documents.js';

/** The type of a document or of facts; null when it cannot be read. */
export function typeOf(value: unknown): string | null {
  const type = isFacts(value) ? member(value, 'type') : member(member(value, 'invoiceHeader'), 'invoiceType');
  return typeof type === 'string' ? type : null;
}

/** Series and number of a document or of facts, as far as they can be read: `A 101`. */
export function numberOf(value: unknown): string {
  const head = isFacts(value) ? value : member(value, 'invoiceHeader');
  return [member(head, 'series'), member(head, 'aa')]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
