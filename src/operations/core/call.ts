import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { OWN, own } from '../../client/journal/own-states.js';
import type { StoredState } from '../../client/journal/states.js';
import { canonicalJson } from '../../flows/shared/canonical-json.js';
import type { WithJournal } from './context.js';
import { type Kind, listed, type StateRef } from './stored.js';

/** A call that changes something, as the journal keeps it under its key: one value, with what each step made. */
export interface StoredCall {
  readonly operation: string;
  /** The digest of the operation and its input. */
  readonly digest: string;
  /** When it began, ISO 8601. */
  readonly at: string;
  /** What the first step made, and what came of the others. */
  readonly plan?: unknown;
  /** The answer of a call without a plan, once it is final. */
  readonly answer?: unknown;
  /** Whether nothing is left to do. */
  readonly isDone?: boolean | undefined;
}

/**
 * The key of a call. What the caller stated is one text. The key of a call without one has several parts, so that it is
 * never the key of another.
 */
export type CallKey = readonly unknown[];

export const CALLS: Kind = { prefix: `${OWN}call `, word: { en: 'call', el: 'κλήση' } };

/** The stored state of a call. */
export const stateOfCall = (key: CallKey): StateRef => ({
  kind: CALLS,
  name: JSON.stringify(key.map(String)),
});

/** How people refer to a call, as a note of the numbers that it reserves. */
export const noteOf = (key: CallKey): string => key.map(String).join(' ');

/** Says that a call is not done, so that the open ones are found among many. */
const OPEN_CALLS: Kind = { ...CALLS, prefix: `${OWN}open ` };
export const openingOf = ({ name }: StateRef): StateRef => ({ kind: OPEN_CALLS, name });

/** The stored states of the calls that are not done. */
export async function* openCalls(context: WithJournal): AsyncGenerator<StateRef> {
  for await (const { name } of listed(OPEN_CALLS, context)) yield { kind: CALLS, name };
}

export const digestOf = (operation: string, input: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson([operation, input]))));

export const callIn = (stored: StoredState | undefined): StoredCall | undefined =>
  stored?.state as StoredCall | undefined;

/** A call as it is stored. */
export const storable = (call: StoredCall): object => JSON.parse(JSON.stringify(own(call)));
