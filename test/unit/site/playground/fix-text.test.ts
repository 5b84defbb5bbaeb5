import { describe, expect, test } from 'vitest';
import { changeFor } from '../../../../site/src/playground/fix-text.js';
import { JsonText } from '../../../../site/src/playground/json-text.js';
import { applyFixes, type Issue } from '../../../../src/index.js';
import { allRules } from '../../../../src/rules/registry.js';
import { explain } from '../../../../src/tools/catalogue/explain.js';

function fixed(text: string, correction: Parameters<typeof changeFor>[1]): string | undefined {
  const change = changeFor(new JsonText(text), correction);
  return change && text.slice(0, change.from) + change.insert + text.slice(change.to);
}

describe('corrections of the text', () => {
  test('of every example of a rule give what applyFixes gives', () => {
    let corrected = 0;
    for (const { id } of allRules) {
      for (const { document, issues } of explain(id)?.bad ?? []) {
        for (const issue of issues) {
          if (issue.fix === undefined || issue.path[0] === 'invoice') continue;
          const certain: Issue = { ...issue, fix: { ...issue.fix, safe: true } };
          for (const indent of [0, 2]) {
            const text = fixed(JSON.stringify(document, null, indent), issue.fix);
            const { document: expected } = applyFixes(document, { issues: [certain] });
            expect([id, JSON.parse(text ?? 'null')]).toEqual([id, JSON.parse(JSON.stringify(expected))]);
          }
          corrected += 1;
        }
      }
    }
    expect(corrected).toBeGreaterThan(50);
  });

  const text = '{\n  "aa": "7",\n  "empty": {},\n  "lines": [\n    { "vat": 24, "net": 1 }\n  ]\n}';

  test('leave the rest of the text as it is written', () => {
    expect(fixed(text, { path: ['lines', 0, 'vat'], value: 13 })).toBe(text.replace('24', '13'));
    expect(fixed(text, { path: ['aa'], rename: 'number' })).toBe(text.replace('"aa"', '"number"'));
    expect(fixed(text, { path: ['aa'] })).toBe(text.replace('"aa": "7",\n  ', ''));
    expect(fixed(text, { path: ['lines', 0, 'net'] })).toBe(text.replace(', "net": 1', ''));
    expect(fixed(text, { path: ['empty', 'a'], value: 1 })).toBe(text.replace('{}', '{\n    "a": 1\n  }'));
  });

  test('write what is missing around a value, too', () => {
    const issued = fixed('{}', { path: ['issuer', 'print'], value: { name: 'Α' } });
    expect(JSON.parse(issued ?? '')).toEqual({ issuer: { print: { name: 'Α' } } });
    expect(JSON.parse(fixed('{"a": 1}', { path: ['b', 0], value: 2 }) ?? '')).toEqual({ a: 1, b: [2] });
  });

  test('of a place that does not exist are not made', () => {
    expect(fixed(text, { path: ['missing'] })).toBeUndefined();
    expect(fixed('', { path: ['aa'], value: '1' })).toBeUndefined();
  });
});
