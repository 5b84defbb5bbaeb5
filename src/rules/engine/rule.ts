import type { InvoiceType } from '../../codes/index.js';
import type { MemberBit } from '../../reading/members.js';
import type { Fix, Layer, MemberPath, Params, Path, Severity } from '../../types/index.js';
import type { ProviderMessage } from '../authority/provider-messages.js';
import type { RuleId } from '../rule-id.js';
import type { DocumentView, LineView } from './document-view.js';
import type { Example } from './example.js';
import type { RelatedDocuments } from './related.js';
import type { SpecificationVersion } from './specification.js';

export type { DocumentView, LineView } from './document-view.js';
export type { SpecificationVersion };

/** What a rule may know besides the document. */
export interface Surroundings {
  /** The date in Athens; only for rules of the calendar layer. */
  readonly today: string;
  /** The other documents; only for rules of the layer `across`. */
  readonly related: RelatedDocuments;
  /** As the issuance call will be made; `false` holds the document until its POS payment is completed. */
  readonly skipSignature: boolean;
  /** Whether the caller says that closings are parts of a bill, so that each may leave slips of its table to others. */
  readonly splitBill: boolean;
}

/** Takes what a rule finds: where, with which actual values, and the repair if there is exactly one. */
export type Found = (path: Path, params?: Params, fix?: Fix) => void;

/** Looks at a document and says what it finds. */
export type Check = (document: DocumentView, found: Found, surroundings: Surroundings) => void;

/** Looks at one line of a document; `index` is its place in `invoiceDetails`. */
export type LineCheck = (line: LineView, index: number, found: Found, document: DocumentView) => void;

/** The documents of one request, in their order; `undefined` where what a rule reads could not be read. */
export type Batch = readonly (DocumentView | undefined)[];

/** Looks at the documents of one request among each other; paths begin with `['invoice', index]`. */
export type BatchCheck = (batch: Batch, found: Found) => void;

/**
 * A member, such as `invoiceDetails[].fuelCode`, or several, or that of a document type (`undefined` skips no document of it),
 * or a sign of the reader.
 */
export type OnlyWith =
  | MemberPath
  | readonly MemberPath[]
  | ((type: InvoiceType) => MemberPath | undefined)
  | MemberBit;

/** What every rule states, whether it is about a document, facts, a request, a step of a flow or an onboarding. */
export interface RuleRecord<Id extends string = string> {
  /** Stable words, for ever: `subject/what-is-wrong`. */
  readonly id: Id;
  readonly layer: Layer | 'facts' | 'batch' | 'flow' | 'onboarding';
  readonly severity: Severity;
  /** The names of the values that its words use. */
  readonly params: readonly string[];
  /** The error of the tax authority that it prevents. */
  readonly authorityCode?: number;
  /** Where the fact is stated: document and section. */
  readonly source: string;
}

/**
 * A rule about documents. It holds no sentence: its words are in the locales under its id.
 * Rules of the layers `shape` and `facts` have no check: the readers report them.
 */
export interface Rule extends RuleRecord {
  readonly layer: Layer | 'facts' | 'batch';
  /** The document types that it looks at; the runner never calls it on others. */
  readonly appliesTo: 'all' | readonly InvoiceType[];
  /** The members that it reads, such as `invoiceDetails[].netValue`; it is left out when one of them is broken. */
  readonly paths: readonly (MemberPath | '')[];
  /** Without it, or without all of them, there is nothing to find: most documents skip the rule. */
  readonly onlyWith?: OnlyWith;
  /** Further errors of the authority, or errors of the provider, that it prevents. */
  readonly alsoPrevents?: readonly number[];
  /** The message of the provider, one without a code, that it prevents. */
  readonly providerMessage?: ProviderMessage;
  /** It may find a fix that is safe: no other value is right. */
  readonly hasSafeFix?: true;
  /** Documents of which this is false are not checked. */
  readonly when?: (document: DocumentView) => boolean;
  /** The engine calls it for each line. */
  readonly checkLine?: LineCheck;
  /** The engine calls it once, after the lines. */
  readonly check?: Check;
  /** Instead of `check`, for rules of the layer `batch`. */
  readonly checkBatch?: BatchCheck;
  readonly since: SpecificationVersion;
  readonly until?: SpecificationVersion;
  /** A valid document of the kind that it looks at. */
  readonly good: Example;
  /** Documents that break it, and no other rule of severity error. */
  readonly bad: readonly [Example, ...Example[]];
}

/** What most rules have in common. */
const usual = {
  layer: 'document',
  severity: 'error',
  appliesTo: 'all',
  params: [],
  since: '2.0.1',
} as const satisfies Partial<Rule>;

type Usual = keyof typeof usual;

/** A rule as its file states it: what is usual may be left out. */
export interface RuleFacts extends Omit<Rule, Usual>, Partial<Pick<Rule, Usual>> {
  /** An id without English words does not compile. */
  readonly id: RuleId;
}

/**
 * A rule, with the usual values where none are stated: an error about every document, since the first version.
 *
 * @example
 * export const tableMissing = rule({
 *   id: 'order/table-missing',
 *   appliesTo: ['8.6'],
 *   paths: ['invoiceHeader.tableAA'],
 *   source: 'Service description, Table flow',
 *   good: { sample: 'orderSlip' },
 *   bad: [{ sample: 'orderSlip', remove: ['/invoiceHeader/tableAA'] }],
 *   check({ invoiceHeader: header }, found) {
 *     if (header.tableAA === undefined) found(['invoiceHeader', 'tableAA']);
 *   },
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function rule(facts: RuleFacts): Rule {
  return { ...usual, ...facts };
}
