import type { Locale } from '../../issues/inside.js';
import type { UidOptions } from '../../registry/uid/uid.js';
import type { WebFetch } from '../../types/web.js';
import type { Hooks } from './hooks.js';
import type { Journal } from './journal/journal.js';
import type { Clock } from './time.js';

/**
 * Options of `createClient`. Times are in milliseconds.
 *
 * @example
 * const options: ClientOptions = { baseUrl: 'https://host.example', apiKey: key, locale: el, hooks: { afterAttempt: log } };
 */
export interface ClientOptions {
  /** The base address of the deployment, without `/api/v1`. */
  readonly baseUrl: string | URL;
  /** The key of the software house. It is sent only in the header `API-KEY`. */
  readonly apiKey: string;
  /** Default: `fetch` of the runtime, looked up at each call. */
  readonly fetch?: WebFetch | undefined;
  /** Default: the clock and the timers of the runtime. */
  readonly clock?: Clock | undefined;
  /** Returns a number from 0 to 1, without 1, for the pauses between attempts. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** The time limit for each attempt, up to the last byte of its answer, in milliseconds. Default: 30,000 (30 seconds). */
  readonly timeout?: number | undefined;
  /** The largest answer or download that is read into memory, in bytes; `stream` of a download has no limit. Default: 33,554,432. */
  readonly maxAnswerBytes?: number | undefined;
  /** How often a call that only reads is repeated. Default: 2. */
  readonly maxRetries?: number | undefined;
  /** Headers for every call. `user-agent` replaces `parastatiko/` with its version, and `appInfo`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The program that uses the library, so that the service can tell whose call it is. Not sent from a browser. */
  readonly appInfo?: AppInfo | undefined;
  readonly hooks?: Hooks | undefined;
  /** The language of messages. Default: English. */
  readonly locale?: Locale | undefined;
  /** Where attempts and documents are kept. Default: in memory, only while they are unsettled. */
  readonly journal?: Journal | undefined;
  /**
   * The name of this process in the journal. It must differ between processes and stay the same after a restart, so
   * that the process can take over its own leases at once. Default: a new name, so that leases of a crashed process
   * must expire first.
   */
  readonly holder?: string | undefined;
  /** How long a document is leased for one attempt, in milliseconds. Default: 120,000, and at least twice the timeout. */
  readonly leaseTime?: number | undefined;
  /**
   * How long to wait after an attempt without an answer before a document that no search finds is sent again. The
   * search lags behind and does not include queued documents. In milliseconds. Not described. Default: 120,000.
   */
  readonly settlingTime?: number | undefined;
  /**
   * `skipSignature` for calls that do not set it. Without it, a document with a payment at a terminal is refused until
   * its call sets it; any other document is sent with `true`, as described.
   */
  readonly skipSignature?: boolean | undefined;
  /** The file type of the registry XML. Its value is not described. Default: `myDATA`. */
  readonly registryFileType?: string | undefined;
  /** The number of results in a page of the search. Default: 100. */
  readonly searchPageSize?: number | undefined;
  /** Web Crypto, to compute the UID of documents. Default: that of the runtime. */
  readonly crypto?: UidOptions['crypto'] | undefined;
  /** Allows `http` for hosts other than this machine. The key is then sent unencrypted. */
  readonly allowInsecure?: boolean | undefined;
  /**
   * Whether an error of your own `fetch` proves that nothing was sent. The errors of Node and Bun are already known.
   */
  readonly neverLeft?: ((error: unknown) => boolean) | undefined;
}

/**
 * Names a program in the header `user-agent`: `parastatiko/0.1.0 Kassa/2.1 (https://kassa.example)`.
 *
 * @example
 * const appInfo: AppInfo = { name: 'Kassa', version: '2.1', url: 'https://kassa.example' };
 */
export interface AppInfo {
  /** Latin letters, digits and the signs of a header name; no spaces. */
  readonly name: string;
  /** Written as the name is. */
  readonly version?: string | undefined;
  /** Where its makers can be reached. */
  readonly url?: string | undefined;
}
