/** What other rooms take from this one. Users have its public door. */
export { creditOf } from './credit/credit-of.js';
export type {
  CreditFacts,
  NotesInvoiceFacts,
  NotesOptions,
  NumberSeries,
  NumberTicket,
  PosChargeFacts,
  PosChargingFacts,
  PosDeclinedFacts,
  ReceivingFacts,
  ReservationFacts,
  SlipFacts,
  TableCancellation,
  TableClosing,
  TableDiscount,
  TableMove,
  TableOpening,
  TableOrder,
  TotalTableCancellation,
} from './generated/facts.js';
export {
  creditFactsShape,
  notesInvoiceFactsShape,
  posChargeFactsShape,
  posChargingFactsShape,
  posDeclinedFactsShape,
  receivingFactsShape,
  tableCancellationShape,
  tableClosingShape,
  tableDiscountShape,
  tableMoveShape,
  tableOpeningShape,
  tableOrderShape,
  totalTableCancellationShape,
} from './generated/shapes.js';
export { cancellationOf } from './notes/cancellation-of.js';
export { type MemoryNumberingOptions, startOf } from './numbering/memory.js';
export { recordIn, seriesIn, valuesOf } from './numbering/number-columns.js';
export type { IsTaken, Numbering, RefusedNumber } from './numbering/numbering.js';
export { after, type NumberRecord } from './numbering/state.js';
export {
  atOnce,
  got,
  inTurn,
  type NumberPlace,
  type NumberSettings,
  type NumberStep,
  NumberSteps,
  type NumberStore,
  type UnusedNumber,
} from './numbering/steps.js';
export { type NumberStepRunner, StoreNumbering } from './numbering/store-numbering.js';
export { expiryOf, isExpired } from './pos-payment/expiry.js';
export { type AskedCharge, amountOf, type PosCharge, type WaitingSignature } from './pos-payment/ledger.js';
export { holdPosPayment, PosPayment } from './pos-payment/pos-payment.js';
export type { DocumentAnswer } from './shared/answer.js';
export { canonicalJson } from './shared/canonical-json.js';
export {
  aboveZero,
  anything,
  finalType,
  greekVat,
  incomeOf,
  issued,
  moment,
  orderedUnit,
  visible,
} from './shared/leaves.js';
export { issuerOf } from './shared/parties.js';
export { RefusedStepError } from './shared/refused-step-error.js';
export { athensMidnight } from './table/athens-midnight.js';
export { openTable, tableFromOpenOrders } from './table/open-table.js';
export { Table } from './table/table.js';
