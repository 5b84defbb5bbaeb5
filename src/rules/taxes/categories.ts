import { withdrawnOtherTaxes } from '../../codes/generated/code-facts.js';
import * as TaxType from '../../codes/generated/named/tax-types.js';
import { taxRates } from '../../codes/generated/tax-rates.js';
import { taxRateOf } from '../../codes/index.js';
import { rule } from '../engine/rule.js';
import { withTax, withTotal } from '../examples/with-total.js';
import { TAX_MEMBERS, TAX_PATHS } from './untaxed.js';

/** The category of a tax on the document is in the table of its type. For lines, the reader checks this. */
export const unknownCategory = rule({
  id: 'taxes/unknown-category',
  onlyWith: 'taxesTotals',
  paths: ['taxesTotals[].taxType', 'taxesTotals[].taxCategory'],
  params: ['taxType', 'category', 'last'],
  authorityCode: 254,
  source: 'AADE ERP REST API description v2.0.2, errors (254); Code tables, tax types: the table of each',
  good: {
    sample: 'salesInvoice',
    set: withTax({ taxType: 4, taxCategory: 4, taxAmount: 1 }, 78.01),
  },
  bad: [
    {
      sample: 'salesInvoice',
      set: withTax({ taxType: 4, taxCategory: 5, taxAmount: 1 }, 78.01),
    },
  ],
  check({ taxesTotals: taxes }, found) {
    if (taxes === undefined) return;
    for (let index = 0; index < taxes.length; index += 1) {
      const { taxType, taxCategory: category } = taxes[index] as (typeof taxes)[number];
      // Deductions have no categories.
      if (category === undefined || taxType === TaxType.Deductions) continue;
      if (taxRateOf(taxType, category) === undefined) {
        const last = lastCategoryOf(taxType);
        found(['taxesTotals', index, 'taxCategory'], { taxType, category, last });
      }
    }
  },
});

/** The categories of each type are numbered from 1. */
const lastCategoryOf = (taxType: number): number => Object.keys(taxRates[taxType] ?? {}).length;

const isWithdrawn = (category: number | undefined): category is number =>
  category !== undefined && withdrawnOtherTaxes.includes(category);

/** Two categories of other taxes (fire insurance at its old rates) were probably withdrawn. */
export const withdrawnCategory = rule({
  id: 'taxes/withdrawn-category',
  severity: 'warning',
  onlyWith: TAX_MEMBERS,
  paths: [...TAX_PATHS, 'taxesTotals[].taxCategory'],
  params: ['category'],
  source:
    'AADE description v2.0.2, other taxes: categories 1 and 2; a warning because its sentence can be read both ways, and no refusal was observed',
  good: {
    sample: 'salesInvoice',
    set: {
      '/invoiceDetails/0/otherTaxesAmount': 9.96,
      '/invoiceDetails/0/otherTaxesPercentCategory': 15,
      ...withTotal('totalOtherTaxesAmount', 9.96, 86.97),
    },
  },
  bad: [
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/otherTaxesAmount': 7.47,
        '/invoiceDetails/0/otherTaxesPercentCategory': 1,
        ...withTotal('totalOtherTaxesAmount', 7.47, 84.48),
      },
    },
    {
      sample: 'salesInvoice',
      set: withTax({ taxType: 3, taxCategory: 2, underlyingValue: 60, taxAmount: 3 }, 80.01),
    },
  ],
  checkLine({ otherTaxesPercentCategory: category }, index, found) {
    if (isWithdrawn(category)) found(['invoiceDetails', index, 'otherTaxesPercentCategory'], { category });
  },
  check({ taxesTotals: taxes = [] }, found) {
    for (let index = 0; index < taxes.length; index += 1) {
      const { taxType, taxCategory: category } = taxes[index] as (typeof taxes)[number];
      if (taxType === TaxType.OtherTaxes && isWithdrawn(category)) {
        found(['taxesTotals', index, 'taxCategory'], { category });
      }
    }
  },
});
