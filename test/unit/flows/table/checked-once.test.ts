import { afterEach, expect, test, vi } from 'vitest';
import type { InvoiceType } from '../../../../src/codes/index.js';
import { rulesOfType } from '../../../../src/rules/registry.js';
import type { Layer } from '../../../../src/types/index.js';
import { bill, issueDate, ordered, table, wine } from './tavern.js';

/** Watches a rule that looks at each document of a type. */
function watched(type: InvoiceType, layer: Exclude<Layer, 'shape'>) {
  const entry = rulesOfType(type, '2.0.2')[layer].find(({ onlyWith }) => onlyWith === undefined);
  if (entry === undefined) throw new TypeError(`No rule of the layer ${layer} looks at each ${type}.`);
  return vi.spyOn(entry, 'check');
}

const open = ordered(table, '11', { ...wine, quantity: 2 });

afterEach(() => {
  vi.restoreAllMocks();
});

test('a closing is checked once, together with the slips that it lists', () => {
  const [alone, withSlips] = [watched('11.1', 'document'), watched('11.1', 'across')];
  open.close(bill);
  expect(alone).toHaveBeenCalledTimes(1);
  expect(withSlips).toHaveBeenCalledTimes(1);
});

test('an order is checked once', () => {
  const alone = watched('8.6', 'document');
  open.order({ aa: '12', issueDate, lines: [{ ...wine, quantity: 1 }] });
  expect(alone).toHaveBeenCalledTimes(1);
});
