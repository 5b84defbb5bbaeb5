import { onlyDocumentIn } from '../../../reading/bind.js';
import { refuseOthers } from '../../../reading/options.js';
import type { PosCompletion } from '../../../types/index.js';
import { faultsInBodies } from '../../service/bodies/check-body.js';
import { posCompletionShape } from '../../service/generated/body-shapes.js';
import { completionPosInvoices } from '../../service/generated/calls.js';
import { refuseValue } from '../calls/read-query.js';
import type { Core } from '../core.js';
import type { CompletionOptions } from '../generated/call-options.js';
import { guarded } from '../journal/guarded.js';
import { keyOf } from '../journal/number-in-key.js';
import type { JournalRequest } from '../journal/rows.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { readCallOptions } from '../read-options.js';
import { writeJson } from '../transport/json.js';
import { completeHeld } from './complete-held.js';
import { copyDocument } from './document-copy.js';
import { factsOf, nameOf } from './document-facts.js';

/**
 * A payment to complete: the charges of the terminal and the held document. `completion()` of a POS payment makes
 * both.
 *
 * @example
 * const outcome = await client.completePosPayment(session.completion());
 */
export interface PaymentToComplete {
  /** The body of `CompletionPosInvoices`: one entry for each charge. */
  readonly body: readonly PosCompletion[];
  /** The held document. If an answer is lost, it is searched for. */
  readonly document: unknown;
}

/**
 * Completes the payment of a held document. The document is held in the journal meanwhile, so that nothing else is done
 * with it.
 */
export async function completePosPayment(
  core: Core,
  payment: PaymentToComplete,
  options: CompletionOptions = {},
): Promise<IssueOutcome> {
  const { body: given, document }: Partial<PaymentToComplete> = Object(payment);
  const body = readCompletions(core, given);
  const { timeout } = readCallOptions(core, options);
  const copy = copyDocument(core, onlyDocumentIn(document));
  const { members } = copy;
  const facts = await factsOf(core, copy);
  const request: JournalRequest = {
    call: completionPosInvoices.name,
    query: {},
    body: writeJson(body),
    about: { document: writeJson(members) },
  };
  // A second part of the payment has another transaction, so it has its own row.
  const parts = body.map(({ signatureToken, transactionId }) => [signatureToken, transactionId]);
  const name = { operation: 'complete-payment', key: JSON.stringify(parts.sort()) } as const;
  const settles = { operation: 'issue', key: keyOf(facts) } as const;
  const work = { name, request, states: options.states, settles, what: nameOf(facts), timeout };
  return guarded(core, work, (row) =>
    completeHeld({ core, facts, members, body, request, row, options }, name.key),
  );
}

function readCompletions(core: Core, body: unknown): readonly PosCompletion[] {
  const [fault] = faultsInBodies(posCompletionShape, body);
  if (fault !== undefined) return refuseValue(core, ['body', ...fault.path].join('.'), 'completion');
  const completions = body as readonly PosCompletion[];
  // A misspelt tip or type would be lost without an error.
  for (const [index, each] of completions.entries()) {
    refuseOthers(each, posCompletionShape, core.locale, `body[${index}]`);
  }
  return completions;
}
