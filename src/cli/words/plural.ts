/** A count with its noun in the singular or plural, and a thousands separator: `12,345 documents`. */
export const plural = (count: number, one: string, many: string, locale = 'en'): string =>
  `${count.toLocaleString(locale)} ${count === 1 ? one : many}`;
