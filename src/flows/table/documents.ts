import type { Document } from '../../types/index.js';
import { isHeldBack } from './moves.js';
import type { Entry, Fate, MadeEntry, TableState } from './state.js';

/**
 * A document of a table, with its status.
 *
 * @example
 * const unanswered = table.documents().filter(({ fate }) => fate === 'pending');
 */
export interface TableDocument {
  readonly kind: MadeEntry['kind'];
  readonly document: Document;
  readonly fate: Fate;
  readonly mark?: string;
  readonly uid?: string;
  /** The time of the answer, ISO 8601. */
  readonly issuedAt?: string;
}

/** The documents of a table, in order. */
export const documentsOf = ({ entries }: TableState): TableDocument[] => entries.flatMap(documentOf);

/** The documents without an answer, except a cancellation that has to wait for its order. */
export const pendingOf = (state: TableState): Document[] =>
  state.entries
    .filter((entry) => !isHeldBack(state, entry))
    .flatMap(documentOf)
    .flatMap(({ fate, document }) => (fate === 'pending' ? [document] : []));

function documentOf(entry: Entry): TableDocument[] {
  if (entry.kind === 'found') return [];
  const { kind, document, fate, mark, uid, issuedAt } = entry;
  const known = {
    ...(mark !== undefined && { mark }),
    ...(uid !== undefined && { uid }),
    ...(issuedAt !== undefined && { issuedAt }),
  };
  return [{ kind, document, fate, ...known }];
}
