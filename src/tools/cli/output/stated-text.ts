import type { Path } from '../../../types/index.js';
import { clean } from '../terminal/clean.js';

/** The value at the path of a figure, as JSON, if it could not be read as an amount; undefined if it is absent. */
export function statedText(path: Readonly<Path>, document: unknown): string | undefined {
  const [first, second] = path;
  // A classification of the lines without a row in the summary: its path ends at the list of rows.
  if (first === 'invoiceSummary' && path.length === 2 && String(second).endsWith('Classification'))
    return undefined;
  // Payments are compared with the gross total.
  const value = valueAt(document, path.length === 1 ? ['invoiceSummary', 'totalGrossValue'] : path);
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'object') return Array.isArray(value) ? '[…]' : '{…}';
  return clean(JSON.stringify(value), 40);
}

function valueAt(value: unknown, path: Readonly<Path>): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Readonly<Record<string | number, unknown>>)[step];
  }
  return at;
}
