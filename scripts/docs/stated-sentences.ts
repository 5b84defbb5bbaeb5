import { lines, link, madeBy, table } from './markdown.js';
import { ruleLink } from './rules/authority-errors.js';
import { type Met, type Statement, statements } from './statements.js';

const HOW: Readonly<Record<Met['by'], string>> = {
  rules: 'rule',
  construction: 'construction',
  elsewhere: 'elsewhere',
};

function whereWords(met: Met): string {
  const links = met.by === 'elsewhere' ? [] : (met.rules ?? []).map((id) => ruleLink(id, 'rules/'));
  return [links.join(', '), met.note ?? ''].filter((part) => part !== '').join('; ');
}

const rowOf = ({ says, met }: Statement): string[] => [says, HOW[met.by], whereWords(met)];

/** The sentences of the service description about a document, and where each is kept. */
export function statedSentencesPage(): string {
  const sections = [...new Set(statements.map(({ section }) => section))];
  const count = (by: Met['by']): number => statements.filter(({ met }) => met.by === by).length;
  return lines(
    madeBy('scripts/docs/statements.ts'),
    '# Stated sentences',
    `What the service description says of a document, sentence by sentence, in our own words, and how the library keeps it. **Rule**: ${link('a rule', 'rules/README.md')} finds a document that breaks it (${count('rules')}). **Construction**: a builder cannot make a document that breaks it (${count('construction')}). **Elsewhere**: it does not speak of what stands in a document (${count('elsewhere')}).`,
    ...sections.flatMap((section) => [
      `## ${section}`,
      table(
        ['The description says', 'Kept by', 'Where'],
        statements.filter((statement) => statement.section === section).map(rowOf),
      ),
    ]),
  );
}
