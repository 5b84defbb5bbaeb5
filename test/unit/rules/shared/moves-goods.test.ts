import { expect, test } from 'vitest';
import type { DocumentView } from '../../../../src/rules/engine/rule.js';
import { movesGoods } from '../../../../src/rules/shared/moves-goods.js';

test.each([
  ['1.1', undefined, false],
  ['1.1', false, false],
  ['1.1', true, true],
  ['9.1', undefined, true],
  ['9.2', undefined, true],
  ['9.3', undefined, true],
  // What arrives has travelled already, whatever the flag says.
  ['10.1', true, false],
  ['10.2', true, false],
  ['10.1', undefined, false],
])('goods move by %s with the flag %s: %s', (invoiceType, isDeliveryNote, moves) => {
  expect(movesGoods({ invoiceHeader: { invoiceType, isDeliveryNote } } as DocumentView)).toBe(moves);
});
