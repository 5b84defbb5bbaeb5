/** Flows that span several documents, as pure functions: no I/O, and a state that is plain JSON. */
export { creditOf } from './credit/credit-of.js';
export { remainingOf } from './credit/remaining-of.js';
export type * from './credit/types.js';
export type * from './generated/facts.js';
export {
  type Cancellation,
  type CancellationOptions,
  type CancellationState,
  cancellationFromJSON,
} from './notes/cancellation.js';
export { cancellationOf } from './notes/cancellation-of.js';
export { invoiceOfNotes, remainingOfNotes } from './notes/invoice-of-notes.js';
export {
  type CancellationAnswer,
  type CancellationError,
  readCancellationAnswer,
} from './notes/read-cancellation-answer.js';
export { receivingNoteOf } from './notes/receiving-note-of.js';
export type * from './notes/types.js';
export {
  type MemoryNumberingOptions,
  memoryNumbering,
  memoryNumberingFromJSON,
  type StoredNumbering,
} from './numbering/memory.js';
export type * from './numbering/numbering.js';
export type { NumberingState, NumberRecord, SeriesState } from './numbering/state.js';
export type { UnsettledCharge } from './pos-payment/asked.js';
export type * from './pos-payment/facts.js';
export type { PosPaymentState } from './pos-payment/held-state.js';
export type {
  AskedCharge,
  HeldSignature,
  PosCharge,
  WaitingSignature,
} from './pos-payment/ledger.js';
export {
  type OldInvoiceCompletionStep,
  type OldInvoicePosPayment,
  oldInvoicePosPayment,
  oldInvoicePosPaymentFromJSON,
} from './pos-payment/old-invoice.js';
export type { OldInvoicePosPaymentState } from './pos-payment/old-invoice-state.js';
export type { PaidByPos } from './pos-payment/paid.js';
export {
  type ChargingTerminal,
  holdPosPayment,
  type PosCompletionStep,
  type PosPayment,
  posPaymentFromJSON,
} from './pos-payment/pos-payment.js';
export { collectionOf, returnOf } from './pos-payment/receipts.js';
export type { FlowRuleId } from './rules/index.js';
export type { DocumentAnswer, OutcomeKind } from './shared/answer.js';
export type { SentDocument } from './shared/issued.js';
export { RefusedStepError } from './shared/refused-step-error.js';
export type { Sealed } from './shared/sealed.js';
export { type Tried, type Trying, tryStep } from './shared/tried.js';
export type { TableAnswer } from './table/answers.js';
export type { SlipDeadline } from './table/deadlines.js';
export type { TableDocument } from './table/documents.js';
export type { UnfinishedMove } from './table/moves.js';
export {
  openTable,
  tableFromJSON,
  tableFromOpenOrders,
} from './table/open-table.js';
export type { RemainingItem, RemainingPart } from './table/remaining.js';
export type { TableState } from './table/state.js';
export type {
  MoveHalfStep,
  Table,
  TableDiscountStep,
  TableMoveStep,
  TableStep,
} from './table/table.js';
