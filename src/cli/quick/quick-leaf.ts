import { centsOfDigits, numberOfDigits } from '../../money/index.js';
import { Misfit, readLeaf } from '../../rules/shape/leaf.js';
import type { Leaf } from '../../types/leaf.js';
import { type LineScanner, UNREAD } from './line-scanner.js';
import type { QuickMember } from './quick-plan.js';

/**
 * Reads a single value where the scanner stands, as rules read it; `undefined` when it is not plain or not within its
 * bounds. `member`: whose value it is, unless it is an item of a list.
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
      const code = scanner.string(-1);
      return code === undefined ? undefined : member?.codes?.get(code);
    }
    case 'text': {
      const unread = member === undefined ? -1 : member.unreadUpTo;
      const text = scanner.string(unread);
      return text === undefined || (unread >= 0 && text === UNREAD) ? text : fitting(leaf, text);
    }
    case 'date':
    case 'pattern': {
      const text = scanner.string(-1);
      return text === undefined ? undefined : fitting(leaf, text);
    }
    case 'flag':
      return scanner.flag();
    default:
      return undefined;
  }
}

function fitting(leaf: Leaf, value: unknown): unknown {
  const read = readLeaf(leaf, value);
  return read instanceof Misfit ? undefined : read;
}
