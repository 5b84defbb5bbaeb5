import { inWords, type MemberBit, memberBit, ODD_TEXTS } from '../../reading/members.js';
import type { ObjectShape } from '../../types/shape.js';
import { factsShape, lineFactsShape } from '../facts/generated/shapes.js';
import type { LineMember } from '../kinds/line-members.js';
import type { FactsView } from './views.js';

const IN_HEADERS: readonly (keyof FactsView)[] = [
  'type',
  'series',
  'aa',
  'issueDate',
  'issuer',
  'counterpart',
  'lines',
  'payments',
  'tableAA',
];

const IN_LINES: readonly LineMember[] = [
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'unitPriceWithVat',
  'net',
  'gross',
  'vat',
  'vatCategory',
  'discount',
  'income',
];

/** Members that few headers have, and texts that few have. Documents without them are assembled in a faster way. */
export const rareInHeaders = once(factsShape, IN_HEADERS, ODD_TEXTS);

/** Members that few lines have. */
export const rareInLines = once(lineFactsShape, IN_LINES);

/** The bits of all members except the usual ones, computed on first use so that importing the library stays fast. */
function once(
  shape: ObjectShape,
  usual: readonly string[],
  ...others: readonly MemberBit[]
): () => readonly MemberBit[] {
  let bits: readonly MemberBit[] | undefined;
  return () => {
    bits ??= inWords([
      ...others,
      ...Object.keys(shape.members)
        .filter((member) => !usual.includes(member))
        .map((member) => memberBit(shape, member)),
    ]);
    return bits;
  };
}
