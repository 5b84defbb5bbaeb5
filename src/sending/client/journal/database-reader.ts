import type { Locale } from '../../../issues/inside.js';
import { archived, type Wanted, wantedDocuments, wantedRows } from './archive.js';
import { both, type Condition, optional } from './conditions.js';
import type { ArchivedDocument, DocumentFilter } from './documents.js';
import { readFilter, stateFilter } from './filter.js';
import { beginningOf, type Retention, type RetiredMonth } from './retention.js';
import type { JournalRow, RowFilter } from './rows.js';
import type { StateFilter, StoredState } from './states.js';

const PAGE = 100;

/** What the journals on a database have in common: how they read filters, and what is asked for page by page. */
export abstract class DatabaseReader {
  protected abstract readonly locale: Locale;
  protected abstract search(wanted: Wanted): AsyncGenerator<JournalRow>;
  /** The next states that meet a condition, in the order of their names. */
  protected abstract statePage(condition: Condition, size: number): Promise<readonly StoredState[]>;
  protected abstract retireRows(retention: Retention): Promise<readonly RetiredMonth[]>;
  protected abstract forgetEvents(before: Date): Promise<void>;
  abstract storedState(name: string): Promise<StoredState | undefined>;

  async *rows(filter?: RowFilter): AsyncGenerator<JournalRow> {
    yield* this.search(wantedRows(filter, this.locale));
  }

  async *documents(filter?: DocumentFilter): AsyncGenerator<ArchivedDocument> {
    for await (const row of this.search(wantedDocuments(filter, this.locale))) yield archived(row);
  }

  async retire(retention: Retention): Promise<readonly RetiredMonth[]> {
    const retired = await this.retireRows(retention);
    await this.forgetEvents(beginningOf(retention));
    return retired;
  }

  async state(name: string): Promise<unknown> {
    return (await this.storedState(name))?.state;
  }

  /** In pages, so that a slow reader holds nothing up. Names with the same beginning follow each other in the index. */
  async *states(filter?: StateFilter): AsyncGenerator<StoredState> {
    const read = readFilter(this.locale, filter, stateFilter);
    const { prefix = '', limit = Number.POSITIVE_INFINITY } = read;
    let { after } = read;
    for (let left = limit; left > 0; left -= PAGE) {
      const size = Math.min(left, PAGE);
      const from = both([...optional('name >= ?', prefix), ...optional('name > ?', after)]);
      const page = await this.statePage(from, size);
      for (const state of page) {
        if (!state.name.startsWith(prefix)) return;
        yield state;
      }
      after = page.at(-1)?.name;
      if (page.length < size || after === undefined) return;
    }
  }
}
