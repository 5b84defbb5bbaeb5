import { isRecord } from '../../reading/object.js';
import type { NumberSeries, NumberTicket, ReservationFacts } from '../generated/facts.js';
import type { DocumentAnswer } from '../shared/answer.js';
import type { IsTaken, NumberFilter, NumberGap, Numbering, NumberReuse, RefusedNumber } from './numbering.js';
import { type NumberSettings, type NumberStep, NumberSteps, type NumberStore } from './steps.js';

export interface NumberStepRunner {
  /** Runs a step that changes numbers: as a whole, or not at all. */
  change<Result>(step: (store: NumberStore) => NumberStep<Result>): Promise<Result>;
  read<Result>(step: (store: NumberStore) => NumberStep<Result>): Promise<Result>;
}

/** What a caller gave, as it is now: a step may wait for others before it reads it. */
const asGiven = <Given>(given: Given): Given => (isRecord(given) ? { ...given } : given);

export class StoreNumbering implements Numbering {
  readonly #runner: NumberStepRunner;
  readonly #stepsOn: (store: NumberStore) => NumberSteps;

  constructor(runner: NumberStepRunner, settings: NumberSettings) {
    this.#runner = runner;
    this.#stepsOn = (store) => new NumberSteps(store, settings);
  }

  reserve(series: NumberSeries, facts?: ReservationFacts, isTaken?: IsTaken): Promise<NumberTicket> {
    const [of, about] = [asGiven(series), asGiven(facts)];
    return this.#runner.change((store) => this.#stepsOn(store).reserve(of, about, isTaken));
  }

  continueAt(series: NumberSeries, aa: string | number | bigint): Promise<string> {
    const of = asGiven(series);
    return this.#runner.change((store) => this.#stepsOn(store).continueAt(of, aa));
  }

  commit(ticket: NumberTicket, answer: DocumentAnswer): Promise<void> {
    return this.#runner.change((store) => this.#stepsOn(store).commit(ticket, answer));
  }

  burn(ticket: NumberTicket, why: string | RefusedNumber, usedBy?: DocumentAnswer): Promise<void> {
    return this.#runner.change((store) => this.#stepsOn(store).burn(ticket, why, usedBy));
  }

  release(ticket: NumberTicket): Promise<void> {
    return this.#runner.change((store) => this.#stepsOn(store).release(ticket));
  }

  /** The steps, for a transaction that also changes something else. */
  within(store: NumberStore): NumberSteps {
    return this.#stepsOn(store);
  }

  open(series?: NumberSeries, filter?: NumberFilter): Promise<readonly NumberTicket[]> {
    return this.#runner.read((store) => this.#stepsOn(store).open(series, filter));
  }

  gaps(series?: NumberSeries): Promise<readonly NumberGap[]> {
    return this.#runner.read((store) => this.#stepsOn(store).gaps(series));
  }

  reuses(series?: NumberSeries): Promise<readonly NumberReuse[]> {
    return this.#runner.read((store) => this.#stepsOn(store).reuses(series));
  }
}
