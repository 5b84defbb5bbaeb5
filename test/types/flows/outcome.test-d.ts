import { expectTypeOf, it } from 'vitest';
import {
  type Cancellation,
  type CreditFacts,
  cancellationOf,
  creditOf,
  type DocumentAnswer,
  type HoldingOutcome,
  holdPosPayment,
  invoiceOfNotes,
  type Numbering,
  type NumberTicket,
  type OldInvoicePosPayment,
  type OutcomeKind,
  type PosPayment,
  type SentDocument,
  type Table,
} from '../../../src/flows/index.js';
import type { CancelOutcome } from '../../../src/sending/client/outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../../../src/sending/client/outcomes/outcome.js';
import type { Refused } from '../../../src/sending/client/outcomes/refusal.js';
import type { Document } from '../../../src/types/index.js';

declare const document: Document;
declare const outcome: IssueOutcome;
declare const refused: Refused;
declare const cancelled: CancelOutcome;
declare const table: Table;
declare const payment: PosPayment;
declare const old: OldInvoicePosPayment;
declare const cancellation: Cancellation;
declare const numbering: Numbering;
declare const ticket: NumberTicket;
declare const facts: CreditFacts;

it('the outcome kinds of flows are those of the client', () => {
  expectTypeOf<OutcomeKind>().toEqualTypeOf<IssueOutcome['kind']>();
  expectTypeOf<IssueOutcome>().toExtend<DocumentAnswer>();
  expectTypeOf<IssueOutcome>().toExtend<HoldingOutcome>();
});

it('flows accept outcomes unchanged', () => {
  expectTypeOf(table.issued(document, outcome)).toEqualTypeOf<Table>();
  expectTypeOf(table.issued(document, { ...outcome, issuedAt: new Date() })).toEqualTypeOf<Table>();
  expectTypeOf(holdPosPayment({ document, outcome })).toEqualTypeOf<PosPayment>();
  expectTypeOf(payment.completed(outcome)).toEqualTypeOf<PosPayment>();
  expectTypeOf(old.completed(outcome)).toEqualTypeOf<OldInvoicePosPayment>();
  expectTypeOf(cancellation.answered(cancelled)).toEqualTypeOf<Cancellation>();
  expectTypeOf(numbering.commit(ticket, outcome)).resolves.toBeVoid();
  expectTypeOf(numbering.burn(ticket, refused)).resolves.toBeVoid();
  numbering.burn(ticket, 'found by a search', refused.filed);
  const sent: SentDocument = { document, outcome };
  creditOf(sent, { ...facts, earlier: [sent, document, { document, mark: '1' }] });
  invoiceOfNotes([sent], { ...facts, prices: [] });
  cancellationOf(sent);
});

it('the outcome of a cancellation issues nothing', () => {
  // @ts-expect-error
  table.issued(document, cancelled);
  // @ts-expect-error
  payment.completed(cancelled);
});

it('a number is burned only after a refusal', () => {
  // @ts-expect-error
  numbering.burn(ticket, outcome);
});

it('a payment starts with an outcome or with an answer', () => {
  holdPosPayment({ document, answer: {} as unknown });
  // @ts-expect-error
  holdPosPayment({ document });
});
