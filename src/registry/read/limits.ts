/** What a text may have before it is refused, so that no input exhausts the memory. */
export const limits = {
  /** Bytes, or characters of a text, unless the caller sets another limit. */
  size: 64 * 1024 * 1024,
  /** Characters of one invoice: some 40,000 lines. */
  part: 16 * 1024 * 1024,
  /** Characters of one text, tag or CDATA section of an invoice; the longest that the schema bounds has 300. */
  piece: 1024 * 1024,
  /** Elements within each other; an invoice has six levels. */
  levels: 100,
} as const;
