import { type TaxRate, taxRates } from './generated/tax-rates.js';

/**
 * The rate of a tax category: a percentage, a fixed amount for each item, or neither if the amount is entered freely.
 * `undefined` if the tax type does not have the category. Deductions (5) have no categories.
 * @example taxRateOf(1, 3) // { percent: '20' }
 * @example taxRateOf(2, 8) // { fixedAmount: '0.07' }
 */
export function taxRateOf(taxType: number, category: number): TaxRate | undefined {
  return taxRates[taxType]?.[category];
}
