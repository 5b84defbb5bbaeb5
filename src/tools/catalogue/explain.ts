import { checkUnknown } from '../../builders/index.js';
import { type Locale, type RuleWords, readLocale, sentencesFor } from '../../issues/inside.js';
import {
  applyExample,
  batchOfExample,
  circumstancesOf,
  docsOf,
  factsSamples,
  type Rule,
  validate,
  validateBatch,
} from '../../rules/inside.js';
import type { Document, Issue, SendInvoicesRequest } from '../../types/index.js';
import { catalogueWords, ruleWith, wordsOfRule } from './catalogue.js';
import type {
  BatchRuleExplanation,
  DocumentRuleExplanation,
  Explanation,
  FactsRuleExplanation,
} from './explanation.js';
import { ruleExamples } from './generated/rule-examples.js';
import { greekSource } from './greek-source.js';

/**
 * Describes a rule, whichever function reports it: its words, its source, and for a rule about documents a good example
 * and bad ones with their issues. Returns `undefined` if no rule has this id.
 *
 * @example
 * explain('movement/purpose-withdrawn', el)?.what;
 * explain('table/slip-pending')?.todo;
 */
export function explain(ruleId: string, locale?: Locale): Explanation | undefined {
  const rule = ruleWith(ruleId);
  const read = readLocale(locale);
  const words = wordsOfRule(ruleId, read);
  if (rule === undefined || words === undefined) return undefined;
  const { severity, authorityCode } = rule;
  const { source } = docsOf(rule);
  const explained = {
    rule: ruleId,
    severity,
    ...(authorityCode !== undefined && { authorityCode }),
    source: read.language === 'el' ? greekSource(source) : source,
    ...words,
  };
  if (rule.layer === 'flow' || rule.layer === 'onboarding') {
    return { ...explained, example: exampleWords(ruleId, [], read, words), layer: rule.layer, bad: [] };
  }
  const { appliesTo, since, until } = rule;
  const valid = { appliesTo, since, ...(until !== undefined && { until }) };
  const examples = examplesOf(rule, locale);
  const issues = examples.bad.flatMap((each) => each.issues);
  return { ...explained, example: exampleWords(ruleId, issues, read, words), ...valid, ...examples };
}

/** The words of a rule as one of its issues has them. */
function exampleWords(ruleId: string, issues: readonly Issue[], locale: Locale, words: RuleWords): RuleWords {
  const own = issues.find(({ rule }) => rule === ruleId) ?? ruleExamples[ruleId];
  return (
    sentencesFor(ruleId, own?.params ?? {}, locale, () => catalogueWords, [...(own?.path ?? [])]) ?? words
  );
}

type Examples =
  | Pick<DocumentRuleExplanation, 'layer' | 'good' | 'bad'>
  | Pick<FactsRuleExplanation, 'layer' | 'good' | 'bad'>
  | Pick<BatchRuleExplanation, 'layer' | 'good' | 'bad'>;

/** The examples of a rule: valid, and invalid. */
function examplesOf(rule: Rule, locale: Locale | undefined): Examples {
  const { layer } = rule;
  const { good, bad } = docsOf(rule);
  if (layer === 'facts') {
    return {
      layer,
      good: applyExample(good, factsSamples),
      bad: bad.map((example) => {
        const facts = applyExample(example, factsSamples);
        return { document: facts, issues: checkUnknown(facts, { locale }).issues };
      }),
    };
  }
  if (layer === 'batch') {
    return {
      layer,
      good: requestOf(batchOfExample(good)),
      bad: bad.map((example) => {
        const documents = batchOfExample(example);
        return { document: requestOf(documents), issues: validateBatch(documents, { locale }).issues };
      }),
    };
  }
  return {
    layer,
    good: applyExample(good) as Document,
    bad: bad.map((example) => {
      const document = applyExample(example);
      return { document, issues: validate(document, circumstancesOf(example, locale)).issues };
    }),
  };
}

/** The number of documents shown of a request. */
const SHOWN = 3;

const requestOf = (documents: readonly Document[]): SendInvoicesRequest => ({
  invoice: documents.slice(0, SHOWN),
});
