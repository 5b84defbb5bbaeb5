import type { Cents } from '../../money/index.js';

export const families = ['viva', 'webEcr', 'vivaLocal', 'vivaApp', 'megEftPos'] as const;

/**
 * How a till speaks to a terminal.
 *
 * @example
 * const family: TerminalFamily = 'webEcr';
 */
export type TerminalFamily = (typeof families)[number];

/** Whether a terminal answers for its customer, or waits for a person to tap. */
export type TerminalMode = 'automatic' | 'manual';

/** A simulated card terminal. */
export interface TerminalRow {
  /** The TID, which signatures have. */
  readonly terminalId: string;
  readonly family: TerminalFamily;
  /** Its place among the terminals, from 1. WebECR has it in its paths. */
  readonly number: number;
  /** The software house whose signatures it accepts. */
  readonly house: string;
  readonly provider: string;
  readonly mode: TerminalMode;
  /** How many charges its batch takes. */
  readonly capacity: number;
  readonly batch: number;
}

/** Why a terminal does not accept a signature. */
export type SignatureFault =
  | 'unsigned'
  | 'incomplete'
  | 'other-provider'
  | 'not-signed'
  | 'other-data'
  | 'other-terminal'
  | 'other-amount'
  | 'expired';

/** What became of a charge at its terminal. */
export type TerminalChargeState =
  | 'running'
  | 'approved'
  | 'declined'
  | 'cancelled'
  | 'aborted'
  | 'timed-out'
  | 'busy'
  | 'batch-full'
  | 'original-missing'
  | 'above-original'
  | SignatureFault;

/** A charge or a refund at a terminal. */
export interface TerminalChargeRow {
  /** Counts the charges of all terminals, from 1. */
  readonly number: number;
  readonly terminalId: string;
  /** The till's own key. */
  readonly key: string;
  readonly action: 'sale' | 'preload' | 'refund';
  /** What was asked for, without the tip. */
  readonly amount: Cents;
  readonly tip: Cents;
  /** What the customer pays or gets back, without the tip; nothing unless it is approved. */
  readonly paid: Cents;
  readonly instant: boolean;
  readonly state: TerminalChargeState;
  /** What the next answer about it says instead of its state. */
  readonly shownAs?: 'cancelled';
  readonly begunAt: string;
  readonly endedAt?: string;
  readonly batch: number;
  readonly data?: string;
  readonly token?: string;
  readonly cashRegister?: string;
  /** The number of the charge that is returned. */
  readonly original?: number;
  readonly voidedAt?: string;
  /** The terminal has not got it yet. */
  readonly isUnreached?: boolean;
  /** The connection broke before its answer. */
  readonly isLost?: boolean;
  /** Made by the terminal alone, without a till and a signature. */
  readonly isAutonomous?: boolean;
}
