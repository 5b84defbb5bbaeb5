import { isLocale, type Locale } from '../../issues/inside.js';
import { subtractHeld } from '../../money/held.js';
import { type Cents, parseAmount, zeroCents } from '../../money/index.js';
import { isRecord, type Members } from '../../reading/object.js';
import { isOneOf } from '../../reading/option-form.js';
import { isLongBefore } from './athens-time.js';
import type { Family, TerminalAction, TerminalAnswer } from './family.js';
import { megEftPosRow } from './generated/meg-eft-pos.js';
import { makeFamily } from './make-family.js';
import { at, begins, jsonOf, type Statement, sayingOf, textAt, unreadable } from './reading.js';
import type { AnyFacts } from './request.js';
import type { FamilyRow } from './row.js';
import { isAddress, isProvider, isTerminalId, isText, readSettings } from './settings.js';

const PROTOCOLS = [
  'EDPS_JSON',
  'EDPS_WEB_ECR',
  'EDPS_COMMON_TCP_SOCKET',
  'CARDLINK_DLL',
  'WORLDLINE_WEB_ECR',
  'MELLON_WEB_ECR',
  'EPAY_WEB_ECR',
  'NEXI_WEB_ECR',
  'NEXI_SOFT_POS_WEB_ECR',
  'NEXI_COMMON_TCP_SOCKET',
  'ATTICA_WEB_ECR',
  'VIVA_CLOUD',
  'INSS_RESTAPI',
] as const;

/**
 * How MegEftPos talks to a terminal.
 *
 * @example
 * const protocol: MegProtocol = 'MELLON_WEB_ECR';
 */
export type MegProtocol = (typeof PROTOCOLS)[number];

/**
 * The settings of a terminal behind MegEftPos.
 *
 * @example
 * const settings: MegEftPosSettings = { base: 'http://localhost:8187', licenseKey, vatNumber: '094014201', terminalId: '16000123', protocol: 'MELLON_WEB_ECR', apiKey, provider: 'ILYDA' };
 */
export interface MegEftPosSettings {
  /** The address of the service on the Windows computer, with the host name that it was set up with. */
  readonly base: string;
  readonly licenseKey: string;
  readonly vatNumber: string;
  readonly terminalId: string;
  readonly protocol: MegProtocol;
  /** The name of the provider, such as `ILYDA`. */
  readonly provider: number | string;
  /** The address of the terminal, for the protocols of a local network. */
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  /** The key of the terminal, for the protocols `…_WEB_ECR`. */
  readonly apiKey?: string | undefined;
  /** The credentials of the merchant, for `VIVA_CLOUD`. */
  readonly clientId?: string | undefined;
  readonly clientSecret?: string | undefined;
  /** HTTP Basic, if the service asks for it. */
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** The language of results. Default: English. */
  readonly locale?: Locale | undefined;
}

const LOCAL: readonly MegProtocol[] = [
  'CARDLINK_DLL',
  'EDPS_JSON',
  'EDPS_COMMON_TCP_SOCKET',
  'NEXI_COMMON_TCP_SOCKET',
];

const ROW: FamilyRow = megEftPosRow;

const statementOf = (charge: Members, status: number): Statement => {
  const code = textAt(charge, ROW.answer.code);
  return code === undefined
    ? unreadable(status)
    : { says: sayingOf(ROW.codes, code), code, members: { ...charge } };
};

/** Whether a pending charge is the one that was asked for: by the service's own id, or else by amount and time. */
function isAsked(charge: Members, { networkId, amount, since }: AnyFacts): boolean {
  if (networkId !== undefined) return textAt(charge, ROW.answer.networkId) === networkId;
  const [asked, paid, tip] = [amount, at(charge, 'paidAmount'), at(charge, 'tipAmount') ?? 0].map(
    parseAmount,
  );
  if (!asked?.ok || !paid?.ok) return false;
  const sums: readonly Cents[] = [paid.value, subtractHeld(paid.value, tip?.ok ? tip.value : zeroCents)];
  const isEarlier = since !== undefined && isLongBefore(textAt(charge, ROW.answer.at), since);
  return sums.includes(asked.value) && !isEarlier;
}

function states(action: TerminalAction, answer: TerminalAnswer, facts: AnyFacts): Statement {
  const { status } = answer;
  const json = jsonOf(answer);
  const data = at(json, 'data');
  // A refused charge comes with an error and its data. The data are the only handle.
  if (isRecord(data)) return statementOf(data, status);
  if (begins(action) || !Array.isArray(data)) {
    const code = textAt(json, 'error.errorCode');
    return code === undefined ? unreadable(status) : { says: ['unknown', 'unknown'], code };
  }
  if (data.length === 0) return { says: ['notBegun', 'absent', 'repeat'], code: 'absent' };
  const [charge, ...others] = data.filter(isRecord).filter((each) => isAsked(each, facts));
  return charge === undefined || others.length > 0 ? unreadable(status) : statementOf(charge, status);
}

/**
 * A terminal behind MegEftPos, the service of ILYDA on a Windows computer, which reaches every network. It gives each
 * charge its own reference, so after a lost answer a charge is found by its amount and time.
 *
 * @throws TerminalError if a setting is missing or invalid; OptionsError for a setting that does not exist
 * @example
 * const till = terminal(megEftPos({ base: 'http://localhost:8187', licenseKey, vatNumber: '094014201', terminalId: '16000123', protocol: 'MELLON_WEB_ECR', apiKey, provider: 'ILYDA' }));
 */
export function megEftPos(settings: MegEftPosSettings): Family {
  const { protocol: asked } = Object(settings) as Partial<MegEftPosSettings>;
  const needs = (is: boolean | undefined): readonly ['required'?] => (is === true ? ['required'] : []);
  const isLocal = asked && LOCAL.includes(asked);
  const isViva = asked === 'VIVA_CLOUD';
  const form = {
    base: [isAddress, 'http://localhost:8187', 'required'],
    licenseKey: [isText, 'the license of ILYDA', 'required'],
    vatNumber: [isText, '094014201', 'required'],
    terminalId: [isTerminalId, '16000123', 'required'],
    protocol: [isOneOf(PROTOCOLS), 'MELLON_WEB_ECR', 'required'],
    provider: [isProvider, 'ILYDA', 'required'],
    host: [isText, '192.168.1.40', ...needs(isLocal)],
    port: [(value: unknown) => Number.isSafeInteger(value) && Number(value) > 0, '4000', ...needs(isLocal)],
    apiKey: [isText, 'the key of the terminal', ...needs(asked?.endsWith('_WEB_ECR'))],
    clientId: [isText, 'the client of the merchant', ...needs(isViva)],
    clientSecret: [isText, 'the secret of the client', ...needs(isViva)],
    user: [isText, 'till'],
    password: [isText, 'the password of the user', ...needs(Object(settings).user !== undefined)],
    locale: [isLocale, 'el'],
  } as const;
  const read = readSettings<MegEftPosSettings>(settings, form);
  const { terminalId, protocol, host, port, apiKey, clientId, clientSecret } = read;
  // The service spells the secret so.
  const device = {
    terminalId,
    posProtocol: protocol,
    host,
    port,
    apiKey,
    clientId,
    clientSecter: clientSecret,
  };
  return makeFamily(
    ROW,
    { ...read, device },
    {
      states,
      rowFor: (action, facts) => (action === 'ask' && facts.networkId !== undefined ? 'askByNumber' : action),
    },
  );
}
