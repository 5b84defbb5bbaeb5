import type { KindInfo } from '../kinds/kind-info.js';
import { LineBit, type LineMembers, PRICES, type UsualLineMember } from '../kinds/line-members.js';
import type { RareLine } from './line-read.js';
import type { Reading } from './reading.js';

/** Whether exactly one of the four prices is stated. */
export const isPricedOnce = (has: number): boolean => {
  const prices = has & PRICES;
  return prices !== 0 && (prices & (prices - 1)) === 0;
};

/** Notes that a line is priced more than once, or not at all where it must be. */
export function checkPrice(reading: Reading, members: LineMembers, index: number, has: number): void {
  const stated = usualMembers.filter((member) => (has & PRICES & LineBit[member]) !== 0);
  const path = ['lines', index];
  if (stated.length > 1) reading.problem('price-twice', path, { members: stated.join(', ') });
  else if (members.value === 'needed') {
    const taken = prices.filter((member) => (members.forbids & LineBit[member]) === 0);
    reading.problem('price-missing', path, { members: taken.join(', ') });
  }
}

/** Notes the usual members that the line may not have, and those that it lacks. */
export function checkMembers(
  reading: Reading,
  info: KindInfo,
  { forbids, needs }: LineMembers,
  index: number,
  has: number,
): void {
  for (const member of usualMembers) {
    const bit = LineBit[member];
    const path = ['lines', index, member];
    if ((has & forbids & bit) !== 0) {
      const rule = info.row.line === 'service' ? 'service-counted' : 'not-allowed-on-type';
      reading.problem(rule, path, { member, type: info.type });
    }
    // A price that is missing altogether is said once, below.
    else if ((needs & ~has & bit) !== 0 && member !== 'net') reading.problem('missing', path, { member });
  }
}

/** Notes that a line of a levy states no levy. */
export function checkLevy(reading: Reading, index: number, rare: RareLine | undefined): void {
  const member = 'otherTaxes';
  if (rare?.otherTaxes === undefined && rare?.fees === undefined) {
    reading.problem('missing', ['lines', index, member], { member });
  }
}

const prices = ['unitPrice', 'unitPriceWithVat', 'net', 'gross'] as const;
const usualMembers = Object.keys(LineBit) as UsualLineMember[];
