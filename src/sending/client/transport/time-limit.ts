/** Why a call was stopped. */
export type Stopped = 'timeout' | 'aborted';

/** A time limit for one attempt: its own signal, and why it was aborted. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  readonly stopped: () => Stopped | undefined;
  /** Settles like the work, but rejects as soon as the limit is reached, even if the work ignores the signal. */
  readonly race: <Value>(work: Promise<Value>) => Promise<Value>;
  readonly end: () => void;
}

/** Starts a limit of some milliseconds, which also ends when the caller's signal is aborted. */
export function timeLimit(milliseconds: number, signal: AbortSignal | undefined): TimeLimit {
  const controller = new AbortController();
  let why: Stopped | undefined;
  const stop = (reason: Stopped): void => {
    why ??= reason;
    controller.abort();
  };
  const aborted = (): void => stop('aborted');
  const timer = setTimeout(() => stop('timeout'), milliseconds);
  signal?.addEventListener('abort', aborted);
  if (signal?.aborted === true) aborted();
  return {
    signal: controller.signal,
    stopped: () => why,
    race: (work) =>
      new Promise((resolve, reject) => {
        const give = (): void => reject(new Error('stopped'));
        if (controller.signal.aborted) give();
        controller.signal.addEventListener('abort', give);
        work.then(resolve, reject);
      }),
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', aborted);
    },
  };
}
