import { isLocale, type Locale } from '../../issues/inside.js';
import type { Family, TerminalAction, TerminalAnswer } from './family.js';
import { vivaAppRow } from './generated/viva-app.js';
import { makeFamily } from './make-family.js';
import { type Statement, sayingIfAny, unreadable } from './reading.js';
import type { FamilyRow } from './row.js';
import { isProvider, isTerminalId, isText, readSettings } from './settings.js';

/**
 * The settings of the app of Viva on the same device.
 *
 * @example
 * const settings: VivaAppSettings = { app: 'gr.example.till', callback: 'exampletill://paid', terminalId: '16000123', provider: 108 };
 */
export interface VivaAppSettings {
  /** The id of the program that asks. */
  readonly app: string;
  /** The address that the app opens with its answer. */
  readonly callback: string;
  readonly terminalId: string;
  /** Viva's number of the provider: 100 and the number that the authority gave it. */
  readonly provider: number | string;
  /** The language of results. Default: English. */
  readonly locale?: Locale | undefined;
}

const ROW: FamilyRow = vivaAppRow;

/** The answer is the address of the call-back, or its query. */
function states(action: TerminalAction, { status, body }: TerminalAnswer): Statement {
  const members = Object.fromEntries(new URLSearchParams(body.slice(body.indexOf('?') + 1)));
  const { status: code = '', action: about = action } = members;
  const says = sayingIfAny(ROW.codes, code);
  if (says === undefined || about !== action) return unreadable(status);
  if (action !== 'abort') return { says, code, members };
  return { says: says[0] === 'charged' ? ['running', 'aborting'] : ['unknown', 'unknown'], code };
}

/**
 * The app of Viva on the same device: `request` has the address to open, and `read` takes the address of the call-back as
 * its body. The app cannot be asked later, so a refusal or a lost answer is settled by a look at the terminal.
 *
 * @throws TerminalError if a setting is missing or invalid; OptionsError for a setting that does not exist
 * @example
 * const app = vivaApp({ app: 'gr.example.till', callback: 'exampletill://paid', terminalId: '16000123', provider: 108 });
 * open(app.request('sale', { key, amount: '20.00', signature }).url);
 * const result = app.read('sale', { status: 200, headers: {}, body: calledBack });
 */
export function vivaApp(settings: VivaAppSettings): Family {
  const form = {
    app: [isText, 'gr.example.till', 'required'],
    callback: [isText, 'exampletill://paid', 'required'],
    terminalId: [isTerminalId, '16000123', 'required'],
    provider: [isProvider, '108', 'required'],
    locale: [isLocale, 'el'],
  } as const;
  return makeFamily(ROW, readSettings<VivaAppSettings>(settings, form), { states });
}
