import { type Cents, productToCents, signOf, toCents, zeroCents } from '../money/index.js';
import type { LineInput } from './input.js';
import { refuseAmount, refuseNegative, type TotalsProblem } from './problem.js';

/** The amount of a line before discount, net or gross according to its price. */
export function leadingAmount(line: LineInput, index: number, problems: TotalsProblem[]): Cents {
  const { lead, price, quantity } = line;
  if (quantity !== undefined && signOf(quantity) < 0) {
    refuseNegative(problems, ['lines', index, 'quantity'], quantity);
    return zeroCents;
  }
  if (lead === 'net' || lead === 'gross') {
    const amount = toCents(price);
    return amount === undefined || amount < 0
      ? refuseAmount(problems, ['lines', index, lead], price)
      : amount;
  }
  if (signOf(price) < 0) {
    refuseNegative(problems, ['lines', index, lead], price);
    return zeroCents;
  }
  if (quantity === undefined) {
    problems.push({ problem: 'quantity-missing', path: ['lines', index, 'quantity'], params: { lead } });
    return zeroCents;
  }
  return productToCents(quantity, price);
}

/** Whether the price of the line includes VAT. */
export function leadsWithVat(line: LineInput): boolean {
  return line.lead === 'unitPriceWithVat' || line.lead === 'gross';
}
