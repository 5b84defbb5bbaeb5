import * as z from 'zod';
import type { CancelOutcome } from '../../client/outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../../client/outcomes/outcome.js';
import type { Document, Issue } from '../../types/index.js';
import type { WithClient } from '../core/context.js';
import { isPrintable, pageOf } from '../core/page.js';
import { document, issues, outcome, type page, printed } from '../core/schemas.js';
import { nameOfPayment } from '../payments/keep.js';

/** The answer of every operation that sends a document. */
export const sentAnswer = z.strictObject({
  document,
  outcome,
  issues,
  page: printed.optional(),
  payment: z
    .string()
    .optional()
    .meta({ description: 'The name of the payment that a held document waits for.' }),
});

export type SentAnswer = z.infer<typeof sentAnswer>;

/** The outcome without the raw answer of the service, as plain JSON. */
export const plainOutcome = ({
  response: _response,
  ...rest
}: IssueOutcome | CancelOutcome): z.infer<typeof outcome> => JSON.parse(JSON.stringify(rest));

/** The document, its outcome, the warnings of its validation, and its page. */
export async function answerOf(
  sent: { readonly document: Document; readonly outcome: IssueOutcome; readonly issues: readonly Issue[] },
  wanted: z.infer<typeof page> | undefined,
  context: WithClient,
): Promise<SentAnswer> {
  const shown = isPrintable(sent.outcome) ? wanted : undefined;
  const made = await pageOf(shown, sent.document, sent.outcome as never, context);
  return {
    document: sent.document,
    outcome: plainOutcome(sent.outcome),
    issues: [...sent.issues],
    ...(made !== undefined && { page: made }),
    ...(sent.outcome.kind === 'held' && { payment: nameOfPayment(sent.document) }),
  };
}
