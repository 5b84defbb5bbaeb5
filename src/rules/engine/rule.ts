import type { InvoiceType } from '../../codes/index.js';
import type { MemberBit } from '../../reading/members.js';
import type { Fix, Layer, MemberPath, Params, Path, Severity } from '../../types/index.js';
import type { ProviderMessage } from '../authority/provider-messages.js';
import type { DocumentView, LineView } from './document-view.js';
import type { Example } from './example.js';
import type { RelatedDocuments } from './related.js';
import type { RuleId } from './rule-id.js';
import type { SpecificationVersion } from './specification.js';

export type { DocumentView, LineView } from './document-view.js';
export type { SpecificationVersion };

/** What a rule may use besides the document. */
export interface Surroundings {
  /** The date in Athens; only for rules of the calendar layer. */
  readonly today: string;
  /** The moment of the check; only for rules of the calendar layer. */
  readonly now?: Date | undefined;
  /** The related documents; only for rules of the layer `across`. */
  readonly related: RelatedDocuments;
  /** The parameter of the issuance call. `false` holds the document until its POS payment is completed. */
  readonly skipSignature: boolean;
  /** Whether the closings are parts of a split bill, so that each may leave slips of its table to the others. */
  readonly splitBill: boolean;
}

/** Reports a finding: its path, the actual values, and the fix if there is exactly one. */
export type Found = (path: Path, params?: Params, fix?: Fix) => void;

/** Checks a document and reports what is wrong. */
export type Check = (document: DocumentView, found: Found, surroundings: Surroundings) => void;

/** Checks one line of a document; `index` is its position in `invoiceDetails`. */
export type LineCheck = (line: LineView, index: number, found: Found, document: DocumentView) => void;

/**
 * Shows at once that a document is usual in one respect, so that several rules cannot find anything in it. The engine asks
 * it once for all rules that name it, and only if every member could be read.
 */
export type Judgement = (document: DocumentView) => boolean;

/** The documents of one request, in order; `undefined` for a document that could not be read. */
export type Batch = readonly (DocumentView | undefined)[];

/** Compares the documents of one request; paths begin with `['invoice', index]`. */
export type BatchCheck = (batch: Batch, found: Found) => void;

/**
 * A member, such as `invoiceDetails[].fuelCode`, or several, or one for each document type (types with `undefined` are
 * always checked), or a flag set by the reader.
 */
export type OnlyWith =
  | MemberPath
  | readonly MemberPath[]
  | ((type: InvoiceType) => MemberPath | undefined)
  | MemberBit;

/** What every rule has, whether it concerns a document, facts, a request, a step of a flow, or onboarding. */
export interface RuleRecord<Id extends string = string> {
  /** Permanent: `subject/what-is-wrong`. */
  readonly id: Id;
  readonly layer: Layer | 'facts' | 'batch' | 'flow' | 'onboarding';
  readonly severity: Severity;
  /** The names of the values in its messages. */
  readonly params: readonly string[];
  /** The error of the tax authority that it prevents. */
  readonly authorityCode?: number;
  /** The document and section that state the rule. */
  readonly source: string;
}

/**
 * A rule about documents. Its messages are in the locales, under its id.
 * Rules of the layers `shape` and `facts` have no check: the readers report them.
 */
export interface Rule extends RuleRecord {
  readonly layer: Layer | 'facts' | 'batch';
  /** The document types that it concerns. The engine does not run it on others. */
  readonly appliesTo: 'all' | readonly InvoiceType[];
  /** The members that it reads, such as `invoiceDetails[].netValue`. The rule is skipped if one of them is broken. */
  readonly paths: readonly (MemberPath | '')[];
  /** The rule finds nothing in a document without this member, or without all of these, so most documents skip it. */
  readonly onlyWith?: OnlyWith;
  /**
   * The rule finds nothing in a document for which this is true. A rule without one is simply run. Only in the layer
   * `document`.
   */
  readonly unless?: Judgement;
  /** Other errors that it prevents, of the authority or of the provider. */
  readonly alsoPrevents?: readonly number[];
  /** A message of the provider, without a code, that it prevents. */
  readonly providerMessage?: ProviderMessage;
  /** Whether it can return a safe fix, that is, one where no other value is right. */
  readonly hasSafeFix?: true;
  /** Only documents for which this returns true are checked. */
  readonly when?: (document: DocumentView) => boolean;
  /** The engine calls this for each line. */
  readonly checkLine?: LineCheck;
  /** The engine calls this once, after the lines. */
  readonly check?: Check;
  /** Replaces `check` in rules of the layer `batch`. */
  readonly checkBatch?: BatchCheck;
  readonly since: SpecificationVersion;
  readonly until?: SpecificationVersion;
  /** The sentences of the service's description that it enforces, by their names in `reference/stated-sentences.md`. */
  readonly enforces?: readonly string[];
  /** A valid document to which the rule applies. */
  readonly good: Example;
  /** Documents that break this rule and no other rule of severity error. */
  readonly bad: readonly [Example, ...Example[]];
}

type Usual = 'layer' | 'severity' | 'appliesTo' | 'params' | 'since' | 'good';

/** What the file of a rule states. Members with the usual value may be omitted. */
export interface RuleFacts extends Omit<Rule, Usual>, Partial<Pick<Rule, Usual>> {
  /** An id without an English message does not compile. */
  readonly id: RuleId;
}

/**
 * Creates a rule. The defaults are an error about every document, since the first version, and as good example the sample
 * that the first bad one changes.
 *
 * @example
 * export const tableMissing = rule({
 *   id: 'order/table-missing',
 *   appliesTo: ['8.6'],
 *   paths: ['invoiceHeader.tableAA'],
 *   source: 'Service description, Table flow',
 *   bad: [{ sample: 'orderSlip', remove: ['/invoiceHeader/tableAA'] }],
 *   check({ invoiceHeader: header }, found) {
 *     if (header.tableAA === undefined) found(['invoiceHeader', 'tableAA']);
 *   },
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function rule(facts: { -readonly [Name in keyof RuleFacts]: RuleFacts[Name] }): Rule {
  // Completes the record itself: copies of all rules would take a good part of the time in which a program starts.
  facts.layer ??= 'document';
  facts.severity ??= 'error';
  facts.appliesTo ??= 'all';
  facts.params ??= [];
  facts.since ??= '2.0.1';
  // In the built package, examples are in a file of their own.
  if (facts.bad !== undefined) facts.good ??= { sample: facts.bad[0].sample };
  return facts as Rule;
}
