import { describe, expect, it } from 'vitest';
import { ruleLink } from '../../../scripts/docs/rules/authority-errors.js';
import { statedSentencesPage } from '../../../scripts/docs/stated-sentences.js';
import { statements } from '../../../scripts/docs/statements.js';
import { allRules } from '../../../src/rules/registry.js';

const enforced = allRules.flatMap(({ id, enforces = [] }) => enforces.map((name) => ({ id, name })));

describe('the statements of the service description', () => {
  it('have rules if they are met by rules', () => {
    const names = new Set(enforced.map(({ name }) => name));
    const unmet = statements.filter(({ by, name = '' }) => by === 'rules' && !names.has(name));
    expect(unmet.map(({ says }) => says)).toEqual([]);
  });

  it('include every one that a rule names, once', () => {
    const names = statements.flatMap(({ name }) => name ?? []);
    expect(new Set(names).size).toBe(names.length);
    expect(enforced.filter(({ name }) => !names.includes(name))).toEqual([]);
    for (const { id, enforces = [] } of allRules)
      expect([id, new Set(enforces).size]).toEqual([id, enforces.length]);
  });

  it('are full sentences', () => {
    for (const { says } of statements) expect(says).toMatch(/^.*[.]$/);
  });

  it('occur only once in their section', () => {
    const said = statements.map(({ section, says }) => `${section}: ${says}`);
    expect(new Set(said).size).toBe(said.length);
  });

  it('keep their sections together, in the order of the description', () => {
    const sections = statements
      .map(({ section }) => section)
      .filter((section, index, all) => section !== all[index - 1]);
    expect(new Set(sections).size).toBe(sections.length);
  });

  it('are listed on a page with every rule whose source cites the description', () => {
    const page = statedSentencesPage();
    const citing = allRules.filter(({ source }) => source.includes('Service description'));
    expect(citing.length).toBeGreaterThan(0);
    expect(citing.filter(({ id }) => !page.includes(ruleLink(id, 'rules/')))).toEqual([]);
  });
});
