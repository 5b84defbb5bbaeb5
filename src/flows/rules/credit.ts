import { flowRules } from './flow-rule.js';

const TYPES = 'Classification combinations: the types that 5.1 takes over; code tables, invoice types: sign';
const LINK =
  'AADE facts, Header: correlatedInvoices is required on 5.1; retail credits link by multipleConnectedMarks';
const LIMIT = 'AADE ERP REST API description v2.0.2, errors (319): credits do not exceed the original';
const AMOUNTS = 'AADE facts, Signs: credits carry positive values; Amounts and rounding';

/** Refusals of a credit. */
export const creditRules = flowRules([
  { id: 'credit/no-credit-type', params: ['type'], source: TYPES },
  { id: 'credit/only-correlated', params: ['type'], source: TYPES },
  { id: 'credit/only-uncorrelated', params: ['type'], source: TYPES },
  { id: 'credit/is-credit', params: ['type'], source: 'AADE facts, Signs: the type gives the sign' },
  {
    id: 'credit/is-note',
    params: ['type'],
    source: 'Service description, CancelDeliveryNote and CancelReceivingNote',
  },
  { id: 'credit/is-slip', params: [], source: 'Service description, Table flow: cancellation' },
  {
    id: 'credit/is-collection',
    params: [],
    source: 'AADE facts, Signs: 8.5 is the return counterpart of 8.4',
  },
  { id: 'credit/no-mark', params: ['type'], source: LINK },
  { id: 'credit/mark-differs', params: ['stated', 'mark'], source: LINK },
  { id: 'credit/earlier-not-credit', params: ['document', 'type'], source: TYPES },
  { id: 'credit/earlier-of-other', params: ['document', 'mark'], source: LINK },
  { id: 'credit/earlier-of-several', params: ['document', 'count'], source: LINK },
  { id: 'credit/earlier-twice', params: ['document'], source: LIMIT },
  { id: 'credit/earlier-unplaced', params: ['count', 'net', 'vat'], source: LIMIT },
  { id: 'credit/facts-form', params: ['found'], source: AMOUNTS },
  { id: 'credit/lines-form', params: ['found'], source: AMOUNTS },
  { id: 'credit/member-unknown', params: ['member', 'meant'], source: AMOUNTS },
  { id: 'credit/line-unknown', params: ['line', 'lines'], source: AMOUNTS },
  { id: 'credit/line-twice', params: ['line'], source: LIMIT },
  { id: 'credit/line-credited', params: ['line', 'item'], source: LIMIT },
  { id: 'credit/line-measured-twice', params: ['line', 'members'], source: AMOUNTS },
  { id: 'credit/value-form', params: ['member', 'found'], source: AMOUNTS },
  { id: 'credit/value-not-above', params: ['member', 'found'], source: AMOUNTS },
  { id: 'credit/percent-above', params: ['found'], source: LIMIT },
  { id: 'credit/percent-and-lines', params: [], source: AMOUNTS },
  { id: 'credit/no-quantity', params: ['line'], source: AMOUNTS },
  { id: 'credit/above-quantity', params: ['line', 'item', 'wanted', 'left'], source: LIMIT },
  { id: 'credit/above-net', params: ['line', 'item', 'wanted', 'left'], source: LIMIT },
  { id: 'credit/above-gross', params: ['line', 'item', 'wanted', 'left'], source: LIMIT },
  { id: 'credit/above-total', params: ['wanted', 'left'], source: LIMIT },
  { id: 'credit/nothing-left', params: [], source: LIMIT },
]);

export type CreditRuleId = (typeof creditRules)[number]['id'];
