import type { RawResponse } from './transport/raw-response.js';

/**
 * An attempt that begins. The key is not among its headers.
 *
 * @example
 * const log = ({ call, attempt }: AttemptEvent): void => console.log(call, attempt);
 */
export interface AttemptEvent {
  /** The call, such as `SendInvoices`. */
  readonly call: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** From 1. */
  readonly attempt: number;
  readonly at: Date;
}

/**
 * An attempt that ended, with or without an answer.
 *
 * @example
 * const log = ({ call, response, lost }: AttemptEndEvent): void => console.log(call, response?.status ?? lost);
 */
export interface AttemptEndEvent extends AttemptEvent {
  readonly milliseconds: number;
  readonly response?: RawResponse;
  /** Why there is no whole answer. */
  readonly lost?: 'connection' | 'interrupted' | 'timeout' | 'aborted' | 'too-large';
  /** How many milliseconds the service's clock is ahead of the local one, according to its `Date` header. */
  readonly clockSkew?: number;
}

/**
 * Functions that a client calls before and after each attempt, for logs and traces. Errors that they throw are ignored,
 * because a failing log must not stop a document.
 *
 * @example
 * const hooks: Hooks = { afterAttempt: ({ call, response }) => log(call, response?.status) };
 */
export interface Hooks {
  readonly beforeAttempt?: (event: AttemptEvent) => void;
  readonly afterAttempt?: (event: AttemptEndEvent) => void;
}

/** Calls a hook and ignores its errors. */
export function callHook<Event>(hook: ((event: Event) => void) | undefined, event: Event): void {
  try {
    hook?.(event);
  } catch {
    // See Hooks.
  }
}
