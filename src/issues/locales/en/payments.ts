import type { Words } from '../../words-type.js';

export const payments = {
  'payments/missing': {
    what: 'This document of type {type} does not say how it is paid.',
    todo: 'Add paymentMethods with a type and an amount each.',
  },
  'payments/expected': {
    what: 'This document of type {type} does not say how it is paid; most likely the tax authority refuses it.',
    todo: 'Add paymentMethods, with type 5 (on credit) when nothing is paid yet.',
  },
  'payments/forbidden': {
    what: 'Type {type} takes no payments.',
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
    what: 'Payment {payment} (type {type}) has the amount 0.',
    todo: 'Remove it, or state its amount.',
  },
} satisfies Words;
