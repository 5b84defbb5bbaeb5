import type { Call } from '../../service/call.js';
import { readParameters } from '../calls/read-query.js';
import type { Core } from '../core.js';

export interface Page<Item> {
  readonly items: readonly Item[];
  /** The total over all pages, if the service states it. */
  readonly total?: number | undefined;
}

/** The pages of a list that a call gives, from page 1 until a page is empty or the stated total was read. */
export async function* pagesOf<Item>(
  core: Core,
  call: Call,
  given: object | undefined,
  read: (query: Readonly<Record<string, string | undefined>>) => Promise<Page<Item>>,
): AsyncGenerator<readonly Item[]> {
  const query = readParameters(core, call, given);
  let last: string | undefined;
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const { items, total } = await read({ ...query, page: String(page) });
    const name = JSON.stringify(items);
    // A service that does not know the parameter would return the same page for ever.
    if (items.length === 0 || name === last) return;
    yield items;
    seen += items.length;
    if (seen >= (total ?? Number.POSITIVE_INFINITY)) return;
    last = name;
  }
}
