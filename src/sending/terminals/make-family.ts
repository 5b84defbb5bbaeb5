import type { Access, Family, TerminalAction, TerminalAnswer, TerminalDay } from './family.js';
import { jsonOf, readBy, type Statement } from './reading.js';
import { type AnyFacts, requestOf, type Settings } from './request.js';
import type { TerminalResult } from './result.js';
import type { FamilyRow } from './row.js';

/** What is particular to a family: how its answers say what happened. */
export interface Reader {
  readonly states: (action: TerminalAction, answer: TerminalAnswer, facts: AnyFacts) => Statement;
  /** The charges in the list of a day, and the address of the next page. `undefined`: not readable. */
  readonly list?: (
    json: unknown,
  ) => { readonly charges: readonly Statement[]; readonly next?: string } | undefined;
  /** The row that an action takes, if it is not its own. */
  readonly rowFor?: (action: TerminalAction, facts: AnyFacts) => string;
  readonly readAccess?: (json: unknown) => Access | undefined;
}

/** A family of terminals, from its row, the settings of one terminal, and its reader. */
export function makeFamily(row: FamilyRow, settings: Settings, reader: Reader): Family {
  const { actions } = row;
  const { readAccess } = reader;
  return Object.freeze({
    row,
    terminalId: settings.terminalId,
    ...(settings.locale !== undefined && { locale: settings.locale }),
    has: (action: TerminalAction): boolean => Object.hasOwn(actions, action),
    request: (action: TerminalAction, facts: AnyFacts) =>
      requestOf(row, reader.rowFor?.(action, facts) ?? action, settings, facts),
    read: (
      action: TerminalAction,
      answer: TerminalAnswer | undefined,
      facts: AnyFacts = {},
    ): TerminalResult =>
      readBy(row, settings, (given) => reader.states(action, given, facts), action, answer, facts),
    readDay(answer: TerminalAnswer | undefined): TerminalDay {
      const isGood = answer !== undefined && answer.status === 200;
      const list = isGood ? reader.list?.(jsonOf(answer)) : undefined;
      if (list === undefined) return { charges: [], isComplete: false };
      const read = (statement: Statement): TerminalResult =>
        readBy(row, settings, () => statement, 'day', answer);
      const { charges, next } = list;
      return { charges: charges.map(read), isComplete: true, ...(next !== undefined && { next }) };
    },
    ...(readAccess !== undefined && {
      access: () => requestOf(row, 'access', settings, {}),
      readAccess: (answer: TerminalAnswer | undefined) =>
        answer?.status === 200 ? readAccess(jsonOf(answer)) : undefined,
    }),
  }) as Family;
}
