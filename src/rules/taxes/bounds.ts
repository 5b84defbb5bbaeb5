import { centsToString } from '../../money/index.js';
import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { TAX_MEMBERS, TAX_PATHS } from './untaxed.js';

const SPECIFICATION = 'AADE ERP REST API description v2.0.2, errors';

/** 8.2 has no net value, only a levy. */
const withNetValue = typesWhere((_, type) => type !== '8.2');

/** A sales invoice of 63.30 net with one withheld tax on the document. */
const withheld = (tax: object, amount: number, gross: number): Readonly<Record<string, unknown>> => ({
  '/taxesTotals': [{ taxType: 1, taxCategory: 17, taxAmount: amount, ...tax }],
  '/invoiceSummary/totalWithheldAmount': amount,
  '/invoiceSummary/totalGrossValue': gross,
  '/paymentMethods/0/amount': gross,
});

/** The base of a tax of the document is at most its net total. */
export const baseAboveNet = rule({
  id: 'taxes/base-above-net',
  appliesTo: withNetValue,
  onlyWith: 'taxesTotals',
  paths: ['taxesTotals[].underlyingValue', 'invoiceSummary.totalNetValue'],
  params: ['base', 'net'],
  authorityCode: 237,
  source: `${SPECIFICATION} (237)`,
  good: { sample: 'salesInvoice', set: withheld({ underlyingValue: 63.3 }, 3, 74.01) },
  bad: [{ sample: 'salesInvoice', set: withheld({ underlyingValue: 63.31 }, 3, 74.01) }],
  check({ taxesTotals: taxes, invoiceSummary: { totalNetValue: net } }, found) {
    if (taxes === undefined) return;
    for (let index = 0; index < taxes.length; index += 1) {
      const base = taxes[index]?.underlyingValue;
      if (base === undefined || base <= net) continue;
      found(['taxesTotals', index, 'underlyingValue'], {
        base: centsToString(base),
        net: centsToString(net),
      });
    }
  },
});

/** A tax of the document is at most its net total. */
export const taxAboveNet = rule({
  id: 'taxes/tax-above-net',
  appliesTo: withNetValue,
  onlyWith: 'taxesTotals',
  paths: ['taxesTotals[].taxAmount', 'invoiceSummary.totalNetValue'],
  params: ['tax', 'net'],
  authorityCode: 239,
  source: `${SPECIFICATION} (239)`,
  good: { sample: 'salesInvoice', set: withheld({}, 63.3, 13.71) },
  bad: [{ sample: 'salesInvoice', set: withheld({}, 63.31, 13.7) }],
  check({ taxesTotals: taxes, invoiceSummary: { totalNetValue: net } }, found) {
    if (taxes === undefined) return;
    for (let index = 0; index < taxes.length; index += 1) {
      const tax = taxes[index]?.taxAmount;
      if (tax === undefined || tax <= net) continue;
      found(['taxesTotals', index, 'taxAmount'], { tax: centsToString(tax), net: centsToString(net) });
    }
  },
});

/** A tax of the document is at most its base. */
export const taxAboveBase = rule({
  id: 'taxes/tax-above-base',
  appliesTo: withNetValue,
  onlyWith: 'taxesTotals',
  paths: ['taxesTotals[].taxAmount', 'taxesTotals[].underlyingValue'],
  params: ['tax', 'base'],
  authorityCode: 240,
  source: `${SPECIFICATION} (240)`,
  good: { sample: 'salesInvoice', set: withheld({ underlyingValue: 20 }, 20, 57.01) },
  bad: [{ sample: 'salesInvoice', set: withheld({ underlyingValue: 20 }, 20.01, 57) }],
  check({ taxesTotals: taxes }, found) {
    if (taxes === undefined) return;
    for (let index = 0; index < taxes.length; index += 1) {
      const { taxAmount: tax, underlyingValue: base } = taxes[index] as (typeof taxes)[number];
      if (base === undefined || tax <= base) continue;
      found(['taxesTotals', index, 'taxAmount'], { tax: centsToString(tax), base: centsToString(base) });
    }
  },
});

const LINE_TAXES = ['withheldAmount', 'feesAmount', 'stampDutyAmount', 'otherTaxesAmount'] as const;

/** A tax of a line is at most the net value of the line. Deductions are not among the taxes that this error names. */
export const lineTaxAboveNet = rule({
  id: 'taxes/line-tax-above-net',
  appliesTo: withNetValue,
  onlyWith: TAX_MEMBERS,
  paths: ['invoiceDetails[].netValue', ...TAX_PATHS],
  params: ['line', 'member', 'tax', 'net'],
  authorityCode: 241,
  source: `${SPECIFICATION} (241); 8.2 was accepted with a tax on no net value`,
  good: { sample: 'serviceInvoice' },
  bad: [
    {
      sample: 'serviceInvoice',
      set: {
        '/invoiceDetails/0/withheldAmount': 1000.01,
        '/invoiceDetails/0/withheldPercentCategory': 17,
        '/invoiceSummary/totalWithheldAmount': 1000.01,
        '/invoiceSummary/totalGrossValue': 239.99,
        '/paymentMethods/0/amount': 239.99,
      },
    },
  ],
  checkLine(line, index, found) {
    const net = line.netValue;
    for (const member of LINE_TAXES) {
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
