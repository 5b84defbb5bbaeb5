import type { DecimalInput } from '../../money/index.js';
import { isObject } from '../../reading/object.js';
import type { PaymentFacts } from '../facts/facts.js';
import type { TerminalPayment } from './payment-types.js';
import type { Stated } from './stated.js';

/** An amount, or `'rest'` for what the other payments leave of the gross total. */
export type PaymentAmount = DecimalInput | 'rest';

/** The members of a payment through a POS: with the terminal and its NSP, or with neither. */
export type PosFacts = Pick<PaymentFacts, 'amount' | 'paymentMethodInfo'> &
  (
    | Stated<PaymentFacts, 'terminalId' | 'posNspId'>
    | { readonly terminalId?: undefined; readonly posNspId?: undefined }
  );

/** Only JavaScript can give more arguments. Their members are kept, so that none is lost: facts report what does not belong. */
const plain =
  (type: number): ((amount: PaymentAmount) => PaymentFacts) =>
  (amount, ...others: readonly object[]) =>
    Object.assign({}, ...others, { amount, type });

/** Payment through a POS. An amount may be a Decimal, which is an object too. */
const throughPos =
  (type: 7 | 8) =>
  (payment: PosFacts | PaymentAmount, ...others: readonly object[]): PaymentFacts =>
    isObject(payment) && !('toFixed' in payment)
      ? { ...payment, type }
      : Object.assign({}, ...others, { amount: payment, type });

/** Payment in cash (3). @example cash('73.16') */
export const cash = plain(3);

/**
 * Payment by card (7): its amount in euros, or with the terminal and its NSP, so that the document can be held until the
 * POS has collected.
 *
 * @example
 * card('rest');
 * card({ amount: 'rest', terminalId: '16000123', posNspId: 2 });
 */
export function card(payment: Omit<TerminalPayment, 'type'>): TerminalPayment;
export function card(payment: PosFacts | PaymentAmount): PaymentFacts;
export function card(payment: PosFacts | PaymentAmount, ...others: readonly never[]): PaymentFacts {
  return throughPos(7)(payment, ...others);
}

/**
 * Instant payment, such as IRIS (8): its amount in euros, or with the terminal and its NSP.
 *
 * @example
 * instantPayment('20.00');
 * instantPayment({ amount: '20.00', terminalId: '16000123', posNspId: 2 });
 */
export const instantPayment: (payment: PosFacts | PaymentAmount) => PaymentFacts = throughPos(8);

/** Sold on credit (5): to be paid later. @example onCredit('rest') */
export const onCredit = plain(5);

/** Payment by cheque (4). @example cheque('500.00') */
export const cheque = plain(4);

/** Payment to a business account in Greece (1). @example bankTransfer('1240.00') */
export const bankTransfer = plain(1);

/** Payment to a business account abroad (2). @example foreignBankTransfer('1240.00') */
export const foreignBankTransfer = plain(2);

/** Payment by web banking (6). @example webBanking('1240.00') */
export const webBanking = plain(6);
