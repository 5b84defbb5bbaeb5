import type { InvoiceType } from '../../codes/index.js';
import type { RuleWords } from '../../issues/inside.js';
import type { SpecificationVersion } from '../../rules/inside.js';
import type { Document, Issue, Layer, SendInvoicesRequest, Severity } from '../../types/index.js';

/** What is known about every rule. */
interface Explained {
  readonly rule: string;
  readonly severity: Severity;
  /** The error of the tax authority that it prevents. */
  readonly authorityCode?: number;
  /** The document and section that state the rule, in the language of the words. */
  readonly source: string;
  /** What is wrong, with the names of the values in braces. */
  readonly what: string;
  readonly todo: string;
  /** The same sentences with the values of an example. */
  readonly example: RuleWords;
}

/** What is known about a rule with examples. */
interface ExplainedWithExamples extends Explained {
  /** The document types that it concerns. */
  readonly appliesTo: 'all' | readonly InvoiceType[];
  readonly since: SpecificationVersion;
  readonly until?: SpecificationVersion;
  /** Documents (or facts, or requests) that break the rule, with all issues found in them. */
  readonly bad: readonly { readonly document: unknown; readonly issues: readonly Issue[] }[];
}

/** What `explain` returns for a rule about documents. */
export interface DocumentRuleExplanation extends ExplainedWithExamples {
  readonly layer: Layer;
  /** A valid document to which the rule applies. */
  readonly good: Document;
}

/** What `explain` returns for a rule about the facts of builders. */
export interface FactsRuleExplanation extends ExplainedWithExamples {
  readonly layer: 'facts';
  /** Facts that builders accept. */
  readonly good: unknown;
}

/** What `explain` returns for a rule about the documents of one request. Long requests are shortened. */
export interface BatchRuleExplanation extends ExplainedWithExamples {
  readonly layer: 'batch';
  /** A request that the rule accepts. */
  readonly good: SendInvoicesRequest;
}

/** What `explain` returns for a rule about a step of a flow. The step is refused, so there is no document to show. */
export interface FlowRuleExplanation extends Explained {
  readonly layer: 'flow';
  readonly bad: readonly [];
}

/** What `explain` returns for a rule about the payload of an onboarding request, or about a signed contract. */
export interface OnboardingRuleExplanation extends Explained {
  readonly layer: 'onboarding';
  readonly bad: readonly [];
}

/** The result of `explain`. `layer` says what the rule is about, and whether it has examples. */
export type Explanation =
  | DocumentRuleExplanation
  | FactsRuleExplanation
  | BatchRuleExplanation
  | FlowRuleExplanation
  | OnboardingRuleExplanation;
