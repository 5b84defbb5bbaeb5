import { expect, it } from 'vitest';
import { applyExample } from '../../../src/rules/engine/apply-example.js';
import { pattern } from '../../../src/rules/engine/broken.js';
import { isChecked } from '../../../src/rules/engine/checks.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import { allRules } from '../../../src/rules/registry.js';
import { circumstancesOf } from '../../../src/rules/validate/circumstances.js';
import { validate } from '../../../src/rules/validate/validate.js';
import type { Issue } from '../../../src/types/index.js';

const checked = allRules.filter(isChecked);

/** The member itself, something inside it, or what holds it; a list stands for its elements. */
const isNear = (place: string, member: string): boolean =>
  place === member ||
  [`${place}.`, `${place}[`].some((start) => member.startsWith(start)) ||
  [`${member}.`, `${member}[`].some((start) => place.startsWith(start));

const isRead = (rule: Rule, place: string): boolean =>
  place !== '' && rule.paths.some((member) => isNear(place, member));

/** All that a rule finds in its bad examples. */
const foundBy = (rule: Rule): Issue[] =>
  rule.bad.flatMap((example) =>
    validate(applyExample(example), circumstancesOf(example)).issues.filter(
      (issue) => issue.rule === rule.id,
    ),
  );

const found = checked.map((rule): [string, Rule, Issue[]] => [rule.id, rule, foundBy(rule)]);

/** The issues of those rules that have any of a kind. */
const only = (isOfKind: (issue: Issue) => boolean) =>
  found
    .map(([id, rule, issues]) => [id, rule, issues.filter(isOfKind)] as const)
    .filter(([, , issues]) => issues.length > 0);

it.each(found)('the rule %s reports a path that it reads', (_, rule, issues) => {
  const strange = issues.map(({ path }) => pattern(path)).filter((place) => !isRead(rule, place));
  expect(strange).toEqual([]);
  expect(issues).not.toEqual([]);
});

it.each(only(({ path, params }) => path[0] === 'invoiceDetails' && path.length > 1 && 'line' in params))(
  'the rule %s counts lines from one',
  (_, _rule, issues) => {
    expect(issues.map(({ params }) => params['line'])).toEqual(issues.map(({ path }) => Number(path[1]) + 1));
  },
);

it.each(only(({ fix }) => fix !== undefined))(
  'the rule %s has fixes only for members that it reads, and safe ones only if its record says so',
  (_, rule, issues) => {
    const fixes = issues.flatMap(({ fix }) => fix ?? []);
    expect(fixes.map(({ path }) => pattern(path)).filter((place) => !isRead(rule, place))).toEqual([]);
    expect(fixes.some(({ safe }) => safe)).toBe(rule.hasSafeFix === true);
  },
);

it('safe fixes are in the examples of all rules whose record says so', () => {
  const safe = only(({ fix }) => fix?.safe === true).map(([id]) => id);
  expect(safe).toEqual(checked.filter(({ hasSafeFix }) => hasSafeFix).map(({ id }) => id));
});
