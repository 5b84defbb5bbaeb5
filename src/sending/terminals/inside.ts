/** What other rooms take from this one. Users have its public door. */
export { TerminalError } from './error.js';
export { nameOfPayment, PAYMENT_PREFIX } from './kept-payment.js';
