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

/** A figure that the lines give, a member that says nothing (blank, false, without a table), a country in front of a number. */
const MAY_BE_SAFE = new Set([
  'classification/summary-row-extra',
  'classification/summary-row-missing',
  'classification/summary-row-repeated',
  'classification/summary-sum',
  'header/currency-forbidden',
  'header/exchange-rate-for-euro',
  'header/false-flag',
  'links/repeated',
  'parties/name-blank',
  'parties/vat-number-not-bare',
  'print/payment-label-missing',
  'taxes/deductions-category',
  'totals/deductions-sum',
  'totals/fees-sum',
  'totals/net-sum',
  'totals/other-taxes-sum',
  'totals/stamp-duty-sum',
  'totals/vat-sum',
  'totals/withheld-sum',
]);

describe.each(checked.map((rule): [string, Rule] => [rule.id, rule]))('%s', (id, rule) => {
  it('points into a member that it reads', () => {
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

  it('has a fix only for what it reads, and a safe one only where no other answer is possible', () => {
    for (const { fix } of foundBy(rule)) {
      if (fix === undefined) continue;
      const place = pattern(fix.path);
      expect(place).not.toBe('');
      expect(rule.paths.some((member) => isNear(place, member))).toBe(true);
      if (!MAY_BE_SAFE.has(id)) expect(fix.safe).toBe(false);
    }
  });
});
