import { seedOf } from './random.js';

/**
 * A software house with its key.
 *
 * @example
 * const key: SandboxKey = { key: 'till-key', companies: ['800123456'], credits: 10 };
 */
export interface SandboxKey {
  /** What the header `API-KEY` has to hold. */
  readonly key: string;
  /** VAT numbers that may issue at once. The others are onboarded, or made ready with `sandbox.provision`. */
  readonly companies?: readonly string[] | undefined;
  /** What it may spend at first. Default: 1,000. */
  readonly credits?: number | undefined;
  /** Names of calls that this key may not make (403). */
  readonly forbidden?: readonly string[] | undefined;
}

/** The key of a sandbox that is given none. */
export const defaultKey = 'sandbox-key';

/** What a software house is called inside: its key is in no answer. */
export const userIdOf = (key: string): string => `house-${seedOf(key).toString(16).padStart(8, '0')}`;
