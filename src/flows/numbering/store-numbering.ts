import type { Answer } from '../shared/answer.js';
import type {
  NumberFilter,
  NumberGap,
  Numbering,
  NumberReuse,
  NumberSeries,
  NumberTicket,
  RefusedNumber,
  ReservationFacts,
} from './numbering.js';
import { type NumberSettings, NumberSteps, type NumberStore } from './steps.js';

/** Numbering on a store. No step awaits anything, so each one ends before another begins. */
export class StoreNumbering implements Numbering {
  readonly #store: NumberStore;
  readonly #steps: NumberSteps;

  constructor(store: NumberStore, settings: NumberSettings) {
    this.#store = store;
    this.#steps = new NumberSteps(store, settings);
  }

  async reserve(series: NumberSeries, facts?: ReservationFacts): Promise<NumberTicket> {
    return this.#store.change(() => this.#steps.reserve(series, facts));
  }

  async commit(ticket: NumberTicket, answer: Answer): Promise<void> {
    this.#store.change(() => this.#steps.commit(ticket, answer));
  }

  async burn(ticket: NumberTicket, why: string | RefusedNumber, usedBy?: Answer): Promise<void> {
    this.#store.change(() => this.#steps.burn(ticket, why, usedBy));
  }

  async open(series?: NumberSeries, filter?: NumberFilter): Promise<readonly NumberTicket[]> {
    return this.#steps.open(series, filter);
  }

  async gaps(series?: NumberSeries): Promise<readonly NumberGap[]> {
    return this.#steps.gaps(series);
  }

  async reuses(series?: NumberSeries): Promise<readonly NumberReuse[]> {
    return this.#steps.reuses(series);
  }
}
