import { readShape } from '../../reading/read.js';
import type { DocumentView } from '../../rules/engine/rule.js';
import { documentShape } from '../../types/generated/shapes.js';
import type { Document, IssuedDocument, Path } from '../../types/index.js';
import { type DocumentAnswer, identityOf, markOf } from './answer.js';
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

/** An issued document: unchanged, as a view for rules (amounts in cents), and with its MARK as text. */
export interface ReadIssued {
  readonly document: Document;
  readonly view: DocumentView;
  readonly mark: string | undefined;
}

/**
 * Reads a document with or without its MARK. It may have been issued under older rules or by other software, so only
 * its shape is checked. A document with any member that cannot be read is refused, because that member would be lost.
 */
export function readIssued(given: unknown, refusing: Refusing, at: Path): ReadIssued | undefined {
  try {
    return read(given, refusing, at);
  } catch (error) {
    if (RefusedStepError.isRefusedStepError(error)) throw error;
    // A value whose getter or proxy throws is not a document.
    refusing.add('issued/unreadable', at, { detail: 'unreadable' });
    return undefined;
  }
}

type Members = Readonly<Record<string, unknown>>;

function read(given: unknown, refusing: Refusing, at: Path): ReadIssued | undefined {
  const isIssued = typeof given === 'object' && given !== null && 'document' in given;
  const { document, outcome, ...stated } = (isIssued ? given : { document: given }) as Members;
  const place = isIssued ? [...at, 'document'] : at;
  let faults = 0;
  const view = readShape(documentShape, document, (fault, path) => {
    // One fault is enough to refuse; the others add nothing.
    if (faults++ === 0) {
      const detail = path.length === 0 ? fault : `${path.join('.')}: ${fault}`;
      refusing.add('issued/unreadable', [...place, ...path], { detail });
    }
  });
  const marked =
    outcome === undefined
      ? markOf(stated['mark'], refusing, [...at, 'mark'])
      : identityOf(outcome, refusing, [...at, 'outcome']).mark;
  if (view === undefined || faults > 0) return undefined;
  return {
    document: document as Document,
    view,
    mark: marked,
  };
}

/** Reads the document that a step is about; refuses one that cannot be read. */
export function readOriginal(issued: unknown, refusing: Refusing, at: Path = []): ReadIssued {
  const original = readIssued(issued, refusing, at);
  refusing.done();
  return original as ReadIssued;
}

/** Reads a list of such documents; refuses a value that is not a list. */
export function readAllIssued(given: unknown, refusing: Refusing, at: Path): ReadIssued[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) {
    refusing.add('issued/unreadable', at, { detail: 'no list' });
    return [];
  }
  return given.flatMap((each, index) => readIssued(each, refusing, [...at, index]) ?? []);
}

/** The document as a related document of another one. */
export const relatedOf = ({ document, mark }: ReadIssued): IssuedDocument =>
  mark === undefined ? { document } : { document, mark };

/** How people refer to a document: by series and number. */
export const nameOf = ({ invoiceHeader: { series, aa } }: DocumentView): string => `${series} ${aa}`;
