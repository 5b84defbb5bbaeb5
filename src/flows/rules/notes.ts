import { flowRules } from './flow-rule.js';

const CLOSES = 'Service description, Delivery notes: a 1.1 lists the marks of the notes that it closes';
const PURPOSES = 'Code tables, move purposes (5 return) and reverse delivery note purposes';
const RECEIVING = 'AADE facts, Movement documents: 10.1 is correlated, purpose 5 only on 10.1';
const CANCEL = 'Service description, CancelDeliveryNote and CancelReceivingNote';
const SUCCESS =
  'Observed behaviour, Cancelling: a repeat gives 251 or is charged again; success has a cancellationMark';

/** Refusals about notes: their invoice, receiving note and cancellation. */
export const notesRules = flowRules([
  { id: 'notes/none', params: [], source: CLOSES },
  { id: 'notes/facts-form', params: ['found'], source: CLOSES },
  { id: 'notes/not-a-delivery-note', params: ['document', 'type'], source: CLOSES },
  { id: 'notes/no-mark', params: ['document'], source: CLOSES },
  { id: 'notes/twice', params: ['document'], source: CLOSES },
  { id: 'notes/other-issuer', params: ['document', 'expected', 'found'], source: CLOSES },
  { id: 'notes/other-counterpart', params: ['document', 'expected', 'found'], source: CLOSES },
  { id: 'notes/other-branch', params: ['document', 'expected', 'found'], source: CLOSES },
  { id: 'notes/no-sale', params: ['document'], source: PURPOSES },
  { id: 'notes/returned-unknown', params: ['document', 'item'], source: PURPOSES },
  { id: 'notes/cancelled-unknown', params: ['mark'], source: CLOSES },
  { id: 'notes/not-an-invoice', params: ['document', 'type'], source: CLOSES },
  { id: 'notes/invoice-of-others', params: ['document', 'marks'], source: CLOSES },
  { id: 'notes/item-without-quantity', params: ['document', 'line'], source: CLOSES },
  { id: 'notes/member-unknown', params: ['member', 'meant'], source: CLOSES },
  { id: 'notes/list-form', params: ['member', 'found'], source: CLOSES },
  { id: 'notes/item-unnamed', params: ['member'], source: CLOSES },
  { id: 'notes/item-unknown', params: ['item', 'items'], source: CLOSES },
  { id: 'notes/item-ambiguous', params: ['item', 'units'], source: CLOSES },
  { id: 'notes/item-twice', params: ['item'], source: CLOSES },
  { id: 'notes/price-missing', params: ['item'], source: CLOSES },
  { id: 'notes/price-quantity', params: ['item'], source: CLOSES },
  { id: 'notes/quantity-form', params: ['item', 'found'], source: CLOSES },
  { id: 'notes/above-quantity', params: ['item', 'wanted', 'left'], source: CLOSES },
  { id: 'notes/nothing-left', params: [], source: CLOSES },
  { id: 'receiving/not-a-delivery-note', params: ['type'], source: RECEIVING },
  { id: 'receiving/no-mark', params: [], source: RECEIVING },
  { id: 'receiving/receiver-without-number', params: [], source: RECEIVING },
  { id: 'receiving/purpose-needs-correlation', params: ['purpose'], source: RECEIVING },
  { id: 'receiving/line-unknown', params: ['line', 'lines'], source: RECEIVING },
  { id: 'receiving/line-twice', params: ['line'], source: RECEIVING },
  { id: 'receiving/quantity-form', params: ['line', 'found'], source: RECEIVING },
  { id: 'cancellation/credit-instead', params: ['type'], source: CANCEL },
  { id: 'cancellation/slip-instead', params: [], source: 'Service description, Table flow: cancellation' },
  {
    id: 'cancellation/return-instead',
    params: [],
    source: 'AADE facts, Signs: 8.5 is the return counterpart of 8.4',
  },
  { id: 'cancellation/not-possible', params: ['type'], source: CANCEL },
  { id: 'cancellation/no-mark', params: [], source: CANCEL },
  { id: 'cancellation/sent-already', params: ['mark'], source: SUCCESS },
  { id: 'cancellation/not-sent', params: ['mark'], source: SUCCESS },
  { id: 'cancellation/done-already', params: ['mark'], source: SUCCESS },
]);
