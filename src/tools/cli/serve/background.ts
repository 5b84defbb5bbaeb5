import { finishCalls, prune, settleLater } from '../../operations/index.js';
import type { Backend } from './backend.js';

/** How often queued documents are searched for. In milliseconds. */
const SETTLE_EVERY = 15_000;
/** How often old calls are removed. */
const PRUNE_EVERY = 6 * 3_600_000;

/** What runs beside the calls. */
interface Background {
  /** How long answers of calls are kept, in milliseconds. */
  readonly keepCalls: number;
  /** Receives what failed. It is tried again at the next time. */
  readonly onError: (error: unknown) => void;
}

/** Searches for queued documents and removes old calls, from time to time. Returns what stops it. */
export function inBackground(backend: Backend, { keepCalls, onError }: Background): () => Promise<void> {
  const { journal, clientIn, now } = backend;
  const client = clientIn(undefined);
  const stops = [
    repeat(
      SETTLE_EVERY,
      async () => {
        await settleLater({ journal, client, now });
        await finishCalls({ language: 'en', locale: undefined, now, journal, client }, false);
      },
      onError,
    ),
    repeat(PRUNE_EVERY, () => prune(journal, now(), keepCalls), onError),
  ];
  return async () => {
    for (const stop of stops) await stop();
  };
}

/** Runs `work` now and from time to time, never twice at once. The result stops it and waits for the run in progress. */
function repeat(every: number, work: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  const run = (): void => {
    running ??= work()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, every);
  return async (): Promise<void> => {
    clearInterval(timer);
    await running;
  };
}
