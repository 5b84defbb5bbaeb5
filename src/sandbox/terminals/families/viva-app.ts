import type { TerminalChargeRow } from '../../state/terminal-rows.js';
import { later } from '../../time.js';
import { abort, begin, chargeWith, shown } from '../engine.js';
import { type TerminalAnswer, type TerminalAsked, type TerminalFace, terminalOf } from '../family.js';
import { vivaBeginning, vivaResult } from './viva-session.js';

/** How long the app may take, in milliseconds. */
const PATIENCE = 240_000;

/** The address that the app opens: the call-back with the answer in its query. */
function calledBack(
  { query }: TerminalAsked,
  facts: Readonly<Record<string, unknown>>,
  status = 200,
): TerminalAnswer {
  const callback = query.get('callback') ?? '';
  const given = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const answer = new URLSearchParams([['action', query.get('action') ?? ''], ...given]);
  return {
    status,
    type: 'text/plain; charset=utf-8',
    body: `${callback}${callback.includes('?') ? '&' : '?'}${answer}`,
  };
}

const fails = (asked: TerminalAsked, message: string): TerminalAnswer =>
  calledBack(asked, {
    status: 'fail',
    message,
    clientTransactionId: asked.query.get('clientTransactionId') ?? '',
  });

async function opens(asked: TerminalAsked): Promise<TerminalAnswer> {
  const { world, query, fault, path } = asked;
  const terminal = terminalOf(world, 'vivaApp', path['terminalId']);
  if (terminal === undefined) return { ...fails(asked, 'No such terminal'), status: 404 };
  const { terminalId } = terminal;
  const known = chargeWith(world, terminalId, query.get('clientTransactionId') ?? '');
  if (query.get('action') === 'abort') {
    const isAborted = known !== undefined && abort(world, known);
    return isAborted
      ? calledBack(asked, { status: 'success', message: 'Aborted', clientTransactionId: known.key })
      : fails(asked, 'There is nothing to abort');
  }
  if (query.get('action') !== 'sale') return fails(asked, 'The action is not supported');
  const beginning = vivaBeginning(Object.fromEntries(query), false, 'clientTransactionId');
  if (beginning === undefined) return fails(asked, 'A parameter is missing or not valid');
  return resultOrWait(asked, known ?? (await begin(world, terminal, beginning, fault)));
}

function resultOrWait(asked: TerminalAsked, row: TerminalChargeRow): TerminalAnswer {
  const { world } = asked;
  const again = (): TerminalAnswer => {
    const now = world.state.terminalCharges.get(String(row.number)) ?? row;
    if (now.state === 'running') {
      return { ...fails(asked, 'Timed out'), waits: { until: later(row.begunAt, PATIENCE), again } };
    }
    const { success, ...result } = vivaResult(now, shown(world, now));
    const facts = {
      status: success ? 'success' : 'fail',
      message: `(${result.eventId}) ${result.message}`,
      clientTransactionId: now.key,
      amount: result.amount,
      tipAmount: result.tipAmount,
      rrn: result.retrievalReferenceNumber,
      referenceNumber: result.referenceNumber,
      authorisationCode: result.authorizationId,
      tid: result.tid,
      orderCode: result.orderCode,
      transactionDate: result.transactionDateTime,
      transactionId: result.transactionId,
      paymentMethod: now.instant ? 'IRIS' : 'CardPresent',
      aadeTransactionId: result.aadeTransactionId,
    };
    return { ...calledBack(asked, facts), isLost: now.isLost };
  };
  return again();
}

/** The app of Viva: an address that is opened, and the call-back that it opens, as the body of the answer. */
export const vivaAppFace: TerminalFace = {
  routes: [{ method: 'GET', path: '/{terminalId}/pay/v1', action: 'sale', answer: opens }],
  malformed: () => ({ status: 400, type: 'text/plain; charset=utf-8', body: '' }),
  denied: () => ({ status: 403, type: 'text/plain; charset=utf-8', body: '' }),
  settings: ({ terminalId, provider }) => ({
    app: 'gr.example.till',
    callback: 'exampletill://paid',
    terminalId,
    provider,
  }),
};
