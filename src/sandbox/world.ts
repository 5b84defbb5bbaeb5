import { type Cents, centsToString, parseAmount, zeroCents } from '../money/index.js';
import { firstMark, Random, seedOf } from './random.js';
import type { SandboxSettings } from './settings.js';
import { Documents } from './state/documents.js';
import type { DueRow, HouseRow, MetaRow } from './state/rows.js';
import type { State } from './state/state.js';
import { later, plus, type SandboxClock } from './time.js';

const META = 'meta';

/** What every call works on: the state, the moment, chance, and the settings. */
export class World {
  readonly state: State;
  readonly settings: SandboxSettings;
  readonly documents: Documents;
  readonly random: Random;
  /** Deliveries that are on their way. They stay due until their attempt is noted, so that none is lost by a crash. */
  readonly inFlight = new Set<string>();
  readonly #clock: SandboxClock;

  constructor(state: State, settings: SandboxSettings, clock: SandboxClock, seed: string | number) {
    this.state = state;
    this.settings = settings;
    this.#clock = clock;
    this.documents = new Documents(state.documents);
    const stored = state.meta.get(META);
    this.random = new Random(stored?.random ?? seedOf(seed));
    if (stored === undefined)
      this.#put({
        offset: 0,
        random: 0,
        nextMark: settings.firstMark ?? firstMark(this.random),
        nextNumber: 1,
      });
  }

  /** The moment in the sandbox: that of its clock, and what it was moved by. */
  now(): Date {
    return new Date(later(this.#clock.now(), this.#meta.offset));
  }

  /** The same as text. */
  at(): string {
    return this.now().toISOString();
  }

  moveClock(milliseconds: number): void {
    this.#put({ ...this.#meta, offset: plus(this.#meta.offset, milliseconds) });
  }

  /** The next MARK, of a document or of a cancellation. */
  nextMark(): string {
    const { nextMark } = this.#meta;
    this.#put({ ...this.#meta, nextMark: nextMark + 1 });
    return String(nextMark);
  }

  /** The next number of contracts. */
  nextNumber(): number {
    const { nextNumber } = this.#meta;
    this.#put({ ...this.#meta, nextNumber: nextNumber + 1 });
    return nextNumber;
  }

  /** Something happens to a row at a moment. */
  schedule(what: DueRow['what'], of: string, at: string): void {
    this.state.due.put(`${what}/${of}`, { what, of, at });
  }

  /** Something happens to a row after some milliseconds. */
  scheduleIn(what: DueRow['what'], of: string, milliseconds: number): void {
    this.schedule(what, of, later(this.now(), milliseconds));
  }

  /** It no longer happens. */
  unschedule(what: DueRow['what'], of: string): void {
    this.state.due.remove(`${what}/${of}`);
  }

  /** Notes how far chance has come, before the state is stored. */
  noteChance(): void {
    if (this.#meta.random !== this.random.state) this.#put({ ...this.#meta, random: this.random.state });
  }

  house(userId: string): HouseRow {
    return this.state.houses.get(userId) ?? { userId, credits: zeroCents };
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

/** The id of the row that says that a software house serves a company. */
export const clientId = (house: string, vatNumber: string): string => `${house}/${vatNumber}`;

/** Credits as the sandbox counts them: hundredths, like cents. */
export function creditsOf(credits: number): Cents {
  const read = parseAmount(credits);
  if (!read.ok) throw new TypeError(`Credits have at most two decimals and are not negative: ${credits}`);
  return read.value;
}

/** Credits as an answer has them: text with a decimal comma. */
export const creditsInWords = (credits: Cents): string => centsToString(credits).replace('.', ',');
