import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { inOrder } from '../../../../src/sending/client/issue/issue-all.js';
import { listOf } from '../setup.js';

const limits = (concurrency: number) => ({ concurrency, isStopped: () => false });
const double = async (item: number): Promise<number> => item * 2;

it.each([1, 2, 7])('gives the results in order with %i at once', async (concurrency) => {
  const work = async (item: number, index: number) => {
    await pause((item % 3) * 3);
    return `${index}: ${item}`;
  };
  const items = [5, 4, 3, 2, 1, 0];
  const expected = ['0: 5', '1: 4', '2: 3', '3: 2', '4: 1', '5: 0'];
  expect(await listOf(inOrder(items, limits(concurrency), work))).toEqual(expected);
});

it('gives a result while its source waits for the next item', async () => {
  async function* slow(): AsyncGenerator<number> {
    yield 1;
    await new Promise(() => undefined);
  }
  const results = inOrder(slow(), limits(3), double);
  expect(await results.next()).toEqual({ done: false, value: 2 });
  expect(await results.return(undefined)).toEqual({ done: true, value: undefined });
});

it('gives what it has before it passes on an error of its source, and finishes what has begun', async () => {
  const finished: number[] = [];
  async function* broken(): AsyncGenerator<number> {
    yield 1;
    yield 2;
    throw new RangeError('no more');
  }
  const work = async (item: number) => {
    await pause(10);
    finished.push(item);
    return item;
  };
  const seen: number[] = [];
  const reading = (async () => {
    for await (const result of inOrder(broken(), limits(5), work)) seen.push(result);
  })();
  await expect(reading).rejects.toBeInstanceOf(RangeError);
  expect([seen, finished]).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

it('passes on an error of the work after the results before it, and reports no unhandled one', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const work = async (item: number) => {
    if (item > 1) throw new RangeError(`failed at ${item}`);
    await pause(10);
    return item;
  };
  const results = inOrder([1, 2, 3], limits(3), work);
  expect(await results.next()).toEqual({ done: false, value: 1 });
  await expect(results.next()).rejects.toThrow('failed at 2');
  await pause(5);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it('closes its source when the caller stops early', async () => {
  let isClosed = false;
  function* counting(): Generator<number> {
    try {
      for (let item = 0; ; item += 1) yield item;
    } finally {
      isClosed = true;
    }
  }
  for await (const result of inOrder(counting(), limits(2), double)) if (result === 4) break;
  expect(isClosed).toBe(true);
});

it.each([
  ['has ended', async () => ({ done: true, value: undefined })],
  ['fails', () => Promise.reject(new RangeError('broken'))],
])('reads no further and closes nothing after its source %s', async (_, next) => {
  const calls = { next: 0, return: 0 };
  const source = {
    next: () => {
      calls.next += 1;
      return next();
    },
    return: async () => {
      calls.return += 1;
      return { done: true, value: undefined };
    },
  };
  const items = { [Symbol.asyncIterator]: () => source } as AsyncIterable<number>;
  await listOf(inOrder(items, limits(3), double)).catch(() => undefined);
  expect(calls).toEqual({ next: 1, return: 0 });
});
