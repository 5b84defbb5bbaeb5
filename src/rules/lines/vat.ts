import * as VatCategory from '../../codes/generated/named/vat-categories.js';
import type { InvoiceType } from '../../codes/index.js';
import { centsToString, zeroCents } from '../../money/index.js';
import { rule } from '../engine/rule.js';
import { isSure, typesWhere } from '../engine/types-where.js';
import { withTotal } from '../examples/with-total.js';
import { percents } from './percents.js';
import { isUsualLines } from './usual-lines.js';

const SPECIFICATION = 'AADE ERP REST API description v2.0.2';
const CATEGORY = 'invoiceDetails[].vatCategory';
const EXEMPTION = 'invoiceDetails[].vatExemptionCategory';

/** A line without VAT states the reason. */
export const exemptionMissing = rule({
  id: 'lines/exemption-missing',
  unless: isUsualLines,
  paths: [CATEGORY, EXEMPTION],
  params: ['line'],
  authorityCode: 217,
  source: `${SPECIFICATION}, errors (217)`,
  bad: [{ sample: 'intraCommunityInvoice', remove: ['/invoiceDetails/0/vatExemptionCategory'] }],
  checkLine(line, index, found) {
    if (line.vatCategory !== VatCategory.Exempt || line.vatExemptionCategory !== undefined) return;
    found(['invoiceDetails', index, 'vatExemptionCategory'], { line: index + 1 });
  },
});

/** A line with VAT has no exemption. */
export const exemptionNotAdmitted = rule({
  id: 'lines/exemption-not-admitted',
  onlyWith: 'invoiceDetails[].vatExemptionCategory',
  paths: [CATEGORY, EXEMPTION],
  params: ['line', 'vatCategory', 'exemption'],
  authorityCode: 271,
  source: `${SPECIFICATION}, errors (271)`,
  good: { sample: 'intraCommunityInvoice' },
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceDetails/0/vatExemptionCategory': 14 } },
    { sample: 'deliveryNote', set: { '/invoiceDetails/0/vatExemptionCategory': 14 } },
  ],
  checkLine({ vatExemptionCategory: exemption, vatCategory }, index, found) {
    if (exemption === undefined || vatCategory === VatCategory.Exempt) return;
    found(['invoiceDetails', index, 'vatExemptionCategory'], { line: index + 1, vatCategory, exemption });
  },
});

/** Categories 7 and 8 carry no VAT. */
export const vatNotZero = rule({
  id: 'lines/vat-not-zero',
  unless: isUsualLines,
  paths: [CATEGORY, 'invoiceDetails[].vatAmount'],
  params: ['line', 'vatCategory', 'vatAmount'],
  authorityCode: 229,
  alsoPrevents: [218],
  source: `${SPECIFICATION}, errors (218, 229); AADE facts, Lines: VAT 8 has no VAT record`,
  good: { sample: 'posCollection' },
  bad: [
    {
      sample: 'intraCommunityInvoice',
      set: {
        '/invoiceDetails/0/vatAmount': 24,
        ...withTotal('totalVatAmount', 24, 124),
      },
    },
  ],
  checkLine({ vatCategory, vatAmount }, index, found) {
    if (
      vatAmount === zeroCents ||
      (vatCategory !== VatCategory.Exempt && vatCategory !== VatCategory.WithoutVat)
    )
      return;
    const path = ['invoiceDetails', index, 'vatAmount'];
    found(path, { line: index + 1, vatCategory, vatAmount: centsToString(vatAmount) });
  },
});

const withoutVat: InvoiceType[] = typesWhere(({ vat }) => vat.rule === 'category8Only' && isSure(vat));

/** POS receipts and the climate resilience fee (8.2) are records without VAT. */
export const vatCategoryOfType = rule({
  id: 'lines/vat-category-of-type',
  appliesTo: withoutVat,
  paths: [CATEGORY, 'invoiceHeader.invoiceType'],
  params: ['line', 'vatCategory', 'type'],
  authorityCode: 215,
  alsoPrevents: [218],
  source: `${SPECIFICATION}, errors (215)`,
  bad: [{ sample: 'posCollection', set: { '/invoiceDetails/0/vatCategory': 1 } }],
  checkLine({ vatCategory }, index, found, { invoiceHeader: { invoiceType: type } }) {
    if (vatCategory === VatCategory.WithoutVat) return;
    const path = ['invoiceDetails', index, 'vatCategory'];
    const fix = { path: [...path], value: VatCategory.WithoutVat, safe: false };
    found(path, { line: index + 1, vatCategory, type }, fix);
  },
});

/** The climate resilience fee (8.2) is stated as a tax and has no net value. */
export const netNotZero = rule({
  id: 'lines/net-not-zero',
  appliesTo: ['8.2'],
  paths: ['invoiceDetails[].netValue'],
  params: ['line', 'netValue'],
  authorityCode: 213,
  source: `${SPECIFICATION}, errors (213) on 8.2`,
  bad: [
    {
      sample: 'residenceLevy',
      set: {
        '/invoiceDetails/0/netValue': 10,
        '/invoiceDetails/0/incomeClassification/0/amount': 10,
        '/invoiceSummary/incomeClassification/0/amount': 10,
        ...withTotal('totalNetValue', 10, 25),
      },
    },
  ],
  checkLine({ netValue }, index, found) {
    if (netValue === zeroCents) return;
    found(['invoiceDetails', index, 'netValue'], { line: index + 1, netValue: centsToString(netValue) });
  },
});

/** The printed percent matches the VAT category. */
export const percentMismatch = rule({
  id: 'lines/percent-mismatch',
  unless: isUsualLines,
  severity: 'warning',
  paths: ['invoiceDetails[].vatCategoryPercent', CATEGORY],
  params: ['line', 'stated', 'vatCategory', 'percent'],
  source:
    'Field bounds: vatCategoryPercent must be the percent of vatCategory; Observed behaviour, What goes wrong',
  bad: [
    { sample: 'salesInvoice', set: { '/invoiceDetails/0/vatCategoryPercent': 17 } },
    { sample: 'posCollection', set: { '/invoiceDetails/0/vatCategoryPercent': 24 } },
  ],
  checkLine({ vatCategoryPercent: stated, vatCategory }, index, found) {
    if (stated === undefined) return;
    const percent = percents[vatCategory];
    if (percent === undefined || stated === percent) return;
    const path = ['invoiceDetails', index, 'vatCategoryPercent'];
    const fix = { path: [...path], value: percent, safe: false };
    found(path, { line: index + 1, stated, vatCategory, percent }, fix);
  },
});
