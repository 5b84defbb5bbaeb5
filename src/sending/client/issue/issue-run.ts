import type { ClientError } from '../error.js';
import type { IssueOutcome } from '../outcomes/outcome.js';

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
 * How several documents ended. The results of the documents are not in it, so that it stays small for any number.
 *
 * @example
 * const { counts }: IssueReport = await client.issueAll(documents, { onEntry: print });
 */
export interface IssueReport {
  /** How many documents had each kind of outcome; `error` counts calls that sent nothing. */
  readonly counts: Readonly<Record<IssueOutcome['kind'] | 'error', number>>;
  /** The first hundred errors of `onEntry`; empty if it never failed. The other documents were still issued. */
  readonly onEntryErrors: readonly { readonly index: number; readonly error: unknown }[];
}

/**
 * Several documents that are issued while their results are read: one by one with `for await`, or all of them with
 * `await`, which returns a report. Nothing is issued before that. It can be read once.
 *
 * @example
 * for await (const entry of client.issueAll(documents)) if ('outcome' in entry) print(entry.index, entry.outcome.kind);
 */
export class IssueRun implements AsyncIterable<IssuedEntry>, PromiseLike<IssueReport> {
  readonly #entries: AsyncGenerator<IssuedEntry, IssueReport>;
  #report: Promise<IssueReport> | undefined;

  constructor(entries: AsyncGenerator<IssuedEntry, IssueReport>) {
    this.#entries = entries;
  }

  /** The results, in the order of the documents. Leaving the loop ends the run after the documents that have begun. */
  [Symbol.asyncIterator](): AsyncGenerator<IssuedEntry> {
    return this.#entries;
  }

  /** Issues all documents and returns the report. Called by `await`. */
  // biome-ignore lint/suspicious/noThenProperty: `await` needs it.
  then<Done = IssueReport, Failed = never>(
    done?: ((report: IssueReport) => Done | PromiseLike<Done>) | null,
    failed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    this.#report ??= this.#toEnd();
    return this.#report.then(done, failed);
  }

  async #toEnd(): Promise<IssueReport> {
    for (;;) {
      const { done, value } = await this.#entries.next();
      if (done === true) return value;
    }
  }
}
