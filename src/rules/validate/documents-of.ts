/** The documents of a list or of a whole request. Any other value counts as one document. */
export function documentsOf(given: unknown): readonly unknown[] {
  try {
    // An array hole is an invalid document.
    if (Array.isArray(given)) return Array.from(given as readonly unknown[]);
    const list = (given as { readonly invoice?: unknown }).invoice;
    return Array.isArray(list) ? Array.from(list as readonly unknown[]) : [given];
  } catch {
    // `null` and `undefined` have no members, and a getter or a proxy may throw.
    return [given];
  }
}
