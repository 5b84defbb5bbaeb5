import type { Journal, JournalEntry } from '../../http/journal.js';
import { newest } from './newest.js';
import type { CallLine, Newest } from './types.js';

/** The newest calls, without their bodies. */
export const callsView = ({ entries }: Journal): Newest<CallLine> =>
  newest(entries, entries.length, callLine);

/** An answer is parsed once for all watchers. */
const read = new WeakMap<JournalEntry, CallLine>();

function callLine(entry: JournalEntry): CallLine {
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
  };
  read.set(entry, line);
  return line;
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
