/**
 * The message of a rule without values, for people: names in angle brackets, and no brackets around optional parts.
 */
export const plainWords = (words: string): string =>
  words.replace(/[[\]]/g, '').replace(/\{(\w+)\}/g, '‹$1›');
