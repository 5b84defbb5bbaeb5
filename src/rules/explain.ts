import type { InvoiceType } from '../codes/index.js';
import { type Locale, readLocale } from '../issues/locale.js';
import { ruleWords } from '../issues/locales/en-rules.js';
import type { Document, Issue, Layer, Related, SendInvoicesRequest, Severity } from '../types/index.js';
import { batchOfExample } from './batch/batch-of-example.js';
import type { Example } from './engine/example.js';
import type { Rule, SpecificationVersion } from './engine/rule.js';
import { applyExample } from './examples/apply-example.js';
import { samples } from './examples/index.js';
import { factsSamples } from './facts/index.js';
import { allRules } from './registry.js';
import { validate } from './validate/validate.js';
import { validateBatch } from './validate/validate-batch.js';
import type { ValidateOptions } from './validate/validate-options.js';

export { applyExample };

interface Explained {
  readonly rule: string;
  readonly severity: Severity;
  /** The document types that it looks at. */
  readonly appliesTo: 'all' | readonly InvoiceType[];
  /** The error of the tax authority that it prevents. */
  readonly authorityCode?: number;
  /** Where the fact is stated: document and section. */
  readonly source: string;
  readonly since: SpecificationVersion;
  readonly until?: SpecificationVersion;
  /** What is wrong and what to do, with the names of the actual values in braces. */
  readonly what: string;
  readonly todo: string;
  /** Documents (or facts) that break the rule, with all that is found in them. */
  readonly bad: readonly { readonly document: unknown; readonly issues: readonly Issue[] }[];
}

/** What `explain` tells of a rule about documents. */
export interface DocumentRuleExplanation extends Explained {
  readonly layer: Layer;
  /** A valid document of the kind that the rule looks at. */
  readonly good: Document;
}

/** What `explain` tells of a rule about the facts that builders take. */
export interface FactsRuleExplanation extends Explained {
  readonly layer: 'facts';
  /** Facts that builders accept. */
  readonly good: unknown;
}

/** What `explain` tells of a rule about the documents of one request. Of many documents, the first few stand for all. */
export interface BatchRuleExplanation extends Explained {
  readonly layer: 'batch';
  /** A request that the rule has nothing against. */
  readonly good: SendInvoicesRequest;
}

/** What `explain` tells of a rule; `layer` says whether its examples are documents, facts or requests. */
export type Explanation = DocumentRuleExplanation | FactsRuleExplanation | BatchRuleExplanation;

/** How facts are checked. Builders stand above rules, so their check comes in from outside. */
export type CheckFacts = (facts: unknown, locale: Locale | undefined) => readonly Issue[];

let byId: ReadonlyMap<string, Rule> | undefined;

/**
 * Tells all about a rule: its words, where it is stated, a good and some bad examples with their issues. `undefined`
 * when no rule has this id.
 *
 * @param checkFacts finds the issues of bad facts; without it the examples of rules about facts stand without issues
 * @example
 * explain('movement/purpose-withdrawn', el)?.bad[0]?.issues[0]?.message;
 */
export function explain(ruleId: string, locale?: Locale, checkFacts?: CheckFacts): Explanation | undefined {
  byId ??= new Map(allRules.map((rule) => [rule.id, rule]));
  const rule = byId.get(ruleId);
  const words = readLocale(locale).rules?.[ruleId] ?? ruleWords[ruleId];
  if (rule === undefined || words === undefined) return undefined;
  const { severity, appliesTo, authorityCode, source, since, until } = rule;
  const explained = {
    rule: ruleId,
    severity,
    appliesTo,
    ...(authorityCode !== undefined && { authorityCode }),
    source,
    since,
    ...(until !== undefined && { until }),
    ...words,
  };
  if (rule.layer === 'facts') {
    const bad = rule.bad.map((example) => {
      const facts = applyExample(example, factsSamples);
      return { document: facts, issues: checkFacts?.(facts, locale) ?? [] };
    });
    return { ...explained, layer: 'facts', good: applyExample(rule.good, factsSamples), bad };
  }
  if (rule.layer === 'batch') {
    const bad = rule.bad.map((example) => {
      const documents = batchOfExample(example);
      return { document: requestOf(documents), issues: validateBatch(documents, { locale }).issues };
    });
    return { ...explained, layer: 'batch', good: requestOf(batchOfExample(rule.good)), bad };
  }
  const bad = rule.bad.map((example) => {
    const document = applyExample(example);
    return { document, issues: validate(document, circumstancesOf(example, locale)).issues };
  });
  return { ...explained, layer: rule.layer, good: applyExample(rule.good) as Document, bad };
}

/** Of thousands of documents, so many stand for all. */
const SHOWN = 3;

const requestOf = (documents: readonly Document[]): SendInvoicesRequest => ({
  invoice: documents.slice(0, SHOWN),
});

/** The circumstances under which an example is checked, as `validate` takes them. */
export function circumstancesOf(example: Example, locale?: Locale): ValidateOptions {
  return {
    ...(locale !== undefined && { locale }),
    ...(example.now !== undefined && { now: new Date(example.now) }),
    ...(example.related && { related: example.related.map(relatedOf) }),
    ...(example.skipSignature !== undefined && { skipSignature: example.skipSignature }),
    ...(example.specification !== undefined && { specification: example.specification }),
  };
}

function relatedOf(given: NonNullable<Example['related']>[number]): Related {
  if (typeof given === 'string') return samples[given];
  if ('openOrder' in given) return given.openOrder;
  const { mark, uid } = given;
  const document = applyExample(given) as Document;
  if (mark === undefined && uid === undefined) return document;
  return { document, ...(mark !== undefined && { mark }), ...(uid !== undefined && { uid }) };
}
