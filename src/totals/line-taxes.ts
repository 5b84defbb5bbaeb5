import type { Cents } from '../money/index.js';
import type { LineInput, TaxKind } from './input.js';
import type { TotalsProblem } from './problem.js';
import { taxAmount } from './tax-amount.js';

/** The amount of one kind of tax on a line, or `undefined` if the line does not have this tax. */
export function lineTax(
  line: LineInput,
  kind: TaxKind,
  net: Cents,
  index: number,
  problems: TotalsProblem[],
): Cents | undefined {
  const tax = line.taxes?.[kind];
  return tax === undefined ? undefined : taxAmount(tax, net, line.quantity, ['lines', index, kind], problems);
}
