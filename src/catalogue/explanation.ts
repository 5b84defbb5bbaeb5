import type { InvoiceType } from '../codes/index.js';
import type { SpecificationVersion } from '../rules/engine/rule.js';
import type { Document, Issue, Layer, SendInvoicesRequest, Severity } from '../types/index.js';

/** What is known of every rule. */
interface Explained {
  readonly rule: string;
  readonly severity: Severity;
  /** The error of the tax authority that it prevents. */
  readonly authorityCode?: number;
  /** Where the fact is stated: document and section. */
  readonly source: string;
  /** What is wrong and what to do, with the names of the actual values in braces. */
  readonly what: string;
  readonly todo: string;
}

/** What is known of a rule that has examples. */
interface ExplainedWithExamples extends Explained {
  /** The document types that it looks at. */
  readonly appliesTo: 'all' | readonly InvoiceType[];
  readonly since: SpecificationVersion;
  readonly until?: SpecificationVersion;
  /** Documents (or facts, or requests) that break the rule, with all that is found in them. */
  readonly bad: readonly { readonly document: unknown; readonly issues: readonly Issue[] }[];
}

/** What `explain` returns for a rule about documents. */
export interface DocumentRuleExplanation extends ExplainedWithExamples {
  readonly layer: Layer;
  /** A valid document of the kind that the rule looks at. */
  readonly good: Document;
}

/** What `explain` returns for a rule about the facts that builders take. */
export interface FactsRuleExplanation extends ExplainedWithExamples {
  readonly layer: 'facts';
  /** Facts that builders accept. */
  readonly good: unknown;
}

/** What `explain` returns for a rule about the documents of one request. Of many documents, only the first few are shown. */
export interface BatchRuleExplanation extends ExplainedWithExamples {
  readonly layer: 'batch';
  /** A request that the rule accepts. */
  readonly good: SendInvoicesRequest;
}

/** What `explain` returns for a rule about a step of a flow. A step that breaks it is refused, so no document shows it. */
export interface FlowRuleExplanation extends Explained {
  readonly layer: 'flow';
  readonly bad: readonly [];
}

/** What `explain` returns for a rule about the payload of an onboarding request, or about a signed contract. */
export interface OnboardingRuleExplanation extends Explained {
  readonly layer: 'onboarding';
  readonly bad: readonly [];
}

/** What `explain` returns; `layer` says what the rule is about, and whether it has examples. */
export type Explanation =
  | DocumentRuleExplanation
  | FactsRuleExplanation
  | BatchRuleExplanation
  | FlowRuleExplanation
  | OnboardingRuleExplanation;
