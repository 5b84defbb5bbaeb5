import { canonicalJson } from './canonical-json.js';
import { fnv1a64 } from './fnv.js';
import { freezeDeeply } from './freeze.js';

/**
 * A stored state with a checksum over all its other members, so that a digit that changed in a database is detected
 * when the state is read. The order of members does not matter.
 *
 * @example
 * const stored: Sealed<TableState> = table.toJSON();
 */
export type Sealed<State> = State & {
  /** 16 hexadecimal digits: FNV-1a of 64 bits over the JSON text whose members are sorted. */
  readonly checksum: string;
};

/** The checksum of a state. */
export const checksumOf = (state: object): string => fnv1a64(canonicalJson(state));

const known = new WeakMap<object, Sealed<unknown>>();

/** A state with its checksum. The same state gives the same object. */
export function sealed<State extends object>(state: State): Sealed<State> {
  const before = known.get(state) as Sealed<State> | undefined;
  const now = before ?? freezeDeeply({ ...state, checksum: checksumOf(state) });
  known.set(state, now);
  return now;
}
