import { isLocale, type Locale } from '../../issues/inside.js';
import { isRecord } from '../../reading/object.js';
import type { Access, Family, TerminalAction, TerminalAnswer } from './family.js';
import { vivaRow } from './generated/viva.js';
import { makeFamily } from './make-family.js';
import { at, jsonOf, listIn, type Statement, sayingIfAny, textAt, unreadable } from './reading.js';
import type { FamilyRow } from './row.js';
import { isAddress, isProvider, isTerminalId, isText, readSettings } from './settings.js';
import { vivaStatement } from './viva-codes.js';

/**
 * The settings of a terminal of Viva that is reached over the internet.
 *
 * @example
 * const settings: VivaSettings = { ...vivaHosts.demo, clientId, clientSecret, terminalId: '16000123', cashRegister: 'till-1', provider: 108 };
 */
export interface VivaSettings {
  /** The address of Viva's API. `vivaHosts` has both. */
  readonly api: string;
  /** The address that gives access tokens. `vivaHosts` has both. */
  readonly accounts: string;
  /** From the merchant's "POS APIs credentials". */
  readonly clientId: string;
  readonly clientSecret: string;
  readonly terminalId: string;
  /** The name of the cash register. Only the one that began a charge may abort it. */
  readonly cashRegister: string;
  /** Viva's number of the provider: 100 and the number that the authority gave it. */
  readonly provider: number | string;
  /** The language of results. Default: English. */
  readonly locale?: Locale | undefined;
}

/** The addresses of Viva, for `viva({ ...vivaHosts.production, … })`. */
export const vivaHosts = {
  production: { api: 'https://api.vivapayments.com', accounts: 'https://accounts.vivapayments.com' },
  demo: { api: 'https://demo-api.vivapayments.com', accounts: 'https://demo-accounts.vivapayments.com' },
} as const;

const ROW: FamilyRow = vivaRow;

/** 202: the session is still on the terminal. 404: Viva does not know it. */
const ACCEPTED = 202;
const ABSENT = 404;

function states(action: TerminalAction, answer: TerminalAnswer): Statement {
  const { status, headers, body } = answer;
  const code = `http-${status}`;
  const json = jsonOf(answer);
  const isSession = isRecord(json) && at(json, ROW.answer.code) !== undefined;
  if (status === 200 && isSession) return vivaStatement(ROW, json, 'success');
  const event = headers['x-viva-eventid'];
  const says = sayingIfAny(ROW.events, event);
  if (says !== undefined) return { says, code: String(event) };
  if (action === 'abort') return status < 300 ? { says: ['running', 'aborting'], code } : unreadable(status);
  if (action !== 'ask') {
    // Viva answers an accepted sale with an empty body. Anything else may come from somebody else.
    return status < 300 && body.trim() === '' ? { says: ['running', 'running'], code } : unreadable(status);
  }
  if (status === ACCEPTED) return { says: ['running', 'running'], code };
  return status === ABSENT ? { says: ['notBegun', 'absent', 'repeat'], code } : unreadable(status);
}

const list = (json: unknown) => {
  const sessions = listIn(json);
  return sessions && { charges: sessions.map((session) => vivaStatement(ROW, session, 'success')) };
};

function readAccess(json: unknown): Access | undefined {
  const token = textAt(json, 'access_token');
  const seconds = Number(textAt(json, 'expires_in'));
  return token === undefined ? undefined : { token, seconds: seconds > 0 ? seconds : 0 };
}

/**
 * A terminal of Viva that is reached over the internet (Cloud Terminal API). Its requests take an access token, which
 * `access()` asks for. A refusal is final only after a second answer agrees, because the customer may have tapped again.
 *
 * @throws TerminalError if a setting is missing or invalid; OptionsError for a setting that does not exist
 * @example
 * const till = terminal(viva({ ...vivaHosts.demo, clientId, clientSecret, terminalId: '16000123', cashRegister: 'till-1', provider: 108 }));
 */
export function viva(settings: VivaSettings): Family {
  const { clientId, clientSecret, ...others } = readSettings<VivaSettings>(settings, {
    api: [isAddress, vivaHosts.demo.api, 'required'],
    accounts: [isAddress, vivaHosts.demo.accounts, 'required'],
    clientId: [isText, 'x7k2….apps.vivapayments.com', 'required'],
    clientSecret: [isText, 'the secret of the client', 'required'],
    terminalId: [isTerminalId, '16000123', 'required'],
    cashRegister: [isText, 'till-1', 'required'],
    provider: [isProvider, '108', 'required'],
    locale: [isLocale, 'el'],
  });
  return makeFamily(ROW, { ...others, user: clientId, password: clientSecret }, { states, list, readAccess });
}
