import * as RecType from '../../codes/generated/named/rec-types.js';
import { centsToString, zeroCents } from '../../money/index.js';
import { type Found, type LineView, rule } from '../engine/rule.js';
import { withTotal } from '../examples/with-total.js';
import { TAX_MEMBERS, TAX_PATHS } from './untaxed.js';

const SOURCE =
  'AADE ERP REST API description v2.0.2, errors (225, 227): fees, stamp duty and withheld; AADE facts, Amounts and rounding';

const PAIRS = [
  ['withheldAmount', 'withheldPercentCategory'],
  ['feesAmount', 'feesPercentCategory'],
  ['stampDutyAmount', 'stampDutyPercentCategory'],
] as const;

const OTHER_TAXES = ['otherTaxesAmount', 'otherTaxesPercentCategory'] as const;

/** On 8.2 the authority has a different error for other taxes. */
const LEVY = '8.2';
const ALL_PAIRS = [...PAIRS, OTHER_TAXES] as const;

const LEVY_PAIRS = [OTHER_TAXES];

type Pair = (typeof ALL_PAIRS)[number];

/** Reports taxes of a line without a category. */
function reportUnnamed(line: LineView, index: number, pairs: readonly Pair[], found: Found): void {
  for (const [member, missing] of pairs) {
    const amount = line[member];
    // Templates contain zeros. A zero without a category is not a tax.
    if (amount === undefined || amount === zeroCents || line[missing] !== undefined) continue;
    const params = { line: index + 1, member, amount: centsToString(amount), missing };
    found(['invoiceDetails', index, missing], params);
  }
}

/** A fee or tax with VAT is the net value of its own line, and the tax members stay empty. */
const isTaxItself = ({ recType }: LineView): boolean =>
  recType === RecType.FeeWithVat || recType === RecType.OtherTaxesWithVat;

const INTEGRATORS = 'AADE facts, Added later (rule tables of two integrators, one client)';

/** A tax on a line has a category. */
export const categoryMissing = rule({
  id: 'taxes/category-missing',
  onlyWith: TAX_MEMBERS,
  paths: [...TAX_PATHS, 'invoiceHeader.invoiceType'],
  params: ['line', 'member', 'amount', 'missing'],
  authorityCode: 227,
  source: `${SOURCE}; other taxes: ${INTEGRATORS}`,
  bad: [
    { sample: 'serviceInvoice', remove: ['/invoiceDetails/0/withheldPercentCategory'] },
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/otherTaxesAmount': 1,
        ...withTotal('totalOtherTaxesAmount', 1, 78.01),
      },
    },
  ],
  checkLine(line, index, found, { invoiceHeader: { invoiceType: type } }) {
    reportUnnamed(line, index, type === LEVY ? PAIRS : ALL_PAIRS, found);
  },
});

/** On 8.2, the category states the kind of lodging. */
export const levyCategoryMissing = rule({
  id: 'taxes/levy-category-missing',
  appliesTo: [LEVY],
  paths: TAX_PATHS,
  params: ['line', 'member', 'amount', 'missing'],
  authorityCode: 204,
  source: `${INTEGRATORS}: 8.2 refuses otherTaxesAmount without its category (204)`,
  bad: [{ sample: 'residenceLevy', remove: ['/invoiceDetails/0/otherTaxesPercentCategory'] }],
  checkLine: (line, index, found) => reportUnnamed(line, index, LEVY_PAIRS, found),
});

/** A tax category has an amount, even if it is zero. */
export const amountMissing = rule({
  id: 'taxes/amount-missing',
  onlyWith: TAX_MEMBERS,
  paths: [...TAX_PATHS, 'invoiceDetails[].recType'],
  params: ['line', 'member', 'category', 'missing'],
  authorityCode: 227,
  source: SOURCE,
  good: { sample: 'serviceInvoice' },
  bad: [{ sample: 'salesInvoice', set: { '/invoiceDetails/0/feesPercentCategory': 8 } }],
  checkLine(line, index, found) {
    if (isTaxItself(line)) return;
    for (const [missing, member] of PAIRS) {
      const category = line[member];
      if (category === undefined || line[missing] !== undefined) continue;
      found(['invoiceDetails', index, missing], { line: index + 1, member, category, missing });
    }
  },
});

/** A category of other taxes probably needs an amount, too. The authority's error does not mention these taxes. */
export const otherTaxesIncomplete = rule({
  id: 'taxes/other-taxes-incomplete',
  severity: 'warning',
  onlyWith: TAX_MEMBERS,
  paths: [...TAX_PATHS, 'invoiceDetails[].recType'],
  params: ['line', 'category'],
  source: `${SOURCE}; a warning because other taxes are not among them`,
  bad: [{ sample: 'salesInvoice', set: { '/invoiceDetails/0/otherTaxesPercentCategory': 8 } }],
  checkLine(line, index, found) {
    const { otherTaxesAmount: amount, otherTaxesPercentCategory: category } = line;
    if (category === undefined || amount !== undefined || isTaxItself(line)) return;
    found(['invoiceDetails', index, 'otherTaxesAmount'], { line: index + 1, category });
  },
});
