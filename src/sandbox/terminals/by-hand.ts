import { centsToNumber, parseAmount } from '../../money/index.js';
import { TERMINALS } from '../addresses.js';
import type { InTurn } from '../in-turn.js';
import { NotPossible } from '../not-possible.js';
import type { TerminalChargeRow, TerminalMode, TerminalRow } from '../state/terminal-rows.js';
import type { World } from '../world.js';
import { faces } from './answer.js';
import { chargesOf, endByHand, inBatch, sellAlone } from './engine.js';

/** A terminal in the sandbox. */
export interface SandboxTerminalState
  extends Pick<TerminalRow, 'terminalId' | 'family' | 'provider' | 'mode' | 'batch' | 'capacity'> {
  /** How many charges are in its open batch. */
  readonly inBatch: number;
  /** What a till has to be set up with: the address, the keys, and how the family calls the terminal. */
  readonly settings: Readonly<Record<string, string>>;
}

/** A charge or a refund at a terminal of the sandbox, in euros. */
export interface SandboxTerminalCharge extends Omit<TerminalChargeRow, 'amount' | 'tip' | 'paid'> {
  readonly amount: number;
  readonly tip: number;
  readonly paid: number;
}

/**
 * The terminals of a sandbox: what they charged, and what a person does at them. A step that is not possible now throws a
 * `TypeError`.
 *
 * @example
 * await sandbox.terminals.setMode('16000123', 'manual');
 * // … the till asks for a charge …
 * const { number } = sandbox.terminals.charges().at(-1)!;
 * await sandbox.terminals.approve(number);
 */
export class SandboxTerminals {
  readonly #world: World;
  readonly #inTurn: InTurn;
  readonly #originOf: () => string;

  /** Use `sandbox.terminals`. */
  constructor(world: World, inTurn: InTurn, originOf: () => string) {
    this.#world = world;
    this.#inTurn = inTurn;
    this.#originOf = originOf;
  }

  /** Every terminal. */
  list(): readonly SandboxTerminalState[] {
    return [...this.#world.state.terminals.all()].map((row) => {
      const { terminalId, family, provider, mode, batch, capacity } = row;
      return {
        ...{ terminalId, family, provider, mode, batch, capacity },
        inBatch: inBatch(chargesOf(this.#world, terminalId), row),
        settings: faces[family].settings(row, `${this.#originOf()}${TERMINALS}/${family}`),
      };
    });
  }

  /** Every charge and refund, also those that a terminal did not accept, the oldest first. */
  charges(): readonly SandboxTerminalCharge[] {
    return [...this.#world.state.terminalCharges.all()].map(({ amount, tip, paid, ...row }) => ({
      ...row,
      amount: centsToNumber(amount),
      tip: centsToNumber(tip),
      paid: centsToNumber(paid),
    }));
  }

  /** Approves a charge that waits at its terminal, as the customer does who taps a good card. */
  async approve(number: number): Promise<void> {
    await this.#end(number, 'approved');
  }

  /** Declines a charge that waits at its terminal. */
  async decline(number: number): Promise<void> {
    await this.#end(number, 'declined');
  }

  /** Cancels a charge that waits at its terminal, as whoever presses its red key does. */
  async cancel(number: number): Promise<void> {
    await this.#end(number, 'cancelled');
  }

  /** Whether a terminal answers for its customer, or waits for a person. */
  async setMode(terminalId: string, mode: TerminalMode): Promise<void> {
    await this.#change(terminalId, (row) => ({ ...row, mode }));
  }

  /** Closes the batch of a terminal: its charges can no longer be voided. */
  async closeBatch(terminalId: string): Promise<void> {
    await this.#change(terminalId, (row) => ({ ...row, batch: row.batch + 1 }));
  }

  /** Makes a sale at a terminal that has no connection to its till, and no signature. */
  async sellAlone(terminalId: string, amount: number | string): Promise<void> {
    const read = parseAmount(amount);
    if (!read.ok) throw new NotPossible(`This is not an amount: ${amount}`);
    await this.#change(terminalId, (row) => {
      sellAlone(this.#world, row, read.value);
      return row;
    });
  }

  async #end(number: number, state: 'approved' | 'declined' | 'cancelled'): Promise<void> {
    await this.#inTurn(async () => {
      if (endByHand(this.#world, number, state)) return;
      throw new NotPossible(`The charge ${number} does not wait at its terminal.`);
    });
  }

  async #change(terminalId: string, change: (row: TerminalRow) => TerminalRow): Promise<void> {
    await this.#inTurn(async () => {
      const row = this.#world.state.terminals.get(terminalId);
      if (row === undefined) throw new NotPossible(`The sandbox has no terminal ${terminalId}.`);
      this.#world.state.terminals.put(terminalId, change(row));
    });
  }
}
