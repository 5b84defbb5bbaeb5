import type { Words } from '../../words-type.js';

export const across = {
  'order/close-net-mismatch': {
    what: 'The slips leave a net value of {left} (ordered {ordered}, cancelled {cancelled}), but the closing has {stated}.',
    todo: 'Close with exactly what remains of the slips: the service refuses a closing that differs.',
  },
  'order/close-quantity-mismatch': {
    what: 'The slips leave a quantity of {left} (ordered {ordered}, cancelled {cancelled}), but the closing has {stated}.',
    todo: 'Close with exactly what remains of the slips: the service refuses a closing that differs.',
  },
  'order/close-links-differ': {
    what: 'Slips that the closing lists: {listed}; slips given beside it: {beside}.',
    todo: 'List every slip and every cancellation of the table, and give the same documents to compare; with fewer, net value and quantity are not compared.',
  },
} satisfies Words;
