const CODE = 'ECONNRESET';

/** A broken connection, as `fetch` reports it. */
export const connectionFault = (): TypeError => new TypeError('fetch failed', { cause: { code: CODE } });

/**
 * Whether an error from the sandbox's `fetch` is a connection broken by a fault. A server that passes calls to the
 * sandbox then closes its socket.
 *
 * @example
 * sandbox.fetch(request).catch((error) => isConnectionFault(error) && socket.destroy());
 */
export const isConnectionFault = (error: unknown): boolean =>
  error instanceof TypeError && Object(error.cause).code === CODE;

/** A call that is never answered, until its caller gives up. */
export const neverAnswered = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
