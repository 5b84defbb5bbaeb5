import { expectTypeOf, test } from 'vitest';
import {
  type Cancellation,
  type Credit,
  creditOf,
  type Numbering,
  type NumberTicket,
  type OldInvoicePosPayment,
  type PosCompletionStep,
  type PosPayment,
  type Table,
  type TableStep,
  type Tried,
  tryStep,
} from '../../../src/flows/index.js';
import type { Issue } from '../../../src/types/index.js';

declare const table: Table;
declare const session: PosPayment;
declare const numbering: Numbering;

/** The methods of a flow that can be refused: all but those that only look. */
type Steps<Flow, Looks> = {
  [Name in keyof Flow]: Flow[Name] extends (...given: never) => unknown
    ? Name extends Looks | 'toJSON'
      ? never
      : Name
    : never;
}[keyof Flow];

test('every step of a flow has a variant that does not throw', () => {
  expectTypeOf<keyof Table['try']>().toEqualTypeOf<Steps<Table, 'documents' | 'pending' | 'unfinished'>>();
  expectTypeOf<keyof PosPayment['try']>().toEqualTypeOf<
    Steps<PosPayment, 'charge' | 'uncharged' | 'unsettled'>
  >();
  expectTypeOf<keyof OldInvoicePosPayment['try']>().toEqualTypeOf<
    Steps<OldInvoicePosPayment, 'uncharged' | 'unsettled'>
  >();
  expectTypeOf<keyof Cancellation['try']>().toEqualTypeOf<Steps<Cancellation, never>>();
});

test('a try variant accepts the arguments of the step, and returns its result or the issues', () => {
  expectTypeOf(table.try.order).parameters.toEqualTypeOf<Parameters<Table['order']>>();
  expectTypeOf(session.try.completion()).toEqualTypeOf<Tried<PosCompletionStep>>();
  const tried = table.try.cancelAll({ aa: '1', issueDate: '2026-11-20' });
  if (tried.ok) expectTypeOf(tried.value).toEqualTypeOf<TableStep>();
  else expectTypeOf(tried.issues).toEqualTypeOf<readonly Issue[]>();
  // @ts-expect-error it has a number
  table.try.cancelAll({ issueDate: '2026-11-20' });
  // @ts-expect-error a value only where the step was taken
  tried.value.document;
});

test('anything else can be tried with a function', () => {
  expectTypeOf(tryStep(() => creditOf({} as never, {} as never))).toEqualTypeOf<Tried<Credit>>();
  expectTypeOf(tryStep(() => numbering.reserve({} as never))).toEqualTypeOf<Promise<Tried<NumberTicket>>>();
});
