/** What other rooms take from this one. Users have its public door. */
export { nameOfPayment, PAYMENT_PREFIX } from './kept-payment.js';
