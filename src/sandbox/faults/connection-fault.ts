/** A broken connection, as `fetch` reports it. */
export const connectionFault = (): TypeError =>
  new TypeError('fetch failed', { cause: { code: 'ECONNRESET' } });

/** A call that is never answered, until its caller gives up. */
export const neverAnswered = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
