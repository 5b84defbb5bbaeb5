import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeLimit } from '../../../../src/sending/client/transport/attempt.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);

describe('the time limit of an attempt', () => {
  it('stops work that ignores its signal when the time is over, and not before', async () => {
    const limit = timeLimit(1000, undefined);
    const ended = limit.race(never).catch((error: Error) => error.message);
    vi.advanceTimersByTime(999);
    expect([limit.signal.aborted, limit.stopped()]).toEqual([false, undefined]);
    vi.advanceTimersByTime(1);
    expect([limit.signal.aborted, limit.stopped()]).toEqual([true, 'timeout']);
    expect(await ended).toBe('stopped');
  });

  it('stops when the signal of the caller is aborted, and keeps the first reason', async () => {
    const caller = new AbortController();
    const limit = timeLimit(1000, caller.signal);
    const ended = limit.race(never).catch((error: Error) => error.message);
    caller.abort();
    expect(await ended).toBe('stopped');
    vi.advanceTimersByTime(2000);
    expect([limit.signal.aborted, limit.stopped()]).toEqual([true, 'aborted']);

    const late = new AbortController();
    const other = timeLimit(1000, late.signal);
    vi.advanceTimersByTime(1000);
    late.abort();
    expect(other.stopped()).toBe('timeout');
  });

  it('has stopped already if the signal of the caller was aborted before', async () => {
    const limit = timeLimit(1000, AbortSignal.abort());
    expect([limit.signal.aborted, limit.stopped()]).toEqual([true, 'aborted']);
    await expect(limit.race(never)).rejects.toThrow('stopped');
  });

  it('gives the result or the error of work that ends in time', async () => {
    const limit = timeLimit(1000, undefined);
    expect(await limit.race(Promise.resolve(7))).toBe(7);
    await expect(limit.race(Promise.reject(new RangeError('wrong')))).rejects.toThrow(RangeError);
  });

  it('stops nothing after its end', () => {
    const caller = new AbortController();
    const limit = timeLimit(1000, caller.signal);
    limit.end();
    vi.advanceTimersByTime(2000);
    caller.abort();
    expect([limit.signal.aborted, limit.stopped()]).toEqual([false, undefined]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
