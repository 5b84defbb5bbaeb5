import * as z from 'zod';
import type { StoredState } from '../../client/journal/states.js';
import type { PosPayment } from '../../flows/pos-payment/pos-payment.js';
import type { Both } from '../core/both.js';
import { type OperationContext, type WithJournal, withClient, withJournal } from '../core/context.js';
import { type Operation, operation } from '../core/operation.js';
import { isPrintable, pageOf } from '../core/page.js';
import { document, outcome, page, printed } from '../core/schemas.js';
import { change, listed, stored } from '../core/stored.js';
import { plainOutcome } from '../sending/answer.js';
import { recordOn } from '../tables/send.js';
import { commitPaid, type KeptPayment, PAYMENTS, paymentIn } from './keep.js';

const name = z.string().meta({
  description: 'The document: VAT number, branch, type, series and number with hyphens between them.',
});

const example = '800123456-0-11.1-R-1';

const paymentView = z.strictObject({
  payment: z.string(),
  version: z.number(),
  table: z.string().optional(),
  pending: z
    .array(z.looseObject({}))
    .meta({ description: 'What can be charged now, with what the terminal needs.' }),
  unsettled: z.array(z.looseObject({})).meta({ description: 'Charges without a result: ask the terminal.' }),
  charges: z.array(z.looseObject({})),
  issued: z.looseObject({ document }).optional(),
});

const plain = <Value>(value: Value): never => JSON.parse(JSON.stringify(value)) as never;

function viewOf(
  { name: of, state, version }: StoredState,
  context: OperationContext,
): z.infer<typeof paymentView> {
  const payment = paymentIn(state, context);
  const { table } = state as KeptPayment;
  return {
    payment: of,
    version,
    ...(table !== undefined && { table }),
    pending: plain(payment.pending(context.now())),
    unsettled: plain(payment.unsettled()),
    charges: plain(payment.charges),
    ...(payment.issued !== undefined && { issued: plain(payment.issued) }),
  };
}

const read = async (of: string, context: WithJournal) =>
  viewOf({ ...(await stored(PAYMENTS, of, context)), name: of }, context);

const list = operation({
  id: 'payments.list',
  route: 'GET /payments',
  summary: {
    en: 'The payments of held documents that are not completed.',
    el: 'Πληρωμές παραστατικών σε αναμονή που δεν έχουν ολοκληρωθεί.',
  },
  needs: 'journal',
  changes: false,
  input: z.strictObject({}),
  output: z.strictObject({ payments: z.array(paymentView) }),
  example: {},
  async run(_, given) {
    const context = withJournal(given);
    const payments = [];
    for await (const state of listed(PAYMENTS, context)) payments.push(viewOf(state, context));
    return { payments: payments.filter(({ issued }) => issued === undefined) };
  },
});

const show = operation({
  id: 'payments.show',
  route: 'GET /payments/{payment}',
  summary: { en: 'The payment of a held document.', el: 'Η πληρωμή ενός παραστατικού σε αναμονή.' },
  needs: 'journal',
  changes: false,
  input: z.strictObject({ payment: name }),
  output: paymentView,
  example: { payment: example },
  run: ({ payment }, context) => read(payment, withJournal(context)),
});

interface StepRecord<Facts> {
  readonly id: string;
  readonly path: string;
  readonly summary: Both;
  readonly facts: z.ZodType<Facts>;
  readonly example: Facts;
  readonly step: (payment: PosPayment, facts: Facts, now: Date) => PosPayment;
}

/** A step of a payment that sends nothing. Recording the same again changes nothing, so it needs no key. */
const step = <Facts>({
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

/** A time of the caller; without it, the time of the call. */
const at = z.iso.datetime({ offset: true }).optional().meta({ description: 'Default: now.' });
const signature = { token: z.string().optional(), payment: z.number().int().optional() };
const amount = z.union([z.string(), z.number()]);
const moment = (stated: string | undefined, now: Date): Date =>
  stated === undefined ? now : new Date(stated);

const charging = step({
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

const declined = step({
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

const charged = step({
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

const reversed = step({
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

const complete = operation({
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
  output: z.strictObject({ outcome, payment: paymentView, page: printed.optional() }),
  example: { payment: example },
  ownKey: ({ payment }) => `completion ${payment}`,
  async run({ payment: of, page: wanted, again }, given) {
    const context = withClient(given);
    const { body, held } = await change(PAYMENTS, of, context, (state) => {
      const { payment, body: completion } = paymentIn(state, context).completion();
      const next = { ...(state as KeptPayment), payment };
      const { document: held } = payment.toJSON();
      return { next, body: completion, held };
    });
    const result = await context.client.completePosPayment(
      { body, document: held },
      { again: again ?? false },
    );
    const { kept, issued } = await change(PAYMENTS, of, { ...context, version: undefined }, (state) => {
      const payment = paymentIn(state, context).completed(result);
      const next = { ...(state as KeptPayment), payment };
      return { next, kept: next, issued: payment.issued };
    });
    const paid = issued?.document;
    if (kept.table !== undefined && paid !== undefined) await recordOn(kept.table, paid, result, context);
    if (paid !== undefined) await commitPaid(kept, context, result);
    const made = isPrintable(result) ? await pageOf(wanted, paid, result as never, context) : undefined;
    return {
      outcome: plainOutcome(result),
      payment: await read(of, context),
      ...(made !== undefined && { page: made }),
    };
  },
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
];
