import { el } from '../../../src/issues/locales/el.js';
import { en } from '../../../src/issues/locales/en.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import { inline, lines, link, table } from '../markdown.js';
import { exampleIssues, exampleWords } from './example-words.js';

const LAYERS: Readonly<Record<Rule['layer'], string>> = {
  facts: 'facts (what a builder takes)',
  shape: 'shape (one member by itself)',
  document: 'document (members beside each other)',
  calendar: 'calendar (needs a clock)',
  across: 'across documents (needs the others)',
};

/** `{values}` and the `[parts]` that are left out without their values, as a reader of templates knows them. */
const wordsRow = (id: string): string[][] => {
  const [english, greek] = [en[id], el[id]];
  return [
    ['English', english === undefined ? '' : `${english.what} ${english.todo}`],
    ['Ελληνικά', greek === undefined ? '' : `${greek.what} ${greek.todo}`],
  ];
};

const typesWords = (appliesTo: Rule['appliesTo']): string =>
  appliesTo === 'all' ? 'all' : appliesTo.map(inline).join(', ');

const authorityRow = (code: number | undefined): string[][] =>
  code === undefined ? [] : [['Prevents', `authority error ${link(String(code), 'authority-errors.md')}`]];

/** Everything about one rule. */
export function ruleSection(rule: Rule): string {
  const rows = [
    ['Severity', `**${rule.severity}**`],
    ['Layer', LAYERS[rule.layer]],
    ['Document types', typesWords(rule.appliesTo)],
    ...authorityRow(rule.authorityCode),
    ['Since', `myDATA ${rule.since}${rule.until === undefined ? '' : `, until ${rule.until}`}`],
    ['Source', rule.source],
    ...wordsRow(rule.id),
  ];
  return lines(
    `## ${rule.id}`,
    table(['', ''], rows),
    ...rule.bad.flatMap((example, index) => [
      `**Bad example${rule.bad.length === 1 ? '' : ` ${index + 1}`}.** ${exampleWords(example)}`,
      exampleIssues(example),
    ]),
    `**Good example.** ${exampleWords(rule.good)}`,
  ).trimEnd();
}
