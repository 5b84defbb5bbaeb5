import { flowRules } from './flow-rule.js';

const SIGNATURE = 'Service description, POS signature object';
const COMPLETION = 'Service description, POST CompletionPosInvoices';
const MESSAGES = 'Service description, Provider API messages';
const FLOW = 'Service description, Flow with skipSignature=false';
const HELD =
  'Observed behaviour, Issuing: answer (providerSignature), POS (one signature for each payment line)';
const OLD = 'Service description, POST AskSignatureForOldInvoice';
const STEPS = 'docs/guide/pos-payment.md';

/** Refusals of a payment at a linked terminal. */
export const posPaymentRules = flowRules([
  { id: 'pos-payment/no-pos-payment', params: [], source: FLOW },
  { id: 'pos-payment/not-held', params: ['kind'], source: FLOW },
  { id: 'pos-payment/no-signature', params: [], source: HELD },
  { id: 'pos-payment/signature-form', params: ['found'], source: SIGNATURE },
  { id: 'pos-payment/signature-balance', params: ['found'], source: SIGNATURE },
  { id: 'pos-payment/signature-contradicts', params: [], source: SIGNATURE },
  { id: 'pos-payment/signature-expired', params: [], source: SIGNATURE },
  { id: 'pos-payment/several-documents', params: ['uids'], source: HELD },
  { id: 'pos-payment/other-document', params: ['expected', 'found'], source: HELD },
  { id: 'pos-payment/other-issuer', params: ['expected', 'found'], source: SIGNATURE },
  { id: 'pos-payment/signature-count', params: ['payments', 'signatures'], source: HELD },
  { id: 'pos-payment/balance-unmatched', params: ['payment', 'amount', 'balances'], source: HELD },
  { id: 'pos-payment/which-signature', params: ['payments'], source: STEPS },
  { id: 'pos-payment/token-missing', params: ['payments'], source: COMPLETION },
  {
    id: 'pos-payment/token-unverified',
    params: [],
    source: `${MESSAGES}: "One ore more of the tokens is not verified."`,
  },
  {
    id: 'pos-payment/transaction-missing',
    params: [],
    source: `${MESSAGES}: "The transactionId field is required."`,
  },
  { id: 'pos-payment/transaction-repeated', params: ['transactionId', 'amount'], source: STEPS },
  { id: 'pos-payment/amount-missing', params: [], source: COMPLETION },
  { id: 'pos-payment/amount-negative', params: ['found'], source: COMPLETION },
  { id: 'pos-payment/amount-form', params: ['found'], source: COMPLETION },
  { id: 'pos-payment/amount-zero', params: [], source: COMPLETION },
  {
    id: 'pos-payment/amount-above-balance',
    params: ['amount', 'left', 'balance'],
    source: `${COMPLETION}; ${MESSAGES}: "One ore more of the signature token balance is not enough."`,
  },
  {
    id: 'pos-payment/payment-type',
    params: ['found'],
    source: `${FLOW} (the customer may switch); ${MESSAGES}: "The paymentType field only accepts values 7 or 8."`,
  },
  { id: 'pos-payment/moment', params: ['found'], source: STEPS },
  { id: 'pos-payment/expired', params: ['expired', 'at'], source: `${FLOW}; Limits, POS signature validity` },
  { id: 'pos-payment/unknown-transaction', params: ['transactionId'], source: STEPS },
  { id: 'pos-payment/transaction-sent', params: ['transactionId'], source: STEPS },
  { id: 'pos-payment/nothing-charged', params: [], source: COMPLETION },
  { id: 'pos-payment/nothing-sent', params: [], source: STEPS },
  { id: 'pos-payment/mark-missing', params: [], source: OLD },
  { id: 'pos-payment/terminal-missing', params: ['member'], source: OLD },
  { id: 'pos-payment/not-signed', params: [], source: OLD },
  { id: 'pos-payment/charged-already', params: [], source: STEPS },
  { id: 'pos-payment/charge-unsettled', params: ['amount', 'at'], source: STEPS },
  {
    id: 'pos-payment/charging-expired',
    params: ['expired', 'at'],
    source: `${FLOW}; Limits, POS signature validity`,
  },
  { id: 'pos-payment/nothing-asked', params: [], source: STEPS },
  { id: 'pos-payment/release-charged', params: ['transactionId', 'amount'], source: STEPS },
  { id: 'pos-payment/released', params: ['at'], source: STEPS },
  { id: 'pos-payment/reference-form', params: ['found'], source: STEPS },
  { id: 'pos-payment/reference-repeated', params: ['reference'], source: STEPS },
  { id: 'pos-payment/several-signatures', params: ['signatures'], source: OLD },
]);
