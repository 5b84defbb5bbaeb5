import { describe, expect, it } from 'vitest';
import { objectPlanOf } from '../../../src/reading/plan.js';
import { suggestionFor } from '../../../src/reading/shape-reader.js';
import { invoiceHeaderShape, partyShape } from '../../../src/types/generated/shapes.js';

const [header, party] = [objectPlanOf(invoiceHeaderShape), objectPlanOf(partyShape)];

describe('the suggestion for an unknown member', () => {
  it('is the same each time', () => {
    for (let time = 0; time < 2; time += 1) {
      expect(suggestionFor(header, 'isueDate')).toBe('issueDate');
      expect(suggestionFor(header, 'colour')).toBeUndefined();
    }
  });

  it('is a member of its own object', () => {
    expect(suggestionFor(header, 'contry')).toBeUndefined();
    expect(suggestionFor(party, 'contry')).toBe('country');
  });

  it('is found after more names than are remembered, and for long names', () => {
    for (let index = 0; index < 200; index += 1) suggestionFor(party, `unknown ${index}`);
    expect(party.suggestions.size).toBeLessThanOrEqual(100);
    expect(suggestionFor(party, 'branhc')).toBe('branch');
    expect(suggestionFor(party, 'q'.repeat(1000))).toBeUndefined();
  });
});
