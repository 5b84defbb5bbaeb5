import { faultsInBodies } from '../../service/bodies/check-body.js';
import { posCompletionShape } from '../../service/generated/body-shapes.js';
import { completionPosInvoices } from '../../service/generated/calls.js';
import type { PosCompletion } from '../../types/index.js';
import type { Core } from '../core.js';
import { outcomeIn } from '../issue/known.js';
import { recordOf, standingOf, withJournalError } from '../issue/record.js';
import { searched } from '../issue/searched.js';
import { copyDocument, type DocumentFacts, factsOf, keyOf, nameOf } from '../issue/work.js';
import { attemptHeld } from '../journal/attempt-held.js';
import { guarded, type HeldRow } from '../journal/guarded.js';
import type { FlowStates, JournalRequest } from '../journal/journal.js';
import type { CallOptions } from '../options.js';
import type { IssueOutcome } from '../outcomes/outcome.js';
import { readIssueOutcome } from '../outcomes/read-outcome.js';
import { notLookedAt, unknownOf } from '../outcomes/unknown.js';
import { readCallOptions } from '../read-options.js';
import { writeJson } from '../transport/json.js';
import { prepare } from '../transport/request.js';
import { refuseValue } from './read-query.js';

/**
 * A payment to complete: the charges of the terminal and the held document. `completion()` of a POS payment returns
 * `body`.
 *
 * @example
 * const payment: PaymentToComplete = { body: session.completion().body, document };
 */
export interface PaymentToComplete {
  /** The body of `CompletionPosInvoices`: one entry for each charge. */
  readonly body: readonly PosCompletion[];
  /** The held document. If an answer is lost, it is searched for. */
  readonly document: unknown;
}

/**
 * Options of `completePosPayment`.
 *
 * @example
 * const options: CompletionOptions = { states: { payment: session.toJSON() } };
 */
export interface CompletionOptions extends CallOptions {
  readonly states?: FlowStates | undefined;
  readonly statesAfter?: ((outcome: IssueOutcome) => FlowStates) | undefined;
}

/**
 * Completes the payment of a held document. If an answer is lost, the document is searched for before the same body is
 * sent again.
 */
export async function completePosPayment(
  core: Core,
  payment: PaymentToComplete,
  options: CompletionOptions = {},
): Promise<IssueOutcome> {
  const { body, document }: Partial<PaymentToComplete> = Object(payment);
  const completions = readCompletions(core, body);
  const { timeout } = readCallOptions(core, options);
  const facts = await factsOf(core, copyDocument(core, document));
  const request: JournalRequest = {
    call: completionPosInvoices.name,
    query: {},
    body: writeJson(completions),
    about: { document: writeJson(document) },
  };
  // A second part of the payment has another transaction, so it has its own row.
  const parts = completions.map(({ signatureToken, transactionId }) => [signatureToken, transactionId]);
  const name = { operation: 'complete-payment', key: JSON.stringify(parts.sort()) } as const;
  const what = nameOf(facts);
  return guarded(core, { name, request, states: options.states, what, timeout }, async (row) => {
    const { before } = row;
    if (before === undefined) return send(core, { facts, request, wasUnknown: false }, row, options);
    // A completion that is already done is not sent again.
    const known = outcomeIn(core, before);
    if (known !== undefined) return known;
    const wasTaken = before.standing === 'issued' || before.standing === 'queued';
    const wasUnknown = before.standing === 'unknown' || before.standing === 'sending';
    if (wasTaken || wasUnknown) {
      const found = await searched(core, facts, options);
      if (found.kind === 'alreadyIssued' || found.kind === 'queued')
        return recorded(found, facts, row, options);
      if (wasTaken) return found;
    }
    await row.begin(request, false, options.states);
    return send(core, { facts, request, wasUnknown }, row, options);
  });
}

interface Completing {
  readonly facts: DocumentFacts;
  readonly request: JournalRequest;
  /** Whether an earlier attempt may have arrived. */
  readonly wasUnknown: boolean;
}

async function send(
  core: Core,
  { facts, request, wasUnknown }: Completing,
  row: HeldRow,
  options: CompletionOptions,
): Promise<IssueOutcome> {
  const prepared = prepare(
    core,
    completionPosInvoices,
    { json: request.body },
    readCallOptions(core, options),
  );
  const standing = wasUnknown ? 'unknown' : 'not-sent';
  const answer = await attemptHeld(core, row, prepared, request, standing);
  const asked = { expectedUid: facts.uid, step: 'repeat-completion' } as const;
  const outcome = await readIssueOutcome(core, answer, asked);
  // The earlier attempt may have used up the balance, so a refusal does not mean that the payment failed.
  if (!wasUnknown || outcome.kind !== 'refused') return recorded(outcome, facts, row, options);
  const found = await searched(core, facts, options);
  if (found.kind === 'alreadyIssued' || found.kind === 'queued') return recorded(found, facts, row, options);
  if (outcome.reason !== 'payment') return recorded(notLookedAt(core, asked, outcome), facts, row, options);
  const detail = outcome.errors.map(({ message }) => message).join(' ');
  const unknown = unknownOf(core, asked, 'filed-but-not-found', detail, outcome.response);
  return recorded(unknown, facts, row, options);
}

/** If the document is filed, its own row, which was held, is settled too. */
async function recorded(
  outcome: IssueOutcome,
  facts: DocumentFacts,
  row: HeldRow,
  options: CompletionOptions,
): Promise<IssueOutcome> {
  const isFiled = outcome.kind === 'issued' || outcome.kind === 'alreadyIssued' || outcome.kind === 'queued';
  const settles = isFiled ? ({ operation: 'issue', key: keyOf(facts) } as const) : undefined;
  const states = () => options.statesAfter?.(outcome);
  return withJournalError(outcome, await row.end(standingOf(outcome), recordOf(outcome), states, settles));
}

function readCompletions(core: Core, body: unknown): readonly PosCompletion[] {
  const [fault] = faultsInBodies(posCompletionShape, body);
  if (fault === undefined) return body as readonly PosCompletion[];
  return refuseValue(core, ['body', ...fault.path].join('.'), 'completion');
}
