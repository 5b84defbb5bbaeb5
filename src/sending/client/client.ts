import type {
  OldInvoiceCompletionQuery,
  OldInvoiceRequest,
  OldInvoiceSignatureQuery,
  OpenOrder,
  PosSignature,
} from '../../types/index.js';
import type { CreditsBalance, SearchQuery } from '../service/generated/types.js';
import type { Download, PdfName } from './calls/download.js';
import type { AnyCall } from './calls/request.js';
import type { BranchOfTables } from './calls/tables.js';
import type { CancelOptions, NoteToCancel } from './issue/cancel-note.js';
import type { PaymentToComplete } from './issue/complete-payment.js';
import type { CompletionOptions } from './issue/completion-options.js';
import type { IssueAllOptions } from './issue/issue-all.js';
import type { IssueRun } from './issue/issue-run.js';
import type { OldInvoiceOptions } from './issue/old-invoice.js';
import type { IssueOptions } from './issue/options.js';
import type { PreviewOptions, PreviewOutcome } from './issue/preview.js';
import type { Journal } from './journal/journal.js';
import type { Onboarding } from './onboarding/onboarding.js';
import type { CallOptions, RepeatableCallOptions } from './options.js';
import type { CancelOutcome } from './outcomes/cancel-outcome.js';
import type { IssueOutcome } from './outcomes/outcome.js';
import type { DayComparison, DayQuery } from './recovery/reconcile-day.js';
import type { RecoverOptions, RecoveryReport } from './recovery/report.js';
import type { SettleOptions } from './recovery/settle-document.js';
import type { WaitForMarkOptions } from './recovery/wait-for-mark.js';
import type { DocumentSearch } from './search.js';
import type { JsonAnswer } from './transport/ask.js';

/**
 * A document, as it was built or parsed. The result of a flow's step is not a document: pass its `document`.
 *
 * @example
 * await client.issue(table.order(facts).document);
 */
export type DocumentToIssue = (object | Readonly<Record<string, unknown>>) & { readonly document?: never };

/**
 * A client of the service, with all of its calls. Each call is loaded when it is first used.
 *
 * @example
 * const client: Client = createClient({ baseUrl, apiKey });
 */
export interface Client {
  /**
   * Issues one document: validates it, reserves its number, sends it, and returns the outcome. If the answer is lost,
   * the outcome is `unknown`; calling again with the same document searches before it sends.
   *
   * @throws ClientError if the call is wrong, nothing could be sent, or the journal cannot be written.
   */
  issue(document: DocumentToIssue, options?: IssueOptions): Promise<IssueOutcome>;
  /**
   * Says what `issue` would do with a document, and sends and stores nothing: it would be sent, is refused, or is issued
   * already according to the journal. What only the service knows, such as an open slip of another program, is not asked.
   *
   * @throws ClientError if the call is wrong, or the journal cannot be read.
   */
  preview(document: DocumentToIssue, options?: PreviewOptions): Promise<PreviewOutcome>;
  /**
   * Issues several documents, one request each. A problem with one does not stop the others. `await` it for a report, or
   * read the results with `for await`: nothing is issued before that. Documents are read as they are needed, so their
   * list may be endless.
   */
  issueAll(
    documents: Iterable<DocumentToIssue> | AsyncIterable<DocumentToIssue>,
    options?: IssueAllOptions,
  ): IssueRun;
  /**
   * Issues a document and waits for its outcome: after a lost answer it searches and, once the settling time is over,
   * sends the identical document again; without a connection it tries again. Returns as soon as the outcome is known,
   * or the last outcome at `until`.
   *
   * @throws ClientError if the call is wrong, the journal cannot be written, or nothing could be sent until `until`.
   */
  settle(document: DocumentToIssue, options: SettleOptions): Promise<IssueOutcome>;
  /**
   * Searches for a document and returns what the search shows. Sends nothing.
   *
   * @throws ClientError if the call is wrong, the service refuses it, or it cannot be reached after `maxRetries`.
   */
  reconcile(document: DocumentToIssue, options?: RepeatableCallOptions): Promise<IssueOutcome>;
  /**
   * Compares the service's documents of a day with those of the journal: what is missing on either side, and what has
   * other totals. Sends and records nothing. It needs a journal that keeps every document.
   *
   * @throws ClientError if the call is wrong, the service refuses it, or it cannot be reached after `maxRetries`.
   */
  reconcileDay(query: DayQuery, options?: RepeatableCallOptions): Promise<DayComparison>;
  /**
   * Searches for a queued document every 30 seconds until it has a MARK, for at most 24 hours (`every`, `atMost`).
   * Returns the last outcome when the time is up.
   *
   * @throws ClientError if the call is wrong, the service refuses it, or it cannot be reached after `maxRetries`.
   */
  waitForMark(document: DocumentToIssue, options?: WaitForMarkOptions): Promise<IssueOutcome>;
  /**
   * Settles unknown outcomes of the journal: searches for each document, and sends it again if no search finds it after
   * its settling time. Call it when a program starts, and from time to time. Rows that another process holds are left
   * alone.
   *
   * @throws ClientError if the call is wrong, or the journal cannot be read or written.
   */
  recover(options?: RecoverOptions): Promise<RecoveryReport>;
  /**
   * Completes the payment of a held document with the charges of its terminal. If the answer is lost, the outcome is
   * `unknown`: call again with the same body; it searches first.
   *
   * @throws ClientError if the call is wrong, nothing could be sent, or the journal cannot be written.
   */
  completePosPayment(payment: PaymentToComplete, options?: CompletionOptions): Promise<IssueOutcome>;
  /**
   * Requests the signature for paying an older document at a terminal.
   *
   * @throws ClientError if the call is wrong, the service refuses it, or its answer is lost.
   */
  askSignatureForOldInvoice(
    request: OldInvoiceRequest<OldInvoiceSignatureQuery>,
    options?: CallOptions,
  ): Promise<PosSignature>;
  /**
   * Completes the payment of an older document. A lost answer stays `unknown`, because no search can show the result.
   *
   * @throws ClientError if the call is wrong, nothing could be sent, or the journal cannot be written.
   */
  completeOldInvoice(
    request: OldInvoiceRequest<OldInvoiceCompletionQuery>,
    options?: OldInvoiceOptions,
  ): Promise<IssueOutcome>;
  /**
   * Cancels a delivery note (9.x) or a receiving note (10.x), with the call for its type.
   *
   * @throws ClientError if the call is wrong, nothing could be sent, or the journal cannot be written.
   */
  cancelNote(note: NoteToCancel, options?: CancelOptions): Promise<CancelOutcome>;
  /**
   * The tables of a branch that have open order slips, by their GUIDs.
   *
   * @throws ClientError if the call is wrong, the service refuses it, or it cannot be reached after `maxRetries`.
   */
  openTables(branch: BranchOfTables, options?: RepeatableCallOptions): Promise<readonly string[]>;
  /**
   * The open order slips of a table; may be empty.
   *
   * @throws ClientError if the call is wrong, the service refuses it, or it cannot be reached after `maxRetries`.
   */
  openOrders(
    table: BranchOfTables & { readonly tableId: string },
    options?: RepeatableCallOptions,
  ): Promise<readonly OpenOrder[]>;
  /**
   * The remaining credits.
   *
   * @throws ClientError if the call is wrong, the service refuses it, or it cannot be reached after `maxRetries`.
   */
  creditsBalance(options?: RepeatableCallOptions): Promise<CreditsBalance>;
  /**
   * Transmitted documents; pages are requested as they are read.
   *
   * @throws ClientError when a page is read, if the call is wrong, the service refuses it, or it cannot be reached after
   * `maxRetries`.
   */
  search(query: SearchQuery, options?: RepeatableCallOptions): DocumentSearch;
  /**
   * The PDF of a document. No key is sent.
   *
   * @throws ClientError if the call is wrong, the service refuses it, or it cannot be reached after `maxRetries`.
   */
  downloadPdf(name: PdfName, options?: RepeatableCallOptions): Promise<Download>;
  /**
   * The detailed myDATA XML of a document, by its UID. No key is sent.
   *
   * @throws ClientError if the call is wrong, the service refuses it, or it cannot be reached after `maxRetries`.
   */
  downloadRegistryXml(uid: string, options?: RepeatableCallOptions): Promise<Download>;
  /** Registering companies: requests, contracts and webhooks. */
  readonly onboarding: Onboarding;
  /**
   * Any other call.
   *
   * @throws ClientError if the call is wrong, the service refuses it, or it cannot be reached after `maxRetries`.
   */
  request(call: AnyCall, options?: RepeatableCallOptions): Promise<JsonAnswer>;
  /** The journal of attempts and documents. */
  journal(): Promise<Journal>;
  /**
   * How many milliseconds the clock of the service is ahead of the local one, according to its last answer; `undefined`
   * before the first answer. It is only reported, not applied: if the local clock is a day off, documents are filed
   * under the wrong date.
   */
  readonly clockSkew: number | undefined;
}
