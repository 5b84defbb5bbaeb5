import { type Cents, signOf, toCents } from '../money/index.js';
import type { Path } from '../types/index.js';
import type { DocumentTaxInput, TaxKind } from './input.js';
import { refuseAmount, refuseNegative, type TotalsProblem } from './problem.js';
import type { TaxRow } from './result.js';
import { taxAmount } from './tax-amount.js';

/** The `taxType` of each kind. */
export const taxTypeOf: { readonly [kind in TaxKind]: TaxRow['taxType'] } = {
  withheld: 1,
  fees: 2,
  otherTaxes: 3,
  stampDuty: 4,
  deductions: 5,
};

/** The rows of `taxesTotals`, computed from the net total or from the stated base of a tax. */
export function documentTaxes(
  taxes: readonly DocumentTaxInput[],
  totalNet: Cents,
  problems: TotalsProblem[],
): TaxRow[] {
  return taxes.map((tax, i) => {
    const path: Path = ['taxes', i];
    if (tax.quantity !== undefined && signOf(tax.quantity) < 0)
      refuseNegative(problems, [...path, 'quantity'], tax.quantity);
    const underlyingValue = baseOf(tax, totalNet, path, problems);
    return {
      taxType: taxTypeOf[tax.kind],
      taxCategory: tax.category,
      underlyingValue,
      taxAmount: taxAmount(tax, underlyingValue, tax.quantity, path, problems),
    };
  });
}

function baseOf(tax: DocumentTaxInput, totalNet: Cents, path: Path, problems: TotalsProblem[]): Cents {
  if (tax.base === undefined) return totalNet;
  const base = toCents(tax.base);
  return base === undefined || base < 0 ? refuseAmount(problems, [...path, 'base'], tax.base) : base;
}
