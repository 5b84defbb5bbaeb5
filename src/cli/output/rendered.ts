import type { Counts } from './counts.js';
import type { ReportedList } from './report.js';

/** A piece of what is written, for standard output or, one line, for standard error. */
export type Written = { readonly out: string } | { readonly err: string };

/** Documents that were checked and printed in one go: plain data, so that a worker can send it. */
export interface Rendered {
  /** In the order in which it is written. */
  readonly written: readonly Written[];
  readonly counts: Counts;
  /** What was found among documents and stands at the end of the report, not in what is written. */
  readonly lists: readonly ReportedList[];
  /** Parts of the input that could not be used. */
  readonly unusable: number;
}
