import { statSync } from 'node:fs';
import { Server } from '../../../../src/tools/cli/bulk/serve.js';
import type { Threads } from '../../../../src/tools/cli/bulk/threads.js';

/** Workers within this process: they get copies of what is sent, answer later, and not in the order of their blocks. */
export function fakeThreads(
  sizes: Partial<Pick<Threads, 'available' | 'worthwhile' | 'blockBytes' | 'blockFindings'>>,
): Threads & {
  readonly started: () => number;
  readonly stopped: () => number;
} {
  let started = 0;
  let stopped = 0;
  return {
    available: 3,
    worthwhile: 0,
    blockBytes: 64,
    blockFindings: 1000,
    ...sizes,
    sizeOf: (file) => statSync(file, { throwIfNoEntry: false })?.size,
    start: (setup, listener) => {
      started += 1;
      const pause = started % 3;
      const server = new Server(structuredClone(setup), (answer) => {
        later(pause, () => listener.answered(structuredClone(answer)));
      });
      return {
        send: (order, moved = []) => {
          const copy = structuredClone(order, { transfer: [...moved] });
          setImmediate(() => server.take(copy));
        },
        stop: async () => {
          stopped += 1;
        },
      };
    },
    started: () => started,
    stopped: () => stopped,
  };
}

function later(turns: number, call: () => void): void {
  if (turns === 0) setImmediate(call);
  else setImmediate(() => later(turns - 1, call));
}
