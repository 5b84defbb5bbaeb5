import type { Locale } from '../issues/locale.js';
import { webhookHeaderPrefix } from '../service/webhook-values.js';
import { WebhookError } from './error.js';
import type { WebhookEvent } from './event.js';
import type { WebhookStore } from './store.js';
import { checkLocale, readSecrets } from './verify-signature.js';

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
export interface WebhookHandlerOptions<Confirmed = undefined> {
  /** The secret of the endpoint, or the old and the new one while they are rotated. */
  readonly secrets: string | readonly string[];
  /**
   * Does what an event asks for. What it throws is a failure: it runs again. It also runs again when the process ends
   * after its last step and before that was stored, so it has to bear a repetition.
   */
  readonly onEvent: (event: WebhookEvent, context: EventContext<Confirmed>) => unknown;
  /** Where events are kept. */
  readonly store: WebhookStore;
  /** A client that reads the request before `onEvent` runs: an event only states that something changed. */
  readonly confirm?: ConfirmingClient<Confirmed> | undefined;
  /** Gets what `onEvent`, `confirm` and the store throw, and each `WebhookRefusal` of a delivery. For logs. */
  readonly onError?: ((error: unknown, event?: WebhookEvent) => void) | undefined;
  /** How the headers of a delivery begin. Default: `X-Service-`. */
  readonly headerPrefix?: string | undefined;
  /** The largest body that is read, in bytes. Default: 262144. */
  readonly maxBytes?: number | undefined;
  /** A name that a process keeps over restarts, so that it takes its own events over at once. Default: a random one. */
  readonly holder?: string | undefined;
  /** For how long no other process takes an event whose handler runs, in milliseconds. Default: 300000. */
  readonly leaseTime?: number | undefined;
  /** The words of messages. Default: English. Greek: `el` of `parastatiko/locales/el`. */
  readonly locale?: Locale | undefined;
}

/** The same, with every default. */
export type HandlerSettings<Confirmed> = WebhookHandlerOptions<Confirmed> & {
  readonly headerPrefix: string;
  readonly maxBytes: number;
  readonly leaseTime: number;
};

const STORE_METHODS = ['add', 'take', 'complete', 'release', 'pending'] as const;

/** Reads the options of `createWebhookHandler`; refuses what cannot work. */
export function readHandlerOptions<Confirmed>(
  options: WebhookHandlerOptions<Confirmed>,
): HandlerSettings<Confirmed> {
  const { locale, store, confirm, onEvent, onError, holder = '-' } = options ?? {};
  checkLocale(locale);
  const secrets = readSecrets(options?.secrets, locale);
  const { headerPrefix = webhookHeaderPrefix, maxBytes = 262_144, leaseTime = 300_000 } = options;
  const isStore =
    typeof store?.durable === 'boolean' && STORE_METHODS.every((name) => isFunction(store[name]));
  const expected: Readonly<Record<string, readonly [isFit: boolean, example: string]>> = {
    // Read before.
    secrets: [true, ''],
    locale: [true, ''],
    store: [isStore, 'memoryStore()'],
    onEvent: [isFunction(onEvent), '(event) => …'],
    onError: [onError === undefined || isFunction(onError), '(event) => …'],
    confirm: [confirm === undefined || isFunction(confirm?.onboarding?.get), 'createClient({ … })'],
    headerPrefix: [NAME.test(headerPrefix), webhookHeaderPrefix],
    holder: [NAME.test(holder), 'till-1'],
    maxBytes: [maxBytes > 0, '300000'],
    leaseTime: [leaseTime > 0, '300000'],
  };
  // Not by the reader of options, which is as large as this door.
  const known = Object.keys(expected);
  for (const member of Object.keys(options)) {
    if (!known.includes(member))
      throw new WebhookError('options/unknown', locale, { member, known: `${known}` });
  }
  for (const [member, [isFit, example]] of Object.entries(expected)) {
    if (!isFit) throw new WebhookError('options/value', locale, { member, example });
  }
  return { ...options, secrets, headerPrefix, maxBytes, leaseTime };
}

const NAME = /^[\w-]+$/;
const isFunction = (value: unknown): boolean => typeof value === 'function';
