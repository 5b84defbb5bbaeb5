import type { Locale } from '../../../src/issues/locale.js';
import { el } from '../../../src/issues/locales/el/index.js';
import type { RuleWords } from '../../../src/issues/words-type.js';
import { docsOf } from '../../../src/rules/docs.js';
import type { Rule } from '../../../src/rules/engine/rule.js';
import { samples } from '../../../src/rules/examples/index.js';
import { factsSamples } from '../../../src/rules/facts/index.js';
import { type AnyRule, catalogue } from '../../../src/tools/catalogue/catalogue.js';
import { explain } from '../../../src/tools/catalogue/explain.js';
import type { Explanation } from '../../../src/tools/catalogue/explanation.js';
import { el as cliEl } from '../../../src/tools/cli/words/generated/el.js';
import { en as cliEn } from '../../../src/tools/cli/words/generated/en.js';
import { block, inline, lines, link, list, table } from '../../docs/markdown.js';
import { ruleSentence, ruleTitle } from '../../words/headings.js';
import { addressOf, type SiteLanguage, type SitePage } from '../page.js';
import { routeOfRule } from '../routes.js';
import { siteWords } from '../words.js';
import { correctionLines, correctionsOf } from './correction.js';
import { exampleWords, issueWords } from './example-words.js';
import { playgroundLink } from './playground-link.js';

const localeOf = (language: SiteLanguage): Locale | undefined => (language === 'el' ? el : undefined);

const known = new Map<string, Explanation>();

/** What is known about a rule, in one language. Every page that names the rule needs it. */
export function explained(id: string, language: SiteLanguage): Explanation {
  const found = known.get(`${language} ${id}`) ?? explain(id, localeOf(language));
  if (found === undefined) throw new Error(`There is no rule ${id}`);
  known.set(`${language} ${id}`, found);
  return found;
}

/** The sentences of a rule with the values of an example, as text of a page. */
function wordsOf(id: string, language: SiteLanguage): RuleWords {
  const { what, todo } = explained(id, language).example;
  return { what: asText(what), todo: asText(todo) };
}

/** Values of documents must not become markup. */
const asText = (text: string): string => text.replace(/[*_<[\]]/g, (character) => `\\${character}`);
const subjectOf = (rule: AnyRule): string => rule.id.split('/')[0] ?? '';

/** A rule by its title, with its id. */
const ruleLink = (id: string, language: SiteLanguage): string =>
  `${link(ruleTitle(id, language), addressOf(routeOfRule(id), language))} <code class="id">${id}</code>`;

const errorLink = (code: number, language: SiteLanguage): string =>
  link(siteWords[language].error(code), addressOf(`errors/${code}`, language));

/** The examples of a rule, each with what it changes, what it gives, and the whole of it. */
function exampleLines(rule: Rule, language: SiteLanguage): string[] {
  const words = siteWords[language];
  const explanation = explained(rule.id, language);
  const { good, bad } = docsOf(rule);
  const shown = bad.flatMap((example, index) => {
    const { document, issues = [] } = explanation.bad[index] ?? {};
    const own = issues.find((issue) => issue.rule === rule.id);
    const facts = rule.layer === 'facts';
    return [
      `## ${words.badExample}${bad.length === 1 ? '' : ` ${index + 1}`}`,
      exampleWords(example, rule.layer, language),
      issueWords(issues, language),
      ...correctionLines(correctionsOf(rule, index, own, document), language),
      example.related === undefined && example.skipSignature === undefined
        ? link(words.tryIt, playgroundLink(facts ? 'facts' : 'payload', document, example.now, language))
        : undefined,
      details(words.wholeExample, plainJson(document)),
    ];
  });
  return [
    ...shown.filter((part) => part !== undefined),
    `## ${words.goodExample}`,
    exampleWords(good, rule.layer, language),
  ];
}

/** A whole document. There are hundreds, so their code is not coloured. */
const plainJson = (value: unknown): string => block('text', JSON.stringify(value, null, 2));

const details = (summary: string, text: string): string =>
  `<details><summary>${summary}</summary>\n\n${text}\n\n</details>`;

function factsOfRule(rule: AnyRule, language: SiteLanguage): string[][] {
  const words = siteWords[language];
  const layers = (language === 'el' ? cliEl : cliEn).explain.layers;
  const types =
    'appliesTo' in rule && rule.appliesTo !== 'all' ? rule.appliesTo.map(inline).join(', ') : words.allTypes;
  return [
    [words.severity, ('bad' in rule ? words.severityMeans : words.severities)[rule.severity]],
    [words.needs, layers[rule.layer]],
    ...('appliesTo' in rule ? [[words.documentTypes, types]] : []),
    ...(rule.authorityCode === undefined ? [] : [[words.prevents, errorLink(rule.authorityCode, language)]]),
    ...('hasSafeFix' in rule && rule.hasSafeFix ? [[words.fix, words.hasFix]] : []),
    ...('since' in rule
      ? [[words.since, `myDATA ${rule.since}${rule.until === undefined ? '' : ` – ${rule.until}`}`]]
      : []),
    [words.source, explained(rule.id, language).source],
  ];
}

/** The members that a rule reads. There may be many, so they are folded. */
function readLines(rule: AnyRule, language: SiteLanguage): string[] {
  const paths = 'paths' in rule ? rule.paths.filter((path) => path !== '') : [];
  return paths.length === 0 ? [] : [details(siteWords[language].reads, paths.map(inline).join(', '))];
}

function rulePage(rule: AnyRule, language: SiteLanguage): SitePage {
  const { what, todo } = wordsOf(rule.id, language);
  const { refused, noExample, forExample } = siteWords[language];
  const sentence = ruleSentence(rule.id, language);
  const stated = explained(rule.id, language);
  // Without values, the sentences of an issue are true of all documents.
  const example = [stated.what === sentence ? '' : what, todo].join(' ').trim();
  const isGeneral = stated.what === sentence && stated.todo === stated.example.todo;
  return {
    route: routeOfRule(rule.id),
    language,
    title: ruleTitle(rule.id, language),
    code: rule.id,
    description: sentence,
    body: lines(
      asText(sentence),
      isGeneral ? example : `**${forExample}** ${example}`,
      list(factsOfRule(rule, language).map(([name, value]) => `**${name}:** ${value}`)),
      ...readLines(rule, language),
      ...('bad' in rule ? exampleLines(rule, language) : [rule.layer === 'flow' ? refused : noExample]),
    ),
  };
}

const rowsOf = (rules: readonly AnyRule[], language: SiteLanguage): string => {
  const words = siteWords[language];
  return table(
    // What it means is next to its name: on a phone the other columns are beyond the edge.
    [words.rule, words.meaning, words.severity, words.prevents],
    rules.map((rule) => [
      ruleLink(rule.id, language),
      asText(ruleSentence(rule.id, language)),
      words.severities[rule.severity],
      rule.authorityCode === undefined
        ? ''
        : link(String(rule.authorityCode), addressOf(`errors/${rule.authorityCode}`, language)),
    ]),
  );
};

function samplesPage(language: SiteLanguage): SitePage {
  const words = siteWords[language];
  return {
    route: 'rules/samples',
    language,
    title: words.samples,
    description: words.samplesIntro,
    body: lines(
      words.samplesIntro,
      ...Object.entries(samples).flatMap(([name, document]) => [
        `## ${name}`,
        link(words.tryIt, playgroundLink('payload', document, undefined, language)),
        details(words.wholeExample, plainJson(document)),
      ]),
      ...Object.entries(factsSamples).flatMap(([name, facts]) => [
        // The words of a rule name the sample by its English heading.
        `<h2 id="facts-${name.toLowerCase()}">${words.factsSample(name)}</h2>`,
        link(words.tryIt, playgroundLink('facts', facts, undefined, language)),
        details(words.wholeExample, plainJson(facts)),
      ]),
    ),
  };
}

/** The subjects of the rules, in the order of the catalogue. */
const ruleSubjects = (): string[] => [...new Set(catalogue.map(subjectOf))];

/** The pages of the rules in one language: the list, a page for each subject, for each rule, and the samples. */
export function rulePages(language: SiteLanguage): SitePage[] {
  const words = siteWords[language];
  const subjects = ruleSubjects().map((subject) => ({
    subject,
    title: words.subjects[subject],
    rules: catalogue.filter((rule) => subjectOf(rule) === subject),
  }));
  for (const { subject, title } of subjects) {
    if (title === undefined)
      throw new Error(`The subject ${subject} has no title: scripts/site/words-${language}.ts`);
  }
  const index: SitePage = {
    route: 'rules',
    language,
    title: words.rules,
    description: words.rulesIntro(catalogue.length).split('. ')[0] ?? '',
    body: lines(
      words.rulesIntro(catalogue.length),
      `${link(words.errors, addressOf('errors', language))} · ${link(words.samples, addressOf('rules/samples', language))}`,
      ...subjects.flatMap(({ subject, title = subject, rules }) => [
        `## ${link(title, addressOf(`rules/${subject}`, language))}`,
        rowsOf(rules, language),
      ]),
    ),
  };
  return [
    index,
    samplesPage(language),
    ...subjects.map(({ subject, title = subject, rules }) => ({
      route: `rules/${subject}`,
      language,
      title,
      code: subject,
      description: `${words.rules}: ${title}`,
      body: rowsOf(rules, language),
    })),
    ...catalogue.map((rule) => rulePage(rule, language)),
  ];
}

/** A link to a rule that exists, with what it finds. */
export function linkToRule(id: string, language: SiteLanguage): string {
  return `${ruleLink(id, language)}<br>${asText(ruleSentence(id, language))}`;
}
