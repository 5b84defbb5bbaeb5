import { flowRules } from './flow-rule.js';

const FLOW = 'Service description, Table flow';
const LIFE = 'Service description, Table order slip lifecycle';
const LOST = 'Observed behaviour, Duplicates and lost answers';
const WAY = 'docs/guide/restaurant-table.md';

/** Refusals of a table. */
export const tableRules = flowRules([
  { id: 'table/not-facts', params: [], source: WAY },
  { id: 'table/member-not-taken', params: ['member', 'meant'], source: FLOW },
  { id: 'table/guid', params: ['found'], source: `${FLOW}: the tableAA is a GUID` },
  { id: 'table/number-used', params: ['number'], source: LOST },
  { id: 'table/ended', params: ['number'], source: LIFE },
  { id: 'table/ending-pending', params: ['number'], source: LOST },
  { id: 'table/slip-pending', params: ['number'], source: LOST },
  { id: 'table/slip-ended', params: ['number', 'by'], source: LIFE },
  { id: 'table/slip-not-issued', params: ['number'], source: LIFE },
  {
    id: 'table/slips-linked',
    params: ['number'],
    source: `${FLOW}: a closing equals the slips that it lists`,
  },
  { id: 'table/nothing-open', params: [], source: LIFE },
  { id: 'table/nothing-left', params: [], source: LIFE },
  {
    id: 'table/closing-type',
    params: ['found'],
    source: `${FLOW}: 11.1, 1.1, 11.4 or 5.x; AADE facts, Header: 5.2 alone`,
  },
  { id: 'table/split-by-items', params: [], source: `${FLOW}: a closing equals the slips that it lists` },
  {
    id: 'table/cancellation-held-back',
    params: ['number'],
    source: `${WAY}: the order of a move is sent first`,
  },
  { id: 'table/move-unfinished', params: ['number', 'next'], source: `${FLOW}: ordered minus cancelled` },
  { id: 'table/move-unknown', params: [], source: WAY },
  { id: 'table/move-finished', params: [], source: WAY },
  { id: 'table/move-other-table', params: ['tableAA'], source: WAY },
  { id: 'table/move-to-itself', params: [], source: WAY },
  {
    id: 'table/move-other-issuer',
    params: ['expected', 'found'],
    source: `${FLOW}: the tables of an issuer`,
  },
  { id: 'table/share-form', params: ['found'], source: WAY },
  { id: 'table/discount-missing', params: [], source: WAY },
  { id: 'table/discount-form', params: ['found'], source: WAY },
  { id: 'table/discount-mixed', params: [], source: 'docs/guide/totals.md' },
  { id: 'table/discount-too-large', params: ['of'], source: 'docs/guide/totals.md' },
  { id: 'table/discount-nothing', params: [], source: 'docs/guide/totals.md' },
  { id: 'table/stray-cancellation', params: ['number'], source: WAY },
  { id: 'table/lines-missing', params: [], source: FLOW },
  { id: 'table/lines-unknown', params: ['number'], source: 'Service description, Open order record' },
  { id: 'table/item-missing', params: [], source: WAY },
  { id: 'table/item-unknown', params: ['item', 'meant'], source: `${FLOW}: ordered minus cancelled` },
  { id: 'table/item-ambiguous', params: ['item', 'offers'], source: WAY },
  { id: 'table/offer-unknown', params: ['item', 'offers'], source: `${FLOW}: ordered minus cancelled` },
  { id: 'table/value-form', params: ['member', 'found'], source: WAY },
  { id: 'table/quantity-form', params: ['found'], source: 'AADE facts, Lines: quantity above 0' },
  {
    id: 'table/cancel-too-much',
    params: ['item', 'ordered', 'cancelled', 'left', 'wanted'],
    source: `${FLOW}: ordered minus cancelled`,
  },
  { id: 'table/document-form', params: ['found'], source: WAY },
  { id: 'table/document-unknown', params: ['number'], source: WAY },
  { id: 'table/order-not-placed', params: ['number'], source: WAY },
  { id: 'table/document-ambiguous', params: ['number', 'types'], source: WAY },
  { id: 'table/answer-differs', params: ['number', 'member', 'known', 'given'], source: LOST },
  { id: 'table/answer-taken', params: ['given', 'number'], source: LOST },
  { id: 'table/already-issued', params: ['number'], source: LOST },
  { id: 'table/late-answer', params: ['number', 'by'], source: LIFE },
  { id: 'table/late-number', params: ['number'], source: LOST },
  { id: 'table/issued-at', params: ['found'], source: WAY },
  { id: 'table/clock', params: [], source: WAY },
  { id: 'table/open-order', params: [], source: 'Service description, Open order record' },
]);
