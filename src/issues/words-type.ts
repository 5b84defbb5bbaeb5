/**
 * The words of every rule: `what` is wrong, with its actual values in `{braces}`, and what `todo`. A part in
 * `[brackets]` is left out when one of its values is absent.
 */
export type Words = Readonly<Record<string, { readonly what: string; readonly todo: string }>>;
