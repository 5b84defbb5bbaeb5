import type { RawResponse } from './transport/raw-response.js';

/**
 * The number of a document.
 *
 * @example
 * const number: DocumentNumber = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A', aa: '101' };
 */
export interface DocumentNumber {
  readonly vatNumber: string;
  readonly branch: number;
  readonly invoiceType: string;
  readonly series: string;
  readonly aa: string;
}

/**
 * An attempt that begins. The key is not among its headers.
 *
 * @example
 * const log = ({ callId, document, call, attempt }: AttemptEvent): void => console.log(callId, document?.aa, call, attempt);
 */
export interface AttemptEvent {
  /**
   * The same for all attempts of one call of the client, such as `client.issue(document)`, which may search and send.
   * No other call of a client has it.
   */
  readonly callId: string;
  /** The number of the document that the call is about, if it is about one. */
  readonly document?: DocumentNumber;
  /** The call of the service, such as `SendInvoices`. */
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
