import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Answer, Order, Setup } from './protocol.js';

/** A worker, as used by the pool. */
export interface Thread {
  readonly send: (order: Order, moved?: readonly ArrayBuffer[]) => void;
  readonly stop: () => Promise<void>;
}

/** The reports of a worker. `failed` is called once, when the worker has ended. */
export interface Listener {
  readonly answered: (answer: Answer) => void;
  readonly failed: (why: string) => void;
}

/** Threads, files and sizes, so that tests can replace them. */
export interface Threads {
  readonly available: number;
  /** The input size in bytes from which workers save more time than their start takes. */
  readonly worthwhile: number;
  /** How many bytes a worker receives at a time. */
  readonly blockBytes: number;
  /** How many findings a worker keeps at a time, so that memory stays bounded if every line is short and wrong. */
  readonly blockFindings: number;
  /** The size of a file whose ranges can be read; undefined for pipes, devices and missing files. */
  readonly sizeOf: (file: string) => number | undefined;
  readonly start: (setup: Setup, listener: Listener) => Thread;
}

/**
 * The threads of this process. When run from the source there are no threads, because Node cannot load TypeScript in
 * them.
 */
export const nodeThreads: Threads | undefined = import.meta.url.endsWith('.ts') ? undefined : threads();

function threads(): Threads {
  return {
    available: availableParallelism(),
    worthwhile: 4 << 20,
    blockBytes: 2 << 20,
    blockFindings: 8000,
    sizeOf,
    start,
  };
}

/** Errors are reported when the file is read. */
export function sizeOf(file: string): number | undefined {
  try {
    const found = statSync(file);
    return found.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}

function start(setup: Setup, { answered, failed }: Listener): Thread {
  // All files of the built program are in one folder.
  const worker = new Worker(new URL('./cli-worker.js', import.meta.url), { workerData: setup });
  let isOver = false;
  const end = (why: string): void => {
    if (!isOver) failed(why);
    isOver = true;
  };
  worker.on('message', answered);
  worker.on('messageerror', ({ message }) => end(message));
  worker.on('error', (error) => end('code' in error ? String(error.code) : error.message));
  worker.on('exit', (code) => end(`exit ${code}`));
  return {
    send: (order, moved = []) => worker.postMessage(order, [...moved]),
    stop: async () => {
      isOver = true;
      await worker.terminate();
    },
  };
}
