import { describe, expect, it } from 'vitest';
import { changesThatBreak, generalChanges, taxChanges } from '../../../src/testing/breakers/fitting.js';
import { breakers } from '../../../src/testing/index.js';

describe('the changes that fit most documents', () => {
  it('each break some rule', () => {
    const used = new Set(breakers.flatMap(({ rule }) => changesThatBreak(rule)));
    expect([...generalChanges, ...taxChanges].filter((change) => !used.has(change))).toEqual([]);
  });

  it.each(['totals/net-sum', 'taxes/label-mismatch'])('include one for %s', (rule) => {
    expect(changesThatBreak(rule)).not.toEqual([]);
  });

  it('do not include one for a rule that does not exist', () => {
    expect(changesThatBreak('totals/nope')).toEqual([]);
  });
});
