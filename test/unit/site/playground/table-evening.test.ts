import { describe, expect, test } from 'vitest';
import { eveningSteps } from '../../../../site/src/playground/table-evening.js';
import type { Document } from '../../../../src/index.js';
import { validate } from '../../../../src/index.js';

describe('the evening of the playground', () => {
  const steps = eveningSteps('2026-11-20');
  const of = (name: string): Document => steps.find((step) => step.name === name)?.document as Document;

  test('has seven documents, none with an error', () => {
    const now = new Date('2026-11-20T23:00:00+02:00');
    expect(steps.map(({ name }) => name)).toEqual([
      'order',
      'second',
      'cancel',
      'split',
      'split-back',
      'bill-one',
      'bill',
    ]);
    for (const { name, document } of steps)
      expect([name, validate(document, { now }).ok]).toEqual([name, true]);
  });

  test('ends with bills of what was ordered and not cancelled', () => {
    // 2 × 8.50 + 9.00 + 0.85 × 42.00 + 2 × 4.20 = 70.10; she had a salad and a dessert.
    expect(of('bill-one').invoiceSummary.totalGrossValue).toBe(12.7);
    expect(of('bill').invoiceSummary.totalGrossValue).toBe(57.4);
    expect(steps.at(-1)?.remaining).toEqual([]);
  });
});
