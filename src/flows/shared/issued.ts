import { bind, onlyDocumentIn } from '../../reading/bind.js';
import type { Fault } from '../../reading/faults.js';
import { isObject } from '../../reading/object.js';
import { objectPlanOf } from '../../reading/plan.js';
import { readWithMembers, shapeOnly } from '../../reading/read.js';
import { Spellings } from '../../reading/spelling.js';
import { type DocumentView, pattern, touches } from '../../rules/inside.js';
import { documentShape } from '../../types/generated/shapes.js';
import type { Document, IssuedDocument, Path } from '../../types/index.js';
import { type DocumentAnswer, identityOf, markOf } from './answer.js';
import { membersOf } from './given.js';
import { RefusedStepError } from './refused-step-error.js';
import type { Refusing } from './refusing.js';

/**
 * A document with the client's outcome of sending it.
 *
 * @example
 * const sold: SentDocument = { document: invoice, outcome: await client.issue(invoice) };
 */
export interface SentDocument {
  readonly document: Document;
  /** An outcome that does not issue the document is refused. */
  readonly outcome: DocumentAnswer;
}

/** An issued document: with the described members only, as a view for rules (amounts in cents), its MARK as text. */
export interface ReadIssued {
  readonly document: Document;
  readonly view: DocumentView;
  readonly mark: string | undefined;
}

/** Faults that the service does not see, and texts and print amounts that are only unusual. */
const HARMLESS: ReadonlySet<Fault> = new Set([
  'null-member',
  'unknown-member',
  'member-case',
  'very-long',
  'print-amount',
]);

/**
 * Reads a document with or without its MARK as the service read it: members by names in any case, without nulls and
 * members that are not described. It may have been issued under older rules or by other software, so only its shape is
 * checked. Refused if a member that the step needs cannot be read, because it would be lost.
 *
 * @param needs the members that the step reads, as paths such as `invoiceDetails[].quantity`. Default: all
 */
export function readIssued(
  given: unknown,
  refusing: Refusing,
  at: Path,
  needs?: readonly string[],
): ReadIssued | undefined {
  try {
    return read(given, refusing, at, needs);
  } catch (error) {
    if (RefusedStepError.isRefusedStepError(error)) throw error;
    // A value whose getter or proxy throws is not a document.
    refusing.add('issued/unreadable', at, { detail: 'unreadable' });
    return undefined;
  }
}

type Members = Readonly<Record<string, unknown>>;

function read(
  given: unknown,
  refusing: Refusing,
  at: Path,
  needs: readonly string[] | undefined,
): ReadIssued | undefined {
  const isIssued = isObject(given) && 'document' in given;
  const { document: stated, outcome, ...more } = (isIssued ? given : { document: given }) as Members;
  const document = onlyDocumentIn(stated);
  const place = [...at, ...(isIssued ? ['document'] : []), ...(document === stated ? [] : ['invoice', 0])];
  let faults = 0;
  const spellings = new Spellings();
  const read = readWithMembers(
    shapeOnly(documentShape),
    document,
    (fault, path, { meant }) => {
      // A name that occurs twice is reported as it is written.
      const member = fault === 'duplicate-member' ? [...path.slice(0, -1), String(meant)] : path;
      if (HARMLESS.has(fault) || (needs !== undefined && !touches(needs, new Set([pattern(member)])))) return;
      // One fault is enough to refuse; the others add nothing.
      if (faults++ > 0) return;
      const written = spellings.asWritten(path);
      const detail = written.length === 0 ? fault : `${written.join('.')}: ${fault}`;
      refusing.add('issued/unreadable', [...place, ...written], { detail });
    },
    spellings,
  );
  const marked =
    outcome === undefined
      ? markOf(more['mark'], refusing, [...at, 'mark'])
      : identityOf(outcome, refusing, [...at, 'outcome']).mark;
  if (read === undefined || faults > 0) return undefined;
  const bound = bind(objectPlanOf(documentShape), document);
  return { document: bound as Document, view: read.view, mark: marked };
}

/** The document as it was sent: with described names and without nulls, but with members that are not described. */
export const asSent = (given: unknown): Document => {
  const { document = given } = membersOf(given);
  return bind(objectPlanOf(documentShape), onlyDocumentIn(document), () => true) as Document;
};

/** Reads the document that a step is about; refuses one that cannot be read. */
export function readOriginal(
  issued: unknown,
  refusing: Refusing,
  at: Path = [],
  needs?: readonly string[],
): ReadIssued {
  const original = readIssued(issued, refusing, at, needs);
  refusing.done();
  return original as ReadIssued;
}

/** Reads a list of such documents; refuses a value that is not a list. */
export function readAllIssued(
  given: unknown,
  refusing: Refusing,
  at: Path,
  needs?: readonly string[],
): ReadIssued[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) {
    refusing.add('issued/unreadable', at, { detail: 'no list' });
    return [];
  }
  return given.flatMap((each, index) => readIssued(each, refusing, [...at, index], needs) ?? []);
}

export const relatedOf = ({ document, mark }: ReadIssued): IssuedDocument =>
  mark === undefined ? { document } : { document, mark };

/** How people refer to a document: by series and number. */
export const nameOf = ({ invoiceHeader: { series, aa } }: DocumentView): string => `${series} ${aa}`;
