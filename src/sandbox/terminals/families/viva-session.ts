import { addCents, zeroCents } from '../../../money/index.js';
import type { Members } from '../../../reading/object.js';
import type { TerminalChargeRow, TerminalChargeState } from '../../state/terminal-rows.js';
import type { Beginning } from '../engine.js';
import { centsIn, textIn } from '../family.js';
import { numbersOf } from '../numbers.js';

const ACQUIRER = '116';

/** Viva's `eventId` of each state. */
const events: Readonly<
  Record<Exclude<TerminalChargeState, 'running'>, readonly [eventId: number, message: string]>
> = {
  approved: [0, 'Transaction successful'],
  declined: [1006, 'Transaction declined by the host'],
  cancelled: [1000, 'Transaction cancelled by the user'],
  aborted: [1016, 'Transaction aborted'],
  'timed-out': [1003, 'Transaction timed out'],
  busy: [1001, 'The terminal is busy'],
  'batch-full': [1002, 'Stored transactions have to be cancelled first'],
  'original-missing': [1012, 'The original transaction was not found'],
  'above-original': [1009, 'Wrong amount for a return'],
  unsigned: [1082, 'The terminal admits only AADE transactions'],
  incomplete: [1083, 'AADE members are missing'],
  'other-provider': [1076, 'The signature could not be verified for this provider'],
  'not-signed': [1076, 'The signature could not be verified for this provider'],
  'other-data': [1077, 'The AADE data differ from what was signed'],
  'other-terminal': [1075, 'The signature does not match the TID'],
  'other-amount': [1074, 'The amount differs from what was signed'],
  expired: [1079, 'The receipt has expired'],
};

/** The members of a sale or a refund, which all interfaces of Viva share; `undefined` if one is missing or invalid. */
export function vivaBeginning(
  members: Members,
  isRefund: boolean,
  keyName = 'sessionId',
): Omit<Beginning, 'original'> | undefined {
  const key = textIn(members, keyName);
  const amount = centsIn(members, 'amount');
  const tip = members['tipAmount'] === undefined ? zeroCents : centsIn(members, 'tipAmount');
  if (
    key === undefined ||
    key.length > 100 ||
    amount === undefined ||
    amount === zeroCents ||
    tip === undefined
  ) {
    return undefined;
  }
  return {
    key,
    action: isRefund ? 'refund' : members['aadePreloaded'] === true ? 'preload' : 'sale',
    amount,
    tip,
    instant: members['paymentMethod'] === 'IRIS',
    provider: textIn(members, 'aadeProviderId'),
    data: textIn(members, 'aadeProviderSignatureData'),
    token: textIn(members, 'aadeProviderSignature'),
    cashRegister: textIn(members, 'cashRegisterId'),
  };
}

/** The result of a charge that has ended. */
export function vivaResult(row: TerminalChargeRow, state: TerminalChargeState) {
  const [eventId, message] = events[state === 'running' ? 'timed-out' : state];
  const success = state === 'approved';
  const { rrn, authorization, stan, uniqueId } = numbersOf(row, ACQUIRER);
  const isRefund = row.action === 'refund';
  return {
    sessionId: row.key,
    tid: row.terminalId,
    amount: success ? row.paid : row.amount,
    tipAmount: row.tip,
    currencyCode: '978',
    success,
    eventId,
    message,
    ...(success && {
      authorizationId: authorization,
      transactionId: `00000000-0000-4000-8000-${rrn}`,
      transactionTypeId: row.instant ? (isRefund ? 61 : 60) : isRefund ? 4 : 5,
      retrievalReferenceNumber: rrn,
      referenceNumber: stan,
      bankId: row.instant ? 'NET_IRIS' : 'NET_VISA',
      orderCode: `9${rrn}`,
      transactionDateTime: row.endedAt,
      // A terminal that sold alone had no signature.
      ...(row.isAutonomous !== true && { aadeTransactionId: uniqueId }),
    }),
  };
}

/** The same with the tip in the amount, as the local interface has it. */
export function vivaLocalResult(row: TerminalChargeRow, state: TerminalChargeState) {
  const { success, amount, ...result } = vivaResult(row, state);
  return { isSuccess: success, ...result, amount: success ? addCents(row.paid, row.tip) : amount };
}
