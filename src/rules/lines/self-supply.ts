import * as VatCategory from '../../codes/generated/named/vat-categories.js';
import { zeroCents } from '../../money/index.js';
import { rule } from '../engine/rule.js';
import { isSure, typesWhere } from '../engine/types-where.js';

const CATEGORY = 'invoiceDetails[].vatCategory';
const AMOUNT = 'invoiceDetails[].vatAmount';
const RECORDED = 'AADE facts, Found later: recorded on 6.1 and 6.2';

const taxed = typesWhere(({ vat }) => vat.rule === 'withVat' && isSure(vat));

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
