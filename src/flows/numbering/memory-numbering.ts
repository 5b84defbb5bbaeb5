import type { NumberSeries } from '../generated/facts.js';
import { type Sealed, sealed } from '../shared/sealed.js';
import type { IsTaken } from './numbering.js';
import {
  after,
  before,
  HEAD,
  keyOf,
  type NumberingState,
  type NumberRecord,
  type SkippedNumbers,
} from './state.js';
import {
  atOnce,
  fateOf,
  type NumberPlace,
  type NumberSettings,
  type NumberStore,
  type UnusedNumber,
} from './steps.js';
import { type NumberStepRunner, StoreNumbering } from './store-numbering.js';

interface Book {
  readonly series: NumberSeries;
  first: string;
  next: string;
  readonly numbers: Map<string, NumberRecord>;
  readonly skipped: SkippedNumbers[];
}

class MemoryStore implements NumberStore {
  readonly books = new Map<string, Book>();
  /** The number of each recorded MARK or UID. */
  readonly #named = new Map<string | undefined, NumberRecord>();

  next(series: NumberSeries, isTaken: IsTaken = () => false): string {
    const free = this.all('free', series).find(({ record }) => !isTaken(record.aa, 'given back'));
    if (free !== undefined) return free.record.aa;
    let { next } = this.bookOf(series);
    while (isTaken(next, 'new')) next = after(next);
    return next;
  }

  add({ series, record }: NumberPlace): void {
    const book = this.bookOf(series);
    if (BigInt(record.aa) > BigInt(book.next)) this.skipTo(series, record.aa);
    if (record.aa === book.next) book.next = after(record.aa);
    this.keep(book, record);
  }

  skipTo(series: NumberSeries, aa: string): string {
    const book = this.bookOf(series);
    const { first, next, skipped } = book;
    if (BigInt(aa) <= BigInt(next)) return next;
    const last = skipped.at(-1);
    // A new series begins there.
    if (first === next) book.first = aa;
    else if (last !== undefined && after(last.to) === next)
      skipped.splice(-1, 1, { from: last.from, to: before(aa) });
    else skipped.push({ from: next, to: before(aa) });
    book.next = aa;
    return aa;
  }

  find(series: NumberSeries, aa: string): NumberRecord | undefined {
    return this.books.get(keyOf(series))?.numbers.get(aa);
  }

  save({ series, record }: NumberPlace): void {
    this.keep(this.bookOf(series), record);
  }

  named(name: string): NumberRecord | undefined {
    return this.#named.get(name);
  }

  all(fate: UnusedNumber, series?: NumberSeries): readonly NumberPlace[] {
    const books = series === undefined ? [...this.books.values()] : [this.books.get(keyOf(series))];
    return books.flatMap((book) =>
      book === undefined
        ? []
        : [...book.numbers.values()]
            .filter((record) => fateOf(record) === fate)
            .map((record) => ({ series: book.series, record })),
    );
  }

  bookOf(series: NumberSeries): Book {
    const key = keyOf(series);
    const book = this.books.get(key) ?? { series, first: '1', next: '1', numbers: new Map(), skipped: [] };
    this.books.set(key, book);
    return book;
  }

  keep(book: Book, record: NumberRecord): void {
    book.numbers.set(record.aa, Object.freeze(record));
    for (const name of [record.mark, record.uid]) this.#named.set(name, record);
  }
}

/** Numbers in memory. `JSON.stringify` stores them, `memoryNumberingFromJSON` restores them. */
export class MemoryNumbering extends StoreNumbering {
  readonly #store: MemoryStore;

  constructor(state: NumberingState, settings: NumberSettings) {
    const store = new MemoryStore();
    // No step awaits anything, so each one ends before another begins, and no number is reserved twice.
    const run: NumberStepRunner['read'] = async (step) => atOnce(step(store));
    super({ change: run, read: run }, settings);
    this.#store = store;
    for (const { first, next, numbers, skipped = [], ...series } of state.series) {
      const book = { series, first, next, numbers: new Map<string, NumberRecord>(), skipped: [...skipped] };
      store.books.set(keyOf(series), book);
      for (const record of numbers) store.keep(book, record);
    }
  }

  /** The state as plain JSON, with its checksum. */
  toJSON(): Sealed<NumberingState> {
    const series = [...this.#store.books.values()].map((book) => {
      const { first, next, numbers, skipped } = book;
      const others = skipped.length > 0 && { skipped: [...skipped] };
      return { ...book.series, first, next, numbers: [...numbers.values()], ...others };
    });
    return sealed({ ...HEAD, series });
  }
}
