import { ClientError } from '../../../sending/client/index.js';
import { isFiledIn, type JournalStanding } from '../../../sending/client/journal/inside.js';
import type { Document } from '../../../types/index.js';
import { type CallContext, callIn, openCalls, type StoredCall } from '../core/call.js';
import type { WithClient } from '../core/context.js';
import { OperationError } from '../core/error.js';
import { MAY_BE_SENT, repeatCall } from '../core/procedure.js';
import { found, type StateRef } from '../core/stored.js';
import { type CompletionPlan, finishCompletion } from '../payments/complete.js';
import { type DocumentsPlan, finishDocuments, giveBack, isFiled, isOf, rowOf } from '../sending/plan.js';
import { discountTable, moveItems } from '../tables/operations.js';

/** Operations that send a second document after the first one. */
const TWO_SLIPS = [moveItems, discountTable];

/** How long a call may run before somebody else finishes it, in milliseconds. */
const LIVES = 120_000;

/**
 * Finishes the calls whose callers are gone: their tables, payments and numbers follow what became of their documents.
 *
 * @param sends whether a document that was not sent is sent now
 * @throws the first error, after everything else is done
 */
export async function finishCalls(context: WithClient, sends: boolean): Promise<void> {
  const errors: unknown[] = [];
  for await (const ref of openCalls(context)) {
    const call = await readCall(ref, context).catch((error: unknown) => void errors.push(error));
    if (call?.plan === undefined) continue;
    const about = { call: ref, digest: call.digest, note: ref.name, isRepeated: true };
    const whole: CallContext = { ...context, ...about, version: undefined };
    const isOld = Math.abs(context.now().getTime() - Date.parse(call.at)) > LIVES;
    try {
      const plan = call.plan as DocumentsPlan | CompletionPlan;
      if ('documents' in plan) await finishSending(plan, call.operation, whole, sends && isOld, isOld);
      else if ('held' in plan && ((sends && isOld) || isFiledIn(await standingOf(plan.held, whole))))
        await finishCompletion(plan, whole);
    } catch (error) {
      if (!isOfOther(error)) errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}

/** @throws OperationError if another version stored the call in a way that is not understood here */
const readCall = async ({ kind, name }: StateRef, context: WithClient): Promise<StoredCall | undefined> =>
  callIn(await found(kind, name, context), context);

/** Finishes a call that sends documents, as far as the journal knows what became of them, or by sending them. */
async function finishSending(
  plan: DocumentsPlan,
  operation: string,
  context: CallContext,
  sends: boolean,
  isOld: boolean,
): Promise<void> {
  const index = plan.documents.findIndex(({ outcome }) => !isFiled(outcome));
  const planned = plan.documents[index];
  if (planned === undefined) return;
  const standing = await standingOf(planned.document, context);
  // A held document waits for its payment, which the call keeps.
  if (standing === 'held' && planned.outcome?.kind === 'held') return;
  if (standing === 'refused' && index === 0) {
    if (isOld) await giveBack(plan, undefined, context);
    return;
  }
  if (!sends && standing !== 'held' && !isFiledIn(standing)) return;
  const finished = await finishDocuments(plan, context);
  const { outcome } = finished.documents[index] ?? {};
  // Another document has the number of the second slip. A caller that repeats its call gets the next number.
  const isTaken = outcome?.kind === 'refused' && outcome['reason'] === 'numberTaken';
  const repeated = TWO_SLIPS.find(({ id }) => id === operation);
  if (repeated !== undefined && index > 0 && isTaken && planned.ticket !== undefined)
    await repeatCall(repeated, plan.input, context);
}

/** The standing of a document. An older document with its number says nothing about it. */
async function standingOf(document: Document, context: CallContext): Promise<JournalStanding> {
  const row = await rowOf(document, context);
  return row !== undefined && isOf(row, document) ? row.standing : 'not-sent';
}

/** Another process has the document, or a person gave it up. */
function isOfOther(error: unknown): boolean {
  const cause = OperationError.isOperationError(error) ? error.cause : error;
  return ClientError.isClientError(cause) && MAY_BE_SENT.has(cause.code);
}
