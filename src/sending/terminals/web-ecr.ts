import { isLocale, type Locale } from '../../issues/inside.js';
import { isRecord, type Members } from '../../reading/object.js';
import type { Family, TerminalAction, TerminalAnswer } from './family.js';
import { webEcrRow } from './generated/web-ecr.js';
import { makeFamily } from './make-family.js';
import { at, begins, jsonOf, listIn, type Statement, sayingOf, textAt, unreadable } from './reading.js';
import type { AnyFacts } from './request.js';
import type { FamilyRow } from './row.js';
import { isAddress, isProvider, isTerminalId, isText, readSettings } from './settings.js';

/**
 * The settings of a terminal that is reached by Common WebECR: Mellon, NBG Pay, Cardlink in the cloud, epay, Nexi, Attica.
 *
 * @example
 * const settings: WebEcrSettings = { base: 'https://wl.mreceipts.com/api', prefix: '/v2.2', apiKey, terminal: '42', terminalId: '16000123', provider: '012' };
 */
export interface WebEcrSettings {
  /** The address of the network's API. */
  readonly base: string;
  /** The version in the path, such as `/v2.2`; empty where the network has none. */
  readonly prefix: string;
  /** The key of the merchant, from pairing. */
  readonly apiKey: string;
  /** The `id` of the terminal in paths. It is not its TID. */
  readonly terminal: string;
  /** The `TerminalID`, which stands in the provider's signature. */
  readonly terminalId: string;
  /** The number that the authority gave the provider, as the network wants it: a text such as `012`, or a number. */
  readonly provider: number | string;
  /** The language of results. Default: English. */
  readonly locale?: Locale | undefined;
}

const ROW: FamilyRow = webEcrRow;

const COMPLETED = '3';
const OPEN: readonly (string | undefined)[] = ['1', '2'];

/** What a request for a charge says by now. */
function ofIntent(intent: Members, action: TerminalAction, status: number): Statement {
  const isVoided = at(intent, 'Voided') === true || at(intent, 'Transaction.Voided') === true;
  const code = textAt(intent, ROW.answer.code);
  if (isVoided) {
    const says: Statement['says'] = action === 'void' ? ['charged', 'returned'] : ['returned', 'returned'];
    return { says, code: code ?? 'voided', members: intent };
  }
  const state = textAt(intent, 'Status');
  if (OPEN.includes(state)) return { says: ['running', 'running'], code: `status-${state}`, members: intent };
  if (state !== COMPLETED || code === undefined) return unreadable(status);
  return { says: sayingOf(ROW.codes, code), code, members: intent };
}

/** What a transaction says: it is in another list than the requests for charges, and has no unique payment id. */
function ofTransaction(transaction: Members): Statement {
  const members = { ...transaction, Transaction: transaction };
  if (at(transaction, 'Voided') === true) return { says: ['returned', 'returned'], code: 'voided', members };
  return at(transaction, 'Approved') === true
    ? { says: sayingOf(ROW.codes, 1), code: 'approved', members }
    : { says: sayingOf(ROW.codes, 2), code: 'not-approved', members };
}

/** The most certain of several statements about one key: a charge, then what is open, then the last one. */
const mainOf = (statements: readonly Statement[]): Statement | undefined => {
  const ofKind = (kind: Statement['says'][0]) => statements.find(({ says: [each] }) => each === kind);
  return ofKind('charged') ?? ofKind('running') ?? ofKind('unknown') ?? statements.at(-1);
};

function states(action: TerminalAction, answer: TerminalAnswer, { key }: AnyFacts): Statement {
  const { status } = answer;
  const code = `http-${status}`;
  if (status === 400 && begins(action)) return { says: ['wrongRequest', 'wrongRequest'], code };
  if (status === 404 && begins(action)) return { says: ['wrongRequest', 'wrongRequest'], code };
  const json = jsonOf(answer);
  if (status >= 400 || !isRecord(json)) return unreadable(status);
  if (begins(action) || !Array.isArray(at(json, 'results'))) return ofIntent(json, action, status);
  const own = listIn(json, 'results')?.filter((each) => textAt(each, 'CustomerReference') === key) ?? [];
  const of = (each: Members) => (action === 'trace' ? ofTransaction(each) : ofIntent(each, action, status));
  const nothing: Statement =
    action === 'trace'
      ? { says: ['unknown', 'unknown'], code: 'absent' }
      : { says: ['notBegun', 'absent', 'repeat'], code: 'absent' };
  // A list of others, or a list that goes on, does not show that there is none.
  const isWhole = listIn(json, 'results')?.length === 0;
  return mainOf(own.map(of)) ?? (isWhole ? nothing : unreadable(status));
}

const list = (json: unknown) => {
  const transactions = listIn(json, 'results');
  const next = textAt(json, 'next');
  return transactions && { charges: transactions.map(ofTransaction), ...(next !== undefined && { next }) };
};

/**
 * A terminal that is reached by Common WebECR. The till's key is its `CustomerReference`.
 *
 * @throws TerminalError if a setting is missing or invalid; OptionsError for a setting that does not exist
 * @example
 * const till = terminal(webEcr({ base: 'https://wl.mreceipts.com/api', prefix: '/v2.2', apiKey, terminal: '42', terminalId: '16000123', provider: '012' }));
 */
export function webEcr(settings: WebEcrSettings): Family {
  const form = {
    base: [isAddress, 'https://wl.mreceipts.com/api', 'required'],
    prefix: [
      (value: unknown) => typeof value === 'string' && /^(?:\/[^\s/]+)*$/.test(value),
      '/v2.2',
      'required',
    ],
    apiKey: [isText, 'the Id that pairing answered', 'required'],
    terminal: [isText, '42', 'required'],
    terminalId: [isTerminalId, '16000123', 'required'],
    provider: [isProvider, '012', 'required'],
    locale: [isLocale, 'el'],
  } as const;
  return makeFamily(ROW, readSettings<WebEcrSettings>(settings, form), { states, list });
}
