import { invoiceTypeFacts } from '../../codes/index.js';
import { zeroCents } from '../../money/index.js';
import { rule } from '../engine/rule.js';
import { typesWhere } from '../engine/types-where.js';
import { WITHOUT_VALUES } from '../examples/without-values.js';
import { MOVES_GOODS_PATHS, movesGoods } from '../shared/moves-goods.js';
import { isUsualSums } from './usual-sums.js';

/** Goods movements may have no value, a slip may cancel a whole table, and the climate resilience fee (8.2) has no net value. */
const WITHOUT_VALUE = ['deliveryNote', 'receivingNote'];
const valued = typesWhere(
  ({ family }, type) => !WITHOUT_VALUE.includes(family) && type !== '8.2' && type !== '8.6',
);

/** A sale has a value. */
export const noValue = rule({
  id: 'totals/no-value',
  unless: isUsualSums,
  severity: 'warning',
  appliesTo: valued,
  paths: ['invoiceSummary.totalNetValue', 'invoiceSummary.totalGrossValue', ...MOVES_GOODS_PATHS],
  params: ['type', 'note'],
  authorityCode: 222,
  source:
    'AADE ERP REST API description v2.0.2, errors (222); a warning because the types on which net values must be above zero are not published',
  good: { sample: 'salesInvoice' },
  bad: [{ sample: 'retailReceipt', set: WITHOUT_VALUES }],
  check(document, found) {
    const { totalNetValue, totalGrossValue } = document.invoiceSummary;
    if (totalNetValue !== zeroCents || totalGrossValue !== zeroCents) return;
    // Another rule reports an invoice without value that moves goods.
    if (movesGoods(document)) return;
    const type = document.invoiceHeader.invoiceType;
    const { sign, isDeliveryNote } = invoiceTypeFacts[type];
    // Only a sale of goods may have been meant as a delivery note.
    const note = sign === 'debit' && isDeliveryNote.rule === 'accepted' ? { note: '9.3' } : {};
    found(['invoiceSummary', 'totalNetValue'], { type, ...note });
  },
});
