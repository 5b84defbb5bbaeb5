import { seedOf } from './random.js';

/**
 * A software house with its key.
 *
 * @example
 * const key: SandboxKey = { key: 'till-key', companies: ['800123456'], credits: 10 };
 */
export interface SandboxKey {
  /** The value of the header `API-KEY`. */
  readonly key: string;
  /** VAT numbers that can issue from the start. Others are onboarded, or set up with `sandbox.provision`. */
  readonly companies?: readonly string[] | undefined;
  /** Its credits at the start. Default: 1,000. */
  readonly credits?: number | undefined;
  /** Names of calls that are forbidden for this key (403). */
  readonly forbidden?: readonly string[] | undefined;
}

/** The key of a sandbox without the option `keys`. */
export const defaultKey = 'sandbox-key';

/** The internal id of a software house. Its key never appears in an answer. */
export const userIdOf = (key: string): string => `house-${seedOf(key).toString(16).padStart(8, '0')}`;
