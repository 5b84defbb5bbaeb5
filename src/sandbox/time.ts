/** A clock of the sandbox: the current time, and nothing else. */
export interface SandboxClock {
  readonly now: () => Date;
}

/** A time some milliseconds after another, as ISO 8601 in UTC. */
export const later = (moment: Date | string, milliseconds: number): string =>
  new Date(new Date(moment).getTime() + milliseconds).toISOString();

/** Milliseconds from one time to another. */
export const between = (from: Date | string, to: Date | string): number =>
  new Date(to).getTime() - new Date(from).getTime();

/** Whether a time has been reached. */
export const isReached = (moment: Date | string, now: Date): boolean => between(moment, now) >= 0;

/** The time in Athens as signatures of payments have it: `YYYYMMDDhhmmss`. */
export const athensStamp = (moment: Date): string =>
  moment.toLocaleString('sv-SE', { timeZone: 'Europe/Athens' }).replaceAll(/\D/g, '');

/** A time in the format of HTTP headers, in whole seconds. */
export const httpDate = (moment: Date): string => moment.toUTCString();

/** Milliseconds as whole seconds, at least 1, for `Retry-After`. */
export const wholeSeconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

export const seconds = (count: number): number => count * 1000;

export const days = (count: number): number => count * 86_400_000;

/** A real pause, for a slow answer. It does not depend on the clock of the sandbox. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
