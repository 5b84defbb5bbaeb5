import type { HistoryEntry, OnboardingRequest } from '../../service/answers/onboarding.js';
import type { Download } from '../calls/download.js';
import type { RepeatableCallOptions } from '../options.js';
import type { Pager } from '../pager.js';
import type { AwaitedRequest, ReadyRequest } from './awaited.js';
import type {
  CancelRequestOptions,
  ContractFile,
  ContractName,
  CreateOptions,
  OnboardingQuery,
  UploadOptions,
  WaitForRequestOptions,
} from './call-options.js';
import type { CancelRequestOutcome, CreateOutcome, UploadOutcome } from './outcome.js';
import type { OnboardingPayload } from './payload.js';
import type { OnboardingWebhooks } from './webhook-calls.js';

/**
 * Registering companies: requests, contracts, and how they stand. Calls share 60 a minute for each key.
 *
 * @example
 * const outcome = await client.onboarding.create(payload);
 */
export interface Onboarding {
  /**
   * Creates a request, after its payload was checked. It is repeated with the same Idempotency-Key, so that a company never
   * has two.
   *
   * @throws ClientError when nothing could be sent, the key of the client is wrong, or no attempt was answered.
   */
  create(payload: OnboardingPayload, options?: CreateOptions): Promise<CreateOutcome>;
  /** The own requests, page by page as they are read. */
  list(query?: OnboardingQuery, options?: RepeatableCallOptions): Pager<OnboardingRequest>;
  /** The current state of a request; `explainOnboarding` says what follows. */
  get(requestId: string, options?: RepeatableCallOptions): Promise<OnboardingRequest>;
  /** What happened to a request. */
  history(requestId: string, options?: RepeatableCallOptions): Promise<readonly HistoryEntry[]>;
  /** The contract as PDF. `downloadUrl` needs the key: give the customer the file, never that address. */
  downloadContract(
    requestId: string,
    contract?: ContractName,
    options?: RepeatableCallOptions,
  ): Promise<Download>;
  /** Uploads the signed contract, after the file was checked. A lost answer is settled by its SHA-256. */
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
  /** Reads a request until its company may issue documents (`provisioning.status` is `COMPLETED`). */
  waitUntilReady(requestId: string, options?: WaitForRequestOptions): Promise<ReadyRequest>;
  readonly webhooks: OnboardingWebhooks;
}
