import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allFlowRules } from '../../../src/flows/rules/index.js';
import { el as greek } from '../../../src/issues/locales/el/index.js';
import { allRules } from '../../../src/rules/registry.js';
import { onboardingRules } from '../../../src/sending/client/onboarding/rules.js';
import { catalogue, catalogueWords, ruleWith, wordsOfRule } from '../../../src/tools/catalogue/catalogue.js';

const ids = catalogue.map(({ id }) => id);

/** Begins with a capital letter, a value, or the name of a member such as isDeliveryNote. */
const SENTENCE = /^(?:[\p{Lu}{[]|[a-z]+[A-Z]|correlated\b).*[.;?…]\]?$/u;

type Words = { readonly what: string; readonly todo: string } | undefined;

/** The values that words use; `{place}` comes from the path of an issue, and `{choices}` from its table. */
const placeholders = (words: Words): string[] =>
  [...new Set([...`${words?.what} ${words?.todo}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))]
    .filter((name) => !['place', 'thePlace', 'subject', 'choices'].includes(name))
    .sort();

describe('the catalogue', () => {
  it('has the rules of documents, flows and onboarding', () => {
    expect(ids).toEqual([...allRules, ...allFlowRules, ...onboardingRules].map(({ id }) => id));
  });

  it('finds a rule only by its exact id', () => {
    expect(ruleWith('table/ended')).toMatchObject({ id: 'table/ended', layer: 'flow', severity: 'error' });
    expect(ruleWith('onboarding/b2g')).toMatchObject({ layer: 'onboarding', severity: 'error' });
    for (const id of ['', 'table', 'table/endd', '__proto__', 'toString'])
      expect(ruleWith(id)).toBeUndefined();
  });

  it('has messages for each rule in both languages, and no others', () => {
    expect(Object.keys(catalogueWords).sort()).toEqual([...ids].sort());
    expect(Object.keys(greek.rules ?? {}).sort()).toEqual([...ids].sort());
  });
});

describe.each(catalogue.map((rule) => [rule.id, rule] as const))('the rule %s', (id, { params, source }) => {
  const [en, el] = [catalogueWords[id], wordsOfRule(id, greek)];

  it('has messages that use its params in both languages', () => {
    expect(placeholders(en)).toEqual([...params].sort());
    expect(placeholders(el)).toEqual([...params].sort());
  });

  it('has full sentences as messages', () => {
    for (const words of [en, el]) {
      expect(words?.what).toMatch(SENTENCE);
      expect(words?.todo).toMatch(SENTENCE);
    }
    expect(el?.what).toMatch(/\p{Script=Greek}/u);
    expect(`${en?.what} ${en?.todo}`).not.toMatch(/\p{Script=Greek}/u);
  });

  it('names its source', () => {
    expect(source).not.toBe('');
  });
});

const LIST = 'test/golden/rule-ids.txt';
const RETIRED = / retired$/;

/** The checked-in list, with comments at the top: a line for each id, and for each id that a rule once had. */
const lines = readFileSync(LIST, 'utf8').trimEnd().split('\n');
const comments = lines.filter((line) => line.startsWith('#'));
const retired = lines.filter((line) => RETIRED.test(line));

describe('the list of rule ids', () => {
  // Ids are for ever, so a change of this list is made on purpose: vitest run test/unit/catalogue -u.
  it('has every rule, and every id that a rule once had', async () => {
    const list = [...comments, ...[...ids, ...retired].sort(), ''].join('\n');
    await expect(list).toMatchFileSnapshot(resolve(LIST));
  });

  it('has no id twice, and none that belonged to another rule', () => {
    const all = [...ids, ...retired.map((line) => line.replace(RETIRED, ''))];
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it('has lower-case ids of two parts', () => {
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });
});
