import { readForm } from '../../reading/options.js';
import type { Random } from '../random.js';
import { canHit, type Fault, faultForm, isFaultKind } from './fault.js';

/** The header that requests a fault for one call. */
export const FAULT_HEADER = 'X-Sandbox-Fault';

/** A fault that is pending. */
export interface PendingFault {
  /** Counts the faults that were added, from 1. */
  readonly id: number;
  readonly fault: Fault;
  /** How many more calls it hits; infinite for a fault without an end. */
  readonly left: number;
}

/** The pending faults, in the order in which they were added. */
export class Faults {
  readonly #random: Random;
  readonly #changed: () => void;
  #pending: readonly PendingFault[] = [];
  #last = 0;

  /** Use `sandbox.faults`. */
  constructor(random: Random, changed: () => void, given: readonly Fault[] = []) {
    this.#random = random;
    this.#changed = changed;
    for (const fault of given) this.add(fault);
  }

  /** Adds a fault. */
  add(fault: Fault): PendingFault {
    readForm(fault ?? {}, faultForm, undefined, undefined, 'fault');
    const left = fault.times ?? (fault.probability === undefined ? 1 : Number.POSITIVE_INFINITY);
    this.#last += 1;
    const added = { id: this.#last, fault, left };
    this.#set([...this.#pending, added]);
    return added;
  }

  /** The pending faults, the oldest first. */
  pending(): readonly PendingFault[] {
    return this.#pending;
  }

  /** Removes one fault by its id. Returns whether it was pending. */
  remove(id: number): boolean {
    const before = this.#pending.length;
    this.#set(this.#pending.filter((each) => each.id !== id));
    return this.#pending.length < before;
  }

  /** Removes all faults. */
  clear(): void {
    this.#set([]);
  }

  /** The fault of a call: the one in its header, or else the first pending one that matches. */
  take(call: string, header: string | null): Fault | undefined {
    if (header !== null && isFaultKind(header)) return { kind: header };
    for (const pending of this.#pending) {
      const { probability = 1 } = pending.fault;
      if (!canHit(pending.fault, call)) continue;
      if (probability < 1 && this.#random.next() >= probability) continue;
      const hit = { ...pending, left: pending.left - 1 };
      this.#set(this.#pending.flatMap((each) => (each !== pending ? each : hit.left > 0 ? hit : [])));
      return pending.fault;
    }
    return undefined;
  }

  #set(pending: readonly PendingFault[]): void {
    this.#pending = pending;
    this.#changed();
  }
}
