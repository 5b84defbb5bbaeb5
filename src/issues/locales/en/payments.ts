import type { Words } from '../../words-type.js';

export const payments = {
  'payments/missing': {
    what: 'A document of type {type} has to state its payments, but this one has none.',
    todo: 'Add paymentMethods with the type and amount of each payment.',
  },
  'payments/expected': {
    what: 'A document of type {type} has no payments, so the tax authority probably refuses it.',
    todo: 'Add paymentMethods, with type 5 (on credit) if nothing is paid yet.',
  },
  'payments/forbidden': {
    what: 'A document of type {type} cannot have payments.',
    todo: 'Remove paymentMethods: the payments belong on the value document that follows.',
  },
  'payments/above-gross': {
    what: 'The payments add up to {paid}, which is {excess} more than the total gross value of {gross}.',
    todo: 'Correct the payments; change given to the customer is not a payment.',
  },
  'payments/not-gross': {
    what: 'The payments add up to {paid}, but the total gross value is {gross}.',
    todo: 'Correct the payments[: what is still owed, {owed}, is a payment of type 5 (on credit)][: {excess} is too much, and change given to the customer is not a payment].',
  },
  'payments/zero-amount': {
    what: 'Payment {payment} of type {type} has the amount 0.',
    todo: 'Remove it, or state its amount.',
  },
} satisfies Words;
