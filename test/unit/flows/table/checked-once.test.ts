import { afterEach, expect, test, vi } from 'vitest';
import type { InvoiceType } from '../../../../src/codes/index.js';
import { rulesOfType } from '../../../../src/rules/document-rules.js';
import type { Check } from '../../../../src/rules/engine/rule.js';
import type { Layer } from '../../../../src/types/index.js';
import { bill, issueDate, ordered, table, wine } from './tavern.js';

/** Watches a rule that looks at each document of a type as a whole. */
function watched(type: InvoiceType, layer: Exclude<Layer, 'shape'>): () => number {
  const entry = rulesOfType(type, '2.0.2').all[layer].find(
    ({ rule, checks, onlyWith }) =>
      rule.unless === undefined &&
      onlyWith === undefined &&
      checks.when === undefined &&
      checks.check !== undefined,
  );
  if (entry === undefined) throw new TypeError(`No rule of the layer ${layer} looks at each ${type}.`);
  const check = vi.spyOn(entry.checks as { check: Check }, 'check');
  return () => check.mock.calls.length;
}

const open = ordered(table, '11', { ...wine, quantity: 2 });

afterEach(() => {
  vi.restoreAllMocks();
});

test('a closing is checked once, together with the slips that it lists', () => {
  const [alone, withSlips] = [watched('11.1', 'document'), watched('11.1', 'across')];
  open.close(bill);
  expect(alone()).toBe(1);
  expect(withSlips()).toBe(1);
});

test('an order is checked once', () => {
  const alone = watched('8.6', 'document');
  open.order({ aa: '12', issueDate, lines: [{ ...wine, quantity: 1 }] });
  expect(alone()).toBe(1);
});
