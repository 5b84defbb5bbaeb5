import { shown } from '../../reading/shown.js';
import type { Verdict } from '../shared/answer.js';
import type { Refusing } from '../shared/refusing.js';
import { refuseUnsettled } from './asked.js';
import type { Ledger, PosCharge } from './ledger.js';

/** The ledger with some charges moved to another state. */
function moved(ledger: Ledger, which: (charge: PosCharge) => boolean, state: PosCharge['state']): Ledger {
  const charges = ledger.charges.map((charge) => (which(charge) ? { ...charge, state } : charge));
  return { ...ledger, charges };
}

/**
 * The charges of a completion. If charges were sent and never answered, it has only these, so that it can be repeated
 * unchanged. Otherwise it has all that were recorded since, or the first `most` of them, once every charge is settled.
 */
export function sending(ledger: Ledger, refusing: Refusing, most = Number.POSITIVE_INFINITY): Ledger {
  if (sentIn(ledger).length > 0) return ledger;
  refuseUnsettled(ledger, refusing);
  const waiting = ledger.charges.filter(({ state }) => state === 'charged').slice(0, most);
  if (waiting.length === 0) refusing.refuse('pos-payment/nothing-charged', []);
  return moved(ledger, (charge) => waiting.includes(charge), 'sent');
}

/** The charges that were sent to the service and have no answer yet. */
export const sentIn = ({ charges }: Ledger): PosCharge[] => charges.filter(({ state }) => state === 'sent');

/** The ledger after the service accepted the charges, or accepted none of them. */
function settled(ledger: Ledger, state: 'completed' | 'charged', refusing: Refusing): Ledger {
  if (sentIn(ledger).length === 0) refusing.refuse('pos-payment/nothing-sent', []);
  return moved(ledger, (charge) => charge.state === 'sent', state);
}

/** Whether every charge was answered. The same answer may then come again. */
const isAnswered = ({ charges }: Ledger): boolean =>
  charges.some(({ state }) => state === 'completed') &&
  charges.every(({ state }) => state === 'completed' || state === 'reversed');

/** The ledger after an answer to its completion. Once everything is answered, it does not change. */
export function answeredBy(ledger: Ledger, says: Verdict['says'], refusing: Refusing): Ledger {
  if (isAnswered(ledger)) return ledger;
  if (says === 'refused') return refused(ledger, refusing);
  const after = settled(ledger, 'completed', refusing);
  return says === 'issued' ? after : ledger;
}

/** The ledger after a completion was refused: nothing was accepted. The same refusal may come again. */
export function refused(ledger: Ledger, refusing: Refusing): Ledger {
  const waits = ledger.charges.some(({ state }) => state === 'charged');
  return waits && sentIn(ledger).length === 0 ? ledger : settled(ledger, 'charged', refusing);
}

/** The ledger after a charge was reversed on the terminal. */
export function withReversed(ledger: Ledger, transactionId: unknown, refusing: Refusing): Ledger {
  const wanted = typeof transactionId === 'string' ? transactionId.trim() : undefined;
  const charge = ledger.charges.find((each) => each.transactionId.trim() === wanted);
  const params = { transactionId: shown(transactionId) };
  if (charge === undefined) return refusing.refuse('pos-payment/unknown-transaction', [], params);
  if (charge.state === 'sent' || charge.state === 'completed') {
    refusing.refuse('pos-payment/transaction-sent', [], params);
  }
  return moved(ledger, (each) => each === charge, 'reversed');
}
