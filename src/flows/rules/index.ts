import { creditRules } from './credit.js';
import { type FlowRule, flowRules } from './flow-rule.js';
import { notesRules } from './notes.js';
import { posPaymentRules } from './pos-payment.js';
import { tableRules } from './table.js';

const DUPLICATES = 'Observed behaviour, Duplicates and lost answers';

const IDENTIFIER = 'AADE facts, Identifier: issuer, date, branch, type, series, aa';

const LIMIT = 'Error 212: a serial number of a Greek issuer is at most 18446744073709551615';

const PORT = 'docs/guide/numbering.md';

/** Refusals of numbering. */
const numberingRules = flowRules([
  { id: 'numbering/series', params: ['member', 'found'], source: IDENTIFIER },
  {
    id: 'numbering/other-series',
    params: ['vatNumber', 'branch', 'invoiceType', 'series'],
    source: PORT,
  },
  { id: 'numbering/first-number', params: ['found'], source: LIMIT },
  { id: 'numbering/exhausted', params: ['series', 'last'], source: LIMIT },
  { id: 'numbering/reservation', params: ['member', 'found'], source: PORT },
  { id: 'numbering/option', params: ['member', 'found'], source: PORT },
  { id: 'numbering/not-reserved', params: ['series', 'aa'], source: PORT },
  { id: 'numbering/reused', params: ['aa', 'recorded', 'found'], source: DUPLICATES },
  { id: 'numbering/elsewhere', params: ['name', 'aa', 'other'], source: DUPLICATES },
  { id: 'numbering/committed', params: ['aa', 'name'], source: DUPLICATES },
  { id: 'numbering/burnt', params: ['aa', 'reason'], source: PORT },
  { id: 'numbering/not-refused', params: ['aa', 'outcome'], source: DUPLICATES },
  { id: 'numbering/reason-missing', params: ['aa'], source: PORT },
]);

const RECEIPTS = 'Service description, Delivery notes: 8.4 (collection) and 8.5 (return)';

const FACTS = 'AADE facts, Types 8.4 and 8.5';

/** Refusals of a collection (8.4) or a return (8.5). */
const posReceiptRules = flowRules([
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

const STATE = 'docs/architecture.md, Flows';

/** Refusals of a stored state. */
const stateRules = flowRules([
  { id: 'state/not-json', params: [], source: STATE },
  { id: 'state/other-flow', params: ['expected', 'found', 'reader'], source: STATE },
  { id: 'state/other-version', params: ['expected', 'found'], source: STATE },
  { id: 'state/checksum', params: ['found', 'computed'], source: STATE },
  { id: 'state/not-understood', params: ['detail'], source: STATE },
]);

/** Refusals of an earlier document, in any flow. */
const issuedRules = flowRules([
  {
    id: 'issued/unreadable',
    params: ['detail'],
    source: 'Service description, Document (invoice) payload used by the issuance operation',
  },
  {
    id: 'issued/correlated-form',
    params: ['found'],
    source: 'docs/guide/credits.md; docs/guide/delivery-notes.md',
  },
]);

const RECORD = 'Service description, Terms used below (MARK, UID); observed behaviour, Issuing: answer';

/** Refusals of an answer that is recorded. */
const answerRules = flowRules([
  { id: 'answer/mark-form', params: ['found'], source: RECORD },
  { id: 'answer/mark-too-large', params: ['found', 'largest'], source: RECORD },
  { id: 'answer/uid-form', params: ['found'], source: RECORD },
  { id: 'answer/nothing', params: [], source: RECORD },
  { id: 'answer/not-issued', params: ['statusCode'], source: RECORD },
  { id: 'answer/outcome', params: ['kind'], source: RECORD },
]);

const all = [
  ...stateRules,
  ...answerRules,
  ...posPaymentRules,
  ...posReceiptRules,
  ...numberingRules,
  ...issuedRules,
  ...creditRules,
  ...notesRules,
  ...tableRules,
];

/**
 * The id of a flow rule, as in an issue of a `RefusedStepError`.
 *
 * @example
 * const expected: FlowRuleId[] = ['table/slip-pending', 'state/other-version'];
 */
export type FlowRuleId = (typeof all)[number]['id'];

export const allFlowRules: readonly FlowRule<FlowRuleId>[] = all;
