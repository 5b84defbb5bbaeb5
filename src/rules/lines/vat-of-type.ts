import * as VatCategory from '../../codes/generated/named/vat-categories.js';
import { centsToString, zeroCents } from '../../money/index.js';
import { type LineView, rule } from '../engine/rule.js';
import { isSure, typesWhere } from '../engine/types-where.js';
import { withTotal } from '../examples/with-total.js';

const RECORDED = 'AADE facts, Found later: recorded on 6.1 and 6.2';

const taxed = typesWhere(({ vat }) => vat.rule === 'withVat' && isSure(vat));

const CATEGORY = 'invoiceDetails[].vatCategory';

/** Goods that a company takes for itself (6.1, 6.2) are taxed like a sale. */
export const untaxedSelfSupply = rule({
  id: 'lines/untaxed-self-supply',
  appliesTo: taxed,
  paths: [CATEGORY, 'invoiceHeader.invoiceType'],
  params: ['line', 'vatCategory', 'type'],
  authorityCode: 234,
  source: `AADE ERP REST API description v2.0.2, errors (234); ${RECORDED}`,
  bad: [
    {
      sample: 'selfDelivery',
      set: {
        '/invoiceDetails/0/vatCategory': 8,
        '/invoiceDetails/0/vatCategoryPercent': 0,
        '/invoiceDetails/0/vatAmount': 0,
        '/invoiceSummary/totalVatAmount': 0,
        '/invoiceSummary/totalGrossValue': 100,
      },
    },
  ],
  checkLine({ vatCategory }, index, found, { invoiceHeader: { invoiceType: type } }) {
    if (vatCategory !== VatCategory.Exempt && vatCategory !== VatCategory.WithoutVat) return;
    found(['invoiceDetails', index, 'vatCategory'], { line: index + 1, vatCategory, type });
  },
});

const AMOUNT = 'invoiceDetails[].vatAmount';

/** Their VAT amount is above zero. */
export const selfSupplyWithoutVat = rule({
  id: 'lines/self-supply-without-vat',
  appliesTo: taxed,
  paths: [CATEGORY, AMOUNT, 'invoiceHeader.invoiceType'],
  params: ['line', 'type'],
  authorityCode: 222,
  source: `AADE ERP REST API description v2.0.2, errors (222); ${RECORDED}`,
  bad: [
    {
      sample: 'selfDelivery',
      set: {
        '/invoiceDetails/0/netValue': 0.02,
        '/invoiceDetails/0/vatAmount': 0,
        '/invoiceDetails/0/incomeClassification/0/amount': 0.02,
        '/invoiceSummary/totalNetValue': 0.02,
        '/invoiceSummary/totalVatAmount': 0,
        '/invoiceSummary/totalGrossValue': 0.02,
        '/invoiceSummary/incomeClassification/0/amount': 0.02,
      },
    },
  ],
  checkLine({ vatCategory, vatAmount }, index, found, { invoiceHeader: { invoiceType: type } }) {
    // The other rule reports categories without VAT.
    if (vatCategory === VatCategory.Exempt || vatCategory === VatCategory.WithoutVat) return;
    if (vatAmount === zeroCents) found(['invoiceDetails', index, 'vatAmount'], { line: index + 1, type });
  },
});

/** Sales to other countries have their own document types because they are exempt. */
export const taxedAbroad = rule({
  id: 'lines/taxed-abroad',
  severity: 'warning',
  appliesTo: typesWhere(({ counterpart: { country } }) => country === 'EU' || country === 'nonEU'),
  paths: [CATEGORY, 'invoiceHeader.invoiceType'],
  params: ['line', 'vatCategory', 'type'],
  authorityCode: 215,
  source:
    'Code tables, invoice types: 1.2, 1.3, 2.2 and 2.3 normally have category 7 with its exemption; a warning because it was not confirmed that other categories are refused (215)',
  good: { sample: 'thirdCountryInvoice' },
  bad: [
    {
      sample: 'intraCommunityInvoice',
      set: {
        '/invoiceDetails/0/vatCategory': 1,
        '/invoiceDetails/0/vatCategoryPercent': 24,
        '/invoiceDetails/0/vatAmount': 24,
        ...withTotal('totalVatAmount', 24, 124),
      },
      remove: ['/invoiceDetails/0/vatExemptionCategory'],
    },
    {
      sample: 'thirdCountryInvoice',
      set: { '/invoiceDetails/0/vatCategory': 8 },
      remove: ['/invoiceDetails/0/vatExemptionCategory'],
    },
  ],
  checkLine({ vatCategory }, index, found, { invoiceHeader: { invoiceType: type } }) {
    if (vatCategory === VatCategory.Exempt) return;
    found(['invoiceDetails', index, 'vatCategory'], { line: index + 1, vatCategory, type });
  },
});

const untaxed = typesWhere(({ vat }) => vat.rule === 'withoutVat' && isSure(vat));

const isTaxed = ({ vatCategory }: LineView): boolean =>
  vatCategory !== VatCategory.Exempt && vatCategory !== VatCategory.WithoutVat;

/** A seller who does not issue invoices charges no VAT. */
export const vatOnAcquisition = rule({
  id: 'lines/vat-on-acquisition',
  appliesTo: untaxed,
  paths: [CATEGORY, AMOUNT],
  params: ['line', 'vatAmount'],
  authorityCode: 218,
  source:
    'AADE ERP REST API description v2.0.2, errors (218); AADE facts, Found later: recorded on 3.1 and 3.2 with a VAT amount above zero',
  bad: [
    {
      sample: 'titleOfAcquisition',
      set: {
        '/invoiceDetails/0/vatCategory': 1,
        '/invoiceDetails/0/vatAmount': 57.6,
        ...withTotal('totalVatAmount', 57.6, 297.6),
      },
    },
  ],
  checkLine(line, index, found) {
    // Another rule reports an amount in a category without VAT.
    if (line.vatAmount === zeroCents || !isTaxed(line)) return;
    const path = ['invoiceDetails', index, 'vatAmount'];
    found(path, { line: index + 1, vatAmount: centsToString(line.vatAmount) });
  },
});

/** Without an amount, a category with a rate is still probably a mistake. */
export const vatCategoryOfAcquisition = rule({
  id: 'lines/vat-category-of-acquisition',
  severity: 'warning',
  appliesTo: untaxed,
  paths: [CATEGORY, AMOUNT],
  params: ['line', 'vatCategory'],
  authorityCode: 215,
  source: 'AADE facts, Added later: 3.1 and 3.2 with VAT, recorded once (215) without its type',
  bad: [{ sample: 'titleOfAcquisition', set: { '/invoiceDetails/0/vatCategory': 1 } }],
  checkLine(line, index, found) {
    if (line.vatAmount !== zeroCents || !isTaxed(line)) return;
    found(['invoiceDetails', index, 'vatCategory'], { line: index + 1, vatCategory: line.vatCategory });
  },
});
