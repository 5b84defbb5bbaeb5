import type { Locale } from '../../issues/words.js';
import { shown } from '../../reading/leaf.js';
import { type Answer, type Identity, identityOf, verdictOf } from '../shared/answer.js';
import { freezeDeeply } from '../shared/freeze.js';
import { membersOf } from '../shared/given.js';
import { Refusing } from '../shared/refusing.js';
import { type Sealed, sealed } from '../shared/sealed.js';
import type {
  NumberGap,
  Numbering,
  NumberReuse,
  NumberSeries,
  NumberTicket,
  RefusedNumber,
  ReservationFacts,
} from './numbering.js';
import { burnOf, reservationOf, serialOf, seriesOf } from './read.js';
import { after, HEAD, keyOf, LAST_NUMBER, type NumberingState, type NumberRecord } from './state.js';

interface Book {
  readonly series: NumberSeries;
  readonly first: string;
  next: string;
  readonly numbers: Map<string, NumberRecord>;
}

interface Place {
  readonly book: Book;
  readonly record: NumberRecord;
}

/** Numbers in memory. `JSON.stringify` stores them, `memoryNumberingFromJSON` brings them back. */
export class MemoryNumbering implements Numbering {
  readonly #books = new Map<string, Book>();
  /** The number that a MARK or a UID is recorded for. */
  readonly #named = new Map<string, NumberRecord>();
  readonly #locale: Locale | undefined;
  /** The series that numbers are reserved in; every one where it is not stated. */
  readonly #only: ReadonlySet<string> | undefined;

  constructor(state: NumberingState, locale: Locale | undefined, only: ReadonlySet<string> | undefined) {
    this.#locale = locale;
    this.#only = only;
    for (const { first, next, numbers, ...series } of state.series) {
      const book = { series, first, next, numbers: new Map<string, NumberRecord>() };
      this.#books.set(keyOf(series), book);
      for (const record of numbers) this.#keep(book, record);
    }
  }

  // A step runs to its end before another begins, since nothing in it waits: that is why no number is handed out twice.
  async reserve(series: NumberSeries, facts?: ReservationFacts): Promise<NumberTicket> {
    const refusing = this.#refusing();
    const own = seriesOf(series, refusing);
    if (this.#only?.has(keyOf(own)) === false) {
      const { vatNumber, branch, invoiceType, series } = own;
      refusing.refuse('numbering/other-series', [], { vatNumber, branch, invoiceType, series });
    }
    const remembered = reservationOf(facts, refusing);
    const book = this.#bookOf(own);
    const { next: aa } = book;
    if (BigInt(aa) > LAST_NUMBER) {
      const params = { series: book.series.series, last: String(LAST_NUMBER) };
      refusing.refuse('numbering/exhausted', ['series'], params);
    }
    const record = { aa, ...remembered };
    book.next = after(aa);
    this.#keep(book, record);
    return ticketOf({ book, record });
  }

  async commit(ticket: NumberTicket, answer: Answer): Promise<void> {
    const refusing = this.#refusing();
    const { book, record } = this.#placeOf(ticket, refusing);
    const verdict = verdictOf(answer, refusing, ['answer']);
    if (verdict.says !== 'issued') return;
    const { identity } = verdict;
    for (const name of ['mark', 'uid'] as const) this.#checkName(name, record, identity, refusing);
    refusing.done();
    // A burnt number that has a document after all is no gap any more.
    const { reason: _reason, usedBy: _usedBy, ...kept } = record;
    this.#keep(book, { ...kept, ...identity });
  }

  async burn(ticket: NumberTicket, why: string | RefusedNumber, usedBy?: Answer): Promise<void> {
    const refusing = this.#refusing();
    const { book, record } = this.#placeOf(ticket, refusing);
    const { aa } = record;
    const { reason, filed = usedBy } = burnOf(why, aa, refusing);
    if (reason.trim() === '') {
      refusing.add('numbering/reason-missing', ['reason'], { aa });
    }
    const name = record.mark ?? record.uid;
    if (name !== undefined) refusing.add('numbering/committed', ['ticket', 'aa'], { aa, name });
    const other = filed === undefined ? undefined : identityOf(filed, refusing, ['usedBy']);
    if (record.reason !== undefined && !isSameBurn(record, reason, other)) {
      refusing.add('numbering/burnt', ['ticket', 'aa'], { aa, reason: shown(record.reason) });
    }
    refusing.done();
    this.#keep(book, { ...record, reason, ...(other !== undefined && { usedBy: other }) });
  }

  async open(series?: NumberSeries): Promise<readonly NumberTicket[]> {
    return this.#all(series)
      .filter(({ record: { mark, uid, reason } }) => (mark ?? uid ?? reason) === undefined)
      .map(ticketOf);
  }

  async gaps(series?: NumberSeries): Promise<readonly NumberGap[]> {
    return this.#all(series).flatMap((place) => {
      const { reason } = place.record;
      return reason === undefined ? [] : [Object.freeze({ ...ticketOf(place), reason })];
    });
  }

  async reuses(series?: NumberSeries): Promise<readonly NumberReuse[]> {
    return this.#all(series).flatMap((place) => {
      const { reason, usedBy } = place.record;
      if (reason === undefined || usedBy === undefined) return [];
      return [freezeDeeply({ ...ticketOf(place), reason, usedBy: usedBy as NumberReuse['usedBy'] })];
    });
  }

  /** The state as plain JSON, with its checksum. */
  toJSON(): Sealed<NumberingState> {
    const series = [...this.#books.values()].map((book) => {
      const { first, next, numbers } = book;
      return { ...book.series, first, next, numbers: [...numbers.values()] };
    });
    return sealed({ ...HEAD, series });
  }

  #refusing(): Refusing {
    return new Refusing(this.#locale);
  }

  #bookOf(series: NumberSeries): Book {
    const key = keyOf(series);
    const book = this.#books.get(key) ?? { series, first: '1', next: '1', numbers: new Map() };
    this.#books.set(key, book);
    return book;
  }

  #placeOf(ticket: unknown, refusing: Refusing): Place {
    const series = seriesOf(ticket, refusing, ['ticket']);
    const { aa } = membersOf(ticket);
    const book = this.#books.get(keyOf(series));
    const record = book?.numbers.get(serialOf(aa) ?? '');
    if (book !== undefined && record !== undefined) return { book, record };
    const params = { series: series.series, aa: shown(typeof aa === 'bigint' ? String(aa) : aa) };
    return refusing.refuse('numbering/not-reserved', ['ticket', 'aa'], params);
  }

  #keep(book: Book, record: NumberRecord): void {
    book.numbers.set(record.aa, Object.freeze(record));
    for (const name of [record.mark, record.uid]) if (name !== undefined) this.#named.set(name, record);
  }

  /** A number has one document, and a document has one number. */
  #checkName(name: keyof Identity, record: NumberRecord, identity: Identity, refusing: Refusing): void {
    const found = identity[name];
    const recorded = record[name];
    if (found === undefined || found === recorded) return;
    const { aa } = record;
    const other = this.#named.get(found);
    const path = ['answer', name];
    if (recorded !== undefined) refusing.add('numbering/reused', path, { aa, recorded, found });
    else if (other !== undefined) {
      refusing.add('numbering/elsewhere', path, { name: found, aa, other: other.aa });
    }
  }

  #all(series: NumberSeries | undefined): Place[] {
    const books =
      series === undefined
        ? [...this.#books.values()]
        : [this.#books.get(keyOf(seriesOf(series, this.#refusing(), ['series'])))];
    return books.flatMap((book) =>
      book === undefined ? [] : [...book.numbers.values()].map((record) => ({ book, record })),
    );
  }
}

function ticketOf({ book, record: { aa, issueDate, memo } }: Place): NumberTicket {
  return Object.freeze({
    ...book.series,
    aa,
    ...(issueDate !== undefined && { issueDate }),
    ...(memo !== undefined && { memo }),
  });
}

const isSameBurn = (record: NumberRecord, reason: string, usedBy: Identity | undefined): boolean =>
  record.reason === reason && record.usedBy?.mark === usedBy?.mark && record.usedBy?.uid === usedBy?.uid;
