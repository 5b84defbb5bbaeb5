import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allRefusals } from '../../../src/flows/refusals/index.js';
import { el } from '../../../src/issues/locales/el.js';
import { en } from '../../../src/issues/locales/en.js';
import { readShape } from '../../../src/reading/read.js';
import { readRelated } from '../../../src/rules/across/read-related.js';
import { pattern } from '../../../src/rules/engine/broken.js';
import type { Example } from '../../../src/rules/engine/example.js';
import type { DocumentView, Rule } from '../../../src/rules/engine/rule.js';
import { samples } from '../../../src/rules/examples/index.js';
import { applyExample, circumstancesOf } from '../../../src/rules/explain.js';
import { applyFixes } from '../../../src/rules/fixes/apply-fixes.js';
import { allRules } from '../../../src/rules/registry.js';
import { validate } from '../../../src/rules/validate/validate.js';
import { documentShape } from '../../../src/types/generated/shapes.js';
import type { Issue } from '../../../src/types/index.js';
import { recording, undeclared } from './recording.js';
import { resolves } from './resolve.js';

const IDS = 'test/golden/rule-ids.txt';

/** What cannot be written as data: a member that throws when it is read. */
const NOT_DATA = new Set(['shape/unreadable']);

/** Begins with a capital letter, a value, or the name of a member such as isDeliveryNote. */
const SENTENCE = /^(?:[\p{Lu}{[]|[a-z]+[A-Z]).*[.;…]\]?$/u;

const ids = allRules.map((rule) => rule.id);
/** Rules about facts, and about the documents of one request, have tests of their own. */
const ELSEWHERE = new Set(['facts', 'batch']);

const documentRules = allRules.filter((rule) => !ELSEWHERE.has(rule.layer) && !NOT_DATA.has(rule.id));
const checkedRules = allRules.filter((rule) => rule.check !== undefined);

const issuesOf = (example: Example): Issue[] =>
  validate(applyExample(example), circumstancesOf(example)).issues;

const errorsIn = (issues: readonly Issue[]): string[] => [
  ...new Set(issues.filter(({ severity }) => severity === 'error').map(({ rule }) => rule)),
];

/** The values that words use; `{place}` comes from the path of an issue. */
const placeholders = (words: { what: string; todo: string } | undefined): string[] =>
  [...new Set([...`${words?.what} ${words?.todo}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))]
    .filter((name) => name !== 'place')
    .sort();

function viewOf(document: unknown): DocumentView {
  const view = readShape(documentShape, document, () => undefined);
  if (view === undefined) throw new TypeError('An example is no object.');
  return view;
}

describe('samples', () => {
  it.each(Object.keys(samples) as (keyof typeof samples)[])('%s has no issue at all', (name) => {
    const report = validate(samples[name], { now: new Date('2026-11-20T10:00:00Z') });
    expect(report.issues).toEqual([]);
  });
});

describe.each(documentRules.map((rule): [string, Rule] => [rule.id, rule]))('%s', (id, rule) => {
  it('finds nothing in its good example, nor does any other rule of severity error', () => {
    const issues = issuesOf(rule.good);
    expect(issues.filter((issue) => issue.rule === id)).toEqual([]);
    expect(errorsIn(issues)).toEqual([]);
  });

  it.each(rule.bad.map((example, index): [number, Example] => [index, example]))(
    'finds its bad example %i, and alone among errors',
    (_, example) => {
      const issues = issuesOf(example);
      expect(issues.map((issue) => issue.rule)).toContain(id);
      expect(errorsIn(issues)).toEqual(rule.severity === 'error' ? [id] : []);
    },
  );

  it('gives the values that its words use, and a place that exists', () => {
    for (const example of rule.bad) {
      for (const issue of issuesOf(example).filter((found) => found.rule === id)) {
        expect(rule.params).toEqual(expect.arrayContaining(Object.keys(issue.params)));
        expect(issue.message).not.toMatch(/[{}[\]]/);
        if (rule.check) expect(resolves(documentShape, pattern(issue.path))).toBe(true);
      }
    }
  });

  it('is silent once its fix is made', () => {
    for (const example of rule.bad) {
      const circumstances = circumstancesOf(example);
      const report = validate(applyExample(example), circumstances);
      const issue = report.issues.find((found) => found.rule === id && found.fix);
      if (issue?.fix === undefined) continue;
      const one = { ...issue, fix: { ...issue.fix, safe: true } };
      const { document, applied } = applyFixes(applyExample(example), { issues: [one] });
      expect(applied).toEqual([one]);
      const again = validate(document, circumstances).issues.filter((found) => found.rule === id);
      expect(again.map(({ path, params }) => [path, params])).not.toContainEqual([issue.path, issue.params]);
    }
  });
});

describe.each(checkedRules.map((rule): [string, Rule] => [rule.id, rule]))('%s', (_, rule) => {
  it('declares members that exist', () => {
    expect(rule.paths.filter((path) => !resolves(documentShape, path))).toEqual([]);
    expect(new Set(rule.paths).size).toBe(rule.paths.length);
  });

  it('reads what it declares and nothing else', () => {
    const examples = [rule.good, ...rule.bad];
    const documents = [...examples.map((example) => applyExample(example)), ...Object.values(samples)];
    const { related } = readRelated(examples.flatMap((example) => circumstancesOf(example).related ?? []));
    for (const document of documents) {
      const { view, reads } = recording(viewOf(document));
      const surroundings = { today: '2026-11-21', related, skipSignature: false, splitBill: false };
      if (rule.appliesTo === 'all' || rule.appliesTo.includes(view.invoiceHeader.invoiceType)) {
        reads.clear();
        rule.check?.(view, () => undefined, surroundings);
        expect(undeclared(reads, rule.paths)).toEqual([]);
      }
    }
  });

  it('looks at some type, and at each once', () => {
    if (rule.appliesTo === 'all') return;
    expect(rule.appliesTo.length).toBeGreaterThan(0);
    expect(new Set(rule.appliesTo).size).toBe(rule.appliesTo.length);
  });

  it('finds nothing in a sample when it is silenced', () => {
    const [example] = rule.bad;
    const report = validate(applyExample(example), {
      ...circumstancesOf(example),
      severity: { [rule.id]: 'off' },
    });
    expect(report.issues.map((issue) => issue.rule)).not.toContain(rule.id);
  });
});

describe('words', () => {
  it('stand in both languages for every rule and every refusal, and for nothing else', () => {
    const all = [...ids, ...allRefusals.map(({ id }) => id)].sort();
    expect(Object.keys(en).sort()).toEqual(all);
    expect(Object.keys(el).sort()).toEqual(all);
  });

  it.each(ids)('of %s use the values that the rule gives, in both languages', (id) => {
    const rule = allRules.find((each) => each.id === id);
    const declared = [...(rule?.params ?? [])].sort();
    expect(placeholders(en[id])).toEqual(declared);
    expect(placeholders(el[id])).toEqual(declared);
  });

  it.each(ids)('of %s are sentences', (id) => {
    for (const words of [en[id], el[id]]) {
      expect(words?.what).toMatch(SENTENCE);
      expect(words?.todo).toMatch(SENTENCE);
    }
    expect(el[id]?.what).toMatch(/\p{Script=Greek}/u);
    expect(`${en[id]?.what} ${en[id]?.todo}`).not.toMatch(/\p{Script=Greek}/u);
  });
});

describe('the list of ids', () => {
  const listed = readFileSync(IDS, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const retired = listed
    .filter((line) => line.endsWith(' retired'))
    .map((line) => line.replace(' retired', ''));
  const live = listed.filter((line) => !line.endsWith(' retired'));

  it('has every rule once', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual([...live].sort());
  });

  it('is sorted and never names an id twice', () => {
    const all = listed.map((line) => line.replace(' retired', ''));
    expect(all).toEqual([...new Set(all)].sort());
  });

  it('gives no id of a retired rule to another', () => {
    expect(ids.filter((id) => retired.includes(id))).toEqual([]);
  });

  it('has ids of two parts in small letters', () => {
    for (const id of ids) expect(id).toMatch(/^[a-z]+\/[a-z]+(?:-[a-z0-9]+)*$/);
  });
});
