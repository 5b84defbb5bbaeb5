import { describe, expect, it } from 'vitest';
import { pattern } from '../../../src/rules/engine/broken.js';
import { isChecked } from '../../../src/rules/engine/checks.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import { applyExample } from '../../../src/rules/examples/apply-example.js';
import { circumstancesOf } from '../../../src/rules/examples/circumstances.js';
import { allRules } from '../../../src/rules/registry.js';
import { validate } from '../../../src/rules/validate/validate.js';
import type { Issue } from '../../../src/types/index.js';

const checked = allRules.filter(isChecked);

/** The member itself, something inside it, or what holds it; a list stands for its elements. */
const isNear = (place: string, member: string): boolean =>
  place === member ||
  [`${place}.`, `${place}[`].some((start) => member.startsWith(start)) ||
  [`${member}.`, `${member}[`].some((start) => place.startsWith(start));

/** All that a rule finds in its bad examples. */
const foundBy = (rule: Rule): Issue[] =>
  rule.bad.flatMap((example) =>
    validate(applyExample(example), circumstancesOf(example)).issues.filter(
      (issue) => issue.rule === rule.id,
    ),
  );

describe.each(checked.map((rule): [string, Rule] => [rule.id, rule]))('the rule %s', (_, rule) => {
  it('reports a path that it reads', () => {
    for (const { path } of foundBy(rule)) {
      const place = pattern(path);
      expect(place).not.toBe('');
      expect(rule.paths.some((member) => isNear(place, member))).toBe(true);
    }
  });

  it('counts lines from one', () => {
    for (const { path, params } of foundBy(rule)) {
      if (path[0] !== 'invoiceDetails' || typeof path[1] !== 'number' || params['line'] === undefined)
        continue;
      expect(params['line']).toBe(path[1] + 1);
    }
  });

  it('has fixes only for members that it reads, and safe ones only if its record says so', () => {
    for (const { fix } of foundBy(rule)) {
      if (fix === undefined) continue;
      const place = pattern(fix.path);
      expect(place).not.toBe('');
      expect(rule.paths.some((member) => isNear(place, member))).toBe(true);
      if (rule.hasSafeFix !== true) expect(fix.safe).toBe(false);
    }
  });
});

it.each(checked.filter(({ hasSafeFix }) => hasSafeFix).map((rule): [string, Rule] => [rule.id, rule]))(
  'the rule %s has a safe fix in an example, as its record says',
  (_, rule) => {
    expect(foundBy(rule).some(({ fix }) => fix?.safe)).toBe(true);
  },
);
