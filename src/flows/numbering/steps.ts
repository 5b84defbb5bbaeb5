import type { Locale } from '../../issues/locale.js';
import { shown } from '../../reading/shown.js';
import { type Answer, type Identity, identityOf, verdictOf } from '../shared/answer.js';
import { freezeDeeply } from '../shared/freeze.js';
import { membersOf } from '../shared/given.js';
import { Refusing } from '../shared/refusing.js';
import type {
  NumberFilter,
  NumberGap,
  NumberReuse,
  NumberSeries,
  NumberTicket,
  RefusedNumber,
  ReservationFacts,
} from './numbering.js';
import { burnOf, filterOf, isMoment, reservationOf, serialOf, seriesOf } from './read.js';
import { keyOf, LAST_NUMBER, type NumberRecord } from './state.js';

/** A number in its series. */
export interface NumberPlace {
  readonly series: NumberSeries;
  readonly record: NumberRecord;
}

/** The fate of a number. */
export type NumberFate = UnusedNumber | 'committed';

/** The fate of a number without a document. */
export type UnusedNumber = 'open' | 'burnt';

/** The fate of the number in a record. */
export function fateOf({ mark, uid, reason }: NumberRecord): NumberFate {
  if ((mark ?? uid) !== undefined) return 'committed';
  return reason === undefined ? 'open' : 'burnt';
}

/** The store of numbers. It is synchronous, so that a whole step can be one transaction. */
export interface NumberStore {
  /** Runs a step that changes numbers: as a whole, or not at all. */
  change<Result>(step: () => Result): Result;
  /** The next number of a series. */
  next(series: NumberSeries): string;
  /** Stores a reserved number. The series continues after it. */
  add(place: NumberPlace): void;
  find(series: NumberSeries, aa: string): NumberRecord | undefined;
  /** Replaces the record of a number. */
  save(place: NumberPlace): void;
  /** The number that has a MARK or a UID. */
  named(name: string): NumberRecord | undefined;
  /** The numbers with a fate, oldest first, of one series or of all. */
  all(fate: UnusedNumber, series?: NumberSeries): readonly NumberPlace[];
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

  reserve(given: NumberSeries, facts?: ReservationFacts): NumberTicket {
    const refusing = this.#refusing();
    const series = seriesOf(given, refusing);
    const { only, holder, now } = this.#settings;
    if (only?.has(keyOf(series)) === false) {
      refusing.refuse('numbering/other-series', [], { ...series });
    }
    const remembered = { ...(holder !== undefined && { holder }), ...reservationOf(facts, refusing) };
    const moment = now();
    if (!isMoment(moment)) {
      refusing.refuse('numbering/option', ['clock'], { member: 'clock', found: shown(moment) });
    }
    const reservedAt = moment.toISOString();
    const aa = this.#store.next(series);
    if (BigInt(aa) > LAST_NUMBER) {
      const params = { series: series.series, last: String(LAST_NUMBER) };
      refusing.refuse('numbering/exhausted', ['series'], params);
    }
    const place = { series, record: { aa, ...remembered, reservedAt } };
    this.#store.add(place);
    return ticketOf(place);
  }

  commit(ticket: NumberTicket, answer: Answer): void {
    const refusing = this.#refusing();
    const { series, record } = this.#placeOf(ticket, refusing);
    const verdict = verdictOf(answer, refusing, ['answer']);
    if (verdict.says !== 'issued') return;
    const { identity } = verdict;
    for (const name of ['mark', 'uid'] as const) this.#checkName(name, record, identity, refusing);
    refusing.done();
    // A burnt number that has a document after all is no longer a gap.
    const { reason: _reason, usedBy: _usedBy, ...kept } = record;
    this.#store.save({ series, record: { ...kept, ...identity } });
  }

  burn(ticket: NumberTicket, why: string | RefusedNumber, usedBy?: Answer): void {
    const refusing = this.#refusing();
    const { series, record } = this.#placeOf(ticket, refusing);
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
    this.#store.save({
      series,
      record: { ...record, reason, ...(other !== undefined && { usedBy: other }) },
    });
  }

  open(series?: NumberSeries, filter?: NumberFilter): readonly NumberTicket[] {
    const { holder, reservedBefore } = filterOf(filter, this.#refusing());
    const isWanted = ({ record }: NumberPlace): boolean =>
      (holder === undefined || record.holder === holder) &&
      (reservedBefore === undefined || !isAfter(record.reservedAt, reservedBefore));
    return this.#all('open', series).filter(isWanted).map(ticketOf);
  }

  gaps(series?: NumberSeries): readonly NumberGap[] {
    return this.#all('burnt', series).flatMap((place) => {
      const { reason } = place.record;
      return reason === undefined ? [] : [Object.freeze({ ...ticketOf(place), reason })];
    });
  }

  reuses(series?: NumberSeries): readonly NumberReuse[] {
    return this.#all('burnt', series).flatMap((place) => {
      const { reason, usedBy } = place.record;
      if (reason === undefined || usedBy === undefined) return [];
      return [freezeDeeply({ ...ticketOf(place), reason, usedBy: usedBy as NumberReuse['usedBy'] })];
    });
  }

  #refusing(): Refusing {
    return new Refusing(this.#settings.locale);
  }

  #placeOf(ticket: unknown, refusing: Refusing): NumberPlace {
    const series = seriesOf(ticket, refusing, ['ticket']);
    const { aa } = membersOf(ticket);
    const record = this.#store.find(series, serialOf(aa) ?? '');
    if (record !== undefined) return { series, record };
    const params = { series: series.series, aa: shown(typeof aa === 'bigint' ? String(aa) : aa) };
    return refusing.refuse('numbering/not-reserved', ['ticket', 'aa'], params);
  }

  /** A number has one document, and a document has one number. */
  #checkName(name: keyof Identity, record: NumberRecord, identity: Identity, refusing: Refusing): void {
    const found = identity[name];
    const recorded = record[name];
    if (found === undefined || found === recorded) return;
    const { aa } = record;
    const other = this.#store.named(found);
    const path = ['answer', name];
    if (recorded !== undefined) refusing.add('numbering/reused', path, { aa, recorded, found });
    else if (other !== undefined) {
      refusing.add('numbering/elsewhere', path, { name: found, aa, other: other.aa });
    }
  }

  #all(fate: UnusedNumber, series: NumberSeries | undefined): readonly NumberPlace[] {
    return series === undefined
      ? this.#store.all(fate)
      : this.#store.all(fate, seriesOf(series, this.#refusing(), ['series']));
  }
}

/** Whether a number was reserved at a time or later. Numbers of older versions have no time, so they were reserved before. */
const isAfter = (reservedAt: string | undefined, moment: Date): boolean =>
  reservedAt !== undefined && Date.parse(reservedAt) >= moment.getTime();

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
