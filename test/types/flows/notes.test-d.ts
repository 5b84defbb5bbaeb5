import { expectTypeOf, test } from 'vitest';
import {
  type Cancellation,
  cancellationOf,
  type IssuedDocument,
  invoiceOfNotes,
  type NotesInvoice,
  onCredit,
  type Receiving,
  readCancellationAnswer,
  receivingNoteOf,
} from '../../../src/index.js';

declare const note: IssuedDocument;
const head = { series: 'ΤΙΜ', aa: '158', issueDate: '2026-11-20' } as const;
const price = { description: 'Ελαιόλαδο', unitPrice: '6.40', vat: 13, income: 'goods' } as const;

test('an invoice of notes needs prices and payments from the caller', () => {
  const stated = { ...head, prices: [price], payments: [onCredit('rest')] };
  expectTypeOf(invoiceOfNotes([note], stated)).toEqualTypeOf<NotesInvoice>();
  void invoiceOfNotes([note], { ...stated, quantities: [{ itemCode: 'OIL', quantity: 10 }] });
  // @ts-expect-error notes have no prices
  void invoiceOfNotes([note], { ...head, payments: [onCredit('rest')] });
  // @ts-expect-error how many is said in `quantities`
  void invoiceOfNotes([note], { ...stated, prices: [{ ...price, quantity: 10 }] });
  // @ts-expect-error the lines come from the notes
  void invoiceOfNotes([note], { ...stated, lines: [] });
});

test('a receiving note has a purpose but no dispatch', () => {
  expectTypeOf(receivingNoteOf(note, { ...head, receivingNotePurpose: 5 })).toEqualTypeOf<Receiving>();
  // @ts-expect-error the purpose is never assumed
  void receivingNoteOf(note, head);
  // @ts-expect-error the movement is the delivery note's
  void receivingNoteOf(note, { ...head, receivingNotePurpose: 5, movePurpose: 1 });
});

test('a cancellation accepts the answers of the service', () => {
  expectTypeOf(cancellationOf(note)).toEqualTypeOf<Cancellation>();
  expectTypeOf(cancellationOf(note).call).toEqualTypeOf<'CancelDeliveryNote' | 'CancelReceivingNote'>();
  const answer = readCancellationAnswer({});
  if (answer.cancelled) expectTypeOf(answer.cancellationMark).toEqualTypeOf<string>();
  // @ts-expect-error there is none unless it is cancelled
  else void answer.cancellationMark;
});
