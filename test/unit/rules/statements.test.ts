import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleLink } from '../../../scripts/docs/rules/authority-errors.js';
import { statedSentencesPage } from '../../../scripts/docs/stated-sentences.js';
import { type Statement, statements } from '../../../scripts/docs/statements.js';
import { allRules } from '../../../src/rules/registry.js';

const ids = new Set(allRules.map(({ id }) => id));
const rulesOf = ({ met }: Statement): readonly string[] => (met.by === 'elsewhere' ? [] : (met.rules ?? []));

describe('the statements of the service description', () => {
  it.each(
    statements.map((statement): [string, Statement] => [
      `${statement.section}: ${statement.says}`,
      statement,
    ]),
  )('include: %s', (_, statement) => {
    expect(rulesOf(statement).filter((id) => !ids.has(id))).toEqual([]);
    expect(new Set(rulesOf(statement)).size).toBe(rulesOf(statement).length);
    expect(statement.says).toMatch(/^.*[.]$/);
  });

  it('match the checked-in list exactly', () => {
    const listed = readFileSync('test/golden/stated-sentences.txt', 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(statements.map(({ section, says }) => `${section}: ${says}`)).toEqual(listed);
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
