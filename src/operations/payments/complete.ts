import * as z from 'zod';
import type { PosPayment } from '../../flows/pos-payment/pos-payment.js';
import { withClient } from '../core/context.js';
import { operation } from '../core/operation.js';
import { pageOfSent } from '../core/page.js';
import { outcome, page, sentPage } from '../core/schemas.js';
import { change } from '../core/stored.js';
import { plainOutcome } from '../sending/answer.js';
import { recordOn } from '../tables/send.js';
import { commitPaid, type KeptPayment, PAYMENTS, paymentIn } from './keep.js';
import { example, name, paymentView, read } from './view.js';

/** Completes a payment. */
export const complete = operation({
  id: 'payments.complete',
  route: 'POST /payments/{payment}/completion',
  summary: {
    en: 'Complete a payment: the held document is issued.',
    el: 'Ολοκληρώνει την πληρωμή: το παραστατικό σε αναμονή εκδίδεται.',
  },
  needs: 'client',
  changes: true,
  input: z.strictObject({
    payment: name,
    page: page.optional(),
    again: z.boolean().optional().meta({
      description: 'Only after a person found that an earlier completion did not arrive.',
    }),
  }),
  output: z.strictObject({ outcome, payment: paymentView, ...sentPage }),
  example: { payment: example },
  ownKey: ({ payment }) => `completion ${payment}`,
  async run({ payment: of, page: wanted, again }, given) {
    const context = withClient(given);
    const { body, held } = await change(PAYMENTS, of, context, (state) => {
      const before = paymentIn(state, context);
      const { document: held } = before.toJSON();
      if (isCompleted(before)) return { next: state, body: undefined, held };
      const { payment, body: completion } = before.completion();
      return { next: { ...(state as KeptPayment), payment }, body: completion, held };
    });
    // An earlier run may have recorded the answer and stopped before it was given: the journal has it.
    const result =
      body === undefined
        ? await context.client.reconcile(held)
        : await context.client.completePosPayment({ body, document: held }, { again: again ?? false });
    const { kept, issued } = await change(PAYMENTS, of, { ...context, version: undefined }, (state) => {
      const payment = paymentIn(state, context).completed(result);
      const next = { ...(state as KeptPayment), payment };
      return { next, kept: next, issued: payment.issued };
    });
    const paid = issued?.document;
    if (kept.table !== undefined && paid !== undefined) await recordOn(kept.table, paid, result, context);
    if (paid !== undefined) await commitPaid(kept, paid, context, result);
    return {
      outcome: plainOutcome(result),
      payment: await read(of, context),
      ...(await pageOfSent(wanted, paid, result, context)),
    };
  },
});

/** Whether every charge is answered, so that nothing is left to send. */
const isCompleted = ({ issued, charges }: PosPayment): boolean =>
  issued !== undefined && charges.every(({ state }) => state === 'completed' || state === 'reversed');
