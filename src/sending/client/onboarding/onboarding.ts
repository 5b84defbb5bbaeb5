import type {
  HistoryEntry,
  OnboardingPayload,
  OnboardingQuery,
  OnboardingRequest,
} from '../../service/generated/types.js';
import type { Download } from '../calls/download.js';
import type { RepeatableCallOptions } from '../options.js';
import type { Pager } from '../pager.js';
import type { AwaitedRequest, ReadyRequest } from './awaited.js';
import type {
  CancelRequestOptions,
  ContractFile,
  ContractName,
  CreateOptions,
  UploadOptions,
  WaitForRequestOptions,
} from './call-options.js';
import type { CancelRequestOutcome, CreateOutcome, UploadOutcome } from './outcome.js';
import type { OnboardingWebhooks } from './webhook-calls.js';

/**
 * Registering companies: requests, contracts, and their status. The limit is 60 calls a minute for each key.
 *
 * @example
 * const outcome = await client.onboarding.create(payload);
 */
export interface Onboarding {
  /**
   * Validates the payload and creates a request. Repeats use the same Idempotency-Key, so that a company never has two
   * requests.
   *
   * @throws ClientError if nothing could be sent, the key of the client is wrong, or no attempt was answered.
   */
  create(payload: OnboardingPayload, options?: CreateOptions): Promise<CreateOutcome>;
  /** Your requests; pages are requested as they are read. */
  list(query?: OnboardingQuery, options?: RepeatableCallOptions): Pager<OnboardingRequest>;
  /** The current state of a request; `explainOnboarding` explains what comes next. */
  get(requestId: string, options?: RepeatableCallOptions): Promise<OnboardingRequest>;
  /** The history of a request. */
  history(requestId: string, options?: RepeatableCallOptions): Promise<readonly HistoryEntry[]>;
  /** The contract as PDF. `downloadUrl` needs the key, so give the customer the file, never that address. */
  downloadContract(
    requestId: string,
    contract?: ContractName,
    options?: RepeatableCallOptions,
  ): Promise<Download>;
  /**
   * Checks and uploads the signed contract. If the answer is lost, the SHA-256 in the request shows whether it arrived.
   */
  uploadSignedContract(
    requestId: string,
    file: ContractFile,
    options?: UploadOptions,
  ): Promise<UploadOutcome>;
  /** Cancels a request before its approval. */
  cancel(requestId: string, options?: CancelRequestOptions): Promise<CancelRequestOutcome>;
  /** Reads a request until it has one of the statuses, is final, or the time is over. */
  waitForStatus(
    requestId: string,
    status: string | readonly string[],
    options?: WaitForRequestOptions,
  ): Promise<AwaitedRequest>;
  /** Reads a request until its company can issue documents (`provisioning.status` is `COMPLETED`). */
  waitUntilReady(requestId: string, options?: WaitForRequestOptions): Promise<ReadyRequest>;
  readonly webhooks: OnboardingWebhooks;
}
