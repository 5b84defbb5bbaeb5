import type { Random } from '../random.js';
import { type Fault, isFaultKind } from './fault.js';

/** The header that requests a fault for one call. */
export const FAULT_HEADER = 'X-Sandbox-Fault';

interface Waiting {
  readonly fault: Fault;
  left: number;
}

/** The pending faults, in the order in which they were added. */
export class Faults {
  readonly #random: Random;
  #waiting: Waiting[] = [];

  constructor(random: Random, given: readonly Fault[] = []) {
    this.#random = random;
    for (const fault of given) this.add(fault);
  }

  /** Adds a fault. */
  add(fault: Fault): void {
    if (!isFaultKind(fault.kind)) throw new TypeError(`Unknown kind of fault: ${String(fault.kind)}.`);
    const left = fault.times ?? (fault.probability === undefined ? 1 : Number.POSITIVE_INFINITY);
    this.#waiting.push({ fault, left });
  }

  /** Removes all faults. */
  clear(): void {
    this.#waiting = [];
  }

  /** The fault of a call: the one in its header, or else the first pending one that matches. */
  take(call: string, header: string | null): Fault | undefined {
    if (header !== null && isFaultKind(header)) return { kind: header };
    for (const waiting of this.#waiting) {
      const { call: wanted, probability = 1 } = waiting.fault;
      if (wanted !== undefined && wanted !== call) continue;
      if (probability < 1 && this.#random.next() >= probability) continue;
      waiting.left -= 1;
      this.#waiting = this.#waiting.filter(({ left }) => left > 0);
      return waiting.fault;
    }
    return undefined;
  }
}
