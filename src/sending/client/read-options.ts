import { type Locale, readLocale } from '../../issues/locale.js';
import type { ClientPart } from '../../issues/locales/generated/en/client-parts.js';
import { readOptions as readNamed, refuseOthers } from '../../reading/options.js';
import { isWhole } from '../../types/forms.js';
import type { WebAbortSignal, WebFetch } from '../../types/web.js';
import { serviceHeaders, serviceLimits } from '../service/limits.js';
import { serviceDefaults } from '../service/settings.js';
import type { Core } from './core.js';
import { ClientError } from './error.js';
import { hookNames } from './hooks.js';
import type { Journal } from './journal/journal.js';
import {
  type CallOptions,
  type ClientOptions,
  clientOptionNames,
  type RepeatableCallOptions,
} from './options.js';
import { type Refuse, readBaseUrl, readKey } from './read-address.js';
import { LONGEST_TIMER, longerOf, waitingClock } from './time.js';
import { neverLeft } from './transport/never-left.js';
import { Pace } from './transport/pace.js';

const TIMEOUT = 30_000;
const MAX_ANSWER_BYTES = 33_554_432;
const MAX_RETRIES = 2;
const MOST_RETRIES = 20;
const LEASE_TIME = 120_000;
const SETTLING_TIME = 120_000;

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Headers that the client sets itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  serviceHeaders.key.toLowerCase(),
  'content-type',
  'content-length',
]);

/** Reads the options of `createClient`; refuses invalid ones before anything is sent. */
export function readOptions(options: ClientOptions): Core {
  const isObject = typeof options === 'object' && options !== null;
  const given = readNamed<ClientOptions>(isObject ? options : {}, clientOptionNames);
  const locale = readLocale(given.locale);
  refuseOthers(given.hooks, hookNames, locale, 'hooks');
  const refuse: Refuse = (code, params = {}, part) => {
    throw new ClientError(code, { params, locale, ...(part !== undefined && { part }) });
  };
  if (!isObject) refuse('options/object');
  const number = (
    member: keyof ClientOptions,
    fallback: number,
    least: number,
    part: ClientPart,
    most = LONGEST_TIMER,
  ): number => {
    const value = given[member] ?? fallback;
    return isWhole(value, least, most) ? value : refuse('options/value', { member }, part);
  };
  const callable = <Member extends 'fetch' | 'random' | 'neverLeft'>(
    member: Member,
  ): Partial<ClientOptions>[Member] => {
    if (given[member] === undefined || typeof given[member] === 'function') return given[member];
    return refuse('options/value', { member }, 'function');
  };
  const text = (member: 'holder' | 'registryFileType', fallback: string): string => {
    const value: unknown = given[member] ?? fallback;
    return typeof value === 'string' && value.trim() !== ''
      ? value
      : refuse('options/value', { member }, 'text');
  };
  const baseUrl = readBaseUrl(given.baseUrl, given.allowInsecure === true, refuse);
  const apiKey = readKey(given.apiKey, refuse);
  if (typeof (given.clock?.now ?? Date) !== 'function') {
    refuse('options/value', { member: 'clock' }, 'clock');
  }
  for (const member of ['skipSignature', 'allowInsecure'] as const) {
    if (given[member] !== undefined && typeof given[member] !== 'boolean') {
      refuse('options/value', { member }, 'flag');
    }
  }
  if (given.journal !== undefined && typeof given.journal?.take !== 'function') {
    refuse('options/value', { member: 'journal' }, 'journal');
  }
  const clock = waitingClock(given.clock);
  const random = callable('random') ?? Math.random;
  const timeout = number('timeout', TIMEOUT, 1, 'timeout');
  const run = newName(random);
  const fetch = callable('fetch');
  return {
    baseUrl,
    apiKey,
    fetch: fetch ?? runtimeFetch(locale),
    clock,
    random,
    timeout,
    maxAnswerBytes: number('maxAnswerBytes', MAX_ANSWER_BYTES, 1, 'count'),
    maxRetries: number('maxRetries', MAX_RETRIES, 0, 'retries', MOST_RETRIES),
    headers: readHeaders(given.headers, 'options/value', refuse),
    hooks: given.hooks ?? {},
    locale,
    skipSignature: given.skipSignature,
    settlingTime: number('settlingTime', SETTLING_TIME, 0, 'milliseconds'),
    leaseTime: longerOf(number('leaseTime', LEASE_TIME, 1, 'timeout'), timeout),
    holder: text('holder', run),
    run,
    registryFileType: text('registryFileType', serviceDefaults.registryFileType),
    searchPageSize: number('searchPageSize', serviceDefaults.searchPageSize, 1, 'count'),
    crypto: given.crypto,
    neverLeft: callable('neverLeft') ?? ((error) => neverLeft(error)),
    journal: journalOf(given.journal),
    hasStore: given.journal !== undefined,
    pace: { limited: new Pace(serviceLimits.onboardingCallsPerMinute), free: new Pace() },
    running: { leases: 0, calls: 0, clockSkew: undefined },
    trace: { callId: run },
  };
}

/** The options of one call, after reading. */
export interface ReadCallOptions {
  readonly signal: WebAbortSignal | undefined;
  readonly timeout: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly maxRetries: number;
}

/** Reads the options of one call, whose names were checked. */
export function readCallOptions(core: Core, options: CallOptions | undefined): ReadCallOptions {
  const { signal, timeout, headers, maxRetries }: RepeatableCallOptions = options ?? {};
  const refuse: Refuse = (code, params = {}, part) => {
    throw new ClientError(code, { params, locale: core.locale, ...(part !== undefined && { part }) });
  };
  const expect = (member: string, isFit: boolean, part: ClientPart): void => {
    if (!isFit) refuse('call/options', { member }, part);
  };
  const isSignal = signal === undefined || typeof signal?.addEventListener === 'function';
  expect('signal', isSignal, 'signal');
  expect('timeout', timeout === undefined || isWhole(timeout, 1, LONGEST_TIMER), 'timeout');
  expect('maxRetries', maxRetries === undefined || isWhole(maxRetries, 0, MOST_RETRIES), 'retries');
  return {
    signal,
    timeout: timeout ?? core.timeout,
    headers: { ...core.headers, ...readHeaders(headers, 'call/options', refuse) },
    maxRetries: maxRetries ?? core.maxRetries,
  };
}

function readHeaders(
  given: unknown,
  code: 'options/value' | 'call/options',
  refuse: Refuse,
): Readonly<Record<string, string>> {
  if (given === undefined) return {};
  const isRecord = typeof given === 'object' && given !== null;
  for (const [name, value] of Object.entries(isRecord ? given : {})) {
    if (OWN_HEADERS.has(name.toLowerCase())) refuse('call/header', { member: name });
    if (!HEADER_NAME.test(name) || typeof value !== 'string' || !HEADER_VALUE.test(value)) {
      refuse(code, { member: `headers.${name}` }, 'header');
    }
  }
  if (!isRecord) refuse(code, { member: 'headers' }, 'headers');
  // In one case, so that a header of a call replaces that of the client, and ours.
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name.toLowerCase(), value as string]),
  );
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
