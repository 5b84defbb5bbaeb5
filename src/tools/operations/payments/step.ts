import * as z from 'zod';
import type { PosPayment } from '../../../flows/pos-payment/pos-payment.js';
import type { Both } from '../core/both.js';
import { withJournal } from '../core/context.js';
import { type Operation, operation } from '../core/operation.js';
import { change } from '../core/stored.js';
import { type KeptPayment, PAYMENTS, paymentIn } from '../sending/held.js';
import { example, name, paymentView, read } from './view.js';

interface StepRecord<Facts> {
  readonly id: string;
  readonly path: string;
  readonly summary: Both;
  readonly facts: z.ZodType<Facts>;
  readonly example: Facts;
  readonly step: (payment: PosPayment, facts: Facts, now: Date) => PosPayment;
}

/** A step of a payment that sends nothing. Recording the same again changes nothing, so it needs no key. */
export const step = <Facts>({
  id,
  path,
  summary,
  facts,
  example: given,
  step: take,
}: StepRecord<Facts>): Operation =>
  operation({
    id,
    route: `POST /payments/{payment}/${path}`,
    summary,
    needs: 'journal',
    changes: false,
    input: z.strictObject({ payment: name, facts }),
    output: paymentView,
    example: { payment: example, facts: given },
    async run({ payment: of, facts: stated }, context) {
      const whole = withJournal(context);
      await change(PAYMENTS, of, whole, (state) => ({
        next: { ...(state as KeptPayment), payment: take(paymentIn(state, whole), stated, whole.now()) },
      }));
      return await read(of, whole);
    },
  });
