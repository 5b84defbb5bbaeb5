/** A value in a sentence, shown as it is. */
export type Value = string | number;

/** A number with separators: `12,345`. */
export const figures = (count: number, language: string): string => count.toLocaleString(language);

/** A number with its noun in the singular or plural: `12,345 documents`. */
export const counted = (count: number, one: string, many: string, language: string): string =>
  `${figures(count, language)} ${count === 1 ? one : many}`;
