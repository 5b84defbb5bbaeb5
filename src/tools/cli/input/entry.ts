/** A document, or the facts of a document, and its position in the input. */
export interface Entry {
  /** The name of the file as given, or `-`. */
  readonly source: string;
  /** Its index among the documents of the source, from 0. Unusable lines count. */
  readonly index: number;
  /** The line of an NDJSON input, from 1. */
  readonly line?: number;
  /** The first and last row of the spreadsheet that states it. */
  readonly rows?: Rows;
  /** Whether it is the only one in its JSON text. */
  readonly alone: boolean;
  readonly value: unknown;
}

export type Rows = readonly [first: number, last: number];
