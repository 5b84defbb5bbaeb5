import * as z from 'zod';
import type { CancelOutcome } from '../../client/outcomes/cancel-outcome.js';
import type { IssueOutcome } from '../../client/outcomes/outcome.js';
import type { Document, Issue } from '../../types/index.js';
import type { WithClient } from '../core/context.js';
import { pageOfSent } from '../core/page.js';
import { document, issues, outcome, type page, sentPage } from '../core/schemas.js';
import { nameOfPayment } from '../payments/keep.js';

/** The answer of every operation that sends a document. */
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
  return {
    document: sent.document,
    outcome: plainOutcome(sent.outcome),
    issues: [...sent.issues],
    ...(await pageOfSent(wanted, sent.document, sent.outcome, context)),
    ...(sent.outcome.kind === 'held' && { payment: nameOfPayment(sent.document) }),
  };
}
