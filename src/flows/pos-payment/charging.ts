import { centsToNumber, parseAmount, zeroCents } from '../../money/index.js';
import { shown } from '../../reading/shown.js';
import { isBlank } from '../../rules/inside.js';
import { membersOf } from '../shared/given.js';
import type { Refusing } from '../shared/refusing.js';
import { refuseUnsettled } from './asked.js';
import { clockOf, paidOf, tipOf } from './charge.js';
import { isExpired } from './expiry.js';
import { type AskedCharge, amountOf, type HeldSignature, type Ledger } from './ledger.js';

/**
 * Records that a terminal is about to be called. Refused while another charge on the signature is unsettled. The same charge
 * with the same reference is recorded once.
 */
export function withAsked(ledger: Ledger, held: HeldSignature, facts: unknown, refusing: Refusing): Ledger {
  const { token } = held.signature;
  if (isAsked(ledger, token, membersOf(facts))) return ledger;
  refuseUnsettled(ledger, refusing, token);
  const given = membersOf(facts);
  const amount = paidOf(ledger, held, given.paymentAmount, refusing);
  const tip = tipOf(given.tipAmount, refusing);
  const moment = clockOf(given.at, ['at'], refusing);
  if (isExpired(held.expires, moment)) {
    const params = { expired: String(held.expires), at: moment.toISOString() };
    refusing.add('pos-payment/charging-expired', ['at'], params);
  }
  const reference = referenceOf(ledger, given.reference, refusing);
  refusing.done();
  const asked: AskedCharge = {
    signatureToken: token,
    paymentAmount: centsToNumber(amount),
    ...(tip !== zeroCents && { tipAmount: centsToNumber(tip) }),
    at: moment.toISOString(),
    ...(reference !== undefined && { reference }),
    state: 'unsettled',
  };
  return { ...ledger, asked: [...ledger.asked, asked] };
}

/** Whether this charge is recorded already and unsettled. Without a reference, two charges cannot be told apart. */
function isAsked(
  { asked }: Ledger,
  token: string,
  { reference, paymentAmount, tipAmount }: Readonly<Record<string, unknown>>,
): boolean {
  const [amount, tip] = [parseAmount(paymentAmount), parseAmount(tipAmount ?? 0)];
  return asked.some(
    (each) =>
      each.state === 'unsettled' &&
      each.signatureToken === token &&
      each.reference !== undefined &&
      each.reference === reference &&
      amount.ok &&
      amount.value === amountOf(each.paymentAmount) &&
      tip.ok &&
      tip.value === amountOf(each.tipAmount ?? 0),
  );
}

function referenceOf({ asked }: Ledger, given: unknown, refusing: Refusing): string | undefined {
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || isBlank(given)) {
    refusing.add('pos-payment/reference-form', ['reference'], { found: shown(given) });
    return undefined;
  }
  if (asked.some(({ reference }) => reference === given))
    refusing.add('pos-payment/reference-repeated', ['reference'], { reference: shown(given) });
  return given;
}

/** The ledger after the terminal charged nothing. Repeating it for the same charge changes nothing. */
export function withDeclined(
  ledger: Ledger,
  held: HeldSignature,
  facts: unknown,
  refusing: Refusing,
): Ledger {
  const { token } = held.signature;
  const { reference } = membersOf(facts);
  // Only the newest on a signature can be unsettled.
  const last = ledger.asked
    .filter(
      (each) => each.signatureToken === token && (reference === undefined || each.reference === reference),
    )
    .at(-1);
  if (last === undefined || last.state === 'charged')
    return refusing.refuse('pos-payment/nothing-asked', reference === undefined ? [] : ['reference']);
  const asked = ledger.asked.map(
    (each): AskedCharge => (each === last ? { ...each, state: 'declined' } : each),
  );
  return { ...ledger, asked };
}
