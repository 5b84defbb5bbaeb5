import type { Locale } from '../../issues/inside.js';
import { shown } from '../../reading/shown.js';
import { isMoment } from '../../types/forms.js';
import type { NumberSeries, NumberTicket, ReservationFacts } from '../generated/facts.js';
import { type DocumentAnswer, type Identity, identityOf, verdictOf } from '../shared/answer.js';
import { freezeDeeply } from '../shared/freeze.js';
import { membersOf } from '../shared/given.js';
import { Refusing } from '../shared/refusing.js';
import type { IsTaken, NumberFilter, NumberGap, NumberReuse, RefusedNumber } from './numbering.js';
import { burnOf, countedSerialOf, filterOf, reservationOf, serialOf, seriesOf } from './read.js';
import { keyOf, LAST_NUMBER, type NumberRecord } from './state.js';

export interface NumberPlace {
  readonly series: NumberSeries;
  readonly record: NumberRecord;
}

/** The fate of a number without a document. */
export type UnusedNumber = 'open' | 'burnt' | 'free';

/** The fate of the number in a record; `undefined` if it has a document. */
export function fateOf({ mark, uid, reason, isFree }: NumberRecord): UnusedNumber | undefined {
  if ((mark ?? uid) !== undefined) return undefined;
  if (isFree === true) return 'free';
  return reason === undefined ? 'open' : 'burnt';
}

/** What a store answers: at once, or later. */
type Answered<Value> = Value | Promise<Value>;

/** The store of numbers. The caller of a step makes all of its questions one transaction. */
export interface NumberStore {
  /**
   * The next number of a series, which nobody else can reserve during the transaction: the lowest one that was given back,
   * or else the one after the last. A store that has the documents too skips the numbers that they have.
   */
  next(series: NumberSeries, isTaken?: IsTaken): Answered<string>;
  /** Continues a series at a number, unless it is already further, and returns where it continues. */
  skipTo(series: NumberSeries, aa: string): Answered<string>;
  /** Stores a reserved number. After a new one, the series continues. */
  add(place: NumberPlace): Answered<void>;
  find(series: NumberSeries, aa: string): Answered<NumberRecord | undefined>;
  /** Replaces the record of a number. */
  save(place: NumberPlace): Answered<void>;
  /** The number that has a MARK or a UID. */
  named(name: string): Answered<NumberRecord | undefined>;
  /** The numbers with a fate, oldest first, of one series or of all. */
  all(fate: UnusedNumber, series?: NumberSeries): Answered<readonly NumberPlace[]>;
}

/** A step that stops at each question to the store, so that the same rules serve stores that answer at once or later. */
export type NumberStep<Result> = Generator<unknown, Result, unknown>;

/** Runs a step on a store that answers at once. */
export function atOnce<Result>(step: NumberStep<Result>): Result {
  let next = step.next();
  while (next.done !== true) next = step.next(next.value);
  return next.value;
}

/** Runs a step on a store that answers later. */
export async function inTurn<Result>(step: NumberStep<Result>): Promise<Result> {
  let next = step.next();
  while (next.done !== true) next = step.next(await next.value);
  return next.value;
}

/** Waits for the answer of the store. */
export function* got<Value>(answered: Answered<Value>): Generator<unknown, Value, unknown> {
  return (yield answered) as Value;
}

/** What the steps of numbering need besides the store. */
export interface NumberSettings {
  readonly locale: Locale | undefined;
  /** The allowed series; `undefined` if every series is allowed. */
  readonly only: ReadonlySet<string> | undefined;
  /** The till whose numbers these are, if the reservation names no other. */
  readonly holder: string | undefined;
  readonly now: () => Date;
}

/** The steps of numbering, independent of the store. */
export class NumberSteps {
  readonly #store: NumberStore;
  readonly #settings: NumberSettings;

  constructor(store: NumberStore, settings: NumberSettings) {
    this.#store = store;
    this.#settings = settings;
  }

  *reserve(given: NumberSeries, facts?: ReservationFacts, isTaken?: IsTaken): NumberStep<NumberTicket> {
    const refusing = this.#refusing();
    const series = this.#allowed(given, refusing);
    const { holder, now } = this.#settings;
    const remembered = { ...(holder !== undefined && { holder }), ...reservationOf(facts, refusing) };
    const moment = now();
    if (!isMoment(moment)) {
      refusing.refuse('numbering/option', ['clock'], { member: 'clock', found: shown(moment) });
    }
    const reservedAt = moment.toISOString();
    const aa = yield* got(this.#store.next(series, isTaken));
    if (BigInt(aa) > LAST_NUMBER) {
      const params = { series: series.series, last: String(LAST_NUMBER) };
      refusing.refuse('numbering/exhausted', ['series'], params);
    }
    const place = { series, record: { aa, ...remembered, reservedAt } };
    yield* got(this.#store.add(place));
    return ticketOf(place);
  }

  *continueAt(given: NumberSeries, at: unknown): NumberStep<string> {
    const refusing = this.#refusing();
    const series = this.#allowed(given, refusing);
    const aa = countedSerialOf(at);
    if (aa === undefined) {
      const found = shown(typeof at === 'bigint' ? String(at) : at);
      return refusing.refuse('numbering/first-number', ['aa'], { found });
    }
    return yield* got(this.#store.skipTo(series, aa));
  }

  *commit(ticket: NumberTicket, answer: DocumentAnswer): NumberStep<void> {
    const refusing = this.#refusing();
    const { series, record } = yield* this.#placeOf(ticket, refusing);
    const verdict = verdictOf(answer, refusing, ['answer']);
    if (verdict.says !== 'issued') return;
    const { identity } = verdict;
    for (const name of ['mark', 'uid'] as const) yield* this.#checkName(name, record, identity, refusing);
    refusing.done();
    // A burnt number that has a document after all is no longer a gap.
    const { reason: _reason, usedBy: _usedBy, ...kept } = record;
    yield* got(this.#store.save({ series, record: { ...kept, ...identity } }));
  }

  *burn(ticket: NumberTicket, why: string | RefusedNumber, usedBy?: DocumentAnswer): NumberStep<void> {
    const refusing = this.#refusing();
    const { series, record } = yield* this.#placeOf(ticket, refusing);
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
    const burnt = { ...record, reason, ...(other !== undefined && { usedBy: other }) };
    yield* got(this.#store.save({ series, record: burnt }));
  }

  *release(ticket: NumberTicket): NumberStep<void> {
    const { series, record } = yield* this.#placeOf(ticket, this.#refusing());
    // It may be reserved again by now, for another document.
    const isSame = record.reservedAt === ticket.reservedAt && record.memo === ticket.memo;
    if (fateOf(record) === 'open' && isSame)
      yield* got(this.#store.save({ series, record: { aa: record.aa, isFree: true } }));
  }

  *open(series?: NumberSeries, filter?: NumberFilter): NumberStep<readonly NumberTicket[]> {
    const { holder, reservedBefore } = filterOf(filter, this.#refusing());
    const isWanted = ({ record }: NumberPlace): boolean =>
      (holder === undefined || record.holder === holder) &&
      (reservedBefore === undefined || !isAfter(record.reservedAt, reservedBefore));
    return (yield* this.#all('open', series)).filter(isWanted).map(ticketOf);
  }

  *gaps(series?: NumberSeries): NumberStep<readonly NumberGap[]> {
    return (yield* this.#all('burnt', series)).map((place) =>
      Object.freeze({ ...ticketOf(place), reason: String(place.record.reason) }),
    );
  }

  *reuses(series?: NumberSeries): NumberStep<readonly NumberReuse[]> {
    return (yield* this.#all('burnt', series)).flatMap((place) => {
      const { reason, usedBy } = place.record;
      if (usedBy === undefined) return [];
      const reuse = { ...ticketOf(place), reason: String(reason), usedBy: usedBy as NumberReuse['usedBy'] };
      return [freezeDeeply(reuse)];
    });
  }

  /** The series, if numbers of it may be given out. */
  #allowed(given: NumberSeries, refusing: Refusing): NumberSeries {
    const series = seriesOf(given, refusing);
    if (this.#settings.only?.has(keyOf(series)) === false) {
      refusing.refuse('numbering/other-series', [], { ...series });
    }
    return series;
  }

  #refusing(): Refusing {
    return new Refusing(this.#settings.locale);
  }

  *#placeOf(ticket: unknown, refusing: Refusing): NumberStep<NumberPlace> {
    const series = seriesOf(ticket, refusing, ['ticket']);
    const { aa } = membersOf(ticket);
    const record = yield* got(this.#store.find(series, serialOf(aa) ?? ''));
    if (record !== undefined) return { series, record };
    const params = { series: series.series, aa: shown(typeof aa === 'bigint' ? String(aa) : aa) };
    return refusing.refuse('numbering/not-reserved', ['ticket', 'aa'], params);
  }

  /** A number has one document, and a document has one number. */
  *#checkName(
    name: keyof Identity,
    record: NumberRecord,
    identity: Identity,
    refusing: Refusing,
  ): NumberStep<void> {
    const found = identity[name];
    const recorded = record[name];
    if (found === undefined || found === recorded) return;
    const { aa } = record;
    const other = yield* got(this.#store.named(found));
    const path = ['answer', name];
    if (recorded !== undefined) refusing.add('numbering/reused', path, { aa, recorded, found });
    else if (other !== undefined) {
      refusing.add('numbering/elsewhere', path, { name: found, aa, other: other.aa });
    }
  }

  *#all(fate: UnusedNumber, series: NumberSeries | undefined): NumberStep<readonly NumberPlace[]> {
    const of = series && seriesOf(series, this.#refusing(), ['series']);
    return yield* got(this.#store.all(fate, of));
  }
}

/** Whether a number was reserved at a time or later. Numbers of older versions have no time, so they were reserved before. */
const isAfter = (reservedAt: string | undefined, moment: Date): boolean =>
  Date.parse(String(reservedAt)) >= moment.getTime();

function ticketOf({ series, record }: NumberPlace): NumberTicket {
  const { aa, issueDate, memo, holder, reservedAt } = record;
  return Object.freeze({
    ...series,
    aa,
    ...(issueDate !== undefined && { issueDate }),
    ...(memo !== undefined && { memo }),
    ...(holder !== undefined && { holder }),
    ...(reservedAt !== undefined && { reservedAt }),
  });
}

const isSameBurn = (record: NumberRecord, reason: string, usedBy: Identity | undefined): boolean =>
  record.reason === reason && record.usedBy?.mark === usedBy?.mark && record.usedBy?.uid === usedBy?.uid;
