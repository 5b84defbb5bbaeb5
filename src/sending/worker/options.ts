import { type Locale, readLocale } from '../../issues/inside.js';
import type { ClientPart } from '../../issues/locales/generated/en/client-parts.js';
import { checkValues, hasMethods, type OptionForm } from '../../reading/option-form.js';
import { readOptions } from '../../reading/options.js';
import type { WebAbortSignal } from '../../types/web.js';
import {
  type CancelOutcome,
  type Client,
  ClientError,
  callable,
  type DocumentNumber,
  type IssueOutcome,
  pause,
  signal,
  text,
  timeout,
  whole,
} from '../client/inside.js';
import { type FlowStates, JournalError } from '../client/journal/inside.js';
import type { PostgresJournal } from '../journal-postgres/journals.js';
import { isSchema } from '../journal-postgres/tables.js';
import { QUEUE_SCHEMA } from './queue.js';
import type { TroubleCode } from './trouble.js';

/**
 * A document of the queue and its outcome.
 *
 * @example
 * const print = ({ document, outcome }: QueuedOutcome): void => console.log(document, outcome.kind);
 */
export interface QueuedOutcome {
  readonly document: unknown;
  readonly outcome: IssueOutcome | CancelOutcome;
}

/**
 * A document that waits, and holds up its series, until what keeps it from being sent has passed.
 *
 * @example
 * const warn = ({ document, code, message }: WaitingDocument): void => console.warn(document?.aa, code, message);
 */
export interface WaitingDocument {
  /** Its number, if it has one. */
  readonly document?: DocumentNumber | undefined;
  /** The code of the error or the reason of the refusal, such as `transport/connection` or `noCredits`. */
  readonly code: TroubleCode;
  readonly message: string;
  /** How often it has waited, from 1. */
  readonly attempt: number;
  /** How long it waits now, in milliseconds. */
  readonly pause: number;
}

/**
 * Options of `createWorker`. Times are in milliseconds.
 *
 * @example
 * const options: WorkerOptions = { client, journal, concurrency: 8, signal: stopping.signal, holder: 'worker 1' };
 */
export interface WorkerOptions {
  /** The client that issues. It has to use `journal`. */
  readonly client: Client;
  /** The journal. The queue is in the same database. */
  readonly journal: PostgresJournal;
  /** How many documents are worked on at once, from 1 to 100. Default: 8. */
  readonly concurrency?: number | undefined;
  /** How many documents may wait at once for what is wrong with their shop. With more, nothing new begins. Default: 40. */
  readonly mostWaiting?: number | undefined;
  /** Ends the worker: documents that are being sent are finished, those that wait go back to the queue. */
  readonly signal?: WebAbortSignal | undefined;
  /**
   * The name of this process, as in `createClient`: unique, and the same after a restart. With it, a restarted worker goes
   * on at once with what it was working on. Default: a new name.
   */
  readonly holder?: string | undefined;
  /** After this time without a sign of life, other workers take over. Give the same value as to the client. Default: 120,000. */
  readonly leaseTime?: number | undefined;
  /** After this time an unknown outcome is settled. Give the same value as to the client. Default: 120,000. */
  readonly settlingTime?: number | undefined;
  /** The schema of the queue. It is created if it does not exist. Default: `graphile_worker`. */
  readonly queueSchema?: string | undefined;
  /** Flow states that are stored together with an outcome. */
  readonly statesAfter?:
    | ((document: unknown, outcome: IssueOutcome | CancelOutcome) => FlowStates)
    | undefined;
  /**
   * Called with each outcome; its result is awaited. A document whose worker was killed is reported again. If it throws,
   * it is called again later, and the other documents go on.
   */
  readonly onOutcome?: ((outcome: QueuedOutcome) => unknown) | undefined;
  /** Called each time a document has to wait. Errors that it throws are ignored. */
  readonly onWait?: ((waiting: WaitingDocument) => void) | undefined;
  /** The language of messages. Default: English. */
  readonly locale?: Locale | undefined;
}

type WithDefault = 'concurrency' | 'mostWaiting' | 'holder' | 'leaseTime' | 'settlingTime' | 'queueSchema';

/** The options after reading. */
export type Settings = Omit<WorkerOptions, WithDefault | 'locale'> & {
  readonly [option in WithDefault]: NonNullable<WorkerOptions[option]>;
} & { readonly locale: Locale };

const LEASE_TIME = 120_000;
const SETTLING_TIME = 120_000;
const CONCURRENCY = 8;
const MOST_AT_ONCE = 100;
const MOST_WAITING = 40;

const FORM: OptionForm<WorkerOptions, ClientPart> = {
  client: [hasMethods('recover'), 'client', 'required'],
  journal: [hasMethods('joining'), 'postgres-journal', 'required'],
  concurrency: whole('concurrency', 1, MOST_AT_ONCE),
  mostWaiting: whole('count', 0),
  signal,
  holder: text,
  leaseTime: timeout,
  settlingTime: pause,
  queueSchema: true,
  statesAfter: callable,
  onOutcome: callable,
  onWait: callable,
  locale: true,
};

/** Reads the options of `createWorker`. */
export function readSettings(options: WorkerOptions): Settings {
  const given = readOptions<WorkerOptions>(options, FORM);
  const locale = readLocale(given.locale);
  const read = checkValues(given, FORM, (member, part) => refuseValue(member, part, locale));
  const { queueSchema = QUEUE_SCHEMA } = read;
  if (!isSchema(queueSchema)) throw new JournalError('journal/schema', { locale });
  return {
    concurrency: CONCURRENCY,
    mostWaiting: MOST_WAITING,
    holder: crypto.randomUUID(),
    leaseTime: LEASE_TIME,
    settlingTime: SETTLING_TIME,
    ...read,
    queueSchema,
    locale,
  };
}

export function refuseValue(member: keyof WorkerOptions, part: ClientPart, locale: Locale): never {
  throw new ClientError('options/value', { params: { member }, part, locale });
}
