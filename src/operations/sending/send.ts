import type { IssueOutcome } from '../../client/outcomes/outcome.js';
import type { Document } from '../../types/index.js';
import type { WithClient } from '../core/context.js';
import { commitNumber } from '../core/numbers.js';
import { keepPayment } from '../payments/keep.js';

/** How a document is sent. */
export interface Sending {
  /** `false` holds a document with payments at a terminal until they are completed. */
  readonly skipSignature?: boolean | undefined;
  /** The table that the document closes. */
  readonly table?: string | undefined;
}

/** Issues a document, records its number, and keeps the payment that it waits for. */
export async function send(
  document: Document,
  context: WithClient,
  { skipSignature, table }: Sending,
): Promise<IssueOutcome> {
  const outcome = await context.client.issue(document, {
    ...(skipSignature !== undefined && { skipSignature }),
  });
  if (outcome.kind === 'held') await keepPayment(document, outcome, table, context);
  else if (outcome.kind !== 'unknown') await commitNumber(context, document, outcome);
  return outcome;
}
