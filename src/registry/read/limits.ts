/** Limits above which a text is refused, so that no input exhausts the memory. */
export const limits = {
  /** Bytes, or characters of a text, unless the caller sets another limit. */
  size: 64 * 1024 * 1024,
  /** Characters of one invoice: about 40,000 lines. */
  part: 16 * 1024 * 1024,
  /** Characters of one text, tag or CDATA section of an invoice. The longest bounded text in the schema has 300. */
  piece: 1024 * 1024,
  /** Levels of nesting; an invoice has six. */
  levels: 100,
} as const;
