/** Around the issues of a document that was not built. */
export const building = {
  head: 'The document has errors.',
  /** An issue that is about the whole document. */
  document: 'the document',
  more: 'and {count} more',
} as const;

export type BuildingWords = Readonly<Record<keyof typeof building, string>>;
