import type { Counts } from './counts.js';
import type { ReportedList } from './report.js';

/** A piece of output: text for standard output, or one line for standard error. */
export type Written = { readonly out: string } | { readonly err: string };

/** Documents that were checked and printed together, as plain data, so that a worker can send it. */
export interface Rendered {
  /** The pieces of output, in order. */
  readonly written: readonly Written[];
  readonly counts: Counts;
  /** The issues between documents. They are printed at the end of the report, not in `written`. */
  readonly lists: readonly ReportedList[];
  /** The number of parts of the input that could not be used. */
  readonly unusable: number;
}
