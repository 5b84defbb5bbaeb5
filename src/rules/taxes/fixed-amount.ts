import * as TaxType from '../../codes/generated/named/tax-types.js';
import { taxRateOf, taxRates } from '../../codes/index.js';
import { type Cents, centsToString, parseDecimal, toCents } from '../../money/index.js';
import { isMultipleOf } from '../../money/multiple.js';
import { productIsNear } from '../../money/near.js';
import type { Params } from '../../types/index.js';
import { rule } from '../engine/rule.js';
import { withTax, withTotal } from '../examples/with-total.js';
import { TAX_MEMBERS, TAX_PATHS } from './untaxed.js';

interface Fixed {
  readonly cents: Cents;
  readonly euros: number;
}

/** The amounts that were looked up before, by tax type and category. */
const fixed: (Fixed | undefined)[][] = [];

/** The amount for each item. Levies on accommodation have rules of their own. */
function fixedOf(type: number, category: number): Fixed | undefined {
  if (type !== TaxType.Fees && type !== TaxType.OtherTaxes) return undefined;
  fixed[type] ??= Object.keys(taxRates[type] ?? {}).reduce<(Fixed | undefined)[]>((amounts, key) => {
    amounts[Number(key)] = readFixed(taxRateOf(type, Number(key))?.fixedAmount);
    return amounts;
  }, []);
  return fixed[type][category];
}

function readFixed(text: string | undefined): Fixed | undefined {
  const parsed = parseDecimal(text);
  const cents = parsed.ok ? toCents(parsed.value) : undefined;
  return cents === undefined ? undefined : { cents, euros: Number(text) };
}

/** The tax is a multiple of the amount for one item. */
export const fixedAmountMismatch = rule({
  id: 'taxes/fixed-amount-mismatch',
  severity: 'warning',
  onlyWith: TAX_MEMBERS,
  paths: [...TAX_PATHS, 'taxesTotals[].taxCategory', 'invoiceDetails[].quantity', 'invoiceHeader.currency'],
  params: ['category', 'each', 'stated'],
  authorityCode: 229,
  source:
    'Code tables, fees and other taxes with an amount for each item; AADE ERP REST API description v2.0.2, errors (229): a warning because the number of items is not in the document',
  good: {
    sample: 'salesInvoice',
    set: {
      '/invoiceDetails/0/feesAmount': 0.14,
      '/invoiceDetails/0/feesPercentCategory': 8,
      ...withTotal('totalFeesAmount', 0.14, 77.15),
    },
  },
  bad: [
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/feesAmount': 0.18,
        '/invoiceDetails/0/feesPercentCategory': 8,
        ...withTotal('totalFeesAmount', 0.18, 77.19),
      },
    },
    {
      sample: 'salesInvoice',
      set: withTax({ taxType: 2, taxCategory: 17, taxAmount: 0.3 }, 77.31),
    },
  ],
  // The amounts of the tables are in euros.
  when: ({ invoiceHeader: { currency } }) => currency === undefined || currency === 'EUR',
  checkLine(line, index, found) {
    const { feesPercentCategory, feesAmount, otherTaxesPercentCategory, otherTaxesAmount, quantity } = line;
    const fees = mismatchOf(TaxType.Fees, feesPercentCategory, feesAmount, quantity);
    if (fees) found(['invoiceDetails', index, 'feesAmount'], fees);
    const others = mismatchOf(TaxType.OtherTaxes, otherTaxesPercentCategory, otherTaxesAmount, quantity);
    if (others) found(['invoiceDetails', index, 'otherTaxesAmount'], others);
  },
  check({ taxesTotals: taxes = [] }, found) {
    for (let index = 0; index < taxes.length; index += 1) {
      const { taxType, taxCategory, taxAmount } = taxes[index] as (typeof taxes)[number];
      const each = mismatchOf(taxType, taxCategory, taxAmount, undefined);
      if (each) found(['taxesTotals', index, 'taxAmount'], each);
    }
  },
});

/** The message parameters if an amount is not a multiple of its category's amount, otherwise `undefined`. */
function mismatchOf(
  taxType: number,
  category: number | undefined,
  stated: Cents | undefined,
  quantity: number | undefined,
): Params | undefined {
  if (category === undefined || stated === undefined) return undefined;
  const each = fixedOf(taxType, category);
  if (each === undefined || isMultipleOf(stated, each.cents)) return undefined;
  // Quantities by weight or length need not be whole numbers.
  if (quantity !== undefined && productIsNear(quantity, each.euros, stated)) return undefined;
  return { category, each: centsToString(each.cents), stated: centsToString(stated) };
}
