import { centsOfDigits, numberOfDigits } from '../../money/index.js';
import { Misfit, readLeaf } from '../../reading/leaf.js';
import type { Leaf } from '../../types/leaf.js';
import { type LineScanner, UNREAD } from './line-scanner.js';
import type { QuickMember } from './quick-plan.js';

/**
 * Reads a single value at the position of the scanner, in the form for rules; `undefined` if it is not plain or is out
 * of its bounds. `member`: the member of the value, unless it is an item of a list.
 */
export function quickLeaf(scanner: LineScanner, leaf: Leaf, member: QuickMember | undefined): unknown {
  switch (leaf.kind) {
    case 'amount': {
      const digits = scanner.digits();
      return digits < 0 ? undefined : centsOfDigits(digits, scanner.decimals);
    }
    case 'number': {
      const digits = scanner.digits();
      if (digits < 0 || (leaf.decimals !== undefined && scanner.decimals > leaf.decimals)) return undefined;
      const value = numberOfDigits(digits, scanner.decimals);
      const fits =
        (leaf.above === undefined || value > leaf.above) &&
        (leaf.min === undefined || value >= leaf.min) &&
        (leaf.max === undefined || value <= leaf.max);
      return fits ? value : undefined;
    }
    case 'integer':
    case 'mark': {
      const digits = scanner.digits();
      return digits < 0 || scanner.decimals > 0 ? undefined : fitting(leaf, digits);
    }
    case 'code': {
      const digits = leaf.alsoNumber === true ? scanner.digits() : -1;
      if (digits >= 0) return scanner.decimals > 0 ? undefined : fitting(leaf, digits);
      return member === undefined ? fittingText(scanner, leaf) : textOf(scanner, leaf, member);
    }
    case 'text':
    case 'date':
    case 'pattern':
      return member === undefined ? fittingText(scanner, leaf) : textOf(scanner, leaf, member);
    case 'flag':
      return scanner.flag();
    default:
      return undefined;
  }
}

/** The text of a member, which is often the same as the last time. */
function textOf(scanner: LineScanner, leaf: Leaf, { last, codes, unreadUpTo }: QuickMember): unknown {
  if (scanner.passes(last)) return last.value;
  const from = scanner.at;
  const value = freshText(scanner, leaf, codes, unreadUpTo);
  if (value !== undefined) scanner.keep(last, from, value);
  return value;
}

function freshText(
  scanner: LineScanner,
  leaf: Leaf,
  codes: QuickMember['codes'],
  unreadUpTo: number,
): unknown {
  const text = scanner.string(unreadUpTo);
  if (text === undefined) return undefined;
  if (codes !== undefined) return codes.get(text);
  return unreadUpTo >= 0 && text === UNREAD ? text : fitting(leaf, text);
}

function fittingText(scanner: LineScanner, leaf: Leaf): unknown {
  const text = scanner.string(-1);
  return text === undefined ? undefined : fitting(leaf, text);
}

function fitting(leaf: Leaf, value: unknown): unknown {
  const read = readLeaf(leaf, value);
  return read instanceof Misfit ? undefined : read;
}
