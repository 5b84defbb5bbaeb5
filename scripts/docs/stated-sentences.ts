import { allRules } from '../../src/rules/registry.js';
import { lines, link, madeBy, table } from './markdown.js';
import { ruleLink } from './rules/authority-errors.js';
import { type Met, type Statement, statements } from './statements.js';

const HOW: Readonly<Record<Met['by'], string>> = {
  rules: 'rule',
  construction: 'construction',
  elsewhere: 'elsewhere',
};

const rulesOf = (met: Met): readonly string[] => (met.by === 'elsewhere' ? [] : (met.rules ?? []));

function whereWords(met: Met): string {
  const links = rulesOf(met).map((id) => ruleLink(id, 'rules/'));
  return [links.join(', '), met.note ?? ''].filter((part) => part !== '').join('; ');
}

const rowOf = ({ says, met }: Statement): string[] => [says, HOW[met.by], whereWords(met)];

/**
 * Rules whose source cites the description although no sentence refers to them. They are found automatically, so no
 * list is needed.
 */
function furtherRules(): string[][] {
  const named = new Set(statements.flatMap(({ met }) => rulesOf(met)));
  return allRules
    .filter(({ id, source }) => source.includes('Service description') && !named.has(id))
    .map(({ id, source }) => [ruleLink(id, 'rules/'), source]);
}

/** The page with the sentences of the service description about documents, and how each is enforced. */
export function statedSentencesPage(): string {
  const sections = [...new Set(statements.map(({ section }) => section))];
  const count = (by: Met['by']): number => statements.filter(({ met }) => met.by === by).length;
  return lines(
    madeBy('scripts/docs/statements.ts'),
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
