import { readOptions } from '../../reading/options.js';

/**
 * A list that the service returns in pages. Read it item by item, page by page, or as an array. Requests are made only
 * when it is read, and again for each reading.
 *
 * @example
 * for await (const { requestId, status } of client.onboarding.list()) console.log(requestId, status);
 */
export class Pager<Item> implements AsyncIterable<Item> {
  readonly #pages: () => AsyncGenerator<readonly Item[]>;

  constructor(pages: () => AsyncGenerator<readonly Item[]>) {
    this.#pages = pages;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item> {
    for await (const page of this.#pages()) yield* page;
  }

  /** The pages, as returned by the service. */
  pages(): AsyncGenerator<readonly Item[]> {
    return this.#pages();
  }

  /** An array of at most `limit` items. */
  async toArray(options: { readonly limit: number }): Promise<Item[]> {
    const { limit = 0 } = readOptions<{ readonly limit: number }>(options, { limit: true });
    const items: Item[] = [];
    if (!(limit > 0)) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= limit) break;
    }
    return items;
  }
}
