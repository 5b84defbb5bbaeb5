import { describe, expect, it } from 'vitest';
import { applyExample } from '../../../src/rules/engine/apply-example.js';
import { pattern } from '../../../src/rules/engine/broken.js';
import { isChecked, runChecks } from '../../../src/rules/engine/checks.js';
import type { Example } from '../../../src/rules/engine/example.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import { samples } from '../../../src/rules/examples/index.js';
import { applyFixes } from '../../../src/rules/fixes/apply-fixes.js';
import { allRules } from '../../../src/rules/registry.js';
import { circumstancesOf } from '../../../src/rules/validate/circumstances.js';
import { readRelated } from '../../../src/rules/validate/read-related.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { documentShape } from '../../../src/types/generated/shapes.js';
import type { Issue } from '../../../src/types/index.js';
import { recording, undeclared } from './recording.js';
import { resolves } from './resolve.js';
import { viewOf } from './view-of.js';

/** What cannot be written as data: a member that throws when it is read. */
const NOT_DATA = new Set(['shape/unreadable']);

/** Rules about facts, and about the documents of one request, have tests of their own. */
const ELSEWHERE = new Set(['facts', 'batch']);

const documentRules = allRules.filter((rule) => !ELSEWHERE.has(rule.layer) && !NOT_DATA.has(rule.id));
const checkedRules = allRules.filter(isChecked);

const issuesOf = (example: Example): Issue[] =>
  validate(applyExample(example), circumstancesOf(example)).issues;

const errorsIn = (issues: readonly Issue[]): string[] => [
  ...new Set(issues.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)),
];

describe('the sample documents', () => {
  it.each(Object.keys(samples) as (keyof typeof samples)[])('include %s without any issue', (name) => {
    const report = validate(samples[name], { now: new Date('2026-11-20T06:00:00Z') });
    expect(report.issues).toEqual([]);
  });
});

describe.each(documentRules.map((rule): [string, Rule] => [rule.id, rule]))('the rule %s', (id, rule) => {
  it('finds nothing in its good example, and no other rule reports an error', () => {
    const issues = issuesOf(rule.good);
    expect(issues.filter((issue) => issue.rule === id)).toEqual([]);
    expect(errorsIn(issues)).toEqual([]);
  });

  it.each(rule.bad.map((example, index): [number, Example] => [index, example]))(
    'finds its bad example %i, as the only error',
    (_, example) => {
      const issues = issuesOf(example);
      expect(issues.map((issue) => issue.rule)).toContain(id);
      expect(errorsIn(issues)).toEqual(rule.severity === 'error' ? [id] : []);
    },
  );

  it('fills in every param of its messages, and reports an existing path', () => {
    for (const example of rule.bad) {
      for (const issue of issuesOf(example).filter((found) => found.rule === id)) {
        expect(rule.params).toEqual(expect.arrayContaining(Object.keys(issue.params)));
        expect(issue.message).not.toMatch(/[{}[\]]/);
        if (isChecked(rule)) expect(resolves(documentShape, pattern(issue.path))).toBe(true);
      }
    }
  });
});

const fixed = documentRules.flatMap((rule) =>
  rule.bad.flatMap((example, index) => {
    const issue = issuesOf(example).find((found) => found.rule === rule.id && found.fix);
    return issue?.fix === undefined ? [] : [[rule.id, index, example, issue, issue.fix] as const];
  }),
);

it.each(fixed)(
  'the rule %s finds nothing in its bad example %i after its fix',
  (id, _, example, issue, fix) => {
    const one = { ...issue, fix: { ...fix, safe: true } };
    const { document, applied } = applyFixes(applyExample(example), { issues: [one] });
    expect(applied).toEqual([one]);
    const again = validate(document, circumstancesOf(example)).issues.filter(({ rule }) => rule === id);
    expect(again.map(({ path, params }) => [path, params])).not.toContainEqual([issue.path, issue.params]);
  },
);

describe.each(checkedRules.map((rule): [string, Rule] => [rule.id, rule]))('the rule %s', (_, rule) => {
  it('declares existing members', () => {
    expect(rule.paths.filter((path) => !resolves(documentShape, path))).toEqual([]);
    expect(new Set(rule.paths).size).toBe(rule.paths.length);
  });

  it('reads exactly the members that it declares', () => {
    const examples = [rule.good, ...rule.bad];
    const documents = [...examples.map((example) => applyExample(example)), ...Object.values(samples)];
    const { related } = readRelated(examples.flatMap((example) => circumstancesOf(example).related ?? []));
    for (const document of documents) {
      const { view, reads } = recording(viewOf(document));
      const surroundings = { today: '2026-11-21', related, skipSignature: false, splitBill: false };
      if (rule.appliesTo === 'all' || rule.appliesTo.includes(view.invoiceHeader.invoiceType)) {
        reads.clear();
        runChecks(rule, view, () => undefined, surroundings);
        expect(undeclared(reads, rule.paths)).toEqual([]);
      }
    }
  });

  it('applies to all types, or to at least one, and lists each once', () => {
    const types = rule.appliesTo === 'all' ? ['all'] : rule.appliesTo;
    expect(types.length).toBeGreaterThan(0);
    expect([...new Set(types)]).toEqual(types);
  });

  it('finds nothing when it is turned off', () => {
    const [example] = rule.bad;
    const report = validate(applyExample(example), {
      ...circumstancesOf(example),
      severity: { [rule.id]: 'off' },
    });
    expect(report.issues.map((issue) => issue.rule)).not.toContain(rule.id);
  });
});
