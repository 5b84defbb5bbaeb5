import { flowRules } from './flow-rule.js';

const RECEIPTS = 'Service description, Delivery notes: 8.4 (collection) and 8.5 (return)';
const FACTS = 'AADE facts, Types 8.4 and 8.5';

/** Refusals of a collection (8.4) or a return (8.5). */
export const posReceiptRules = flowRules([
  { id: 'pos-receipt/mark-missing', params: [], source: RECEIPTS },
  { id: 'pos-receipt/other-issuer', params: ['expected', 'found'], source: RECEIPTS },
  { id: 'pos-receipt/not-collectable', params: ['type'], source: FACTS },
  { id: 'pos-receipt/not-returnable', params: ['type'], source: FACTS },
  { id: 'pos-receipt/earlier-unrelated', params: ['position', 'type', 'mark'], source: RECEIPTS },
  { id: 'pos-receipt/earlier-shared', params: ['position', 'count'], source: RECEIPTS },
  { id: 'pos-receipt/amount-form', params: ['found'], source: FACTS },
  { id: 'pos-receipt/amount-zero', params: [], source: FACTS },
  { id: 'pos-receipt/nothing-left', params: ['total', 'before'], source: RECEIPTS },
  { id: 'pos-receipt/amount-above', params: ['amount', 'left', 'total', 'before'], source: RECEIPTS },
  { id: 'pos-receipt/payment-differs', params: ['payment', 'amount'], source: FACTS },
]);
