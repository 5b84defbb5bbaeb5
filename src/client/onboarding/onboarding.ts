import type {
  HistoryEntry,
  OnboardingRequest,
  WebhookDelivery,
  WebhookEndpoint,
} from '../../service/answers/onboarding.js';
import type { requestTypes } from '../../service/onboarding-values.js';
import type { webhookEvents } from '../../service/webhook-values.js';
import type { Download } from '../calls/download.js';
import type { CallOptions, RepeatableCallOptions } from '../options.js';
import type { Pager } from '../pager.js';
import type { OnboardingNext } from './explain.js';
import type { CancelRequestOutcome, CreateOutcome, UploadOutcome } from './outcome.js';

/**
 * The payload that creates a request. Source: service description, creation payload.
 *
 * @example
 * const payload: OnboardingPayload = { companyDetails, address, contactInfo, administrator };
 */
export interface OnboardingPayload {
  readonly companyDetails: {
    readonly legalName: string;
    readonly tradeName?: string | undefined;
    /** Nine digits. */
    readonly vatNumber: string;
    readonly taxOffice: string;
    readonly transactionTypes: readonly ('B2B' | 'B2C')[];
  };
  readonly address: {
    readonly city: string;
    readonly streetAddress: string;
    readonly postalCode?: string | undefined;
  };
  readonly contactInfo: {
    /** The contract is sent there. */
    readonly email: string;
    /** E.164 or ten Greek digits. */
    readonly phone: string;
    readonly backupPhone?: string | undefined;
  };
  /** The legal representative. */
  readonly administrator: { readonly fullName: string; readonly vatNumber: string };
  /** The internet provider: with B2C required, otherwise left out. */
  readonly ispDetails?:
    | { readonly providerName: string; readonly contractNumber: string; readonly contractDate: string }
    | undefined;
}

/**
 * What `create` takes besides the payload.
 *
 * @example
 * const options: CreateOptions = { attempt: 2 };
 */
export interface CreateOptions extends RepeatableCallOptions {
  /**
   * Makes the Idempotency-Key of the tax number and this number, from 1, instead of taking it from the journal. Raise it
   * only after the request of the last one is final. Default without a journal: 1.
   */
  readonly attempt?: number | undefined;
  /** A GUID of your own as Idempotency-Key. */
  readonly idempotencyKey?: string | undefined;
  /** Sends a payload although our checks find errors. Default: `false`. */
  readonly sendWithErrors?: boolean | undefined;
}

/**
 * Which requests `list` gives. Dates are days, `YYYY-MM-DD`.
 *
 * @example
 * const query: OnboardingQuery = { status: ['PENDING_SIGNATURE', 'ACTION_REQUIRED'], sort: 'updatedAt:desc' };
 */
export interface OnboardingQuery {
  readonly status?: string | readonly string[] | undefined;
  readonly requestType?: (typeof requestTypes)[number] | undefined;
  readonly vatNumber?: string | undefined;
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
  /** 1 to 200. Default: 50. */
  readonly pageSize?: number | undefined;
  readonly sort?: 'createdAt:desc' | 'createdAt:asc' | 'updatedAt:desc' | 'updatedAt:asc' | undefined;
}

/**
 * Which contract is downloaded. Default: the one to be signed; of signed ones the latest.
 *
 * @example
 * const contract: ContractName = { kind: 'signed', version: 1 };
 */
export interface ContractName {
  readonly kind?: 'unsigned' | 'signed' | undefined;
  readonly version?: number | undefined;
}

/**
 * A signed contract: one PDF of at most 15 MB.
 *
 * @example
 * const file: ContractFile = await readFile('contract.pdf');
 */
export type ContractFile = Uint8Array | ArrayBuffer | Blob;

/**
 * What `uploadSignedContract` takes besides the file.
 *
 * @example
 * const options: UploadOptions = { timeout: 120_000 };
 */
export interface UploadOptions extends CallOptions {
  /** Sends a file although our checks find errors. Default: `false`. */
  readonly sendWithErrors?: boolean | undefined;
}

/**
 * What `cancel` takes.
 *
 * @example
 * const options: CancelRequestOptions = { reason: 'The customer chose another provider' };
 */
export interface CancelRequestOptions extends CallOptions {
  /** At most 500 characters. */
  readonly reason?: string | undefined;
}

/**
 * What the waiting calls take. Times are in milliseconds. A webhook tells sooner and costs no calls.
 *
 * @example
 * const options: WaitForRequestOptions = { every: 300_000, atMost: 7 * 86_400_000 };
 */
export interface WaitForRequestOptions extends RepeatableCallOptions {
  /** The pause between readings. Default: 60,000. */
  readonly every?: number | undefined;
  /** How long to wait in all. Default: 86,400,000. */
  readonly atMost?: number | undefined;
}

/** A request that was waited for. */
interface Awaited {
  readonly request: OnboardingRequest;
  readonly next: OnboardingNext;
  /** What has to be done as well and the API does not show. */
  readonly besides: readonly OnboardingNext[];
}

/**
 * A request that was waited for. `ended`: it is rejected or cancelled. `waiting`: the time is over.
 *
 * @example
 * const { kind, request }: AwaitedRequest = await client.onboarding.waitForStatus(requestId, 'APPROVED');
 */
export interface AwaitedRequest extends Awaited {
  readonly kind: 'reached' | 'ended' | 'waiting';
}

/**
 * A request whose company was to be set up. `failed`: do not submit it again.
 *
 * @example
 * const { kind, next }: ReadyRequest = await client.onboarding.waitUntilReady(requestId);
 */
export interface ReadyRequest extends Awaited {
  readonly kind: 'ready' | 'failed' | 'ended' | 'waiting';
}

/**
 * An endpoint to be registered.
 *
 * @example
 * const webhook: WebhookToRegister = { url: 'https://shop.example/hooks', events: ['request.provisioned'] };
 */
export interface WebhookToRegister {
  /** HTTPS. */
  readonly url: string;
  /** At least one. */
  readonly events: readonly (typeof webhookEvents)[number][];
}

/**
 * A registered endpoint with its secret, which no later call gives.
 *
 * @example
 * const { endpointId, secret }: RegisteredWebhook = await client.onboarding.webhooks.register(webhook);
 */
export interface RegisteredWebhook extends WebhookEndpoint {
  readonly endpointId: string;
  readonly secret: string;
}

/**
 * Which deliveries are listed.
 *
 * @example
 * const query: DeliveryQuery = { endpointId: 'e1' };
 */
export interface DeliveryQuery {
  readonly endpointId?: string | undefined;
  readonly eventId?: string | undefined;
  /** Default: 50. */
  readonly pageSize?: number | undefined;
}

/**
 * The endpoints that are told of changes.
 *
 * @example
 * const { secret } = await client.onboarding.webhooks.register({ url, events: ['request.status_changed'] });
 */
export interface OnboardingWebhooks {
  /**
   * Registers an endpoint. Keep its secret: no later call gives it. When the answer is lost, the endpoint is removed and
   * registered again.
   */
  register(webhook: WebhookToRegister, options?: CallOptions): Promise<RegisteredWebhook>;
  /** The endpoints, without their secrets. */
  list(options?: RepeatableCallOptions): Promise<readonly WebhookEndpoint[]>;
  /** Stops notifications to an endpoint. One that is gone already counts as removed. */
  remove(endpointId: string, options?: CallOptions): Promise<void>;
  /** What was delivered, page by page as it is read. */
  deliveries(query?: DeliveryQuery, options?: RepeatableCallOptions): Pager<WebhookDelivery>;
}

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
