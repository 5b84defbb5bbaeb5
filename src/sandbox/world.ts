import { type Cents, centsToString, parseAmount, zeroCents } from '../money/index.js';
import type { SandboxSettings } from './generated/settings.js';
import { hashOf } from './hash.js';
import { NotPossible } from './not-possible.js';
import { firstMark, Random, seedOf } from './random.js';
import { Documents } from './state/documents.js';
import type { DueRow, HouseRow, MetaRow } from './state/rows.js';
import type { State } from './state/state.js';
import type { StoredRow } from './state/store.js';
import { later, type SandboxClock } from './time.js';

const META = 'meta';

/** What every call works on: the state, the time, the random generator and the settings. */
export class World {
  readonly state: State;
  readonly settings: SandboxSettings;
  readonly documents: Documents;
  random: Random;
  /** Deliveries in progress. They stay due until the attempt is recorded, so that a crash loses none of them. */
  readonly inFlight = new Set<string>();
  readonly #clock: SandboxClock;
  readonly #seed: string | number;

  constructor(state: State, settings: SandboxSettings, clock: SandboxClock, seed: string | number) {
    this.state = state;
    this.settings = settings;
    this.#clock = clock;
    this.#seed = seed;
    this.documents = new Documents(state.documents);
    this.random = this.#begin();
  }

  /** Replaces the whole state; without rows, it is that of a new sandbox. */
  replace(rows: readonly StoredRow[]): void {
    this.state.replace(rows);
    this.documents.reload();
    this.inFlight.clear();
    this.random = this.#begin();
  }

  /** Continues from the stored state, or starts a new one. */
  #begin(): Random {
    const stored = this.state.meta.get(META);
    const random = new Random(stored?.random ?? seedOf(this.#seed));
    if (stored === undefined)
      this.#put({
        offset: 0,
        random: 0,
        nextMark: this.settings.firstMark ?? firstMark(random),
        nextNumber: 1,
      });
    return random;
  }

  /** The time in the sandbox: the time of its clock plus the offset by which it was moved. */
  now(): Date {
    return new Date(later(this.#clock.now(), this.#meta.offset));
  }

  /** The time as text. */
  at(): string {
    return this.now().toISOString();
  }

  moveClock(milliseconds: number): void {
    this.#put({ ...this.#meta, offset: this.#meta.offset + milliseconds });
  }

  /** The next MARK, for a document or a cancellation. */
  nextMark(): string {
    const { nextMark } = this.#meta;
    this.#put({ ...this.#meta, nextMark: nextMark + 1 });
    return String(nextMark);
  }

  /** The next contract number. */
  nextNumber(): number {
    const { nextNumber } = this.#meta;
    this.#put({ ...this.#meta, nextNumber: nextNumber + 1 });
    return nextNumber;
  }

  /** Schedules an event of a row at a given time. */
  schedule(what: DueRow['what'], of: string, at: string): void {
    this.state.due.put(`${what}/${of}`, { what, of, at });
  }

  /** Schedules an event of a row after some milliseconds. */
  scheduleIn(what: DueRow['what'], of: string, milliseconds: number): void {
    this.schedule(what, of, later(this.now(), milliseconds));
  }

  /** Removes a scheduled event. */
  unschedule(what: DueRow['what'], of: string): void {
    this.state.due.remove(`${what}/${of}`);
  }

  /** Records the state of the random generator before the state is stored. */
  noteChance(): void {
    if (this.#meta.random !== this.random.state) this.#put({ ...this.#meta, random: this.random.state });
  }

  house(userId: string): HouseRow & { readonly signingKey: string } {
    const row = this.state.houses.get(userId) ?? { userId, credits: zeroCents };
    return { ...row, signingKey: row.signingKey ?? hashOf('SHA-256', `${this.#seed} signs for ${userId}`) };
  }

  /** Whether a software house may issue for a company. */
  serves(house: string, vatNumber: string): boolean {
    return this.state.clients.has(clientId(house, vatNumber));
  }

  get #meta(): MetaRow {
    return this.state.meta.get(META) ?? { offset: 0, random: 0, nextMark: 1, nextNumber: 1 };
  }

  #put(meta: MetaRow): void {
    this.state.meta.put(META, meta);
  }
}

/** The id of the row that links a software house to a company. */
export const clientId = (house: string, vatNumber: string): string => `${house}/${vatNumber}`;

/** Credits as the sandbox counts them: in hundredths, like cents. */
export function creditsOf(credits: number): Cents {
  const read = parseAmount(credits);
  if (!read.ok) throw new NotPossible(`Credits have at most two decimals and are not negative: ${credits}`);
  return read.value;
}

/** Credits as they appear in an answer: text with a decimal comma. */
export const creditsInWords = (credits: Cents): string => centsToString(credits).replace('.', ',');
