import { plus, smallest } from '../counting.js';
import { Cutter } from './cutter.js';
import type { Place } from './protocol.js';

/** Where the blocks of an input come from. */
export interface Feed {
  /** A block that can be had at once. `isIdle`: no worker is busy, so a small one will do. */
  readonly next: (isIdle: boolean) => Place | undefined;
  /** Settles when it is worth to ask `next` again; undefined when everything has come. */
  readonly more: () => Promise<void> | undefined;
  /** The error that ended the input early. */
  readonly error: () => unknown;
}

/** The blocks of a file from `at` on: ranges of bytes, which workers read by themselves. */
export function rangesOf(file: string, at: number, size: number, blockBytes: number): Feed {
  let from = at;
  let isBegin = true;
  let isOver = false;
  return {
    next: () => {
      if (isOver) return undefined;
      const end = plus(from, blockBytes);
      isOver = end >= size;
      // The last one goes on to the end, wherever that is by then.
      const place: Place = { file, from, to: isOver ? Number.MAX_SAFE_INTEGER : end, isBegin };
      from = smallest([end, size]);
      isBegin = false;
      return place;
    },
    more: () => undefined,
    error: () => undefined,
  };
}

/** The blocks of a stream, cut at line feeds. */
export function blocksOf(pieces: AsyncIterable<Buffer>, blockBytes: number, limit: number): Feed {
  const iterator = pieces[Symbol.asyncIterator]();
  const cutter = new Cutter(limit);
  const ready: Place[] = [];
  let isOver = false;
  let failure: unknown;
  let coming: Promise<void> | undefined;
  const pull = async (): Promise<void> => {
    try {
      const { done, value } = await iterator.next();
      if (done === true) {
        isOver = true;
        ready.push(...cutter.end());
      } else ready.push(...cutter.push(value));
    } catch (error) {
      isOver = true;
      failure = error;
      const whole = cutter.take();
      if (whole !== undefined) ready.push(whole);
    }
    coming = undefined;
  };
  return {
    next: (isIdle) =>
      ready.shift() ??
      (cutter.bytes >= blockBytes || (isIdle && cutter.bytes > 0) ? cutter.take() : undefined),
    more: () => {
      if (isOver) return undefined;
      coming ??= pull();
      return coming;
    },
    error: () => failure,
  };
}
