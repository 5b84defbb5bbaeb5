import { sendInvoices, sendInvoicesB2G } from '../../../sending/service/generated/calls.js';
import { foldedMembers, jsonIn } from '../../http/asked.js';
import type { Journal, JournalEntry } from '../../http/journal.js';
import { bindDocument } from '../../provider/bind.js';
import { newest } from './newest.js';
import type { CallLine, Newest } from './types.js';

/** The newest calls, without their bodies. */
export const callsView = ({ entries }: Journal): Newest<CallLine> =>
  newest(entries, entries.length, callLine);

/** An answer is parsed once for all watchers. */
const read = new WeakMap<JournalEntry, CallLine>();

/** A call without its bodies. */
export function callLine(entry: JournalEntry): CallLine {
  const known = read.get(entry);
  if (known !== undefined) return known;
  const { id, at, method, path, query, call, status, fault, response } = entry;
  const line: CallLine = {
    id,
    at,
    method,
    path: `${path}${query}`,
    ...(call !== undefined && { call }),
    ...(status !== undefined && { status }),
    ...(fault !== undefined && { fault }),
    errors: response === undefined ? [] : [...new Set(errorsIn(response))],
    dropped: droppedIn(entry).length,
  };
  read.set(entry, line);
  return line;
}

/** Whether a call was refused, or has no answer. */
export const isRefused = ({ status, errors }: CallLine): boolean =>
  status === undefined || status >= 400 || errors.length > 0;

/** The members that the service drops from the documents of a call, also if it refuses them. */
export function droppedIn({ call, request }: JournalEntry): string[] {
  if (call !== sendInvoices.name && call !== sendInvoicesB2G.name) return [];
  const documents = foldedMembers(jsonIn(request)?.value)['invoice'];
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document, index) =>
    bindDocument(document, call === sendInvoicesB2G.name).dropped.map((path) => `/invoice/${index}${path}`),
  );
}

/** The codes of the errors in an answer of either API. */
function errorsIn(response: string): string[] {
  try {
    const { error, response: entries } = Object(JSON.parse(response)) as Answered;
    if (typeof error?.code === 'string') return [error.code];
    return (entries ?? []).flatMap((entry) =>
      (entry?.errors ?? []).flatMap(({ error: errors }) => errors.map(({ code }) => code ?? '?')),
    );
  } catch {
    return [];
  }
}

interface Answered {
  readonly error?: { readonly code?: unknown };
  readonly response?: readonly ({
    readonly errors?: readonly { readonly error: readonly { readonly code?: string }[] }[] | null;
  } | null)[];
}
