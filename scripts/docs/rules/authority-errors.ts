import { readFileSync } from 'node:fs';
import type { Rule } from '../../../src/rules/engine/rule.js';
import { anchorOf, inline, lines, link, madeBy, table } from '../markdown.js';

interface AuthorityError {
  readonly code: number;
  readonly condition: string;
  readonly decidable: 'payload' | 'documents' | 'registry' | 'transport';
}

const WHERE: Readonly<Record<AuthorityError['decidable'], string>> = {
  payload: 'one document and the clock',
  documents: 'the documents that it names',
  registry: 'what only the tax authority knows',
  transport: 'the call, not the document',
};

/** The link to the section of a rule, from a page beside the rules or from one that reaches them by `folder`. */
export const ruleLink = (id: string, folder = ''): string =>
  link(inline(id), `${folder}${id.split('/')[0]}.md#${anchorOf(id)}`);

/** The errors of the tax authority and the rules that prevent them. */
export function authorityErrorsPage(rules: readonly Rule[]): string {
  const { errors } = JSON.parse(readFileSync('reference/aade-validation-errors.json', 'utf8')) as {
    errors: readonly AuthorityError[];
  };
  const rows = errors.map(({ code, condition, decidable }) => [
    String(code),
    condition,
    WHERE[decidable],
    rules
      .filter((rule) => rule.authorityCode === code)
      .map(({ id }) => ruleLink(id))
      .join(', '),
  ]);
  return lines(
    madeBy('reference/aade-validation-errors.json and src/rules'),
    '# Errors of the tax authority',
    'The errors that the tax authority answers, in our own words, what is needed to foresee each, and the rules that prevent it. An empty cell: no rule of this version foresees it.',
    table(['Error', 'When', 'Foreseen from', 'Rules'], rows),
  );
}
