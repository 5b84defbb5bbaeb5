const DIGITS = '0123456789abcdef';

/** A seeded random generator: the same seed gives the same ids in the same order. Do not use it for secrets. */
export class Random {
  #state: number;

  constructor(state: number) {
    this.#state = state >>> 0;
  }

  /** The state to continue from later. */
  get state(): number {
    return this.#state;
  }

  /** A number from 0 to 1, without 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  hex(length: number): string {
    return Array.from({ length }, () => DIGITS[Math.floor(this.next() * 16)]).join('');
  }

  /** A GUID of version 4. */
  guid(): string {
    const [a, b, c, d, e] = [8, 4, 3, 3, 12].map((length) => this.hex(length));
    return `${a}-${b}-4${c}-a${d}-${e}`;
  }

  bytes(length: number): Uint8Array<ArrayBuffer> {
    return Uint8Array.from({ length }, () => Math.floor(this.next() * 256));
  }
}

/** A seed from a text or a number. */
export function seedOf(seed: string | number): number {
  let hash = 0x811c9dc5;
  for (const character of String(seed)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** The first MARK of a sandbox: fifteen digits that begin with 4, like those of the authority. */
export const firstMark = (random: Random): number =>
  400_001_000_000_000 + Math.floor(random.next() * 1e6) * 1e5;
