import * as z from 'zod';
import type { StoredState } from '../../../sending/client/journal/inside.js';
import type { OperationContext, WithJournal } from '../core/context.js';
import { asJson } from '../core/plain.js';
import { document, text } from '../core/schemas.js';
import { stored } from '../core/stored.js';
import { type KeptPayment, PAYMENTS, paymentIn } from '../sending/held.js';

/** The name of a payment. */
export const name = text.meta({
  description: 'The document: VAT number, branch, type, series and number with hyphens between them.',
});

/** A payment as a caller sees it. */
export const paymentView = z.strictObject({
  payment: z.string(),
  version: z.number(),
  table: z.string().optional(),
  pending: z
    .array(z.looseObject({}))
    .meta({ description: 'What can be charged now, with what the terminal needs.' }),
  unsettled: z.array(z.looseObject({})).meta({ description: 'Charges without a result: ask the terminal.' }),
  charges: z.array(z.looseObject({})),
  issued: z.looseObject({ document }).optional(),
  released: z.string().optional().meta({ description: 'When the document was released.' }),
  unfinishedRelease: z
    .string()
    .optional()
    .meta({ description: 'The reason of a release that was interrupted. Release the payment again.' }),
  toReturn: z.array(z.looseObject({})).optional().meta({
    description: 'Charges of a released document. Return the money on the terminal, then record `reversed`.',
  }),
});

export function viewOf(
  { name: of, state, version }: StoredState,
  context: OperationContext,
): z.infer<typeof paymentView> {
  const payment = paymentIn(state, context);
  const { table, release } = state as KeptPayment;
  return {
    payment: of,
    version,
    ...(table !== undefined && { table }),
    pending: asJson(payment.pending(context.now())),
    unsettled: asJson(payment.unsettled()),
    charges: asJson(payment.charges),
    ...(payment.issued !== undefined && { issued: asJson(payment.issued) }),
    ...(payment.releasedAt !== undefined && { released: payment.releasedAt }),
    ...(release?.isFinished === false && { unfinishedRelease: release.reason }),
    ...(payment.toReturn.length > 0 && { toReturn: asJson(payment.toReturn) }),
  };
}

/** The payment with this name. */
export const read = async (of: string, context: WithJournal) =>
  viewOf({ ...(await stored(PAYMENTS, of, context)), name: of }, context);
