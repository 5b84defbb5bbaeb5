import { json } from '../../http/answer.js';
import type { TerminalChargeRow } from '../../state/terminal-rows.js';
import { abort, begin, chargesOf, chargeWith, shown } from '../engine.js';
import { type TerminalAnswer, type TerminalAsked, type TerminalFace, terminalOf, textIn } from '../family.js';
import { vivaBeginning, vivaLocalResult } from './viva-session.js';

const state = (name: string, more: object = {}): TerminalAnswer => json(200, { state: name, ...more });

const NOT_FOUND = (): TerminalAnswer => state('SESSION_NOT_FOUND_ERROR');

const typeOf = ({ action }: TerminalChargeRow): string => (action === 'refund' ? 'CANCEL' : 'SALE');

const begins =
  (isRefund: boolean) =>
  async (asked: TerminalAsked): Promise<TerminalAnswer> => {
    const { world, members, fault, path } = asked;
    const terminal = terminalOf(world, 'vivaLocal', path['terminalId']);
    const beginning = vivaBeginning(members, isRefund);
    if (terminal === undefined || beginning === undefined) return { ...state('SERVER_ERROR'), status: 400 };
    const { terminalId } = terminal;
    // A terminal that is switched off does not answer.
    if (fault?.kind === 'terminal-offline') return { ...state('SERVER_ERROR'), isLost: true };
    const known = chargeWith(world, terminalId, beginning.key);
    if (known !== undefined) return state('PROCESSING', { sessionId: known.key, sessionType: typeOf(known) });
    const id = textIn(members, 'transactionId');
    const parent = chargesOf(world, terminalId).find(
      (row) => vivaLocalResult(row, row.state).transactionId === id,
    );
    const row = await begin(
      world,
      terminal,
      { ...beginning, ...(isRefund && { original: parent ?? null }) },
      fault,
    );
    if (row.state !== 'busy') {
      return { ...state('PROCESSING', { sessionId: row.key, sessionType: typeOf(row) }), isLost: row.isLost };
    }
    world.state.terminalCharges.remove(String(row.number));
    return state('BUSY_ERROR', { sessionId: row.key, sessionType: typeOf(row) });
  };

const chargeIn = ({ world, members, query, path }: TerminalAsked): TerminalChargeRow | undefined => {
  const key = textIn(members, 'sessionId') ?? query.get('sessionId') ?? '';
  return chargeWith(world, path['terminalId'] ?? '', key);
};

function session(asked: TerminalAsked): TerminalAnswer {
  const row = chargeIn(asked);
  if (row === undefined) return NOT_FOUND();
  const facts = { sessionId: row.key, sessionType: typeOf(row) };
  if (row.state === 'running') return state('PROCESSING', facts);
  const response = vivaLocalResult(row, shown(asked.world, row));
  const name = row.action === 'refund' ? 'cancelResponse' : 'saleResponse';
  return state(response.isSuccess ? 'SUCCESS' : 'FAILURE', { ...facts, payloadData: { [name]: response } });
}

function aborts(asked: TerminalAsked): TerminalAnswer {
  const row = chargeIn(asked);
  if (row === undefined) return NOT_FOUND();
  abort(asked.world, row);
  return state('PROCESSING', { sessionId: row.key });
}

const at = (path: string): string => `/{terminalId}/pos/v1/${path}`;

/** A terminal of Viva in the network of its shop. */
export const vivaLocalFace: TerminalFace = {
  routes: [
    { method: 'POST', path: at('sale'), action: 'sale', answer: begins(false) },
    { method: 'POST', path: at('refund'), action: 'refund', answer: begins(true) },
    { method: 'POST', path: at('session'), action: 'ask', answer: session },
    { method: 'GET', path: at('session'), action: 'ask', answer: session },
    { method: 'POST', path: at('abort'), action: 'abort', answer: aborts },
  ],
  malformed: () => ({ ...state('SERVER_ERROR'), status: 400 }),
  denied: () => json(403, {}),
  settings: ({ terminalId, provider }, address) => ({
    base: `${address}/${terminalId}`,
    terminalId,
    provider,
  }),
};
