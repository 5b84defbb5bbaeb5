import type { DecimalInput } from '../../money/index.js';
import type { PaymentFacts } from '../facts/facts.js';
import type { TerminalPayment } from './payment-types.js';

/** An amount, or `'rest'` for what the other payments leave of the gross total. */
export type PaymentAmount = DecimalInput | 'rest';

/** The members of a payment through a POS. */
export type PosFacts = Pick<PaymentFacts, 'amount' | 'terminalId' | 'posNspId' | 'paymentMethodInfo'>;

/** Payment in cash (3). @example cash('73.16') */
export const cash = (amount: PaymentAmount): PaymentFacts => ({ type: 3, amount });

/**
 * Payment by card (7). With terminal and NSP, the document can be held until the POS has collected.
 *
 * @example
 * card({ amount: 'rest', terminalId: '16000123', posNspId: 2 });
 */
export function card(payment: Omit<TerminalPayment, 'type'>): TerminalPayment;
export function card(payment: PosFacts): PaymentFacts;
export function card(payment: PosFacts): PaymentFacts {
  return throughPos(7, payment);
}

/**
 * Instant payment, such as IRIS (8).
 *
 * @example
 * instantPayment({ amount: '20.00', terminalId: '16000123', posNspId: 2 });
 */
export const instantPayment = (payment: PosFacts): PaymentFacts => throughPos(8, payment);

/** Sold on credit (5): to be paid later. @example onCredit('rest') */
export const onCredit = (amount: PaymentAmount): PaymentFacts => ({ type: 5, amount });

/** Payment by cheque (4). @example cheque('500.00') */
export const cheque = (amount: PaymentAmount): PaymentFacts => ({ type: 4, amount });

/** Payment to a business account in Greece (1). @example bankTransfer('1240.00') */
export const bankTransfer = (amount: PaymentAmount): PaymentFacts => ({ type: 1, amount });

/** Payment to a business account abroad (2). @example foreignBankTransfer('1240.00') */
export const foreignBankTransfer = (amount: PaymentAmount): PaymentFacts => ({ type: 2, amount });

/** Payment by web banking (6). @example webBanking('1240.00') */
export const webBanking = (amount: PaymentAmount): PaymentFacts => ({ type: 6, amount });

// JavaScript callers may pass only an amount, as for cash. It is not spread, because spreading would split a text into
// its characters and a Decimal into its members.
const throughPos = (type: 7 | 8, payment: PosFacts): PaymentFacts =>
  typeof payment === 'object' && payment !== null && !('toFixed' in payment)
    ? { ...payment, type }
    : { amount: payment as unknown as PaymentAmount, type };
