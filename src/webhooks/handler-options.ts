import { expect } from './error.js';
import type { WebhookEvent } from './event.js';
import { type ReadWebhookOptions, signatureHeader } from './read-webhook.js';
import type { WebhookRefusal } from './reading.js';
import type { WebhookStore } from './store.js';
import { readSecrets } from './verify-signature.js';

/** What `confirm` needs of a client. */
export interface ConfirmingClient<Confirmed> {
  readonly onboarding: { get(requestId: string): Promise<Confirmed> };
}

/** What `onEvent` knows besides the event. */
export interface EventContext<Confirmed> {
  /** The request as the service gave it just now; absent without `confirm`, and for an event that names no request. */
  readonly request: Confirmed | undefined;
  /** 1 at the first attempt. */
  readonly attempt: number;
}

/** What `createWebhookHandler` takes. */
export interface WebhookHandlerOptions<Confirmed = undefined> extends ReadWebhookOptions {
  /**
   * Does what an event asks for. What it throws is a failure: it runs again. It also runs again when the process ends
   * after its last step and before that was stored, so it has to bear a repetition.
   */
  readonly onEvent: (event: WebhookEvent, context: EventContext<Confirmed>) => unknown;
  /** Where events are kept. */
  readonly store: WebhookStore;
  /** A client that reads the request before `onEvent` runs: an event only states that something changed. */
  readonly confirm?: ConfirmingClient<Confirmed> | undefined;
  /** Gets what `onEvent`, `confirm` or the store throws; without an event where the store gave none. */
  readonly onError?: ((error: unknown, event: WebhookEvent | undefined) => void) | undefined;
  /** Gets each delivery that was refused, for logs. */
  readonly onRefused?: ((refusal: WebhookRefusal) => void) | undefined;
  /** The largest body that is read, in bytes. Default: 262144. */
  readonly maxBytes?: number | undefined;
  /** A name that a process keeps over restarts, so that it takes its own events over at once. Default: a random one. */
  readonly holder?: string | undefined;
  /** For how long no other process takes an event whose handler runs, in milliseconds. Default: 300000. */
  readonly leaseTime?: number | undefined;
  /** Default: the clock of the runtime. */
  readonly clock?: { readonly now: () => Date } | undefined;
}

/** The same, with every default. */
export type HandlerSettings<Confirmed> = WebhookHandlerOptions<Confirmed> &
  Required<Pick<WebhookHandlerOptions<Confirmed>, 'maxBytes' | 'leaseTime' | 'clock'>>;

const MAX_BYTES = 262_144;
const LEASE_TIME = 300_000;
const STORE_METHODS = ['add', 'take', 'complete', 'release', 'pending'] as const;

/** Reads the options of `createWebhookHandler`; refuses what cannot work. */
export function readHandlerOptions<Confirmed>(
  options: WebhookHandlerOptions<Confirmed>,
): HandlerSettings<Confirmed> {
  const secrets = readSecrets(options?.secrets, options?.words);
  signatureHeader(options);
  const settings = {
    ...options,
    secrets,
    maxBytes: options.maxBytes ?? MAX_BYTES,
    leaseTime: options.leaseTime ?? LEASE_TIME,
    clock: options.clock ?? { now: () => new Date() },
  };
  const { store, confirm, holder, words } = settings;
  const isStore =
    typeof store?.durable === 'boolean' && STORE_METHODS.every((name) => isFunction(store[name]));
  expect(isStore, 'store', 'memoryStore()', words);
  expect(isFunction(settings.onEvent), 'onEvent', '(event) => …', words);
  for (const name of ['onError', 'onRefused'] as const) {
    expect(isFunction(settings[name] ?? isFunction), name, 'console.error', words);
  }
  expect(isFunction(settings.clock?.now), 'clock', '{ now: () => new Date() }', words);
  expect(
    confirm === undefined || isFunction(confirm?.onboarding?.get),
    'confirm',
    'createClient({ … })',
    words,
  );
  expect(holder === undefined || (typeof holder === 'string' && holder !== ''), 'holder', "'till-1'", words);
  expect(settings.maxBytes > 0, 'maxBytes', `${MAX_BYTES}`, words);
  expect(settings.leaseTime > 0, 'leaseTime', `${LEASE_TIME}`, words);
  return settings;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';
