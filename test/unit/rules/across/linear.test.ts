import { describe, expect, test } from 'vitest';
import { runChecks } from '../../../../src/rules/engine/checks.js';
import type { DocumentView, Rule } from '../../../../src/rules/engine/rule.js';
import { allRules } from '../../../../src/rules/registry.js';
import { readRelated } from '../../../../src/rules/validate/read-related.js';
import { counting } from '../../counting.js';
import { change } from '../totals/change.js';
import { viewOf } from '../view-of.js';
import { issued, line, withLines } from './given.js';
import { replaced } from './replaced.js';

const rules = allRules.filter(
  ({ layer, check, appliesTo }) =>
    layer === 'across' && check !== undefined && (appliesTo === 'all' || appliesTo.includes('11.1')),
);

/** The closing of a table of so many slips with so many lines each, and the slips. */
function table(slips: number, lines: number) {
  const marks = Array.from({ length: slips }, (_, index) => index + 1);
  const many = Array.from({ length: lines }, (_, index) => line(`Item ${index}`, 1, 1));
  const given = marks.map((mark) =>
    issued(withLines('orderSlip', many, lines, { '/invoiceHeader/aa': `${mark}` }), `${mark}`),
  );
  const closing = viewOf(change('tableClosing', { '/invoiceHeader/multipleConnectedMarks': marks }));
  return { closing, related: readRelated(given).related };
}

/** How often a rule reads anything of the closing and of the slips. */
function readsOf(rule: Rule, { closing, related }: ReturnType<typeof table>): number {
  const counted = [counting(closing)];
  const add = (view: DocumentView): DocumentView => {
    const one = counting(view);
    counted.push(one);
    return one.view;
  };
  const surroundings = {
    today: '2026-11-20',
    related: replaced(related, (document) => ({ ...document, view: add(document.view) })),
    skipSignature: true,
    splitBill: false,
  };
  runChecks(rule, counted[0]?.view ?? closing, () => undefined, surroundings);
  return counted.reduce((sum, { reads }) => sum + reads(), 0);
}

const tables = {
  slips: { few: table(20, 2), many: table(200, 2) },
  lines: { few: table(2, 20), many: table(2, 200) },
};

describe.each(rules.map((rule): [string, Rule] => [rule.id, rule]))('the rule %s', (_, rule) => {
  test.each(['slips', 'lines'] as const)('reads ten times as many %s ten times as often', (name) => {
    const { few, many } = tables[name];
    expect(readsOf(rule, many)).toBeLessThanOrEqual(10 * readsOf(rule, few) + 100);
  });
});

test('most of the rules about related documents read the slips', () => {
  const reading = rules.filter((rule) => readsOf(rule, tables.slips.many) > 200);
  expect(reading.length).toBeGreaterThan(rules.length / 2);
});
