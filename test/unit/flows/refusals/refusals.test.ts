import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allRefusals, type Refusal } from '../../../../src/flows/refusals/index.js';
import { el } from '../../../../src/issues/locales/el.js';
import { en } from '../../../../src/issues/locales/en.js';
import { allRules } from '../../../../src/rules/registry.js';

const ids = allRefusals.map(({ id }) => id);

const placeholders = (words: { what: string; todo: string } | undefined): string[] =>
  [
    ...new Set([...`${words?.what} ${words?.todo}`.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
  ].sort();

describe.each(allRefusals.map((refusal): [string, Refusal] => [refusal.id, refusal]))(
  '%s',
  (id, { params, source }) => {
    it('has words in both languages that use its values', () => {
      expect(placeholders(en[id])).toEqual([...params].sort());
      expect(placeholders(el[id])).toEqual([...params].sort());
      expect(el[id]?.what).toMatch(/\p{Script=Greek}/u);
      expect(`${en[id]?.what} ${en[id]?.todo}`).not.toMatch(/\p{Script=Greek}/u);
    });

    it('says where it is stated', () => {
      expect(source).not.toBe('');
    });
  },
);

describe('the list of refusals', () => {
  it('is the checked-in one, sorted: ids stay for ever', () => {
    const listed = readFileSync('test/golden/refusal-ids.txt', 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(listed).toEqual([...listed].sort());
    expect([...ids].sort()).toEqual(listed);
  });

  it('names no rule', () => {
    const rules = new Set(allRules.map(({ id }) => id));
    expect(ids.filter((id) => rules.has(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
