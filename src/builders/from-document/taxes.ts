import { accommodationLevies, taxRateOf } from '../../codes/index.js';
import { centsOfNumber, parseDecimal, percentOf } from '../../money/index.js';
import { recordOf } from '../../reading/record.js';
import { type TaxKind, taxTypeOf } from '../../totals/index.js';
import { type Stated, stated } from './stated.js';

/** The members of a line that hold each tax. */
const LINE_TAXES = [
  ['withheld', 'withheldAmount', 'withheldPercentCategory'],
  ['fees', 'feesAmount', 'feesPercentCategory'],
  ['stampDuty', 'stampDutyAmount', 'stampDutyPercentCategory'],
  ['otherTaxes', 'otherTaxesAmount', 'otherTaxesPercentCategory'],
  ['deductions', 'deductionsAmount', undefined],
] as const satisfies readonly (readonly [TaxKind, string, string | undefined])[];

/** The taxes of a line other than VAT. */
export function taxesOfLine(line: Stated): Stated {
  const taxes: Record<string, unknown> = {};
  for (const [kind, amountMember, categoryMember] of LINE_TAXES) {
    const amount = line[amountMember];
    const category = categoryMember && line[categoryMember];
    if (amount === undefined && category === undefined) continue;
    const isComputed = isComputedFrom(kind, category, line['netValue'], amount);
    taxes[kind] = stated({ category, amount: isComputed ? undefined : amount });
  }
  return taxes;
}

/** The taxes on the whole document. Facts group them by kind, in the order in which a document lists them. */
export function taxesOfDocument(document: Stated): Stated {
  const rows = document['taxesTotals'];
  if (!Array.isArray(rows)) return {};
  const net = recordOf(document['invoiceSummary'])?.['totalNetValue'];
  const taxes: Record<string, unknown> = {};
  for (const kind of Object.keys(taxTypeOf) as TaxKind[]) {
    const own = rows.map((row: unknown) => recordOf(row) ?? {});
    const items = own
      .filter(({ taxType }) => taxType === taxTypeOf[kind])
      .map((row) => taxOf(kind, row, net));
    if (items.length > 0) taxes[kind] = items.length === 1 ? items[0] : items;
  }
  return taxes;
}

function taxOf(kind: TaxKind, row: Stated, net: unknown): Stated {
  const { taxCategory, underlyingValue, taxAmount } = row;
  const isComputed = isComputedFrom(kind, taxCategory, underlyingValue, taxAmount);
  return stated({
    category: kind === 'deductions' ? undefined : taxCategory,
    amount: isComputed ? undefined : taxAmount,
    base: underlyingValue === net ? undefined : underlyingValue,
  });
}

/** Whether the amount follows from the percentage of the category. */
function isComputedFrom(kind: TaxKind, category: unknown, base: unknown, amount: unknown): boolean {
  if (typeof category !== 'number' || typeof base !== 'number' || typeof amount !== 'number') return false;
  if (kind === 'otherTaxes' && Object.hasOwn(accommodationLevies, category)) return false;
  const percent = parseDecimal(taxRateOf(taxTypeOf[kind], category)?.percent);
  const cents = centsOfNumber(base);
  return percent.ok && cents !== undefined && percentOf(cents, percent.value) === centsOfNumber(amount);
}
