import type { TerminalStep } from '../../issues/locales/generated/en/terminal-steps.js';

/**
 * What became of a request to a terminal.
 *
 * - `charged`: the card was charged.
 * - `returned`: a refund or a void was carried out.
 * - `declined`, `cancelled`: nothing was charged; the customer, the card or the bank did not agree.
 * - `notBegun`: nothing was charged; the terminal did not begin.
 * - `wrongRequest`: nothing was charged; the request or a setting is wrong.
 * - `running`: the terminal is waiting for the customer.
 * - `unknown`: it may have charged. Never charge again before it is settled.
 */
export type TerminalKind =
  | 'charged'
  | 'returned'
  | 'declined'
  | 'cancelled'
  | 'notBegun'
  | 'wrongRequest'
  | 'running'
  | 'unknown';

/**
 * The result of a request to a terminal, the same for all families.
 *
 * @example
 * if (result.kind === 'charged') session = session.charged({ token, transactionId: result.transactionId, … });
 * else show(result.text, result.next.todo);
 */
export interface TerminalResult {
  readonly kind: TerminalKind;
  /** The till's own key of the charge, as far as it is known. */
  readonly key?: string | undefined;
  /** The unique payment id by law. Never the id of the network. */
  readonly transactionId?: string | undefined;
  /** The network's own id. */
  readonly networkId?: string | undefined;
  /** In euros without the tip, two decimals. */
  readonly amount?: string | undefined;
  /** In euros, two decimals; `0.00` without a tip. */
  readonly tip?: string | undefined;
  /** Whether it was an instant payment (type 8), not a card (type 7). */
  readonly instant: boolean;
  /** The terminal that charged (TID), as the answer names it, or else as the settings do. */
  readonly terminalId: string;
  /** When it was, as the answer has it. */
  readonly at?: string | undefined;
  /** The code of the answer; `http-503` if it has none, `lost` without an answer. */
  readonly code: string;
  /** What happened, in the language of the terminal's `locale`. */
  readonly text: string;
  /** What to do next. */
  readonly next: { readonly step: TerminalStep; readonly todo: string };
  /** What is not as it should be although the card was charged. Show it to the cashier. */
  readonly warnings: readonly string[];
  /** Members of the answer that a void or a refund may need, unchanged. Give them as `original.references`. */
  readonly references: Readonly<Record<string, string>>;
}
