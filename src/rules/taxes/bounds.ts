import { centsToString } from '../../money/index.js';
import { type RuleFacts, rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { withTax, withTotal } from '../examples/with-total.js';

const SPECIFICATION = 'AADE ERP REST API description v2.0.2, errors';

/** Type 8.2 has no net value, only the levy. */
const withNetValue = typesWhere((_, type) => type !== '8.2');

/** Changes a sales invoice of 63.30 net to have one withheld tax on the document. */
const withheld = (tax: object, taxAmount: number, gross: number): Readonly<Record<string, unknown>> =>
  withTax({ taxType: 1, taxCategory: 17, taxAmount, ...tax }, gross);

interface Bound extends Pick<RuleFacts, 'id' | 'good' | 'bad'> {
  readonly authorityCode: number;
  /** The amount that is limited: the base of a tax on the document, or the tax. */
  readonly member: 'underlyingValue' | 'taxAmount';
  /** Its limit: the net total of the document, or the base of the tax. */
  readonly by: 'net' | 'base';
}

const bound = ({ member, by, ...facts }: Bound) => {
  const name = member === 'taxAmount' ? 'tax' : 'base';
  return rule({
    ...facts,
    appliesTo: withNetValue,
    onlyWith: 'taxesTotals',
    paths: [
      `taxesTotals[].${member}`,
      by === 'net' ? 'invoiceSummary.totalNetValue' : 'taxesTotals[].underlyingValue',
    ],
    params: [name, by],
    source: `${SPECIFICATION} (${facts.authorityCode})`,
    check(document, found) {
      const { taxesTotals: taxes = [] } = document;
      for (let index = 0; index < taxes.length; index += 1) {
        const tax = taxes[index] as (typeof taxes)[number];
        const value = tax[member];
        const limit = by === 'net' ? document.invoiceSummary.totalNetValue : tax.underlyingValue;
        if (value === undefined || limit === undefined || value <= limit) continue;
        found(['taxesTotals', index, member], { [name]: centsToString(value), [by]: centsToString(limit) });
      }
    },
  });
};

/** The base of a tax on the document does not exceed the net total. */
export const baseAboveNet = bound({
  id: 'taxes/base-above-net',
  member: 'underlyingValue',
  by: 'net',
  authorityCode: 237,
  good: { sample: 'salesInvoice', set: withheld({ underlyingValue: 63.3 }, 3, 74.01) },
  bad: [{ sample: 'salesInvoice', set: withheld({ underlyingValue: 63.31 }, 3, 74.01) }],
});

/** A tax on the document does not exceed the net total. */
export const taxAboveNet = bound({
  id: 'taxes/tax-above-net',
  member: 'taxAmount',
  by: 'net',
  authorityCode: 239,
  good: { sample: 'salesInvoice', set: withheld({}, 63.3, 13.71) },
  bad: [{ sample: 'salesInvoice', set: withheld({}, 63.31, 13.7) }],
});

/** A tax on the document does not exceed its base. */
export const taxAboveBase = bound({
  id: 'taxes/tax-above-base',
  member: 'taxAmount',
  by: 'base',
  authorityCode: 240,
  good: { sample: 'salesInvoice', set: withheld({ underlyingValue: 20 }, 20, 57.01) },
  bad: [{ sample: 'salesInvoice', set: withheld({ underlyingValue: 20 }, 20.01, 57) }],
});

type LineTax = (typeof TAXES_OF_SPECIFICATION)[number] | 'deductionsAmount';

/** Limits taxes of a line to its net value. */
const lineBound = (
  members: readonly LineTax[],
  facts: Pick<RuleFacts, 'id' | 'severity' | 'source' | 'good' | 'bad'>,
) =>
  rule({
    ...facts,
    appliesTo: withNetValue,
    onlyWith: members.map((member) => `invoiceDetails[].${member}` as const),
    paths: ['invoiceDetails[].netValue', ...members.map((member) => `invoiceDetails[].${member}` as const)],
    params: ['line', 'member', 'tax', 'net'],
    authorityCode: 241,
    checkLine(line, index, found) {
      const net = line.netValue;
      for (const member of members) {
        const tax = line[member];
        if (tax === undefined || tax <= net) continue;
        found(['invoiceDetails', index, member], {
          line: index + 1,
          member,
          tax: centsToString(tax),
          net: centsToString(net),
        });
      }
    },
  });

const TAXES_OF_SPECIFICATION = [
  'withheldAmount',
  'feesAmount',
  'stampDutyAmount',
  'otherTaxesAmount',
] as const;

/** A tax on a line does not exceed the net value of the line. */
export const lineTaxAboveNet = lineBound(TAXES_OF_SPECIFICATION, {
  id: 'taxes/line-tax-above-net',
  source: `${SPECIFICATION} (241); 8.2 was accepted with a tax on no net value`,
  bad: [
    {
      sample: 'serviceInvoice',
      set: {
        '/invoiceDetails/0/withheldAmount': 1000.01,
        '/invoiceDetails/0/withheldPercentCategory': 17,
        ...withTotal('totalWithheldAmount', 1000.01, 239.99),
      },
    },
  ],
});

/** The authority's error does not mention deductions, but they were refused with it. */
export const lineDeductionsAboveNet = lineBound(['deductionsAmount'], {
  id: 'taxes/line-deductions-above-net',
  severity: 'warning',
  source: `${SPECIFICATION} (241): names the four other taxes of a line only; AADE facts, Found in November 2026: deductions above the net value were refused on the development endpoint (single source)`,
  good: {
    sample: 'salesInvoice',
    set: { '/invoiceDetails/0/deductionsAmount': 49.8, ...withTotal('totalDeductionsAmount', 49.8, 27.21) },
  },
  bad: [
    {
      sample: 'salesInvoice',
      set: {
        '/invoiceDetails/0/deductionsAmount': 49.81,
        ...withTotal('totalDeductionsAmount', 49.81, 27.2),
      },
    },
  ],
});
