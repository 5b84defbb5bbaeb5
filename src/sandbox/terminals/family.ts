import { asCents, type Cents } from '../../money/index.js';
import type { Members } from '../../reading/object.js';
import type { Fault, TerminalAction } from '../faults/fault.js';
import type { Answer } from '../http/answer.js';
import type { TerminalChargeRow, TerminalFamily, TerminalRow } from '../state/terminal-rows.js';
import type { World } from '../world.js';

/** What a till asks. */
export interface TerminalAsked {
  readonly world: World;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Of a JSON body. */
  readonly members: Members;
  readonly fault: Fault | undefined;
}

export interface TerminalAnswer extends Answer {
  /** It was carried out, but the connection breaks before the answer. */
  readonly isLost?: boolean | undefined;
  /** It comes later: asked again until then. */
  readonly waits?: {
    readonly until: string;
    readonly again: () => TerminalAnswer;
  };
}

export interface TerminalRoute {
  readonly method: string;
  /** Below the address of the family, with `{names}` of parameters. */
  readonly path: string;
  readonly action: TerminalAction;
  readonly answer: (asked: TerminalAsked) => TerminalAnswer | Promise<TerminalAnswer>;
}

/** How the terminals of a family answer. */
export interface TerminalFace {
  readonly routes: readonly TerminalRoute[];
  /** To a body that is no JSON object. */
  readonly malformed: () => TerminalAnswer;
  /** To a key that is unknown, or was revoked. */
  readonly denied: () => TerminalAnswer;
  readonly isDenied?: (asked: TerminalAsked) => boolean;
  /** What a till has to be set up with. */
  readonly settings: (terminal: TerminalRow, address: string) => Readonly<Record<string, string>>;
}

/** The key of all terminals that want one. It protects nothing. */
export const TERMINAL_KEY = 'sandbox-terminal-key';

/** A member as text; `undefined` if it is empty, or no text or number. */
export function textIn(members: Members, name: string): string | undefined {
  const value = Object.hasOwn(members, name) ? members[name] : undefined;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text === '' ? undefined : text;
}

/** A member in whole cents; `undefined` if it is none. */
export function centsIn(members: Members, name: string): Cents | undefined {
  const text = textIn(members, name) ?? '';
  return /^\d{1,12}$/.test(text) ? asCents(Number(text)) : undefined;
}

/** The terminal of a family with a TID. */
export function terminalOf(
  { state }: World,
  family: TerminalFamily,
  terminalId: string | undefined,
): TerminalRow | undefined {
  const row = state.terminals.get(terminalId);
  return row?.family === family ? row : undefined;
}

/** The charges of all terminals of a family, the oldest first. */
export const chargesOfFamily = (world: World, family: TerminalFamily): TerminalChargeRow[] =>
  [...world.state.terminalCharges.all()].filter(
    ({ terminalId }) => terminalOf(world, family, terminalId) !== undefined,
  );
