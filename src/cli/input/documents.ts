import type { Fault } from './fault.js';

/** What a command works on. */
export type Wanted = 'documents' | 'facts' | 'either';

/** One document, or the facts of one, or why it is neither. */
export type Found =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: Fault };

/** What a JSON value holds for a command. */
export interface Contents {
  readonly found: readonly Found[];
  /** Members beside `invoice` in a request: the service would drop them. */
  readonly strays: readonly string[];
}

/** The documents or facts in a value: a request `{ invoice: [...] }`, a list of them, or one by itself. */
export function contentsOf(value: unknown, wanted: Wanted): Contents {
  const strays: string[] = [];
  const values: unknown[] = [];
  for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
    const request = requestOf(each);
    if (request === undefined) {
      values.push(each);
      continue;
    }
    for (const document of request.documents) values.push(document);
    for (const stray of request.strays) strays.push(stray);
  }
  if (values.length === 0) return { found: [{ ok: false, fault: { name: 'no-documents' } }], strays };
  if (!Array.isArray(value) && !isObject(value)) {
    const fault: Fault = { name: 'not-documents', found: value === null ? 'null' : typeof value };
    return { found: [{ ok: false, fault }], strays };
  }
  return { found: shortened(values.map((each) => judge(each, wanted))), strays };
}

/** Whether a value is the facts of a document rather than a document. The facts of a cancellation have no lines. */
export const isFacts = (value: unknown): boolean =>
  isObject(value) && !isDocument(value) && (Object.hasOwn(value, 'type') || Object.hasOwn(value, 'lines'));

const isDocument = (value: object): boolean =>
  Object.hasOwn(value, 'invoiceHeader') || Object.hasOwn(value, 'invoiceDetails');

/** A whole list of the wrong kind is one mistake, to be told once. */
function shortened(found: readonly Found[]): readonly Found[] {
  const [first] = found;
  if (first === undefined || first.ok) return found;
  return found.every((each) => !each.ok && each.fault.name === first.fault.name) ? [first] : found;
}

function judge(value: unknown, wanted: Wanted): Found {
  if (isObject(value) && !isDocument(value) && Object.keys(value).some(isInvoice)) {
    return { ok: false, fault: { name: 'invoice-no-list' } };
  }
  if (wanted === 'documents' && isFacts(value)) return { ok: false, fault: { name: 'facts-given' } };
  if (wanted === 'facts' && isObject(value) && isDocument(value)) {
    return { ok: false, fault: { name: 'documents-given' } };
  }
  return { ok: true, value };
}

// The service binds names in any case.
const isInvoice = (key: string): boolean => key.toLowerCase() === 'invoice';

function requestOf(value: unknown): { documents: readonly unknown[]; strays: string[] } | undefined {
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value);
  const key = keys.find(isInvoice);
  const documents = key === undefined ? undefined : (value as Readonly<Record<string, unknown>>)[key];
  if (key === undefined || !Array.isArray(documents)) return undefined;
  return { documents, strays: keys.filter((other) => other !== key) };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
