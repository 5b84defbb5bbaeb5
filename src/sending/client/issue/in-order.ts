/** How many items are worked on at once, and when no more are read. */
export interface Limits {
  readonly concurrency: number;
  readonly isStopped: () => boolean;
}

/**
 * Works on items and returns their results in order. At most `concurrency` items are read ahead of the caller, so a
 * list without an end needs no more memory than a short one. When the caller stops early, work that has begun is still
 * finished.
 */
export async function* inOrder<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  { concurrency, isStopped }: Limits,
  work: (item: Item, index: number) => Promise<Result>,
): AsyncGenerator<Result> {
  const source = sourceOf(items);
  const running: Promise<Result>[] = [];
  let count = 0;
  let reading: Promise<void> | undefined;
  let failure: { readonly error: unknown } | undefined;
  let isEnded = false;
  const read = async (): Promise<void> => {
    try {
      const { done, value } = await source.next();
      if (done === true) isEnded = true;
      else {
        const result = work(value, count);
        // It is awaited later, and must not count as unhandled until then.
        result.catch(() => undefined);
        running.push(result);
        count += 1;
      }
    } catch (error) {
      failure = { error };
      isEnded = true;
    }
    reading = undefined;
  };
  try {
    for (;;) {
      if (!isEnded && !isStopped() && running.length < concurrency) reading ??= read();
      const [first] = running;
      if (first === undefined && reading === undefined) break;
      // A source may wait for its next item while a result is ready, and the other way round.
      const isReady = await Promise.race([reading, first?.then(() => true)].filter(isPresent));
      if (isReady === true) {
        running.shift();
        yield (await first) as Result;
      }
    }
    if (failure !== undefined) throw failure.error;
  } finally {
    await Promise.allSettled(running);
    // A source that is waiting for an item would not answer, so its end is not awaited.
    if (!isEnded) void Promise.resolve(source.return?.()).catch(() => undefined);
  }
}

const sourceOf = <Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncIterator<Item> | Iterator<Item> =>
  Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();

const isPresent = <Value>(value: Value | undefined): value is Value => value !== undefined;
