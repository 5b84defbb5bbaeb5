import { PaymentMethodType } from '../../codes/index.js';
import {
  type Cents,
  centsToNumber,
  centsToString,
  compareCents,
  parseAmount,
  zeroCents,
} from '../../money/index.js';
import { shown } from '../../reading/shown.js';
import { isMoment } from '../../types/forms.js';
import type { Path } from '../../types/index.js';
import { membersOf } from '../shared/given.js';
import type { Refusing } from '../shared/refusing.js';
import { withAnswered } from './asked.js';
import { isExpired } from './expiry.js';
import { amountOf, type HeldSignature, type Ledger, leftOn, type PosCharge } from './ledger.js';

/**
 * Records a charge on a signature, or refuses it with all reasons. Repeating the same charge, for example after a
 * crash, changes nothing, even with a different time. A reversed charge does not count as the same.
 */
export function recorded(ledger: Ledger, held: HeldSignature, facts: unknown, refusing: Refusing): Ledger {
  const given = membersOf(facts);
  if (isRecorded(ledger, held, given)) return ledger;
  const transactionId = transactionIdOf(ledger, given.transactionId, refusing);
  const amount = paidOf(ledger, held, given.paymentAmount, refusing);
  const tip = tipOf(given.tipAmount, refusing);
  const paymentType = typeOf(given.paymentType, refusing);
  const moment = momentOf(held, given, refusing);
  refusing.done();
  const charge: PosCharge = {
    signatureToken: held.signature.token,
    transactionId,
    paymentAmount: centsToNumber(amount),
    ...(tip !== zeroCents && { tipAmount: centsToNumber(tip) }),
    paymentType,
    ...moment,
    state: 'charged',
  };
  const { token } = held.signature;
  return withAnswered({ ...ledger, charges: [...ledger.charges, charge] }, token, transactionId);
}

/** Whether this charge is already recorded: same transaction, signature, amount, tip and type. */
function isRecorded(
  { charges }: Ledger,
  { signature }: HeldSignature,
  { transactionId, paymentAmount, tipAmount, paymentType, at }: Readonly<Record<string, unknown>>,
): boolean {
  if (typeof transactionId !== 'string' || !isMoment(at)) return false;
  const amount = parseAmount(paymentAmount);
  const tip = parseAmount(tipAmount ?? 0);
  return charges.some(
    (charge) =>
      charge.state !== 'reversed' &&
      charge.transactionId.trim() === transactionId.trim() &&
      charge.signatureToken === signature.token &&
      charge.paymentType === finalTypeOf(paymentType) &&
      amount.ok &&
      amount.value === amountOf(charge.paymentAmount) &&
      tip.ok &&
      tip.value === amountOf(charge.tipAmount ?? 0),
  );
}

function transactionIdOf({ charges }: Ledger, given: unknown, refusing: Refusing): string {
  const id = typeof given === 'string' ? given.trim() : '';
  if (id === '') refusing.add('pos-payment/transaction-missing', ['transactionId']);
  const other = charges.find(({ transactionId }) => transactionId.trim() === id);
  if (other !== undefined) {
    const amount = centsToString(amountOf(other.paymentAmount));
    const params = { transactionId: shown(given), amount };
    refusing.add('pos-payment/transaction-repeated', ['transactionId'], params);
  }
  return given as string;
}

/** The amount of a charge. Refused if it is invalid, or above what is left on its signature. */
export function paidOf(
  ledger: Ledger,
  { signature }: HeldSignature,
  given: unknown,
  refusing: Refusing,
): Cents {
  const path = ['paymentAmount'];
  const amount = centsOf(given, path, refusing);
  if (amount === undefined) return zeroCents;
  const left = leftOn(ledger, signature);
  if (amount === zeroCents) refusing.add('pos-payment/amount-zero', path);
  else if (compareCents(amount, left) > 0) {
    refusing.add('pos-payment/amount-above-balance', path, {
      amount: centsToString(amount),
      left: centsToString(left),
      balance: centsToString(amountOf(signature.paymentBalance)),
    });
  }
  return amount;
}

/** The tip of a charge; zero without a tip. */
export const tipOf = (given: unknown, refusing: Refusing): Cents =>
  given === undefined || given === null ? zeroCents : (centsOf(given, ['tipAmount'], refusing) ?? zeroCents);

function centsOf(given: unknown, path: Path, refusing: Refusing): Cents | undefined {
  if (given === undefined || given === null) {
    refusing.add('pos-payment/amount-missing', path);
    return undefined;
  }
  const amount = parseAmount(given);
  if (amount.ok) return amount.value;
  const rule = amount.why === 'negative' ? 'pos-payment/amount-negative' : 'pos-payment/amount-form';
  refusing.add(rule, path, { found: shown(given) });
  return undefined;
}

/** The type that a completion states. The described default is used only if it is requested by name. */
const finalTypeOf = (given: unknown): 7 | 8 | undefined => {
  if (given === 'default') return PaymentMethodType.Card;
  return given === PaymentMethodType.Card || given === PaymentMethodType.InstantPayment ? given : undefined;
};

function typeOf(given: unknown, refusing: Refusing): 7 | 8 {
  const type = finalTypeOf(given);
  if (type !== undefined) return type;
  refusing.add('pos-payment/payment-type', ['paymentType'], { found: shown(given) });
  return PaymentMethodType.Card;
}

function momentOf(
  { expires }: HeldSignature,
  { at: given, acceptExpired }: Readonly<Record<string, unknown>>,
  refusing: Refusing,
): Pick<PosCharge, 'at' | 'expired'> {
  const moment = clockOf(given, ['at'], refusing);
  const at = moment.toISOString();
  if (!isExpired(expires, moment)) return { at };
  if (acceptExpired !== true) refusing.add('pos-payment/expired', ['at'], { expired: String(expires), at });
  return { at, expired: true };
}

/** Reads a time; refused if it is invalid. Nothing has expired by the time that stands for an invalid one. */
export function clockOf(given: unknown, path: Path, refusing: Refusing): Date {
  if (isMoment(given)) return given;
  refusing.add('pos-payment/moment', path, { found: shown(given) });
  return new Date(0);
}
