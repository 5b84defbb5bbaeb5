import type { Rule } from '../../src/rules/engine/rule.js';
import { allRules } from '../../src/rules/registry.js';
import { lines, link, madeBy, table } from './markdown.js';
import { ruleLink } from './rules/authority-errors.js';
import { type Statement, statements } from './statements.js';

const HOW: Readonly<Record<Statement['by'], string>> = {
  rules: 'rule',
  construction: 'construction',
  elsewhere: 'elsewhere',
};

/** The rules that meet a statement. */
const rulesOf = ({ name }: Statement): readonly Rule[] =>
  name === undefined ? [] : allRules.filter(({ enforces = [] }) => enforces.includes(name));

function whereWords(statement: Statement): string {
  const links = rulesOf(statement).map(({ id }) => ruleLink(id, 'rules/'));
  return [links.join(', '), statement.note].filter((part) => part !== '').join('; ');
}

const rowOf = (statement: Statement): string[] => [statement.says, HOW[statement.by], whereWords(statement)];

/** Rules whose source cites the description although they meet none of its sentences. */
const furtherRules = (): string[][] =>
  allRules
    .filter(({ source, enforces }) => source.includes('Service description') && enforces === undefined)
    .map(({ id, source }) => [ruleLink(id, 'rules/'), source]);

/** The page with the sentences of the service description about documents, and how each is enforced. */
export function statedSentencesPage(): string {
  const sections = [...new Set(statements.map(({ section }) => section))];
  const count = (by: Statement['by']): number => statements.filter((statement) => statement.by === by).length;
  return lines(
    madeBy('reference/stated-sentences.md'),
    '# Stated sentences',
    `What the service description says about documents, sentence by sentence, in our own words, and how the library enforces it. **Rule**: ${link('a rule', 'rules/README.md')} finds a document that breaks it (${count('rules')}). **Construction**: a builder cannot build a document that breaks it (${count('construction')}). **Elsewhere**: it is not about the contents of a document (${count('elsewhere')}).`,
    ...sections.flatMap((section) => [
      `## ${section}`,
      table(
        ['The description says', 'Enforced by', 'Where'],
        statements.filter((statement) => statement.section === section).map(rowOf),
      ),
    ]),
    '## Further rules',
    'Rules whose source cites the description, beyond the sentences above.',
    table(['Rule', 'Source'], furtherRules()),
  );
}
