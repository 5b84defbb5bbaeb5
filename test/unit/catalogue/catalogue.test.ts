import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, catalogueWords, ruleWith, wordsOfRule } from '../../../src/catalogue/catalogue.js';
import { onboardingRules } from '../../../src/client/onboarding/rules.js';
import { allFlowRules } from '../../../src/flows/rules/index.js';
import { el as greek } from '../../../src/locales/el/index.js';
import { allRules } from '../../../src/rules/registry.js';

const ids = catalogue.map(({ id }) => id);

/** Begins with a capital letter, a value, or the name of a member such as isDeliveryNote. */
const SENTENCE = /^(?:[\p{Lu}{[]|[a-z]+[A-Z]|correlated\b).*[.;?…]\]?$/u;

type Words = { readonly what: string; readonly todo: string } | undefined;

/** The values that words use; `{place}` comes from the path of an issue. */
const placeholders = (words: Words): string[] =>
  [...new Set([...`${words?.what} ${words?.todo}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))]
    .filter((name) => name !== 'place')
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
    expect(Object.keys({ ...greek.rules, ...greek.onboarding?.issues }).sort()).toEqual([...ids].sort());
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

describe('the list of rule ids', () => {
  const listed = readFileSync('test/golden/rule-ids.txt', 'utf8')
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

  it('is sorted and has no duplicates', () => {
    const all = listed.map((line) => line.replace(' retired', ''));
    expect(all).toEqual([...new Set(all)].sort());
  });

  it('does not reuse the id of a retired rule', () => {
    expect(ids.filter((id) => retired.includes(id))).toEqual([]);
  });

  it('has lower-case ids of two parts', () => {
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });
});
