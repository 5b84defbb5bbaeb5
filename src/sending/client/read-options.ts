import { type Locale, readLocale } from '../../issues/inside.js';
import type { ClientPart } from '../../issues/locales/generated/en/client-parts.js';
import { isObject } from '../../reading/inside.js';
import { checkValues, hasMethods, isFunction, matches, type OptionForm } from '../../reading/option-form.js';
import { readForm, readOptions as readNamed } from '../../reading/options.js';
import { version } from '../../types/generated/version.js';
import type { WebAbortSignal, WebFetch } from '../../types/web.js';
import { serviceHeaders, serviceLimits } from '../service/limits.js';
import { serviceDefaults } from '../service/settings.js';
import type { Core } from './core.js';
import { ClientError } from './error.js';
import type { RepeatableCallOptions } from './generated/call-options.js';
import type { Hooks } from './hooks.js';
import type { Journal } from './journal/journal.js';
import { callable, flag, pause, signal, text, timeout, whole } from './option-values.js';
import type { AppInfo, ClientOptions } from './options.js';
import { type Refuse, readBaseUrl, readKey } from './read-address.js';
import { longerOf, waitingClock } from './time.js';
import { neverLeft } from './transport/never-left.js';
import { Pace } from './transport/pace.js';

const TIMEOUT = 30_000;
export const MAX_ANSWER_BYTES = 33_554_432;
const MAX_RETRIES = 2;
const MOST_RETRIES = 20;
const LEASE_TIME = 120_000;
const SETTLING_TIME = 120_000;

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const APP_URL = /^https?:\/\/[!-'*-~]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Headers that the client sets itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  serviceHeaders.key.toLowerCase(),
  'content-type',
  'content-length',
]);

const FORM: OptionForm<ClientOptions, ClientPart> = {
  baseUrl: true,
  apiKey: true,
  fetch: callable,
  clock: [(clock) => isFunction(Object(clock).now ?? Date), 'clock'],
  random: callable,
  timeout,
  maxAnswerBytes: whole('count', 1),
  maxRetries: whole('retries', 0, MOST_RETRIES),
  headers: true,
  appInfo: true,
  hooks: true,
  locale: true,
  journal: [hasMethods('take'), 'journal'],
  holder: text,
  leaseTime: timeout,
  settlingTime: pause,
  skipSignature: flag,
  registryFileType: text,
  searchPageSize: whole('count', 1),
  crypto: true,
  allowInsecure: flag,
  neverLeft: callable,
};

const HOOKS: OptionForm<Hooks, ClientPart> = { beforeAttempt: callable, afterAttempt: callable };
const APP_INFO: OptionForm<AppInfo, ClientPart> = {
  name: [matches(HEADER_NAME), 'product', 'required'],
  version: [matches(HEADER_NAME), 'product'],
  url: [matches(APP_URL), 'app-url'],
};

/** Reads the options of `createClient`; refuses invalid ones before anything is sent. */
export function readOptions(options: ClientOptions): Core {
  const given = readNamed<ClientOptions>(isObject(options) ? options : {}, FORM);
  const locale = readLocale(given.locale);
  const refuse = refusalsIn(locale);
  const refuseIn = (option: string) => (member: string, part: ClientPart) =>
    refuse('options/value', { member: `${option}.${member}` }, part);
  readForm<Hooks, ClientPart>(given.hooks, HOOKS, refuseIn('hooks'), locale, 'hooks');
  const app =
    given.appInfo === undefined
      ? {}
      : readForm<AppInfo, ClientPart>(given.appInfo, APP_INFO, refuseIn('appInfo'), locale, 'appInfo');
  if (!isObject(options)) refuse('options/object');
  const baseUrl = readBaseUrl(given.baseUrl, given.allowInsecure === true, refuse);
  const apiKey = readKey(given.apiKey, refuse);
  const read = checkValues(given, FORM, (member, part) => refuse('options/value', { member }, part));
  const { random = Math.random, timeout = TIMEOUT, journal } = read;
  const run = newName(random);
  return {
    baseUrl,
    apiKey,
    fetch: read.fetch ?? runtimeFetch(locale),
    clock: waitingClock(read.clock),
    random,
    timeout,
    maxAnswerBytes: read.maxAnswerBytes ?? MAX_ANSWER_BYTES,
    maxRetries: read.maxRetries ?? MAX_RETRIES,
    headers: { ...userAgent(app), ...readHeaders(read.headers, 'options/value', refuse) },
    hooks: read.hooks ?? {},
    locale,
    skipSignature: read.skipSignature,
    settlingTime: read.settlingTime ?? SETTLING_TIME,
    leaseTime: longerOf(read.leaseTime ?? LEASE_TIME, timeout),
    holder: read.holder ?? run,
    run,
    registryFileType: read.registryFileType ?? serviceDefaults.registryFileType,
    searchPageSize: read.searchPageSize ?? serviceDefaults.searchPageSize,
    crypto: read.crypto,
    neverLeft: read.neverLeft ?? ((error) => neverLeft(error)),
    journal: journalOf(journal),
    hasStore: journal !== undefined,
    pace: { limited: new Pace(serviceLimits.onboardingCallsPerMinute), free: new Pace() },
    running: { leases: 0, calls: 0, skews: [] },
    trace: { callId: run },
  };
}

const refusalsIn =
  (locale: Locale): Refuse =>
  (code, params = {}, part) => {
    throw new ClientError(code, { params, locale, ...(part !== undefined && { part }) });
  };

/** The options of one call, after reading. */
export interface ReadCallOptions {
  readonly signal: WebAbortSignal | undefined;
  readonly timeout: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly maxRetries: number;
}

const CALL_FORM: OptionForm<RepeatableCallOptions, ClientPart> = {
  signal,
  timeout,
  headers: true,
  maxRetries: FORM.maxRetries,
};

/** Reads the options of one call, whose names were checked. */
export function readCallOptions(core: Core, options: RepeatableCallOptions | undefined): ReadCallOptions {
  const refuse = refusalsIn(core.locale);
  const read = checkValues(options ?? {}, CALL_FORM, (member, part) =>
    refuse('call/options', { member }, part),
  );
  return {
    signal: read.signal,
    timeout: read.timeout ?? core.timeout,
    headers: { ...core.headers, ...readHeaders(read.headers, 'call/options', refuse) },
    maxRetries: read.maxRetries ?? core.maxRetries,
  };
}

function readHeaders(
  given: unknown,
  code: 'options/value' | 'call/options',
  refuse: Refuse,
): Readonly<Record<string, string>> {
  if (given === undefined) return {};
  if (!isObject(given)) return refuse(code, { member: 'headers' }, 'headers');
  for (const [name, value] of Object.entries(given)) {
    if (OWN_HEADERS.has(name.toLowerCase())) refuse('call/header', { member: name });
    if (!HEADER_NAME.test(name) || typeof value !== 'string' || !HEADER_VALUE.test(value)) {
      refuse(code, { member: `headers.${name}` }, 'header');
    }
  }
  // In one case, so that a header of a call replaces that of the client, and ours.
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name.toLowerCase(), value as string]),
  );
}

/**
 * The names of this library and of the program, so that the service can tell its callers apart. Not in a browser, which has
 * a name of its own, and where another header would need the permission of the service.
 */
function userAgent(app: Partial<AppInfo>): Readonly<Record<string, string>> {
  if ('location' in globalThis && globalThis.location !== undefined) return {};
  const product = app.version === undefined ? app.name : `${app.name}/${app.version}`;
  const parts = [`parastatiko/${version}`, product, app.url && `(${app.url})`];
  return { 'user-agent': parts.filter(Boolean).join(' ') };
}

/** Looked up at each call, because a page or a test may set it after the client was created. */
function runtimeFetch(locale: Locale): WebFetch {
  return (input, init) => {
    if (typeof globalThis.fetch !== 'function') throw new ClientError('options/fetch', { locale });
    return globalThis.fetch(input, init);
  };
}

const DIGITS = 36;
const newName = (random: () => number): string =>
  [random(), random()].map((number) => number.toString(DIGITS).slice(2)).join('') || 'client';

/** The caller's journal, or one in memory that is created when first needed. */
function journalOf(given: Journal | undefined): () => Promise<Journal> {
  let made: Promise<Journal> | undefined;
  return () => {
    made ??=
      given === undefined
        ? import('./journal/memory.js').then(({ memoryJournal }) => memoryJournal({ keep: 'unsettled' }))
        : Promise.resolve(given);
    return made;
  };
}
