import { describe, expect, test } from 'vitest';
import { samplesOn } from '../../../../site/src/playground/samples.js';
import { buildUnknown, validate } from '../../../../src/index.js';

describe('samples of the playground', () => {
  const now = new Date('2027-02-03T12:00:00+02:00');
  const samples = samplesOn('2027-02-03');

  test('are twenty, each with its own name in both languages', () => {
    expect(samples).toHaveLength(20);
    for (const name of ['id', 'en', 'el'] as const)
      expect(new Set(samples.map((each) => each[name])).size).toBe(20);
  });

  test.each(samples)('$id is built without an issue, and so is its document', ({ facts }) => {
    const document = buildUnknown(facts, { now });
    expect(validate(document, { now }).issues).toEqual([]);
    expect(document.invoiceHeader.issueDate).toBe('2027-02-03');
  });
});
