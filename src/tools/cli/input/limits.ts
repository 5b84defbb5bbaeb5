/**
 * Limits above which a text is refused. They are far above any real document, and low enough that Node with default
 * settings never runs out of memory and crashes.
 */
export const limits = {
  /** Bytes of a JSON text that is read as a whole. */
  textBytes: 256 * 1024 * 1024,
  /** Bytes of one line of NDJSON. */
  lineBytes: 64 * 1024 * 1024,
  /** Levels of nesting; a document has six. */
  levels: 500,
  /** Members of one object; the largest object of a document has about fifty. */
  objectMembers: 500,
  /** Values in one JSON text: about 70,000 documents of five lines. */
  values: 16_000_000,
  /** Values in one document: about 50,000 lines. */
  documentValues: 1_000_000,
  /** Objects and lists in one document: each may have several issues, which are all reported at once. */
  documentObjects: 200_000,
} as const;

/** The limits of reading. Tests use smaller ones. */
export type Limits = { readonly [Name in keyof typeof limits]: number };
