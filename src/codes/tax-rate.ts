import { type TaxRate, taxRates } from './generated/tax-rates.js';

/**
 * The rate of a tax category: a percent, a fixed amount for each item, or neither when the amount is entered freely.
 * Undefined when the tax type has no such category; deductions (5) have none at all.
 * @example taxRateOf(1, 3) // { percent: '20' }
 * @example taxRateOf(2, 8) // { fixedAmount: '0.07' }
 */
export function taxRateOf(taxType: number, category: number): TaxRate | undefined {
  return taxRates[taxType]?.[category];
}
