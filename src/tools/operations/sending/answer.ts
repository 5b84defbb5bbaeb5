import * as z from 'zod';
import type { CallContext } from '../core/call.js';
import { pageOfSent } from '../core/page.js';
import { document, issues, outcome, page, sentPage } from '../core/schemas.js';
import { nameOfPayment } from './held.js';
import type { DocumentsPlan, Outcome, PlannedDocument } from './plan.js';

/** The members of every input of which a document is made and sent. */
export const sendingMembers = { skipSignature: z.boolean().optional(), page: page.optional() };

export const sentAnswer = z.strictObject({
  document,
  outcome,
  issues,
  ...sentPage,
  payment: z
    .string()
    .optional()
    .meta({ description: 'The name of the payment that a held document waits for.' }),
});

export type SentAnswer = z.infer<typeof sentAnswer>;

/** The document, its outcome, the warnings of its validation, and its page. */
export async function answerOf(
  { documents, issues: warnings }: DocumentsPlan,
  { page: wanted }: { readonly page?: z.infer<typeof page> | undefined },
  context: CallContext,
): Promise<SentAnswer> {
  const { document: sent, outcome: of } = documents[0] as PlannedDocument & { readonly outcome: Outcome };
  return {
    document: sent,
    outcome: of,
    issues: [...warnings],
    ...(await pageOfSent(wanted, sent, of as never, context)),
    ...(of.kind === 'held' && { payment: nameOfPayment(sent) }),
  };
}
