import * as z from 'zod';
import type { DocumentAnswer, PosPayment } from '../../../flows/index.js';
import type { IssueOutcome } from '../../../sending/client/inside.js';
import type { Document, PosCompletion } from '../../../types/index.js';
import { CALLS, type CallContext, OPEN_CALLS, openingOf, type StoredCall } from '../core/call.js';
import { withClient } from '../core/context.js';
import { EXAMPLE } from '../core/examples.js';
import { operation } from '../core/operation.js';
import { pageOfSent } from '../core/page.js';
import { record } from '../core/procedure.js';
import { outcome, page, sentPage } from '../core/schemas.js';
import { present, type StateRef } from '../core/stored.js';
import { type KeptPayment, PAYMENTS, paymentIn } from '../sending/held.js';
import { type DocumentsPlan, DRY_RUN, isFiled, type Outcome, plainOutcome } from '../sending/plan.js';
import { TABLES, tableAfter } from '../sending/table.js';
import { name, paymentView, read } from './view.js';

/** A completion, and what came of it. */
export interface CompletionPlan {
  readonly payment: string;
  readonly held: Document;
  /** Absent if every charge was completed before. */
  readonly body?: readonly PosCompletion[] | undefined;
  readonly again: boolean;
  readonly outcome?: Outcome | undefined;
  /** The document as it was paid, once it is issued. */
  readonly paid?: Document | undefined;
}

export const complete = operation({
  id: 'payments.complete',
  route: 'POST /payments/{payment}/completion',
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
  example: { payment: EXAMPLE },
  // A completion that is sent again on purpose is another call.
  ownKey: ({ payment, again = false }) => ({ key: ['completion', payment, again] }),
  procedure: {
    states: ({ payment }) => [{ kind: PAYMENTS, name: payment }],
    begin({ payment: of, again = false }, [state], context) {
      withClient(context);
      const kept = present({ kind: PAYMENTS, name: of }, state, context).state as KeptPayment;
      const before = paymentIn(kept, context);
      const { document: held } = before.toJSON();
      const { payment, body } = isCompleted(before) ? { payment: before } : before.completion();
      const plan: CompletionPlan = { payment: of, held, body, again };
      return { make: () => ({ plan, states: [{ ...kept, payment }] }) };
    },
    dryRun: (plan) => ({ ...plan, outcome: plan.outcome ?? DRY_RUN, paid: plan.paid ?? plan.held }),
    finish: finishCompletion,
    answer: async (plan, { payment, page: wanted }, context) => {
      const of = plan.outcome as Outcome;
      return {
        outcome: of,
        payment: await read(payment, context),
        ...(await pageOfSent(wanted, plan.paid, of as never, context)),
      };
    },
  },
});

/** Whether every charge is answered, so that nothing is left to send. */
const isCompleted = ({ issued, charges }: PosPayment): boolean =>
  issued !== undefined && charges.every(({ state }) => state === 'completed' || state === 'reversed');

/** Sends a completion, and records its outcome: on the payment, the table, the number, and the call that it completes. */
export async function finishCompletion(plan: CompletionPlan, given: CallContext): Promise<CompletionPlan> {
  if (isFiled(plan.outcome)) return plan;
  const { client } = withClient(given);
  const { body, held, again } = plan;
  const result =
    body === undefined
      ? await client.reconcile(held)
      : await client.completePosPayment({ body, document: held }, { again: again && !given.isRepeated });
  const next: CompletionPlan = { ...plan, outcome: plainOutcome(result) };
  if (result.kind === 'unknown' || result.kind === 'held') return next;
  return await recordCompletion(next, result, given);
}

async function recordCompletion(
  plan: CompletionPlan,
  result: IssueOutcome,
  context: CallContext,
): Promise<CompletionPlan> {
  const payment: StateRef = { kind: PAYMENTS, name: plan.payment };
  const stored = (await context.journal.state(`${PAYMENTS.prefix}${plan.payment}`)) as KeptPayment;
  const { table, ticket, call } = stored;
  const isPaid = isFiled(result);
  const paid = isPaid ? paymentIn(stored, context).completed(result).issued?.document : undefined;
  const sender: StateRef = { kind: CALLS, name: call ?? '' };
  const states: StateRef[] = [
    payment,
    ...(isPaid && table !== undefined ? [{ kind: TABLES, name: table }] : []),
    ...(isPaid && call !== undefined ? [sender, openingOf(sender)] : []),
  ];
  const next = { ...plan, paid };
  await record(
    {
      states,
      change: (found) =>
        found.map((state, index) => {
          const { kind } = states[index] as StateRef;
          if (kind === OPEN_CALLS) return undefined;
          if (kind === TABLES)
            return tableAfter(state, paid ?? plan.held, { ...result, issuedAt: context.now() });
          if (kind === CALLS) return state && completed(state.state as StoredCall, result);
          const kept = present(payment, state, context).state as KeptPayment;
          return { ...kept, payment: paymentIn(kept, context).completed(result) };
        }),
      settle:
        isPaid && ticket !== undefined ? [{ ticket, as: 'issued', answer: result as DocumentAnswer }] : [],
      // After a refusal nothing was accepted, and the corrected call is a new one.
      plan: isPaid ? next : undefined,
      isDone: isPaid,
    },
    context,
  );
  return next;
}

/** The call that sent the held document. */
function completed(call: StoredCall, result: IssueOutcome): StoredCall {
  const plan = call.plan as DocumentsPlan;
  const documents = plan.documents.map((each) => ({ ...each, outcome: plainOutcome(result) }));
  return { ...call, plan: { ...plan, documents }, isDone: true };
}
