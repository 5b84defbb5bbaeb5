import { canonicalJson } from './canonical-json.js';
import { freezeDeeply } from './freeze.js';

/** 2 to the power of 32, the range of one half of the hash. */
const HALF = 4_294_967_296;

/** The prime of FNV is 2 to the power of 40, plus this. */
const PRIME = 0x1b3;

/**
 * FNV-1a of 64 bits over the UTF-8 bytes of a text, as 16 hexadecimal digits. It detects damage: changing one character
 * always gives another hash. It is not a signature: anyone who changes a text on purpose can also compute a new hash.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9923
 */
export function fnv1a64(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (const byte of new TextEncoder().encode(text)) {
    low ^= byte;
    const product = (low >>> 0) * PRIME;
    high = Math.imul(high, PRIME) + (low << 8) + Math.floor(product / HALF);
    low = product | 0;
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

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

export const checksumOf = (state: object): string => fnv1a64(canonicalJson(state));

const known = new WeakMap<object, Sealed<unknown>>();

/** A state with its checksum. The same state gives the same object. */
export function sealed<State extends object>(state: State): Sealed<State> {
  const before = known.get(state) as Sealed<State> | undefined;
  const now = before ?? freezeDeeply({ ...state, checksum: checksumOf(state) });
  known.set(state, now);
  return now;
}
