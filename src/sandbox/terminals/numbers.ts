import type { TerminalChargeRow } from '../state/terminal-rows.js';

/** The numbers that a network gives a charge. */
export function numbersOf({ number }: TerminalChargeRow, acquirer: string) {
  const rrn = `4${String(number).padStart(11, '0')}`;
  const authorization = String((552_789 + number * 7919) % 1_000_000).padStart(6, '0');
  return {
    rrn,
    authorization,
    stan: String(number % 1_000_000).padStart(6, '0'),
    uniqueId: `${acquirer}${rrn}${authorization}`,
  };
}
