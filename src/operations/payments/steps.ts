import * as z from 'zod';
import { step } from './step.js';

/** A time of the caller; without it, the time of the call. */
const at = z.iso.datetime({ offset: true }).optional().meta({ description: 'Default: now.' });
const signature = { token: z.string().optional(), payment: z.number().int().optional() };
const amount = z.union([z.string(), z.number()]);
const moment = (stated: string | undefined, now: Date): Date =>
  stated === undefined ? now : new Date(stated);

export const charging = step({
  id: 'payments.charging',
  path: 'charging',
  summary: {
    en: 'Record that a terminal is about to be charged. Call it before the terminal.',
    el: 'Καταγράφει ότι πρόκειται να χρεωθεί τερματικό. Καλείται πριν από το τερματικό.',
  },
  facts: z.strictObject({
    ...signature,
    paymentAmount: amount,
    tipAmount: amount.optional(),
    reference: z.string().optional(),
    at,
  }),
  example: { payment: 0, paymentAmount: '20.00', reference: 'till-2-000093' },
  step: (payment, facts, now) => payment.charging({ ...facts, at: moment(facts.at, now) } as never),
});

export const declined = step({
  id: 'payments.declined',
  path: 'declined',
  summary: {
    en: 'Record that the terminal charged nothing.',
    el: 'Καταγράφει ότι το τερματικό δεν χρέωσε τίποτα.',
  },
  facts: z.strictObject({ ...signature, reference: z.string().optional() }),
  example: { payment: 0, reference: 'till-2-000093' },
  step: (payment, facts) => payment.declined(facts as never),
});

export const charged = step({
  id: 'payments.charged',
  path: 'charged',
  summary: { en: 'Record what the terminal charged.', el: 'Καταγράφει τι χρέωσε το τερματικό.' },
  facts: z.strictObject({
    ...signature,
    transactionId: z.string(),
    paymentAmount: amount,
    tipAmount: amount.optional(),
    paymentType: z.union([z.literal(7), z.literal(8), z.literal('default')]),
    acceptExpired: z.boolean().optional(),
    at,
  }),
  example: { payment: 0, transactionId: '000417', paymentAmount: '20.00', paymentType: 7 },
  step: (payment, facts, now) => payment.charged({ ...facts, at: moment(facts.at, now) } as never),
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
