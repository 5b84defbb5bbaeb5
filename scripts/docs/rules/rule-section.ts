import { el } from '../../../src/issues/locales/el/index.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import type { AnyRule } from '../../../src/tools/catalogue/catalogue.js';
import { explain } from '../../../src/tools/catalogue/explain.js';
import type { Explanation } from '../../../src/tools/catalogue/explanation.js';
import { ruleSentence, ruleTitle } from '../../words/headings.js';
import { inline, lines, link, table } from '../markdown.js';
import { exampleWords, issueWords } from './example-words.js';

const LAYERS: Readonly<Record<AnyRule['layer'], string>> = {
  facts: 'facts (the input of a builder)',
  shape: 'shape (one member on its own)',
  document: 'document (several members together)',
  calendar: 'calendar (needs a clock)',
  across: 'across documents (needs related documents)',
  batch: 'batch (documents of one request)',
  flow: 'flow (a refused step)',
  onboarding: 'onboarding (a request or a signed contract)',
};

const typesWords = (appliesTo: Rule['appliesTo']): string =>
  appliesTo === 'all' ? 'all' : appliesTo.map(inline).join(', ');

const authorityRow = (code: number | undefined): string[][] =>
  code === undefined ? [] : [['Prevents', `authority error ${link(String(code), '../authority-errors.md')}`]];

/** Everything about one rule. */
export function ruleSection(rule: AnyRule): string {
  const english = explain(rule.id);
  const greek = explain(rule.id, el);
  if (english === undefined || greek === undefined) throw new Error(`${rule.id} has no words`);
  const rows = [
    ['Severity', `**${rule.severity}**`],
    ['Layer', LAYERS[rule.layer]],
    ...('appliesTo' in rule ? [['Document types', typesWords(rule.appliesTo)]] : []),
    ...authorityRow(rule.authorityCode),
    ...('since' in rule
      ? [['Since', `myDATA ${rule.since}${rule.until === undefined ? '' : `, until ${rule.until}`}`]]
      : []),
    ['Source', rule.source],
    // `{values}` and `[parts that are left out without their values]` are shown as in the words.
    ['English', `${english.what} ${english.todo}`],
    ['Ελληνικά', `${greek.what} ${greek.todo}`],
  ];
  return lines(
    `## ${rule.id}`,
    `**${ruleTitle(rule.id, 'en')}.** ${ruleSentence(rule.id, 'en')}`,
    table(['', ''], rows),
    ...('bad' in rule ? exampleLines(rule, english, greek) : []),
  ).trimEnd();
}

function exampleLines({ layer, good, bad }: Rule, english: Explanation, greek: Explanation): string[] {
  return [
    ...bad.flatMap((example, index) => [
      `**Bad example${bad.length === 1 ? '' : ` ${index + 1}`}.** ${exampleWords(example, layer)}`,
      issueWords(english.bad[index]?.issues ?? [], greek.bad[index]?.issues ?? []),
    ]),
    `**Good example.** ${exampleWords(good, layer)}`,
  ];
}
