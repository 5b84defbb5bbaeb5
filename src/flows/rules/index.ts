import { answerRules } from './answer.js';
import { creditRules } from './credit.js';
import type { FlowRule } from './flow-rule.js';
import { issuedRules } from './issued.js';
import { notesRules } from './notes.js';
import { numberingRules } from './numbering.js';
import { posPaymentRules } from './pos-payment.js';
import { posReceiptRules } from './pos-receipt.js';
import { stateRules } from './state.js';
import { tableRules } from './table.js';

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
