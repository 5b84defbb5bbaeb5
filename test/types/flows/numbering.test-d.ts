import { expectTypeOf, test } from 'vitest';
import { memoryNumbering, type Numbering, type NumberTicket, retailReceipt } from '../../../src/index.js';

declare const numbering: Numbering;
declare const ticket: NumberTicket;
const A = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' } as const;

test('numbers count within issuer, branch, type and series', () => {
  expectTypeOf(numbering.reserve(A)).resolves.toEqualTypeOf<NumberTicket>();
  const { branch: _branch, ...withoutBranch } = A;
  // @ts-expect-error the branch is missing
  void numbering.reserve(withoutBranch);
  // @ts-expect-error 99.9 is no document type
  void numbering.reserve({ ...A, invoiceType: '99.9' });
  // @ts-expect-error where a series goes on is said with its number
  memoryNumbering({ first: [A] });
});

test('a number is text and can be used in a document', () => {
  expectTypeOf(ticket.aa).toEqualTypeOf<string>();
  const { series, aa } = ticket;
  retailReceipt({ issuer: { vatNumber: '123456783', branch: 0 }, series, aa, issueDate: '2026-11-20' });
});

test('a number is burned with a reason', () => {
  void numbering.burn(ticket, 'the customer left', { mark: '400001970000109' });
  // @ts-expect-error a gap has to be explained
  void numbering.burn(ticket);
  // @ts-expect-error a number is committed with its document
  void numbering.commit(ticket);
});

test('the memory implementation has the same interface', () => {
  expectTypeOf(memoryNumbering()).toExtend<Numbering>();
});
