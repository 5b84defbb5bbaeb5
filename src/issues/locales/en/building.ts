/** The text around the issues of a document that could not be built. */
export const building = {
  head: 'The document has errors.',
  /** The place of an issue that concerns the whole document. */
  document: 'the document',
  more: 'and {count} more',
} as const;

export type BuildingWords = Readonly<Record<keyof typeof building, string>>;
