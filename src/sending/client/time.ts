import type { WebAbortSignal } from '../../types/web.js';

/**
 * The clock of a client. `wait` pauses between attempts; without it, the timers of the runtime are used.
 *
 * @example
 * const clock: Clock = { now: () => new Date('2026-11-20T09:00:00Z') };
 */
export interface Clock {
  readonly now: () => Date;
  /** Waits for a number of milliseconds; ends early, without an error, if the signal is aborted. */
  readonly wait?: (milliseconds: number, signal?: WebAbortSignal) => Promise<void>;
}

export type WaitingClock = Required<Clock>;

const DAY = 86_400_000;
const SECOND = 1000;
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** The longest time that a timer of the runtime supports. */
export const LONGEST_TIMER = 2_147_483_647;

/** The clock of the runtime, or a caller's clock with the runtime's timers. */
export const waitingClock = (clock: Clock | undefined): WaitingClock => ({
  now: clock?.now ?? (() => new Date()),
  wait: clock?.wait ?? pause,
});

function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(milliseconds, LONGEST_TIMER));
    signal?.addEventListener('abort', end);
    if (signal?.aborted === true) end();
  });
}

export const later = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);

/** The time some milliseconds earlier. */
export const earlier = (moment: Date, milliseconds: number): Date =>
  new Date(moment.getTime() - milliseconds);

/** Milliseconds from now until a time; negative if it has passed. */
export const millisecondsUntil = (moment: Date, now: Date): number => moment.getTime() - now.getTime();

/**
 * How many milliseconds the service's clock is ahead of the local one. Its header has whole seconds, so half a second
 * is added.
 */
export function skewOf(header: string, asked: Date, answered: Date): number | undefined {
  const theirs = Date.parse(header);
  if (Number.isNaN(theirs)) return undefined;
  const ours = (asked.getTime() + answered.getTime()) / 2;
  return Math.round(theirs + SECOND / 2 - ours);
}

/**
 * The middle of some measurements, the lower one of two. So one answer with a wrong time is not believed against two
 * others.
 */
export const middleOf = (values: readonly number[]): number | undefined =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length / 2) - 1];

/**
 * The pause before an attempt is repeated: half of a limit that doubles each time, plus a random part of the other
 * half, so that clients do not retry at the same moment.
 */
export function backOff(attempt: number, random: () => number): number {
  const most = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1));
  return Math.round(most / 2 + (most / 2) * random());
}

/** The pause that `Retry-After` requests, in seconds or as a date. */
export function retryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  if (/^\s*[0-9]{1,9}\s*$/.test(header)) return Number(header) * SECOND;
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now.getTime());
}

/** The day after a day, `YYYY-MM-DD`. */
export const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + DAY).toISOString().slice(0, 10);

/** A lease outlives two attempts. */
export const longerOf = (lease: number, timeout: number): number => Math.max(lease, timeout * 2);

/** Milliseconds as whole seconds, for messages. */
export const secondsOf = (milliseconds: number): number => Math.ceil(milliseconds / SECOND);

/** A pause until a time, at least one millisecond, so that a loop over it ends. */
export const pauseUntil = (moment: Date, now: Date): number => Math.max(1, millisecondsUntil(moment, now));

export const longestOf = (pauses: readonly number[]): number =>
  pauses.reduce((longest, pause) => Math.max(longest, pause), 0);

/** The shorter of two pauses. */
export const shorterOf = (one: number, other: number): number => Math.min(one, other);

export const lessBy = (left: number, pause: number): number => left - Math.max(1, pause);
