/** A count with the word for one or for many, its thousands apart: `12,345 documents`. */
export const plural = (count: number, one: string, many: string, locale = 'en'): string =>
  `${count.toLocaleString(locale)} ${count === 1 ? one : many}`;
