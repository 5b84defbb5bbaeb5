import type { Params, Path } from '../types/index.js';
import type { Lossless } from './lossless.js';

/** What can be wrong with a single value or member, regardless of its meaning. Each is a rule of `shape/`. */
export type Fault =
  | 'type'
  | 'missing'
  | 'null-member'
  | 'unknown-member'
  | 'member-case'
  | 'duplicate-member'
  | 'unreadable'
  | 'empty-list'
  | 'negative'
  | 'not-above'
  | 'too-large'
  | 'decimals'
  | 'print-amount'
  | 'not-whole'
  | 'out-of-range'
  | 'unsafe-integer'
  | 'exact-length'
  | 'too-short'
  | 'too-long'
  | 'very-long'
  | 'unknown-code'
  | 'date'
  | 'time'
  | 'uid'
  | 'guid'
  | 'decimal-form'
  | 'decimal-inexact';

/** What can be wrong with a value that only facts have. Each is a rule of `facts/`. */
export type FactsFault =
  | 'serial-number'
  | 'mark'
  | 'unit'
  | 'value-negative'
  | 'amount-decimals'
  | 'amount-range';

/**
 * Receives the faults that a reader finds, with their paths. `meant` is the correct value, if the given one is exactly
 * the same in another JSON type.
 */
export type FaultSink<Of = Fault> = (fault: Of, path: Path, params: Params, meant?: Lossless) => void;
