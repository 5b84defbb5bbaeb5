import * as z from 'zod';
import type { PosPayment } from '../../../flows/index.js';
import type { PosChargeFacts, PosChargingFacts, PosDeclinedFacts } from '../../../flows/inside.js';
import { numberIn } from '../../../sending/client/inside.js';
import { withJournal } from '../core/context.js';
import { EXAMPLE } from '../core/examples.js';
import { stateFacts } from '../core/flow-facts.js';
import { type Operation, type OperationId, operation } from '../core/operation.js';
import { text } from '../core/schemas.js';
import { change, listed, storedAsSeen } from '../core/stored.js';
import { type KeptPayment, PAYMENTS, paymentIn } from '../sending/held.js';
import { complete } from './complete.js';
import { fateOfNumber, giveUpNumber, reason } from './give-up.js';
import { name, paymentView, read, viewOf } from './view.js';

interface StepRecord<Facts> {
  readonly id: OperationId;
  readonly path: string;
  readonly facts: z.ZodType<Facts>;
  readonly example: Facts;
  readonly step: (payment: PosPayment, facts: Facts, now: Date) => PosPayment;
}

/** A step of a payment that sends nothing. Recording the same again changes nothing, so it needs no key. */
const step = <Facts>({ id, path, facts, example: given, step: take }: StepRecord<Facts>): Operation =>
  operation({
    id,
    route: `POST /payments/{payment}/${path}`,
    needs: 'journal',
    changes: false,
    input: z.strictObject({ payment: name, facts }),
    output: paymentView,
    example: { payment: EXAMPLE, facts: given },
    async run({ payment: of, facts: stated }, context) {
      const whole = withJournal(context);
      await change(PAYMENTS, of, whole, (state) => ({
        next: { ...(state as KeptPayment), payment: take(paymentIn(state, whole), stated, whole.now()) },
      }));
      return await read(of, whole);
    },
  });

/** Facts as they are over HTTP: without a time, it is the time of the call. */
type Served<Facts> = Facts extends unknown ? Omit<Facts, 'at'> & { readonly at?: string | undefined } : never;

const moment = (stated: string | undefined, now: Date): Date =>
  stated === undefined ? now : new Date(stated);

const charging = step({
  id: 'payments.charging',
  path: 'charging',
  facts: stateFacts<Served<PosChargingFacts>>('PosChargingFacts'),
  example: { payment: 0, paymentAmount: '20.00', reference: 'till-2-000093' },
  step: (payment, facts, now) => payment.charging({ ...facts, at: moment(facts.at, now) }),
});

const declined = step({
  id: 'payments.declined',
  path: 'declined',
  facts: stateFacts<PosDeclinedFacts>('PosDeclinedFacts'),
  example: { payment: 0, reference: 'till-2-000093' },
  step: (payment, facts) => payment.declined(facts),
});

const charged = step({
  id: 'payments.charged',
  path: 'charged',
  facts: stateFacts<Served<PosChargeFacts>>('PosChargeFacts'),
  example: { payment: 0, transactionId: '000417', paymentAmount: '20.00', paymentType: 7 },
  step: (payment, facts, now) => payment.charged({ ...facts, at: moment(facts.at, now) }),
});

const reversed = step({
  id: 'payments.reversed',
  path: 'reversed',
  facts: z.strictObject({ transactionId: text }),
  example: { transactionId: '000417' },
  step: (payment, { transactionId }) => payment.reversed(transactionId),
});

/** Releases a held document. Releasing it again changes nothing, so it needs no key. */
const release = operation({
  id: 'payments.release',
  route: 'POST /payments/{payment}/release',
  needs: 'journal',
  changes: false,
  input: z.strictObject({ payment: name, reason }),
  output: z.strictObject({ payment: paymentView, number: fateOfNumber }),
  example: { payment: EXAMPLE, reason: 'the card was declined' },
  async run({ payment: of, reason: why }, given) {
    const context = withJournal(given);
    const { document } = paymentIn((await storedAsSeen(PAYMENTS, of, context)).state, context).toJSON();
    const number = await giveUpNumber(
      numberIn(document) as NonNullable<ReturnType<typeof numberIn>>,
      why,
      context,
    );
    return { payment: await read(of, context), number };
  },
});

const list = operation({
  id: 'payments.list',
  route: 'GET /payments',
  needs: 'journal',
  changes: false,
  input: z.strictObject({}),
  output: z.strictObject({ payments: z.array(paymentView) }),
  example: {},
  async run(_, given) {
    const context = withJournal(given);
    const payments = [];
    for await (const state of listed(PAYMENTS, context)) payments.push(viewOf(state, context));
    return { payments: payments.filter(isOpen) };
  },
});

/** Whether something is left to do: to charge or complete, to release again, or to return. */
const isOpen = ({ issued, released, unfinishedRelease, toReturn }: z.infer<typeof paymentView>): boolean =>
  issued === undefined &&
  (released === undefined || unfinishedRelease !== undefined || toReturn !== undefined);

const show = operation({
  id: 'payments.show',
  route: 'GET /payments/{payment}',
  needs: 'journal',
  changes: false,
  input: z.strictObject({ payment: name }),
  output: paymentView,
  example: { payment: EXAMPLE },
  run: ({ payment }, context) => read(payment, withJournal(context)),
});

/** Everything that can be done with the payment of a held document. */
export const paymentOperations: readonly Operation[] = [
  list,
  show,
  charging,
  declined,
  charged,
  reversed,
  complete,
  release,
];
