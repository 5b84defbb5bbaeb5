import { UsageError } from '../args/usage-error.js';
import type { Entry } from '../input/entry.js';

/** The chosen document and its index in the input. Throws `UsageError`. */
export function chosenEntry(
  entries: readonly Entry[],
  number: number | undefined,
): { readonly entry: Entry; readonly index: number } {
  const [first, second] = entries;
  if (number === undefined && first !== undefined && second === undefined) return { entry: first, index: 0 };
  const found = [...entries.entries()].find(([index]) => `${index + 1}` === `${number}`);
  if (found === undefined)
    throw new UsageError((usage) => usage.severalDocuments(entries.length, '--number'));
  return { index: found[0], entry: found[1] };
}
