import type { Locale } from '../issues/words.js';
import { WebhookError } from './error.js';
import type { WebhookEvent } from './event.js';
import {
  type ReadingSettings,
  type ReadWebhookOptions,
  readNumber,
  readReadingOptions,
} from './read-options.js';
import type { WebhookRefusal } from './reading.js';
import type { WebhookStore } from './store.js';

/** What `confirm` needs of a client. */
export interface ConfirmingClient<Confirmed> {
  readonly onboarding: { get(requestId: string): Promise<Confirmed> };
}

/** What a handler knows besides the event. */
export interface EventContext<Confirmed> {
  /** The request as the service gave it just now; absent without `confirm`, and for an event that names no request. */
  readonly request: Confirmed | undefined;
  /** 1 at the first attempt. */
  readonly attempt: number;
}

/** What `createWebhookHandler` takes. */
export interface WebhookHandlerOptions<Confirmed> extends ReadWebhookOptions {
  /**
   * Does what an event asks for. What it throws is a failure: it runs again. It also runs again when the process ends
   * after its last step and before that was stored, so it has to bear a repetition.
   */
  readonly onEvent: (event: WebhookEvent, context: EventContext<Confirmed>) => unknown;
  /** Where events are kept. */
  readonly store: WebhookStore;
  /** A client that reads the request before `onEvent` runs: an event only states that something changed. */
  readonly confirm?: ConfirmingClient<Confirmed> | undefined;
  /** Gets what `onEvent`, `confirm` or the store throws; without an event where it could not be read or stored. */
  readonly onError?: ((error: unknown, event: WebhookEvent | undefined) => void) | undefined;
  /** Gets each delivery that was refused, for logs. */
  readonly onRefused?: ((refusal: WebhookRefusal) => void) | undefined;
  /** A name that a process keeps over restarts, so that it takes its own events over at once. Default: a random one. */
  readonly holder?: string | undefined;
  /** For how long no other process takes an event whose handler runs, in milliseconds. Default: 300000. */
  readonly leaseTime?: number | undefined;
  /** Default: the clock of the runtime. */
  readonly clock?: { readonly now: () => Date } | undefined;
}

/** The same, read. */
export interface HandlerSettings<Confirmed>
  extends Pick<WebhookHandlerOptions<Confirmed>, 'onEvent' | 'store' | 'confirm' | 'onError' | 'onRefused'> {
  readonly reading: ReadingSettings;
  readonly holder: string | undefined;
  readonly leaseTime: number;
  readonly now: () => Date;
}

const LEASE_TIME = 300_000;
const STORE_METHODS = ['add', 'take', 'complete', 'release', 'pending'] as const;

/** Reads the options of `createWebhookHandler`; refuses what cannot work. */
export function readHandlerOptions<Confirmed>(
  options: WebhookHandlerOptions<Confirmed>,
): HandlerSettings<Confirmed> {
  if (typeof options !== 'object' || options === null) throw new WebhookError('options/object');
  const reading = readReadingOptions(options);
  const { locale } = reading;
  const { onEvent, store, confirm, onError, onRefused, holder, leaseTime, clock } = options;
  expectFunction('onEvent', onEvent, locale);
  expectFunction('onError', onError ?? Date, locale);
  expectFunction('onRefused', onRefused ?? Date, locale);
  expectFunction('clock.now', clock === undefined ? Date : clock?.now, locale);
  if (
    typeof store?.durable !== 'boolean' ||
    STORE_METHODS.some((name) => typeof store[name] !== 'function')
  ) {
    throw new WebhookError('options/store', locale);
  }
  if (confirm !== undefined && typeof confirm?.onboarding?.get !== 'function') {
    throw new WebhookError('options/confirm', locale);
  }
  if (holder !== undefined && (typeof holder !== 'string' || holder.trim() === '')) {
    throw new WebhookError('options/text', locale, { member: 'holder' });
  }
  return {
    reading,
    onEvent,
    store,
    confirm,
    onError,
    onRefused,
    holder,
    leaseTime: readNumber('leaseTime', leaseTime ?? LEASE_TIME, locale),
    now: () => clock?.now() ?? new Date(),
  };
}

function expectFunction(member: string, value: unknown, locale: Locale): void {
  if (typeof value !== 'function') throw new WebhookError('options/function', locale, { member });
}
