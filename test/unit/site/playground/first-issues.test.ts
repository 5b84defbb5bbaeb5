import { describe, expect, it } from 'vitest';
import { check } from '../../../../site/src/playground/check.js';
import { firstIssues } from '../../../../site/src/playground/first-issues.js';
import { JsonText } from '../../../../site/src/playground/json-text.js';
import { playgroundWords } from '../../../../site/src/playground/words.js';

const now = new Date('2026-11-20T12:00:00+02:00');
describe('the issues of the playground', () => {
  it('are the first 200 of a link of 20,000 empty lines, and how many more there are', () => {
    const text = JSON.stringify({ type: '11.1', lines: Array.from({ length: 20_000 }, () => ({})) });
    const checked = check({ text, kind: 'facts', now, locale: undefined });
    if (checked === undefined) throw new Error('not JSON');
    const { shown, more } = firstIssues(checked);
    expect(checked.issues.length).toBeGreaterThan(20_000);
    expect(shown).toHaveLength(200);
    // Each is marked in its place of the text.
    const json = new JsonText(text);
    const lines = shown.filter(({ at }) => at[0] === 'lines' && typeof at[1] === 'number');
    expect(lines.length).toBeGreaterThan(100);
    for (const { at } of lines) {
      const { from } = json.placeOf(at);
      // `{},` has three letters, after `{"type":"11.1","lines":[`.
      expect(from).toBe(24 + 3 * Number(at[1]));
    }
    expect(more).toBe(checked.issues.length - 200);
  });

  it('have their errors first, then warnings, then notes, each in its order', () => {
    const issues = ['info', 'warning', 'error', 'warning', 'error'].map(
      (severity, index) => ({ severity, rule: `r${index}` }) as never,
    );
    expect(firstIssues({ issues }).shown.map(({ rule }) => rule)).toEqual(['r2', 'r4', 'r1', 'r3', 'r0']);
  });

  it('have their errors first if they are not all shown, and are all shown up to 200', () => {
    const issue = (severity: 'error' | 'warning', rule: string) => ({ severity, rule }) as never;
    const warnings = Array.from({ length: 200 }, (_, index) => issue('warning', `w${index}`));
    expect(firstIssues({ issues: warnings })).toEqual({ shown: warnings, more: 0 });
    const error = issue('error', 'e');
    expect(firstIssues({ issues: [...warnings, error] })).toEqual({
      shown: [error, ...warnings.slice(0, 199)],
      more: 1,
    });
  });

  it('say how many more there are in both languages', () => {
    expect([playgroundWords.en.more(7), playgroundWords.el.more(7)]).toEqual([
      'And 7 more. Correct these first.',
      'Και άλλα 7. Διορθώστε πρώτα αυτά.',
    ]);
  });
});
