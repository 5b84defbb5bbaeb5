import { isBlank } from '../../rules/inside.js';
import { markOf } from '../shared/answer.js';
import { membersOf } from '../shared/given.js';
import type { Refusing } from '../shared/refusing.js';
import { object, oneOf, type StateForm, storedMark, visible, whole } from '../shared/state-form.js';
import { isExpiryOf } from './expiry.js';
import type { Ledger } from './ledger.js';
import { isSound, ledgerMembers } from './state.js';

/**
 * A payment of an older document, as plain JSON.
 *
 * @example
 * const state: OldInvoicePosPaymentState = session.toJSON();
 */
export interface OldInvoicePosPaymentState extends Ledger {
  readonly flow: 'old-invoice-pos-payment';
  readonly version: 2;
  /** Digits. */
  readonly mark: string;
  readonly terminalId: string;
  readonly posNspId: number;
}

export const HEAD = { flow: 'old-invoice-pos-payment', version: 2 } as const;

export const stateForm: StateForm<OldInvoicePosPaymentState> = {
  shape: object('OldInvoicePosPaymentState', {
    flow: oneOf(HEAD.flow),
    version: oneOf(HEAD.version),
    mark: storedMark,
    terminalId: visible,
    posNspId: whole,
    ...ledgerMembers,
  }),
  checks: [
    [isSound, 'charges and signatures contradict each other'],
    [isOfOneSignature, 'more than one signature, or more than one charge that waits for its answer'],
    [isInTime, 'the signature expires at a different time than it states'],
  ],
};

/** Whether there is at most one signature, and at most one charge in a completion. */
function isOfOneSignature({ signatures, charges }: Ledger): boolean {
  const sent = charges.filter(({ state }) => state === 'sent');
  return signatures.length <= 1 && sent.length <= 1 && signatures.every(({ payment }) => payment === 0);
}

function isInTime({ signatures }: Ledger): boolean {
  return signatures.every(({ signature, expires }) => isExpiryOf(expires, signature, undefined));
}

/** The state of a new payment. Refused if the MARK or the terminal is missing. */
export function begun(facts: unknown, refusing: Refusing): OldInvoicePosPaymentState {
  const { mark, terminalId, posNspId } = membersOf(facts);
  const digits = markOf(mark, refusing, ['mark']);
  refusing.done();
  if (digits === undefined) refusing.add('pos-payment/mark-missing', ['mark']);
  if (typeof terminalId !== 'string' || isBlank(terminalId))
    refusing.add('pos-payment/terminal-missing', ['terminalId'], { member: 'terminalId' });
  if (!Number.isSafeInteger(posNspId) || (posNspId as number) < 0)
    refusing.add('pos-payment/terminal-missing', ['posNspId'], { member: 'posNspId' });
  refusing.done();
  return {
    ...HEAD,
    // A JSON number has no leading zeros.
    mark: String(BigInt(digits as string)),
    terminalId: terminalId as string,
    posNspId: posNspId as number,
    signatures: [],
    charges: [],
    asked: [],
  };
}
