import { samples } from '../../../src/rules/examples/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { type AnyRule, catalogue } from '../../../src/tools/catalogue/catalogue.js';
import { siteWords } from '../../site/words.js';
import { ruleSentence } from '../../words/headings.js';
import { inline, json, lines, link, madeBy, table } from '../markdown.js';
import type { Pages } from '../pages.js';
import { authorityErrorsPage, ruleLink } from './authority-errors.js';
import { ruleSection } from './rule-section.js';

const subjectOf = (rule: AnyRule): string => rule.id.split('/')[0] ?? '';

const rowOf = (rule: AnyRule): string[] => [
  ruleLink(rule.id),
  rule.severity,
  'appliesTo' in rule ? [rule.appliesTo].flat().join(', ') : '',
  rule.authorityCode === undefined ? '' : String(rule.authorityCode),
  ruleSentence(rule.id, 'en'),
];

/** A subject in words. */
const titleOf = (subject: string): string => siteWords.en.subjects[subject] ?? subject;

const HEAD = ['Rule', 'Severity', 'Types', 'Prevents', 'Meaning'];

function indexPage(subjects: ReadonlyMap<string, readonly AnyRule[]>): string {
  const sections = [...subjects].map(([subject, rules]) =>
    lines(`## ${link(titleOf(subject), `${subject}.md`)}`, table(HEAD, rules.map(rowOf))).trimEnd(),
  );
  return lines(
    madeBy('the records in src/rules, src/flows/rules and src/sending/client/onboarding/rules.ts'),
    '# Rules',
    `${catalogue.length} rules, by subject: those about documents, then those about the steps of flows, then those about onboarding requests. \`parastatiko explain <rule>\` prints one on the command line. An **error** would be refused; a **warning** is disputed, or legal but probably a mistake. A step of a flow that breaks a rule throws \`RefusedStepError\`, whose \`issues\` have these ids. See also [the errors of the tax authority](../authority-errors.md) that the rules prevent, and [the sample documents](samples.md) that their examples start from.`,
    ...sections,
  );
}

const samplesPage = (): string =>
  lines(
    madeBy('src/rules/examples'),
    '# Sample documents',
    'Valid documents, written by hand. The examples of the rules state what they change in one of them.',
    ...Object.entries(samples).flatMap(([name, document]) => [`## ${name}`, json(document)]),
    'The examples of the rules about facts start from facts.',
    ...Object.entries(factsSamples).flatMap(([name, facts]) => [`## Facts: ${name}`, json(facts)]),
  );

/** The pages of rules: the list, a page for each subject, the authority's errors and the samples. */
export function rulePages(): Pages {
  const subjects = new Map<string, AnyRule[]>();
  for (const rule of catalogue) {
    const subject = subjectOf(rule);
    subjects.set(subject, [...(subjects.get(subject) ?? []), rule]);
  }
  const subjectPage = (subject: string, rules: readonly AnyRule[]): string =>
    lines(
      madeBy(`the records of ${subject}`),
      `# Rules: ${titleOf(subject)}`,
      inline(subject),
      table(HEAD, rules.map(rowOf)),
      ...rules.map(ruleSection),
    );
  return new Map([
    ['docs/rules/README.md', indexPage(subjects)],
    ['docs/authority-errors.md', authorityErrorsPage()],
    ['docs/rules/samples.md', samplesPage()],
    ...[...subjects].map(([subject, rules]): [string, string] => [
      `docs/rules/${subject}.md`,
      subjectPage(subject, rules),
    ]),
  ]);
}
