/** The type of a document or of facts; null when it cannot be read. */
export function typeOf(value: unknown): string | null {
  const { head, type } = headOf(value);
  const found = member(head, type);
  return typeof found === 'string' ? found : null;
}

/** Series and number of a document or of facts, as far as they can be read: `A 101`. */
export function numberOf(value: unknown): string {
  const { head } = headOf(value);
  return [member(head, 'series'), member(head, 'aa')]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
}

/** A document says in its header which one it is, facts say so themselves. */
function headOf(value: unknown): { head: unknown; type: string } {
  const header = member(value, 'invoiceHeader');
  return header === undefined ? { head: value, type: 'type' } : { head: header, type: 'invoiceType' };
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
