import type { Locale } from '../../issues/inside.js';
import type { UidOptions } from '../../registry/uid/uid.js';
import type { WebFetch } from '../../types/web.js';
import type { DocumentNumber, Hooks } from './hooks.js';
import type { Lease } from './journal/attempts.js';
import type { Journal } from './journal/journal.js';
import type { RowName } from './journal/rows.js';
import type { WaitingClock } from './time.js';
import type { Pace } from './transport/pace.js';

/** Everything that the calls of a client share. Its options are read once. */
export interface Core {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: WebFetch;
  readonly clock: WaitingClock;
  readonly random: () => number;
  readonly timeout: number;
  readonly maxAnswerBytes: number;
  readonly maxRetries: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly hooks: Hooks;
  readonly locale: Locale;
  /** What the caller says for all calls; `undefined` if each call says it. */
  readonly skipSignature: boolean | undefined;
  readonly settlingTime: number;
  readonly leaseTime: number;
  /** The name of this process in the journal; the same after a restart. */
  readonly holder: string;
  /** A name for this client only, so that two clients in one process do not share a lease. */
  readonly run: string;
  readonly registryFileType: string;
  readonly searchPageSize: number;
  readonly crypto: UidOptions['crypto'] | undefined;
  readonly neverLeft: (error: unknown) => boolean;
  readonly journal: () => Promise<Journal>;
  /** Whether the caller gave a journal, which may outlive the process. */
  readonly hasStore: boolean;
  /** The pace of calls that count towards the limit per minute, and of all other calls. */
  readonly pace: { readonly limited: Pace; readonly free: Pace };
  /** What changes while the client runs. */
  readonly running: Running;
  /** The call of the client that this work is done for. */
  readonly trace: Trace;
  /** The lease of the row that this call works on, if `recover` has claimed it. */
  readonly claimed?: ClaimedLease | undefined;
}

/** The lease of a claimed row, which is used once. */
export interface ClaimedLease {
  readonly name: RowName;
  lease: Lease | undefined;
}

/** What changes while a client runs. */
export interface Running {
  /** How many leases were taken, so that each has its own name. */
  leases: number;
  /** How many calls were made, so that each has its own id. */
  calls: number;
  /** How many milliseconds the service's clock is ahead, by the last answers. */
  skews: readonly number[];
}

/** What the hooks are told about a call of the client. */
export interface Trace {
  readonly callId: string;
  /** The document, once it is known. */
  document?: DocumentNumber;
}

/** The same core, for one call of the client. */
export function forCall(core: Core): Core {
  core.running.calls += 1;
  return { ...core, trace: { callId: `${core.run}-${core.running.calls}` } };
}
