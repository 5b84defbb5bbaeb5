import {
  type CheckedDocument,
  checkUnknown,
  type Issue,
  type Locale,
  validate,
  validateBatch,
} from 'parastatiko';
import { tooDeepIn } from './depth.js';
import type { Explained } from './foreign.js';
import type { InputKind } from './fragment.js';
import type { Foreign } from './recognized.js';

/** What the playground asks for. */
export interface CheckInput {
  readonly text: string;
  /** What the text is, if it does not say so itself: a payload has a header, facts have a type. */
  readonly kind: InputKind;
  readonly now: Date;
  readonly locale: Locale | undefined;
}

/** An issue with its place in the text of the editor. */
export interface ShownIssue extends Omit<Issue, 'params'> {
  /** Its path in the text: that of the fact where a member of the built document comes from. */
  readonly at: readonly (string | number)[];
  /** Whether its path leads into the built document and not into the text. */
  readonly isInBuilt: boolean;
}

export interface Checked {
  readonly kind: InputKind | Foreign;
  readonly ok: boolean;
  readonly issues: readonly ShownIssue[];
  /** The documents: the one that the facts make, or those of the payload. The page gets only those of XML. */
  readonly documents: readonly unknown[];
  /** The paper of the first document. */
  readonly paper?: 'a4' | 'roll80' | undefined;
  /** What could not be checked, in words. */
  readonly skipped: readonly string[];
  /** The facts, if the text has them. */
  readonly facts?: unknown;
  /** What is in XML, or what an answer of the service means. */
  readonly explained?: Explained;
}

/** Checks the text of the editor; `undefined` if it is not JSON, or nested too deep. */
export function check(input: CheckInput): Checked | undefined {
  const value = parsed(input.text);
  if (value === undefined) return undefined;
  const kind = kindOf(value.json) ?? input.kind;
  return kind === 'facts' ? checkFacts(value.json, input) : checkPayload(value.json, input);
}

function parsed(text: string): { readonly json: unknown } | undefined {
  if (tooDeepIn(text) !== undefined) return undefined;
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** What a value is, or `undefined` if it does not show. */
export function kindOf(value: unknown): InputKind | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const has = (name: string): boolean => Object.hasOwn(value, name);
  if (has('invoice') || has('invoiceHeader') || has('invoiceDetails')) return 'payload';
  return has('type') || has('lines') ? 'facts' : undefined;
}

function checkFacts(facts: unknown, { locale, now }: CheckInput): Checked {
  const checked: CheckedDocument = checkUnknown(facts, { locale, now });
  const { document } = checked;
  const issues = checked.issues.map((issue) =>
    document === undefined
      ? shown(issue)
      : { ...shown(issue), at: placeInFacts(issue.path), isInBuilt: true },
  );
  return {
    kind: 'facts',
    ok: checked.ok,
    issues,
    documents: document === undefined ? [] : [document],
    skipped: skippedOf(checked.skipped),
    facts,
  };
}

const NOT_HERE: ReadonlySet<string> = new Set(['across']);

/** What was skipped and could be known here. The playground has no related documents. */
const skippedOf = (skipped: CheckedDocument['skipped']): string[] => [
  ...new Set(skipped.filter(({ layer }) => !NOT_HERE.has(layer)).map(({ message }) => message)),
];

function checkPayload(value: unknown, { locale, now }: CheckInput): Checked {
  if (isRequest(value)) {
    const { ok, issues, skipped, documents } = validateBatch(value.invoice, { locale, now });
    const inside = documents.flatMap((report, index) =>
      report.issues.map((issue) => {
        const path = ['invoice', index, ...issue.path];
        const fix = issue.fix && { ...issue.fix, path: ['invoice', index, ...issue.fix.path] };
        return shown({ ...issue, path, ...(fix && { fix }) });
      }),
    );
    const all = [...issues.map(shown), ...inside];
    return {
      kind: 'payload',
      ok,
      issues: all,
      documents: value.invoice,
      skipped: skipped.map(({ message }) => message),
    };
  }
  const { ok, issues, skipped } = validate(value, { locale, now });
  return {
    kind: 'payload',
    ok,
    issues: issues.map(shown),
    documents: [value],
    skipped: skippedOf(skipped),
  };
}

const isRequest = (value: unknown): value is { readonly invoice: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'invoice' in value && Array.isArray(value.invoice);

const shown = ({ params: _, ...issue }: Issue): ShownIssue => ({
  ...issue,
  at: issue.path,
  isInBuilt: false,
});

const LISTS: Readonly<Record<string, string>> = { invoiceDetails: 'lines', paymentMethods: 'payments' };

/** Where in the facts a member of the built document comes from, as far as its name shows it. */
export function placeInFacts(path: Issue['path']): Issue['path'] {
  const [part, ...rest] = path;
  if (part === 'invoiceHeader') return rest[0] === 'invoiceType' ? ['type'] : rest;
  const list = LISTS[String(part)];
  if (list !== undefined) return [list, ...rest];
  return part === 'issuer' || part === 'counterpart' ? path : [];
}
