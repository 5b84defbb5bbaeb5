import type { Words } from '../../words-type.js';

export const payments = {
  'payments/missing': {
    what: 'A document of type {type} says how it is paid, and this one does not.',
    todo: 'Add paymentMethods with a type and an amount for each payment.',
  },
  'payments/expected': {
    what: 'A document of type {type} does not say how it is paid; most likely the tax authority refuses it.',
    todo: 'Add paymentMethods, with type 5 (on credit) when nothing is paid yet.',
  },
  'payments/forbidden': {
    what: 'A document of type {type} takes no payments.',
    todo: 'Remove paymentMethods; the value document that follows is the one that is paid.',
  },
  'payments/above-gross': {
    what: 'The payments add up to {paid}, which is {excess} more than the total gross value of {gross}.',
    todo: 'Correct the payments; change given back is not a payment.',
  },
  'payments/not-gross': {
    what: 'The payments add up to {paid}, but the total gross value is {gross}.',
    todo: 'State how the whole amount is paid, what is still owed as type 5 (on credit); some providers refuse a difference.',
  },
  'payments/zero-amount': {
    what: 'Payment {payment} of type {type} has the amount 0.',
    todo: 'Remove it, or state its amount.',
  },
} satisfies Words;
