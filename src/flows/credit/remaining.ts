import { subtractHeld } from '../../money/held.js';
import { centsToNumber, exactToNumber } from '../../money/index.js';
import { freezeDeeply } from '../shared/freeze.js';
import { hasLeft } from './asked.js';
import { figuresOf } from './figures.js';
import type { Left, LineLeft } from './left.js';
import type { RemainingCredit, RemainingLine } from './types.js';

/** What is left of a document, in the form for callers. */
export function remainingIn(left: Left): RemainingCredit {
  const { lines, taxes, unplaced } = left;
  const { summary } = figuresOf({ lines: lines.map((line) => ({ of: line.of, amounts: line })), taxes });
  const off = (total: typeof summary.totalNetValue, ...parts: (typeof summary.totalNetValue)[]): number =>
    centsToNumber(parts.reduce(subtractHeld, total));
  return freezeDeeply({
    lines: lines.map(remainingLine),
    totalNetValue: off(summary.totalNetValue, unplaced.net),
    totalVatAmount: off(summary.totalVatAmount, unplaced.vat),
    totalGrossValue: off(summary.totalGrossValue, unplaced.net, unplaced.vat),
    unplaced: {
      lines: unplaced.count,
      netValue: centsToNumber(unplaced.net),
      vatAmount: centsToNumber(unplaced.vat),
    },
    isSettled: !lines.some(hasLeft),
  });
}

function remainingLine({ of, quantity, net, vat }: LineLeft): RemainingLine {
  const counted = quantity && exactToNumber(quantity);
  return {
    lineNumber: of.lineNumber,
    ...(of.itemCode !== undefined && { itemCode: of.itemCode }),
    ...(of.itemDescr !== undefined && { itemDescr: of.itemDescr }),
    ...(counted !== undefined && { quantity: counted }),
    netValue: centsToNumber(net),
    vatAmount: centsToNumber(vat),
  };
}
