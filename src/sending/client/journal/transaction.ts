import {
  type DocumentAnswer,
  got,
  type NumberSeries,
  type NumberStep,
  type NumberSteps,
  type NumberTicket,
  type RefusedNumber,
  type ReservationFacts,
} from '../../../flows/inside.js';
import type { FlowStates } from './states.js';

/**
 * A number to reserve.
 *
 * @example
 * const reservation: Reservation = { series: { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' } };
 */
export interface Reservation {
  readonly series: NumberSeries;
  readonly facts?: ReservationFacts | undefined;
}

/**
 * What becomes of a reserved number: it has a document, no document will have it, or it is given back and reserved again.
 *
 * @example
 * const settlement: NumberSettlement = { ticket, as: 'issued', answer: { mark: '400001970000101' } };
 */
export type NumberSettlement = { readonly ticket: NumberTicket } & (
  | { readonly as: 'issued'; readonly answer: DocumentAnswer }
  | { readonly as: 'burnt'; readonly why: string | RefusedNumber }
  | { readonly as: 'released' }
);

/**
 * Changes of states and numbers that are made as a whole, or not at all.
 *
 * @example
 * const sale: Transaction = {
 *   versions: { 'table 7': 12 },
 *   reserve: [{ series }],
 *   states: ([ticket]) => ({ 'table 7': tableWith(ticket?.aa) }),
 * };
 */
export interface Transaction {
  /** The states that are changed, with the versions that they were read with. `undefined`: there is none. */
  readonly versions: Readonly<Record<string, number | undefined>>;
  readonly reserve?: readonly Reservation[] | undefined;
  /**
   * The states under the same names, made with the reserved numbers; `undefined` removes one. If it throws, the
   * transaction rejects with that, and nothing is reserved. It may be called more than once.
   */
  readonly states: (tickets: readonly NumberTicket[]) => FlowStates;
  readonly settle?: readonly NumberSettlement[] | undefined;
}

/** Thrown inside a store to undo a transaction, because its states have other versions. */
class VersionConflict extends Error {}

/**
 * The steps of a transaction on a store that undoes what they did if they throw.
 *
 * @param exchange stores the states if they have these versions; `false` if one of them has another
 */
export function* transactionSteps(
  { versions, reserve = [], states, settle = [] }: Transaction,
  numbers: NumberSteps,
  exchange: (versions: Transaction['versions'], next: FlowStates) => boolean | Promise<boolean>,
): NumberStep<void> {
  const tickets: NumberTicket[] = [];
  for (const { series, facts } of reserve) tickets.push(yield* numbers.reserve(series, facts));
  if (!(yield* got(exchange(versions, states(tickets))))) throw new VersionConflict();
  for (const { ticket, ...settlement } of settle) {
    if (settlement.as === 'issued') yield* numbers.commit(ticket, settlement.answer);
    else if (settlement.as === 'burnt') yield* numbers.burn(ticket, settlement.why);
    else yield* numbers.release(ticket);
  }
}

/** Whether a transaction was made; `false` if it was undone because of other versions. */
export const isMade = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (error instanceof VersionConflict) return false;
      throw error;
    },
  );
