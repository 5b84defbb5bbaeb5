/**
 * A list that the service gives page by page: items one by one, pages, or an array. Nothing is asked before it is read;
 * each reading asks anew.
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

  /** The pages, as the service gives them. */
  pages(): AsyncGenerator<readonly Item[]> {
    return this.#pages();
  }

  /** An array of at most so many items. */
  async toArray({ limit }: { readonly limit: number }): Promise<Item[]> {
    const items: Item[] = [];
    if (!(limit > 0)) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= limit) break;
    }
    return items;
  }
}
