import { isObject, isRecord } from '../../../reading/inside.js';
import type { Rows } from './entry.js';
import type { Fault } from './fault.js';

/** The kind of input that a command needs. */
export type Wanted = 'documents' | 'facts' | 'either';

/** A document, the facts of a document, or the reason why it is neither. */
export type Found =
  | { readonly ok: true; readonly value: unknown; readonly rows?: Rows }
  | { readonly ok: false; readonly fault: Fault };

/** The contents of a JSON value for a command. */
export interface Contents {
  readonly found: readonly Found[];
  /** Members next to `invoice` in a request. The service would drop them. */
  readonly strays: readonly string[];
  /** The numbers of items found at the end of each request or list. */
  readonly ends: ReadonlySet<number>;
}

/**
 * The documents or facts in a value: a request `{ invoice: [...] }`, the output of `import`, that of `build` for programs,
 * a list of these, or a single one.
 */
export function contentsOf(value: unknown, wanted: Wanted): Contents {
  if (!Array.isArray(value) && !isRecord(value)) {
    const fault: Fault = { name: 'not-documents', found: value === null ? 'null' : typeof value };
    return { found: [{ ok: false, fault }], strays: [], ends: new Set() };
  }
  const strays: string[] = [];
  const found: Found[] = [];
  const ends = new Set<number>();
  for (const each of Array.isArray(value) ? (value as unknown[]) : [value]) {
    const held = heldBy(each);
    if (held === undefined) found.push({ ok: false, fault: { name: 'report-given' } });
    const isRequest = held !== undefined && held.documents[0] !== each;
    if (isRequest) ends.add(found.length);
    for (const [at, document] of (held?.documents ?? []).entries()) {
      const judged = judge(document, wanted);
      const rows = held?.rows?.[at];
      found.push(judged.ok && rows !== undefined ? { ...judged, rows } : judged);
    }
    if (isRequest) ends.add(found.length);
    for (const stray of held?.strays ?? []) strays.push(stray);
  }
  if (found.length === 0)
    return { found: [{ ok: false, fault: { name: 'no-documents' } }], strays, ends: new Set() };
  ends.add(found.length);
  return { found: shortened(found), strays, ends };
}

/** The members that most facts have. One alone is not enough, because many objects have a `type`. */
const USUAL_FACTS = ['type', 'lines', 'series', 'aa', 'issueDate', 'issuer', 'counterpart', 'payments'];

/** Whether a value is the facts of a document rather than a document. The facts of a cancellation have no lines. */
export const isFacts = (value: unknown): boolean =>
  isRecord(value) &&
  !isDocument(value) &&
  (Object.hasOwn(value, 'type') || Object.hasOwn(value, 'lines')) &&
  USUAL_FACTS.filter((name) => Object.hasOwn(value, name)).length > 1;

const isDocument = (value: object): boolean =>
  Object.hasOwn(value, 'invoiceHeader') || Object.hasOwn(value, 'invoiceDetails');

/** A list whose items are all of the wrong kind is reported once. */
function shortened(found: readonly Found[]): readonly Found[] {
  const [first] = found;
  if (first === undefined || first.ok) return found;
  return found.every((each) => !each.ok && each.fault.name === first.fault.name) ? [first] : found;
}

function judge(value: unknown, wanted: Wanted): Found {
  if (isRecord(value) && !isDocument(value) && Object.keys(value).some(isInvoice)) {
    return { ok: false, fault: { name: 'invoice-no-list' } };
  }
  const plural = isRecord(value) && !isDocument(value) ? Object.keys(value).find(isInvoices) : undefined;
  if (plural !== undefined) return { ok: false, fault: { name: 'invoice-plural', found: plural } };
  if (wanted === 'documents' && isFacts(value)) return { ok: false, fault: { name: 'facts-given' } };
  if (wanted === 'facts' && isRecord(value) && isDocument(value)) {
    return { ok: false, fault: { name: 'documents-given' } };
  }
  return { ok: true, value };
}

// The service binds names in any case.
const isInvoice = (key: string): boolean => key.toLowerCase() === 'invoice';
const isInvoices = (key: string): boolean => key.toLowerCase() === 'invoices';

interface Held {
  readonly documents: readonly unknown[];
  readonly strays: readonly string[];
  /** The rows of each document, if they are stated. */
  readonly rows?: readonly (Rows | undefined)[];
}

/**
 * The contents of an item of the input: the item itself, unless it is a request or a report; undefined for a report
 * without documents.
 */
function heldBy(value: unknown): Held | undefined {
  const itself: Held = { documents: [value], strays: [] };
  if (!isRecord(value) || isDocument(value)) return itself;
  const request = requestOf(value);
  if (request !== undefined) return request;
  const own = ownOutput(value);
  if (own === undefined) return itself;
  const { documents, rows } = own;
  return documents === undefined ? undefined : { documents, strays: [], ...(rows && { rows }) };
}

function requestOf(value: object): Held | undefined {
  const keys = Object.keys(value);
  const key = keys.find(isInvoice);
  const documents = key === undefined ? undefined : (value as Readonly<Record<string, unknown>>)[key];
  if (key === undefined || !Array.isArray(documents)) return undefined;
  return { documents, strays: keys.filter((other) => other !== key) };
}

interface OwnOutput {
  /** Absent if `build` found errors, and in reports of other commands. */
  readonly documents?: readonly unknown[];
  readonly rows?: Held['rows'];
}

const rowsOf = (item: unknown): Rows | undefined => {
  const rows: unknown = isRecord(item) ? item.rows : undefined;
  return Array.isArray(rows) && rows.length === 2 && rows.every(Number.isSafeInteger)
    ? (rows as unknown as Rows)
    : undefined;
};

/** What `import` prints: `{ documents, problems, … }`, or a line `{ rows, facts }`. */
function importedFacts(value: Readonly<Record<string, unknown>>): OwnOutput | undefined {
  const list: unknown = Array.isArray(value.problems) ? value.documents : [value];
  const items = Array.isArray(list) ? (list as unknown[]).filter(isRecord) : [];
  const rows = items.map(rowsOf);
  if (!Array.isArray(list) || items.length < list.length || rows.includes(undefined)) return undefined;
  return items.every(({ facts }) => facts !== undefined)
    ? { documents: items.map(({ facts }) => facts), rows }
    : undefined;
}

/**
 * Reads the output of `build` for programs: the report `{ ok, documents, request }` of `--format json`, whose documents
 * are in the request, and a record `{ source, index, ok, issues, document, … }` of `--format ndjson`. Undefined for
 * anything else.
 */
function ownOutput(value: object): OwnOutput | undefined {
  const record = value as Readonly<Record<string, unknown>>;
  const { ok, documents, request, source, index, issues, document } = record;
  if (typeof ok !== 'boolean') return importedFacts(record);
  if (typeof source === 'string' && typeof index === 'number' && Array.isArray(issues)) {
    return document === undefined ? {} : { documents: [document], rows: [rowsOf(value)] };
  }
  // An NDJSON record with issues between documents: it is about several documents and contains none.
  if (typeof source === 'string' && index === undefined && Array.isArray(issues)) return {};
  if (!Array.isArray(documents)) return undefined;
  const sent = isObject(request) && 'invoice' in request ? request.invoice : undefined;
  return Array.isArray(sent) ? { documents: sent as unknown[], rows: documents.map(rowsOf) } : {};
}
