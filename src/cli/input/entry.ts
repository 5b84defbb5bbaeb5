/** One document, or the facts of one, and where it stands in the input. */
export interface Entry {
  /** The file as it was named, or `-`. */
  readonly source: string;
  /** The place among the documents of the source, from 0. Unusable lines count. */
  readonly index: number;
  /** The line of an NDJSON input, from 1. */
  readonly line?: number;
  /** Whether it is the only one of its JSON text. */
  readonly alone: boolean;
  readonly value: unknown;
}
