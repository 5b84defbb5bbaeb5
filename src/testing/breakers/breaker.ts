import {
  applyExample,
  circumstancesOf,
  docsOf,
  type Example,
  type Rule,
  type ValidateOptions,
  validate,
} from '../../rules/inside.js';
import type { Document, Severity } from '../../types/index.js';
import { changedBy, changesThatBreak, reportedRules } from './fitting.js';

/**
 * A broken document, and the options with which `validate` finds the problem, such as the clock and related documents.
 */
export interface Broken {
  readonly document: unknown;
  readonly options: ValidateOptions;
}

/** Breaks documents so that one rule reports them and no other rule reports an error. */
export interface Breaker {
  /** The id of the rule. */
  readonly rule: string;
  readonly severity: Severity;
  /** Documents that break the rule. */
  readonly examples: readonly [Broken, ...Broken[]];
  /** Breaks a copy of a valid document. Returns `undefined` if this is not possible without breaking other rules. */
  break(document: Document): Broken | undefined;
}

/** The rule for members that throw an error when they are read. Plain data cannot break it. */
const UNREADABLE = 'shape/unreadable';

/** Creates the breaker of a rule about documents. */
export function makeBreaker(rule: Rule): Breaker {
  const [first, ...others] = docsOf(rule).bad;
  const exampleOf = (bad: Example): Broken => ({
    document: rule.id === UNREADABLE ? unreadable(applyExample(bad)) : applyExample(bad),
    options: circumstancesOf(bad),
  });
  return Object.freeze({
    rule: rule.id,
    severity: rule.severity,
    examples: [exampleOf(first), ...others.map(exampleOf)] as const,
    break: (document: Document) => breakBy(rule, document),
  });
}

/** A document, with the options of the rule's first bad example, except the related documents. */
function withExampleOptions(rule: Rule, document: Document): Broken {
  const { now, skipSignature } = circumstancesOf(docsOf(rule).bad[0]);
  return {
    document,
    options: { ...(now && { now }), ...(skipSignature !== undefined && { skipSignature }) },
  };
}

function breakBy(rule: Rule, document: Document): Broken | undefined {
  if (rule.id === UNREADABLE) return { document: unreadable(document), options: {} };
  for (const broken of attempts(rule, document)) {
    // A clock far from the issue date breaks a document, too.
    const { now: _, ...others } = broken.options;
    const isNew = !reportedRules(document, others).has(rule.id);
    if (isNew && isBrokenAlone(rule, broken)) return broken;
  }
  return undefined;
}

/** A copy of the document for each change that breaks the rule on some documents. */
function* attempts(rule: Rule, document: Document): Generator<Broken> {
  for (const change of changesThatBreak(rule.id)) yield withExampleOptions(rule, changedBy(change, document));
  for (const bad of docsOf(rule).bad) {
    const circumstances = circumstancesOf(bad);
    try {
      const changed = applyExample(bad, { [bad.sample]: document });
      yield { document: changed, options: circumstances };
      if (rule.layer !== 'calendar') continue;
      for (const now of momentsAround(document))
        yield { document: changed, options: { ...circumstances, now } };
    } catch {
      // The document does not have this member.
    }
  }
}

/** Times long before the issue date, on that day, and long after. */
const momentsAround = ({ invoiceHeader: { issueDate } }: Document): Date[] =>
  ['2000-01-01', issueDate, '2100-01-01'].map((day) => new Date(`${day}T10:00:00Z`));

function isBrokenAlone(rule: Rule, { document, options }: Broken): boolean {
  const { issues } = validate(document, options);
  return (
    issues.some((issue) => issue.rule === rule.id) &&
    issues.every((issue) => issue.severity !== 'error' || issue.rule === rule.id)
  );
}

function unreadable(document: unknown): unknown {
  return Object.defineProperty({ ...(document as object) }, 'invoiceHeader', {
    enumerable: true,
    get() {
      throw new TypeError('This member cannot be read.');
    },
  });
}
