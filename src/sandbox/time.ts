/** A clock of the sandbox: the moment, and nothing else. */
export interface SandboxClock {
  readonly now: () => Date;
}

/** The moment so many milliseconds after another, as ISO 8601 in UTC. */
export const later = (moment: Date | string, milliseconds: number): string =>
  new Date(new Date(moment).getTime() + milliseconds).toISOString();

/** Milliseconds from one moment to another. */
export const between = (from: Date | string, to: Date | string): number =>
  new Date(to).getTime() - new Date(from).getTime();

/** Whether a moment has come. */
export const isReached = (moment: Date | string, now: Date): boolean => between(moment, now) >= 0;

/** A moment with whole seconds, as header fields have it. */
export const httpDate = (moment: Date): string => moment.toUTCString();

/** Milliseconds in whole seconds, and at least one: for `Retry-After`. */
export const wholeSeconds = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));

/** The sum of two times, in milliseconds. */
export const plus = (one: number, other: number): number => one + other;

/** A number of days in milliseconds. */
export const days = (count: number): number => count * 86_400_000;

/** A real pause: a slow answer takes its time whatever the clock of the sandbox says. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** What is left of a count. */
export const difference = (count: number, taken: number): number => count - taken;

/** So many times a count. */
export const product = (count: number, times: number): number => count * times;
