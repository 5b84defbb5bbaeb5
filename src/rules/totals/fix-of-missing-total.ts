import { documentReaders } from '../../reading/generated/document-readers.js';
import { readWithMembers } from '../../reading/read.js';
import { Spellings } from '../../reading/spelling.js';
import type { GrossParts } from '../../totals/gross-with.js';
import type { Fix, Path } from '../../types/index.js';
import { shapeRule } from '../shape/index.js';
import { fixOfTotal } from './fix-of-total.js';
import { totalsOfLines } from './sums-of-lines.js';

/**
 * The fix for a total that is missing. There is only one if nothing else in the document is unreadable, and the gross
 * total agrees with the sum of the lines and with all other totals. Then the total can have no other value.
 */
export function fixOfMissingTotal(
  document: unknown,
  path: Readonly<Path>,
  spellings: Spellings,
): Fix | undefined {
  const [first, member] = path;
  if (path.length !== 2 || first !== 'invoiceSummary') return undefined;
  // As the document writes it: names may be in any case.
  const [name, own] = spellings.asWritten([...path]);
  const members = document as Readonly<Record<string, object>>;
  const withZero = { ...members, [String(name)]: { ...members[String(name)], [String(own)]: 0 } };
  let isReadable = true;
  const read = readWithMembers(
    documentReaders,
    withZero,
    (fault, at, params) => {
      if (shapeRule(fault, at, params).severity === 'error') isReadable = false;
    },
    new Spellings(),
  );
  if (read === undefined || !isReadable) return undefined;
  const sums: Partial<GrossParts> = totalsOfLines(read.view);
  const total = member as keyof GrossParts;
  const sum = sums[total];
  return sum === undefined ? undefined : fixOfTotal(read.view.invoiceSummary, total, sum);
}
