import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import { later, longerOf, millisecondsUntil } from '../time.js';
import type { AttemptEnd, Lease } from './attempts.js';
import { mustNotBeGivenUp } from './given-up.js';
import type { JournalRequest, JournalResult, JournalRow, JournalStanding, RowName } from './rows.js';
import { wasInDoubt } from './standings.js';
import type { FlowStates } from './states.js';

/** A row that is held while work on it is in progress, so that no one else sends it. */
export interface HeldRow {
  /** The row before this work; `undefined` if it is new. */
  readonly before: JournalRow | undefined;
  /** Records that another attempt begins. Not needed for a new row, whose first attempt is already recorded. */
  readonly begin: (request: JournalRequest, anew: boolean, states?: FlowStates) => Promise<void>;
  /**
   * Makes sure that the row is still held and stays held for some time, because a machine may sleep between reserving a
   * row and sending. Throws if another process has it; nothing may then be sent.
   */
  readonly mustOutlive: (milliseconds: number, request: JournalRequest) => Promise<void>;
  /**
   * Records the result of the attempt with the states from the caller's function, and releases the row. Returns the
   * reason if something could not be written. If the function throws, the result is recorded without states.
   */
  readonly end: (
    standing: Exclude<JournalStanding, 'sending'>,
    result?: JournalResult,
    statesAfter?: () => FlowStates | undefined,
  ) => Promise<string | undefined>;
}

/** The work that a row is reserved for. */
export interface RowWork {
  readonly name: RowName;
  readonly request: JournalRequest;
  readonly states?: FlowStates | undefined;
  /** The row of a held document that this completion may file. It is held and settled together with this row. */
  readonly settles?: RowName | undefined;
  /** How people refer to it: `11.1 A 101`. */
  readonly what: string;
  /** The work sends nothing, so the row may be one that a person gave up. */
  readonly onlySearches?: boolean | undefined;
  /** How long one attempt may take, in milliseconds. The lease is longer. */
  readonly timeout: number;
}

/**
 * Runs work on a row while holding it. If another process holds the row, or if the journal cannot be written, it throws
 * before anything is sent. So it does for a row that a person gave up.
 */
export async function guarded<Result>(
  core: Core,
  { name, request, states, settles, what, timeout, onlySearches }: RowWork,
  work: (row: HeldRow) => Promise<Result>,
): Promise<Result> {
  await mustBeOfCaller(core, states);
  const journal = await core.journal();
  const leaseTime = longerOf(core.leaseTime, timeout);
  let lease = leaseOf(core, name, leaseTime);
  const at = core.clock.now().toISOString();
  const taken = await written(core, journal.take({ ...name, lease, at, request, states, settles }));
  if (taken.taken === 'leased') {
    throw new ClientError('call/same-number-in-flight', { params: { what }, locale: core.locale });
  }
  const before = taken.taken === 'row' ? taken.row : undefined;
  let isUnsure = before !== undefined && wasInDoubt(before);
  let isHeld = true;
  const end: HeldRow['end'] = async (standing, result, statesAfter) => {
    isHeld = false;
    let after: FlowStates | undefined;
    let thrown: string | undefined;
    try {
      const given = statesAfter?.();
      await mustBeOfCaller(core, given);
      after = given;
    } catch (error) {
      thrown = messageOf(error);
    }
    const ended = standing === 'refused' && isUnsure ? { ...result, earlier: 'unknown' } : result;
    const attempt: AttemptEnd = { ...name, lease, standing, result: ended, states: after, settles };
    // The answer matters more than its record, so the outcome is returned in any case.
    return journal.end(attempt).then(
      () => thrown,
      (error: unknown) => {
        isHeld = true;
        return messageOf(error);
      },
    );
  };
  try {
    if (onlySearches !== true) mustNotBeGivenUp(before, what, core.locale);
    return await work({
      before,
      begin: async (again, anew, statesBefore) => {
        const begun = core.clock.now();
        const longer = { ...lease, until: later(begun, leaseTime).toISOString() };
        const at = begun.toISOString();
        const attempt = { ...name, lease: longer, at, request: again, states: statesBefore, settles };
        await written(core, journal.begin(attempt, anew));
        isUnsure &&= !anew;
        lease = longer;
      },
      mustOutlive: async (milliseconds, again) => {
        const now = core.clock.now();
        const left = millisecondsUntil(new Date(lease.until), now);
        // More than its whole time is left if the clock was set back: somebody may have counted from there.
        if (left > milliseconds && left <= leaseTime) return;
        const longer = { ...lease, until: later(now, leaseTime).toISOString() };
        const attempt = { ...name, lease: longer, at: now.toISOString(), request: again, settles };
        await journal.begin(attempt, false).catch((cause: unknown) => {
          throw new ClientError('call/lease-lost', { params: { what }, locale: core.locale, cause });
        });
        lease = longer;
      },
      end,
    });
  } finally {
    for (const row of isHeld ? [name, settles] : []) {
      if (row !== undefined) await journal.release(row, lease).catch(() => undefined);
    }
  }
}

/** The lease that the row was claimed with, renewed; otherwise a new one. */
function leaseOf(core: Core, { operation, key }: RowName, leaseTime: number): Lease {
  const fresh = newLease(core, leaseTime);
  const { claimed } = core;
  if (claimed?.lease === undefined || claimed.name.operation !== operation || claimed.name.key !== key) {
    return fresh;
  }
  const { id } = claimed.lease;
  claimed.lease = undefined;
  return { ...fresh, id };
}

/** A lease that nobody had before. */
export function newLease(core: Core, leaseTime: number): Lease {
  const { holder, run, clock, running } = core;
  running.leases += 1;
  const until = later(clock.now(), leaseTime).toISOString();
  return { holder, run, id: `${run} ${running.leases}`, until };
}

/** A journal that cannot be written stops the call before anything is sent. */
export const written = <Value>(core: Core, work: Promise<Value>): Promise<Value> =>
  work.catch((error: unknown) => {
    throw new ClientError('journal/not-written', {
      locale: core.locale,
      cause: error instanceof Error ? error : new Error(String(error)),
    });
  });

/** Its code is loaded only if there are states. */
async function mustBeOfCaller(core: Core, states: FlowStates | undefined): Promise<void> {
  if (states !== undefined) (await import('./own-states.js')).refuseOwnNames(states, core.locale);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
