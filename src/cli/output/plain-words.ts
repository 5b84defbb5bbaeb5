/**
 * The words of a rule as a person reads them without values: names in pointed brackets, and no brackets around parts
 * that may be left out.
 */
export const plainWords = (words: string): string =>
  words.replace(/[[\]]/g, '').replace(/\{(\w+)\}/g, '‹$1›');
