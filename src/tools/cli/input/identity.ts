import { isObject } from '../../../reading/inside.js';
/** The members that identify a document; null if they cannot be read. */
export interface Identity {
  /** `invoiceType` of a document, `type` of facts. */
  readonly type: string | null;
  readonly series: string | null;
  readonly aa: string | null;
}

/** The type, series and number of a document or of facts. */
export function identityOf(value: unknown): Identity {
  const header = member(value, 'invoiceHeader');
  const head = header === undefined ? value : header;
  return {
    type: text(member(head, header === undefined ? 'type' : 'invoiceType')),
    series: textOrNumber(member(head, 'series')),
    aa: textOrNumber(member(head, 'aa')),
  };
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Facts from a spreadsheet often have numbers here. */
const textOrNumber = (value: unknown): string | null =>
  typeof value === 'number' ? String(value) : text(value);

const member = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
