import type { Locale } from '../../issues/inside.js';
import { checkValues, hasMethods, isFlag, isFunction, type OptionForm } from '../../reading/option-form.js';
import { webhookHeaderPrefix } from '../service/webhook-values.js';
import { WebhookError } from './error.js';
import type { WebhookEvent } from './event.js';
import { refuseOthers } from './refuse-others.js';
import type { WebhookStore } from './store.js';
import { checkLocale, readSecrets } from './verify-signature.js';

/** The part of a client that `confirm` needs. */
export interface ConfirmingClient<Confirmed> {
  readonly onboarding: { get(requestId: string): Promise<Confirmed> };
}

/** The second argument of `onEvent`. */
export interface EventContext<Confirmed> {
  /**
   * The request, as just read from the service; undefined without `confirm`, or if the event does not identify a
   * request.
   */
  readonly request: Confirmed | undefined;
  /** 1 at the first attempt. */
  readonly attempt: number;
}

/** Options of `createWebhookHandler`. */
export interface WebhookHandlerOptions<Confirmed = undefined> {
  /** The secret of the endpoint, or the old and the new one while they are rotated. */
  readonly secrets: string | readonly string[];
  /**
   * Handles an event. If it throws, it failed and runs again. It also runs again if the process ends after it has
   * finished but before this is stored, so it must tolerate repetition.
   */
  readonly onEvent: (event: WebhookEvent, context: EventContext<Confirmed>) => unknown;
  /** Where events are kept. */
  readonly store: WebhookStore;
  /** A client that reads the request before `onEvent` runs, because an event only states that something changed. */
  readonly confirm?: ConfirmingClient<Confirmed> | undefined;
  /** Receives errors of `onEvent`, `confirm` and the store, and each `WebhookRefusal` of a delivery. For logs. */
  readonly onError?: ((error: unknown, event?: WebhookEvent) => void) | undefined;
  /**
   * How old an event may be, in milliseconds. A delivery of an older one is refused: somebody may have recorded and repeated
   * it. Default: 86400000, a day: the service delivers an event for up to 15 hours.
   */
  readonly tolerance?: number | undefined;
  /** The clock of `tolerance`. Default: that of the system. */
  readonly now?: (() => Date) | undefined;
  /** The prefix of the headers of a delivery. Default: `X-Service-`. */
  readonly headerPrefix?: string | undefined;
  /** The largest body that is read, in bytes. Default: 262144. */
  readonly maxBytes?: number | undefined;
  /** How long a body may take to arrive, in milliseconds. Default: 10000. */
  readonly bodyTimeout?: number | undefined;
  /**
   * A name that a process keeps across restarts, so that it can take over its own events at once. Default: a random
   * name.
   */
  readonly holder?: string | undefined;
  /** How long no other process can take an event whose handler is running, in milliseconds. Default: 300000. */
  readonly leaseTime?: number | undefined;
  /** The language of messages. Default: English. Greek: `el` from `parastatiko/locales/el`. */
  readonly locale?: Locale | undefined;
}

/** The options with all defaults filled in. */
export type HandlerSettings<Confirmed> = WebhookHandlerOptions<Confirmed> & {
  readonly tolerance: number;
  readonly now: () => Date;
  readonly headerPrefix: string;
  readonly maxBytes: number;
  readonly bodyTimeout: number;
  readonly leaseTime: number;
};

const NAME = /^[\w-]+$/;
const isName = (value: unknown): boolean => NAME.test(String(value));
const isAboveZero = (value: unknown): boolean => Number(value) > 0;
const isOnboarding = hasMethods('get');
const isStore = hasMethods('add', 'take', 'complete', 'release', 'pending');

/** What is expected of each option, with an example. */
const FORM: OptionForm<WebhookHandlerOptions, string> = {
  secrets: true,
  locale: true,
  store: [(store) => isFlag(Object(store).durable) && isStore(store), 'memoryStore()', 'required'],
  onEvent: [isFunction, '(event) => …', 'required'],
  onError: [isFunction, '(event) => …'],
  confirm: [(client) => isOnboarding(Object(client).onboarding), 'createClient({ … })'],
  headerPrefix: [isName, webhookHeaderPrefix],
  holder: [isName, 'till-1'],
  tolerance: [isAboveZero, '86400000'],
  now: [isFunction, '() => new Date()'],
  maxBytes: [isAboveZero, '300000'],
  bodyTimeout: [(value) => isAboveZero(value) && Number(value) < 2 ** 31, '10000'],
  leaseTime: [isAboveZero, '300000'],
};

/** Reads the options of `createWebhookHandler`; refuses invalid ones. */
export function readHandlerOptions<Confirmed>(
  options: WebhookHandlerOptions<Confirmed>,
): HandlerSettings<Confirmed> {
  const {
    locale,
    tolerance = 86_400_000,
    now = () => new Date(),
    headerPrefix = webhookHeaderPrefix,
    maxBytes = 262_144,
    bodyTimeout = 10_000,
    leaseTime = 300_000,
  } = options ?? {};
  checkLocale(locale);
  const secrets = readSecrets(options?.secrets, locale);
  refuseOthers(options, Object.keys(FORM), locale);
  checkValues<WebhookHandlerOptions<Confirmed>, string>(options, FORM, (member, example) => {
    throw new WebhookError('options/value', locale, { member, example });
  });
  return { ...options, secrets, tolerance, now, headerPrefix, maxBytes, bodyTimeout, leaseTime };
}
