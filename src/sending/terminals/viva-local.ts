import { isLocale, type Locale } from '../../issues/inside.js';
import { isRecord, membersOf } from '../../reading/object.js';
import type { Family, TerminalAction, TerminalAnswer } from './family.js';
import { vivaLocalRow } from './generated/viva-local.js';
import { makeFamily } from './make-family.js';
import { jsonOf, type Statement, sayingIfAny, textAt, unreadable } from './reading.js';
import type { FamilyRow } from './row.js';
import { isAddress, isProvider, isTerminalId, readSettings } from './settings.js';
import { vivaStatement } from './viva-codes.js';

/**
 * The settings of a terminal of Viva in the shop's own network.
 *
 * @example
 * const settings: VivaLocalSettings = { base: 'https://192.168.1.40:8080', terminalId: '16000123', provider: 108 };
 */
export interface VivaLocalSettings {
  /** The address of the terminal. Its certificate is its own, so `fetch` has to accept it. */
  readonly base: string;
  readonly terminalId: string;
  /** Viva's number of the provider: 100 and the number that the authority gave it. */
  readonly provider: number | string;
  /** The language of results. Default: English. */
  readonly locale?: Locale | undefined;
}

const ROW: FamilyRow = vivaLocalRow;

function states(action: TerminalAction, answer: TerminalAnswer): Statement {
  const json = jsonOf(answer);
  const state = textAt(json, 'state');
  const says = sayingIfAny(ROW.events, state);
  if (state !== undefined && says !== undefined) {
    const isAborting = action === 'abort' && says[0] === 'running';
    return { says: isAborting ? ['running', 'aborting'] : says, code: state };
  }
  if (state !== 'SUCCESS' && state !== 'FAILURE') return unreadable(answer.status);
  const sessionId = textAt(json, 'sessionId');
  // A refund has an object of another name, which is the only one.
  const [payload] = Object.values(membersOf(membersOf(json)['payloadData'])).filter(isRecord);
  if (payload === undefined) return unreadable(answer.status);
  const statement = vivaStatement(ROW, { sessionId, ...payload }, 'isSuccess');
  const agrees = (statement.says[0] === 'charged') === (state === 'SUCCESS');
  return agrees ? statement : { ...statement, says: ['unknown', 'unknown'] };
}

/**
 * A terminal of Viva that is reached in the shop's own network. No key: whoever is in that network can charge.
 *
 * @throws TerminalError if a setting is missing or invalid; OptionsError for a setting that does not exist
 * @example
 * const till = terminal(vivaLocal({ base: 'https://192.168.1.40:8080', terminalId: '16000123', provider: 108 }));
 */
export function vivaLocal(settings: VivaLocalSettings): Family {
  const form = {
    base: [isAddress, 'https://192.168.1.40:8080', 'required'],
    terminalId: [isTerminalId, '16000123', 'required'],
    provider: [isProvider, '108', 'required'],
    locale: [isLocale, 'el'],
  } as const;
  return makeFamily(ROW, readSettings<VivaLocalSettings>(settings, form), { states });
}
