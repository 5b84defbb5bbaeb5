import { refuseValue } from '../calls/read-query.js';
import { type Core, forCall } from '../core.js';
import { ClientError } from '../error.js';
import { readCallOptions } from '../read-options.js';
import { inOrder } from './in-order.js';
import { issue } from './issue.js';
import type { IssuedEntry, IssueReport } from './issue-run.js';
import type { IssueOptions } from './options.js';

/**
 * Options of `issueAll`.
 *
 * @example
 * const options: IssueAllOptions = { concurrency: 4, onEntry: ({ index }) => console.log(index) };
 */
export interface IssueAllOptions extends IssueOptions {
  /**
   * How many documents are sent at once, from 1 to 100. Keep it at 1 for documents that depend on each other, such as
   * the orders of a table and its bill. Default: 1.
   */
  readonly concurrency?: number | undefined;
  /**
   * Called after each document, in order, for example to show progress. Its result is awaited. If it throws, the next
   * documents are still issued, and the report has the error in `onEntryErrors`.
   */
  readonly onEntry?: ((entry: IssuedEntry) => unknown) | undefined;
}

const MOST_AT_ONCE = 100;
const MOST_ERRORS = 100;

/** Issues documents, one request each. A problem with one does not stop the others. */
export async function* issueAll(
  core: Core,
  documents: Iterable<unknown> | AsyncIterable<unknown>,
  options: IssueAllOptions = {},
): AsyncGenerator<IssuedEntry, IssueReport> {
  readCallOptions(core, options);
  if (!isIterable(documents)) refuseValue(core, 'documents', 'documents');
  const { onEntry, concurrency = 1, ...each } = options;
  if (!Number.isSafeInteger(concurrency) || concurrency < 1 || concurrency > MOST_AT_ONCE) {
    const params = { member: 'concurrency' };
    throw new ClientError('call/options', { params, part: 'concurrency', locale: core.locale });
  }
  const counts = { issued: 0, held: 0, queued: 0, refused: 0, alreadyIssued: 0, unknown: 0, error: 0 };
  const onEntryErrors: { index: number; error: unknown }[] = [];
  const limits = { concurrency, isStopped: () => each.signal?.aborted === true };
  const work = (document: unknown, index: number): Promise<IssuedEntry> =>
    issue(forCall(core), document, each).then(
      (outcome) => ({ index, outcome }),
      (error: unknown) => {
        if (!ClientError.isClientError(error)) throw error;
        return { index, error };
      },
    );
  for await (const entry of inOrder(documents, limits, work)) {
    counts['outcome' in entry ? entry.outcome.kind : 'error'] += 1;
    try {
      await onEntry?.(entry);
    } catch (error) {
      if (onEntryErrors.length < MOST_ERRORS) onEntryErrors.push({ index: entry.index, error });
    }
    yield entry;
  }
  return { counts, onEntryErrors };
}

const isIterable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (Symbol.iterator in value || Symbol.asyncIterator in value);
