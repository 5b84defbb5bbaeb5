import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facts } from '../../../src/builders/index.js';
import { factsOf } from '../../../src/testing/index.js';
import { giverOfView } from '../../unit/builders/same-view.js';

/** The facts with only the members that most documents have. */
const usual = ({ type, series, aa, issueDate, issuer, counterpart, lines = [], payments = [] }: Facts) => ({
  type,
  series,
  aa,
  issueDate,
  issuer,
  ...(counterpart !== undefined && { counterpart }),
  lines: lines.map(({ description = 'Είδος', quantity = 2, unit = 1, vat = 24, discount, ...line }) => ({
    description,
    quantity,
    unit,
    vat,
    ...(discount !== undefined && { discount }),
    ...(line.income !== undefined && { income: line.income }),
    ...(line.gross === undefined ? { unitPrice: line.unitPrice ?? '4.99' } : { gross: line.gross }),
  })),
  ...(payments.length > 0 && { payments: [{ type: 5, amount: 'rest' }] }),
});

test('a built document has the view that the reader returns', () => {
  const givers: unknown[] = [];
  fc.assert(
    fc.property(factsOf(), (facts) => {
      givers.push(giverOfView(facts), giverOfView(usual(facts)));
    }),
  );
  expect(givers).toContain('builder');
  expect(givers).toContain('reader');
});
