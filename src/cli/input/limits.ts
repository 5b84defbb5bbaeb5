/**
 * What a text may have before it is refused: far above any document, and low enough that the memory of an ordinary
 * Node is never exhausted, which would end in a crash.
 */
export const limits = {
  /** Bytes of a JSON text that is read as a whole. */
  textBytes: 256 * 1024 * 1024,
  /** Bytes of one line of NDJSON. */
  lineBytes: 64 * 1024 * 1024,
  /** Levels of objects and lists; a document has six. */
  levels: 500,
  /** Members of one object; the largest of a document has some fifty. */
  objectMembers: 500,
  /** Values in one JSON text: some 70,000 documents of five lines. */
  values: 16_000_000,
  /** Values in one document: some 50,000 lines. */
  documentValues: 1_000_000,
  /** Objects and lists in one document: each may have several issues, which all come at once. */
  documentObjects: 200_000,
} as const;

/** The limits of a reading; tests take smaller ones. */
export type Limits = { readonly [Name in keyof typeof limits]: number };
