import { athensDate } from '../../../issues/inside.js';
import { asCents } from '../../../money/index.js';
import { json } from '../../http/answer.js';
import type { TerminalChargeRow, TerminalRow } from '../../state/terminal-rows.js';
import { isReached, later, seconds } from '../../time.js';
import { abort, begin, sellAlone, shown } from '../engine.js';
import {
  chargesOfFamily,
  TERMINAL_KEY,
  type TerminalAnswer,
  type TerminalAsked,
  type TerminalFace,
  terminalOf,
  textIn,
} from '../family.js';
import { vivaBeginning, vivaResult } from './viva-session.js';

/** An answer with Viva's number of what happened in its header. */
const event = (status: number, eventId: number, body: unknown = { eventId }): TerminalAnswer => ({
  ...json(status, body),
  headers: { 'x-viva-eventid': String(eventId) },
});

const ACCEPTED: TerminalAnswer = { ...event(200, 1100), body: '' };

const REFUSED = 1200;
const EXISTS = 1201;
const NO_PARENT = 1203;
const NOT_FOUND = 1205;
const OTHER_REGISTER = 1206;
const ABORTED_ALREADY = 1208;
const BUSY = 1400;

const TOKEN_SECONDS = 3600;
/** The sale of a terminal that sells alone: 12.00. */
const ALONE = asCents(1200);

const chargeIn = ({ world }: TerminalAsked, key: string | undefined): TerminalChargeRow | undefined =>
  chargesOfFamily(world, 'viva').find((row) => row.key === key);

/** A sale or a refund. Whatever the terminal says is in the session, not in the answer. */
const begins =
  (isRefund: boolean) =>
  async (asked: TerminalAsked): Promise<TerminalAnswer> => {
    const { world, members, fault } = asked;
    const beginning = vivaBeginning(members, isRefund);
    const terminal = terminalOf(world, 'viva', textIn(members, 'terminalId'));
    if (beginning === undefined || terminal === undefined) return event(400, REFUSED);
    if (chargeIn(asked, beginning.key) !== undefined) return event(409, EXISTS);
    const parent = isRefund ? chargeIn(asked, textIn(members, 'parentSessionId')) : undefined;
    if (isRefund && parent === undefined) return event(404, NO_PARENT);
    const row = await begin(world, terminal, { ...beginning, original: parent }, fault);
    if (row.state !== 'busy') return { ...ACCEPTED, isLost: row.isLost };
    // It did not begin, so the same session may be tried again.
    world.state.terminalCharges.remove(String(row.number));
    return event(503, BUSY);
  };

const sessionOf = (row: TerminalChargeRow, state = row.state) => ({
  ...vivaResult(row, state),
  terminalId: row.terminalId,
  cashRegisterId: row.cashRegister ?? '',
  abortOperation: state === 'aborted',
  abortSuccess: state === 'aborted',
});

function ask(asked: TerminalAsked): TerminalAnswer {
  const row = chargeIn(asked, asked.path['key']);
  if (row === undefined) return event(404, NOT_FOUND);
  if (row.state === 'running') return { ...event(202, 1204), body: '' };
  return event(200, 1102, sessionOf(row, shown(asked.world, row)));
}

function aborts(asked: TerminalAsked): TerminalAnswer {
  const row = chargeIn(asked, asked.path['key']);
  if (row === undefined) return event(404, NOT_FOUND);
  if ((row.cashRegister ?? '') !== (asked.query.get('cashRegisterId') ?? ''))
    return event(403, OTHER_REGISTER);
  return abort(asked.world, row) ? { ...event(200, 1104), body: '' } : event(409, ABORTED_ALREADY);
}

function day({ world, query, fault }: TerminalAsked): TerminalAnswer {
  const date = query.get('date') ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return event(400, REFUSED);
  const [first] = terminalsOf(world);
  if (fault?.kind === 'autonomous-sale' && first !== undefined) sellAlone(world, first, ALONE);
  const isAlone = query.get('AadeAutonomouslyOnly') === 'true';
  const sessions = chargesOfFamily(world, 'viva').filter(
    (row) =>
      row.state !== 'running' &&
      athensDate(new Date(row.begunAt)) === date &&
      (!isAlone || row.isAutonomous === true),
  );
  return event(
    200,
    1103,
    sessions.map((row) => sessionOf(row)),
  );
}

const terminalsOf = ({ state }: TerminalAsked['world']): TerminalRow[] =>
  [...state.terminals.all()].filter(({ family }) => family === 'viva');

function access({ world, headers, fault }: TerminalAsked): TerminalAnswer {
  const [scheme, credentials = ''] = (headers.get('authorization') ?? '').split(' ');
  const isKnown = scheme === 'Basic' && credentials === btoa(`${TERMINAL_KEY}:${TERMINAL_KEY}`);
  if (!isKnown || fault?.kind === 'key-revoked') return json(400, { error: 'invalid_client' });
  // The token states when it ends, so that nothing has to be remembered.
  const ends = later(world.now(), seconds(TOKEN_SECONDS));
  return json(200, {
    access_token: btoa(`viva ${ends}`),
    expires_in: TOKEN_SECONDS,
    token_type: 'Bearer',
    scope: 'urn:viva:payments:ecr:api',
  });
}

function isDenied({ world, headers }: TerminalAsked): boolean {
  const [scheme, token = ''] = (headers.get('authorization') ?? '').split(' ');
  try {
    const [, ends = ''] = atob(token).split('viva ');
    return scheme !== 'Bearer' || Number.isNaN(Date.parse(ends)) || isReached(ends, world.now());
  } catch {
    return true;
  }
}

/** Viva's Cloud Terminal API, with the host that gives access tokens. */
export const vivaFace: TerminalFace = {
  routes: [
    { method: 'POST', path: '/connect/token', action: 'access', answer: access },
    {
      method: 'POST',
      path: '/ecr/v1/devices:search',
      action: 'ask',
      answer: ({ world }) =>
        event(
          200,
          1106,
          terminalsOf(world).map(({ terminalId }) => ({ terminalId, statusId: 1 })),
        ),
    },
    { method: 'POST', path: '/ecr/v1/transactions:sale', action: 'sale', answer: begins(false) },
    { method: 'POST', path: '/ecr/v1/transactions:refund', action: 'refund', answer: begins(true) },
    { method: 'GET', path: '/ecr/v1/sessions/{key}', action: 'ask', answer: ask },
    { method: 'DELETE', path: '/ecr/v1/sessions/{key}', action: 'abort', answer: aborts },
    { method: 'GET', path: '/ecr/v1/sessions', action: 'day', answer: day },
  ],
  malformed: () => event(400, REFUSED),
  denied: () => json(401, { error: 'unauthorized' }),
  isDenied,
  settings: ({ terminalId, provider }, address) => ({
    api: address,
    accounts: address,
    clientId: TERMINAL_KEY,
    clientSecret: TERMINAL_KEY,
    terminalId,
    cashRegister: 'till-1',
    provider,
  }),
};
