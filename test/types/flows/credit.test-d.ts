import { expectTypeOf, test } from 'vitest';
import {
  type Credit,
  cash,
  creditOf,
  type Document,
  type IssuedDocument,
  type RemainingCredit,
  remainingOf,
} from '../../../src/index.js';

declare const receipt: IssuedDocument;
declare const bare: Document;
const head = { series: 'ΠΛΙ', aa: '4', issueDate: '2026-11-20', payments: [cash('rest')] } as const;

test('a credit needs an issued document', () => {
  expectTypeOf(creditOf(receipt, head)).toEqualTypeOf<Credit>();
  void creditOf(bare, { ...head, correlated: false, earlier: [receipt, bare] });
  // @ts-expect-error the payments are the caller's
  void creditOf(receipt, { series: 'ΠΛΙ', aa: '4', issueDate: '2026-11-20' });
  // @ts-expect-error a MARK alone is no document
  void creditOf('400001970000103', head);
  // @ts-expect-error the type follows from the original
  void creditOf(receipt, { ...head, type: '5.1' });
});

test('a line is credited in one of several ways', () => {
  void creditOf(receipt, {
    ...head,
    lines: [{ line: 1 }, { line: 2, quantity: '0.5' }, { line: 3, net: 5 }],
  });
  // @ts-expect-error by quantity or by amount
  void creditOf(receipt, { ...head, lines: [{ line: 1, quantity: 1, net: '5.00' }] });
  // @ts-expect-error of which line
  void creditOf(receipt, { ...head, lines: [{ quantity: 1 }] });
  // @ts-expect-error one classification takes the whole line
  void creditOf(receipt, { ...head, lines: [{ line: 1, income: [{ category: 'category1_1' }] }] });
});

test('the remaining amounts are read-only', () => {
  const remaining = remainingOf(receipt);
  expectTypeOf(remaining).toEqualTypeOf<RemainingCredit>();
  // @ts-expect-error read only
  remaining.totalNetValue = 0;
});
