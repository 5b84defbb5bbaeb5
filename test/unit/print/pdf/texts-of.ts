/** Every text of what pdfmake is given. */
export function textsOf(block: unknown): string[] {
  if (typeof block === 'string') return [block];
  if (Array.isArray(block)) return block.flatMap(textsOf);
  if (typeof block !== 'object' || block === null) return [];
  const { text, stack, columns, table } = block as Readonly<Record<string, unknown>>;
  return [text, stack, columns, (table as { body?: unknown } | undefined)?.body].flatMap(textsOf);
}
