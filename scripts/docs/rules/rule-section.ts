import { checkDocument } from '../../../src/builders/check-document.js';
import { el } from '../../../src/locales/el/index.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import { type CheckFacts, explain } from '../../../src/rules/explain.js';
import { inline, lines, link, table } from '../markdown.js';
import { exampleWords, issueWords } from './example-words.js';

const LAYERS: Readonly<Record<Rule['layer'], string>> = {
  facts: 'facts (what a builder takes)',
  shape: 'shape (one member by itself)',
  document: 'document (members beside each other)',
  calendar: 'calendar (needs a clock)',
  across: 'across documents (needs the others)',
  batch: 'batch (documents of one request)',
};

const checkFacts: CheckFacts = (facts, locale) => checkDocument(facts, { locale }).issues;

const typesWords = (appliesTo: Rule['appliesTo']): string =>
  appliesTo === 'all' ? 'all' : appliesTo.map(inline).join(', ');

const authorityRow = (code: number | undefined): string[][] =>
  code === undefined ? [] : [['Prevents', `authority error ${link(String(code), '../authority-errors.md')}`]];

/** Everything about one rule. */
export function ruleSection(rule: Rule): string {
  const english = explain(rule.id, undefined, checkFacts);
  const greek = explain(rule.id, el, checkFacts);
  if (english === undefined || greek === undefined) throw new Error(`${rule.id} has no words`);
  const rows = [
    ['Severity', `**${rule.severity}**`],
    ['Layer', LAYERS[rule.layer]],
    ['Document types', typesWords(rule.appliesTo)],
    ...authorityRow(rule.authorityCode),
    ['Since', `myDATA ${rule.since}${rule.until === undefined ? '' : `, until ${rule.until}`}`],
    ['Source', rule.source],
    // `{values}` and `[parts left out without their values]` stand as the words have them.
    ['English', `${english.what} ${english.todo}`],
    ['Ελληνικά', `${greek.what} ${greek.todo}`],
  ];
  return lines(
    `## ${rule.id}`,
    table(['', ''], rows),
    ...rule.bad.flatMap((example, index) => [
      `**Bad example${rule.bad.length === 1 ? '' : ` ${index + 1}`}.** ${exampleWords(example, rule.layer)}`,
      issueWords(english.bad[index]?.issues ?? [], greek.bad[index]?.issues ?? []),
    ]),
    `**Good example.** ${exampleWords(rule.good, rule.layer)}`,
  ).trimEnd();
}
