import type { WebBlob } from '../../../types/web.js';
import type { CallOptions, RepeatableCallOptions } from '../options.js';

/**
 * Options of `create`.
 *
 * @example
 * const options: CreateOptions = { attempt: 2 };
 */
export interface CreateOptions extends RepeatableCallOptions {
  /**
   * Derives the Idempotency-Key from the VAT number and this number (from 1), instead of taking it from the journal.
   * Raise it only after the last request is final. Default without a journal: 1.
   */
  readonly attempt?: number | undefined;
  /** Your own GUID as the Idempotency-Key. */
  readonly idempotencyKey?: string | undefined;
  /** Sends a payload even if validation finds errors. Default: `false`. */
  readonly sendWithErrors?: boolean | undefined;
}

/**
 * The contract to download. Default: the contract to sign. For `kind: 'signed'`, the default is the latest version.
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
export type ContractFile = Uint8Array | ArrayBuffer | WebBlob;

/**
 * Options of `uploadSignedContract`.
 *
 * @example
 * const options: UploadOptions = { timeout: 120_000 };
 */
export interface UploadOptions extends CallOptions {
  /** Sends a file even if validation finds errors. Default: `false`. */
  readonly sendWithErrors?: boolean | undefined;
}

/**
 * Options of `cancel`.
 *
 * @example
 * const options: CancelRequestOptions = { reason: 'The customer chose another provider' };
 */
export interface CancelRequestOptions extends CallOptions {
  /** At most 500 characters. */
  readonly reason?: string | undefined;
}

/**
 * Options of the calls that wait. Times are in milliseconds. A webhook is faster and uses no calls.
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
