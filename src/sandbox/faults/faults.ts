import type { Random } from '../random.js';
import { type Fault, isFaultKind } from './fault.js';

/** The header with which one call asks for a fault. */
export const FAULT_HEADER = 'X-Sandbox-Fault';

/** A fault that waits for its calls. */
export interface WaitingFault {
  /** Counts the faults that were added, from 1. */
  readonly id: number;
  readonly fault: Fault;
  /** How many calls it will still hit; infinite for one without an end. */
  readonly left: number;
}

/** The faults that wait for their calls, in the order in which they were added. */
export class Faults {
  readonly #random: Random;
  readonly #changed: () => void;
  #waiting: readonly WaitingFault[] = [];
  #last = 0;

  /** Use `sandbox.faults`. */
  constructor(random: Random, changed: () => void, given: readonly Fault[] = []) {
    this.#random = random;
    this.#changed = changed;
    for (const fault of given) this.add(fault);
  }

  /** Adds a fault. */
  add(fault: Fault): WaitingFault {
    if (!isFaultKind(fault.kind)) throw new TypeError(`A sandbox has no fault ${String(fault.kind)}.`);
    const left = fault.times ?? (fault.probability === undefined ? 1 : Number.POSITIVE_INFINITY);
    this.#last += 1;
    const added = { id: this.#last, fault, left };
    this.#set([...this.#waiting, added]);
    return added;
  }

  /** The faults that wait, the oldest first. */
  waiting(): readonly WaitingFault[] {
    return this.#waiting;
  }

  /** Takes one fault away by its id, and says whether it was there. */
  remove(id: number): boolean {
    const before = this.#waiting.length;
    this.#set(this.#waiting.filter((each) => each.id !== id));
    return this.#waiting.length < before;
  }

  /** Takes all faults away. */
  clear(): void {
    this.#set([]);
  }

  /** The fault of a call: that of its header, or else the first that waits for it. */
  take(call: string, header: string | null): Fault | undefined {
    if (header !== null && isFaultKind(header)) return { kind: header };
    for (const waiting of this.#waiting) {
      const { call: wanted, probability = 1 } = waiting.fault;
      if (wanted !== undefined && wanted !== call) continue;
      if (probability < 1 && this.#random.next() >= probability) continue;
      const hit = { ...waiting, left: waiting.left - 1 };
      this.#set(this.#waiting.flatMap((each) => (each !== waiting ? each : hit.left > 0 ? hit : [])));
      return waiting.fault;
    }
    return undefined;
  }

  #set(waiting: readonly WaitingFault[]): void {
    this.#waiting = waiting;
    this.#changed();
  }
}
