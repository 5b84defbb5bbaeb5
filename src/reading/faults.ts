import type { Params, Path } from '../types/index.js';
import type { Lossless } from './lossless.js';

/** What can be wrong with one value or member, whatever its meaning. Each is a rule of `shape/`. */
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
 * Takes the faults that a reading finds, with their paths. `meant` is the value that belongs there, where what was given
 * is exactly that in another JSON type.
 */
export type FaultSink<Of = Fault> = (fault: Of, path: Path, params: Params, meant?: Lossless) => void;
