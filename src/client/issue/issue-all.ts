import { refuseValue } from '../calls/read-query.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { readCallOptions } from '../read-options.js';
import { issue } from './issue.js';
import type { IssueOptions } from './options.js';

/**
 * The result of one of several documents: an outcome, or the error of a call that sent nothing.
 *
 * @example
 * const mark = 'outcome' in entry && 'mark' in entry.outcome ? entry.outcome.mark : undefined;
 */
export type IssuedEntry =
  | { readonly index: number; readonly outcome: IssueOutcome }
  | { readonly index: number; readonly error: ClientError };

/**
 * The results of several documents.
 *
 * @example
 * const { counts }: IssueReport = await client.issueAll(documents);
 */
export interface IssueReport {
  /** One for each document, in order. */
  readonly entries: readonly IssuedEntry[];
  /** How many documents had each kind of outcome; `error` counts calls that sent nothing. */
  readonly counts: Readonly<Record<IssueOutcome['kind'] | 'error', number>>;
  /** What `onEntry` threw; empty if it never failed. The other documents were still issued. */
  readonly onEntryErrors: readonly { readonly index: number; readonly error: unknown }[];
}

/**
 * Options of `issueAll`.
 *
 * @example
 * const options: IssueAllOptions = { onEntry: ({ index }) => console.log(index) };
 */
export interface IssueAllOptions extends IssueOptions {
  /**
   * Called after each document, for example to show progress. Its result is awaited. If it throws, the next documents
   * are still issued, and the report has the error in `onEntryErrors`.
   */
  readonly onEntry?: ((entry: IssuedEntry) => unknown) | undefined;
}

/** Issues documents in sequence, one request each. A problem with one does not stop the others. */
export async function issueAll(
  core: Core,
  documents: Iterable<unknown> | AsyncIterable<unknown>,
  options: IssueAllOptions = {},
): Promise<IssueReport> {
  readCallOptions(core, options);
  if (!isIterable(documents)) refuseValue(core, 'documents', 'documents');
  const { onEntry, ...each } = options;
  const entries: IssuedEntry[] = [];
  const onEntryErrors: { index: number; error: unknown }[] = [];
  const counts = { issued: 0, held: 0, queued: 0, refused: 0, alreadyIssued: 0, unknown: 0, error: 0 };
  for await (const document of documents) {
    const index = entries.length;
    const entry = await issue(core, document, each).then(
      (outcome): IssuedEntry => ({ index, outcome }),
      (error: unknown): IssuedEntry => {
        if (!ClientError.isClientError(error)) throw error;
        return { index, error };
      },
    );
    counts['outcome' in entry ? entry.outcome.kind : 'error'] += 1;
    entries.push(entry);
    try {
      await onEntry?.(entry);
    } catch (error) {
      onEntryErrors.push({ index, error });
    }
    if (options.signal?.aborted === true) break;
  }
  return { entries, counts, onEntryErrors };
}

const isIterable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (Symbol.iterator in value || Symbol.asyncIterator in value);
