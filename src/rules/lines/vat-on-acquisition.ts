import * as VatCategory from '../../codes/generated/named/vat-categories.js';
import { centsToString, zeroCents } from '../../money/index.js';
import { type LineView, rule } from '../engine/rule.js';
import { isSure, typesWhere } from '../engine/types-where.js';
import { withTotal } from '../examples/with-total.js';

const CATEGORY = 'invoiceDetails[].vatCategory';
const AMOUNT = 'invoiceDetails[].vatAmount';

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
