import { Cutter } from './cutter.js';
import type { Place } from './protocol.js';

/** A source of blocks. */
export interface Feed {
  /** The next block, if one is available now. `isIdle`: no worker is busy, so a small block is fine. */
  readonly next: (isIdle: boolean) => Place | undefined;
  /** Resolves when `next` may return another block; undefined at the end of the input. */
  readonly more: () => Promise<void> | undefined;
  /** The error that ended the input early. */
  readonly error: () => unknown;
}

/** The blocks of a file from `at`: byte ranges, which the workers read themselves. */
export function rangesOf(file: string, at: number, size: number, blockBytes: number): Feed {
  let from = at;
  let isBegin = true;
  let isOver = false;
  return {
    next: () => {
      if (isOver) return undefined;
      const end = from + blockBytes;
      isOver = end >= size;
      // The last block goes to the end of the file, which may have grown.
      const place: Place = { file, from, to: isOver ? Number.MAX_SAFE_INTEGER : end, isBegin };
      from = Math.min(end, size);
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
