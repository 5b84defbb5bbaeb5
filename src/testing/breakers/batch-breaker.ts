import {
  batchOfExample,
  circumstancesOf,
  docsOf,
  type Example,
  type Rule,
  type ValidateOptions,
  validateBatch,
} from '../../rules/inside.js';
import type { Document, Severity } from '../../types/index.js';

/**
 * Changes the documents of a request so that they break a rule, or returns `undefined` if there is nothing to change.
 */
type BatchChange = (documents: readonly Document[]) => readonly Document[] | undefined;

/** One more document than a message to the authority may contain. */
const TOO_MANY = 5001;

const numbered = (document: Document, aa: string): Document => ({
  ...document,
  invoiceHeader: { ...document.invoiceHeader, aa },
});

/** Copies of the same documents, each with its own number. */
const tooMany: BatchChange = (documents) => {
  const many: Document[] = [];
  while (documents.length > 0 && many.length < TOO_MANY) {
    for (const document of documents) many.push(numbered(document, String(many.length + 1)));
  }
  return many.length === 0 ? undefined : many;
};

/** The same document twice. */
const repeated: BatchChange = (documents) => {
  const last = documents.at(-1);
  return last && [...documents, structuredClone(last)];
};

const OTHER_DATES = ['2026-01-02', '2026-01-03'] as const;

/** The same document again, on an earlier day. */
const onOtherDate: BatchChange = (documents) => {
  const last = documents.at(-1);
  const issueDate = OTHER_DATES.find((date) => date !== last?.invoiceHeader.issueDate);
  if (last === undefined || issueDate === undefined) return undefined;
  return [...documents, { ...last, invoiceHeader: { ...last.invoiceHeader, issueDate } }];
};

/** Members that an invoice has only because it is also a delivery note. */
const MOVEMENT = [
  'isDeliveryNote',
  'movePurpose',
  'movePurposeLabel',
  'otherMovePurposeTitle',
  'dispatchDate',
  'dispatchTime',
  'vehicleNumber',
  'otherDeliveryNoteHeader',
  'nonObligatedRecipient',
  'withoutDigitalTransportTracking',
] as const;

const MOVED = ['movePurposeLine', 'otherMovePurposeLineTitle', 'TaricNo'] as const;

function without<Value extends object>(value: Value, members: readonly string[]): Value {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !members.includes(name))) as Value;
}

/** An invoice that is also a delivery note, and one with the same number that is not. */
const alsoDeliveryNote: BatchChange = (documents) => {
  const moving = documents.find(({ invoiceHeader }) => invoiceHeader.isDeliveryNote === true);
  if (moving === undefined) return undefined;
  const { counterpart, packingsDeclarations: _, ...rest } = moving;
  const isRetail = moving.invoiceHeader.invoiceType.startsWith('11.');
  const isNamed = counterpart !== undefined && counterpart.country !== 'GR';
  const plain: Document = {
    ...rest,
    issuer: without(moving.issuer, ['name', 'address']),
    ...(counterpart && !isRetail && { counterpart: isNamed ? counterpart : without(counterpart, ['name']) }),
    invoiceHeader: without(moving.invoiceHeader, MOVEMENT),
    invoiceDetails: moving.invoiceDetails.map((line) => without(line, MOVED)),
  };
  return [...documents, plain];
};

/** Changes that break a rule for any documents in one request. */
const batchChanges: Readonly<Record<string, BatchChange>> = {
  'batch/too-many': tooMany,
  'batch/number-repeated': repeated,
  'batch/number-of-other-date': onOtherDate,
  'batch/invoice-and-delivery-note': alsoDeliveryNote,
};

/** A request that breaks a rule, and the options with which `validateBatch` finds it. */
export interface BrokenBatch {
  readonly documents: readonly Document[];
  readonly options: ValidateOptions;
}

/** Changes a request so that exactly one rule about requests reports it, and no document has an error. */
export interface BatchBreaker {
  /** The id of the rule. */
  readonly rule: string;
  readonly severity: Severity;
  /** Requests that break the rule. */
  readonly examples: readonly [BrokenBatch, ...BrokenBatch[]];
  /** Adds or changes valid documents. Returns `undefined` if these cannot be made to break the rule. */
  break(documents: readonly Document[]): BrokenBatch | undefined;
}

/** Creates the breaker of a rule about the documents of one request. */
export function makeBatchBreaker(rule: Rule): BatchBreaker {
  const [first, ...others] = docsOf(rule).bad;
  const exampleOf = (bad: Example): BrokenBatch => ({
    documents: batchOfExample(bad),
    options: circumstancesOf(bad),
  });
  return Object.freeze({
    rule: rule.id,
    severity: rule.severity,
    examples: [exampleOf(first), ...others.map(exampleOf)] as const,
    break: (documents: readonly Document[]) => breakBatch(rule, documents),
  });
}

function breakBatch(rule: Rule, documents: readonly Document[]): BrokenBatch | undefined {
  const changed = batchChanges[rule.id]?.(documents);
  if (changed === undefined) return undefined;
  const broken: BrokenBatch = { documents: changed, options: {} };
  return isBrokenAlone(rule, broken) ? broken : undefined;
}

function isBrokenAlone(rule: Rule, { documents, options }: BrokenBatch): boolean {
  const report = validateBatch(documents, options);
  return (
    report.issues.length > 0 &&
    report.issues.every((issue) => issue.rule === rule.id) &&
    report.documents.every(({ ok }) => ok)
  );
}
