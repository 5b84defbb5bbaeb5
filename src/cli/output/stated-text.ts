import type { Path } from '../../types/index.js';
import { clean } from './clean.js';

/** What stands where a step looks for its figure, as JSON, when it could not be read as an amount; undefined for nothing. */
export function statedText(path: Readonly<Path>, document: unknown): string | undefined {
  const [first, second] = path;
  // A kind of the lines that has no row in the summary: its path ends at the list of the rows.
  if (first === 'invoiceSummary' && path.length === 2 && String(second).endsWith('Classification'))
    return undefined;
  // The payments are held against the gross total.
  const stands = valueAt(document, path.length === 1 ? ['invoiceSummary', 'totalGrossValue'] : path);
  if (stands === undefined || stands === null) return undefined;
  if (typeof stands === 'object') return Array.isArray(stands) ? '[…]' : '{…}';
  return clean(JSON.stringify(stands), 40);
}

function valueAt(value: unknown, path: Readonly<Path>): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Readonly<Record<string | number, unknown>>)[step];
  }
  return at;
}
