import * as z from 'zod';
import type { PosChargeFacts, PosChargingFacts, PosDeclinedFacts } from '../../../flows/generated/facts.js';
import { stateFacts } from '../core/flow-facts.js';
import { step } from './step.js';

/** Facts as they are over HTTP: without a time, it is the time of the call. */
type Served<Facts> = Facts extends unknown ? Omit<Facts, 'at'> & { readonly at?: string | undefined } : never;

const moment = (stated: string | undefined, now: Date): Date =>
  stated === undefined ? now : new Date(stated);

export const charging = step({
  id: 'payments.charging',
  path: 'charging',
  summary: {
    en: 'Record that a terminal is about to be charged. Call it before the terminal.',
    el: 'Καταγράφει ότι πρόκειται να χρεωθεί τερματικό. Καλείται πριν από το τερματικό.',
  },
  facts: stateFacts<Served<PosChargingFacts>>('PosChargingFacts'),
  example: { payment: 0, paymentAmount: '20.00', reference: 'till-2-000093' },
  step: (payment, facts, now) => payment.charging({ ...facts, at: moment(facts.at, now) }),
});

export const declined = step({
  id: 'payments.declined',
  path: 'declined',
  summary: {
    en: 'Record that the terminal charged nothing.',
    el: 'Καταγράφει ότι το τερματικό δεν χρέωσε τίποτα.',
  },
  facts: stateFacts<PosDeclinedFacts>('PosDeclinedFacts'),
  example: { payment: 0, reference: 'till-2-000093' },
  step: (payment, facts) => payment.declined(facts),
});

export const charged = step({
  id: 'payments.charged',
  path: 'charged',
  summary: { en: 'Record what the terminal charged.', el: 'Καταγράφει τι χρέωσε το τερματικό.' },
  facts: stateFacts<Served<PosChargeFacts>>('PosChargeFacts'),
  example: { payment: 0, transactionId: '000417', paymentAmount: '20.00', paymentType: 7 },
  step: (payment, facts, now) => payment.charged({ ...facts, at: moment(facts.at, now) }),
});

export const reversed = step({
  id: 'payments.reversed',
  path: 'reversed',
  summary: {
    en: 'Record that the terminal returned a charge before it was completed.',
    el: 'Καταγράφει ότι το τερματικό επέστρεψε μια χρέωση πριν ολοκληρωθεί.',
  },
  facts: z.strictObject({ transactionId: z.string() }),
  example: { transactionId: '000417' },
  step: (payment, { transactionId }) => payment.reversed(transactionId),
});
