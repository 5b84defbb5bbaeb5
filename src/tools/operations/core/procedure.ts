import { InvalidDocumentError } from '../../../builders/index.js';
import { RefusedStepError } from '../../../flows/index.js';
import { ClientError } from '../../../sending/client/index.js';
import { type NumberSettlement, own, type StoredState } from '../../../sending/client/journal/inside.js';
import { TerminalError } from '../../../sending/terminals/inside.js';
import {
  CALLS,
  type CallContext,
  type CallKey,
  callIn,
  digestOf,
  noteOf,
  type OwnKey,
  openingOf,
  type Procedure,
  type StoredCall,
  stateOfCall,
  VERSION,
} from './call.js';
import type { WithJournal } from './context.js';
import { OperationError } from './error.js';
import type { Operation } from './operation.js';
import { changedError, changeTogether, found, type StateRef } from './stored.js';
import { undone } from './undone.js';

/** Runs a call, or continues it: a repeated call with the same key is the same call. */
export async function runCall<Input, Output>(
  operation: Pick<Operation, 'id' | 'run' | 'keeping' | 'isFinal' | 'procedure'>,
  own: OwnKey,
  input: Input,
  given: WithJournal,
): Promise<Output> {
  const digest = digestOf(operation.id, input);
  const key = await keyOfCall(own, digest, given);
  const about = { call: stateOfCall(key), digest, note: noteOf(key), isRepeated: false };
  const context: CallContext = { ...given, ...about };
  const { procedure } = operation;
  if (context.isDryRun === true) return await dryRun(operation, digest, input, context);
  if (procedure === undefined) return await runOnce(operation, digest, input, context);
  const { plan, isRepeated } = await begin(operation.id, procedure, digest, input, context);
  if (isRepeated) context.onReplay?.();
  const finished = await procedure.finish(plan, { ...context, isRepeated });
  return (await procedure.answer(finished, input, context)) as Output;
}

/**
 * The key under which a call is stored: that of version 1, if that version began the call.
 *
 * @throws OperationError if that version ended the same call, or another one that it could not tell from it
 */
async function keyOfCall(
  { key, older, isOfStore = false }: OwnKey,
  digest: string,
  context: WithJournal,
): Promise<CallKey> {
  const before = older && callIn(await found(CALLS, stateOfCall(older).name, context), context);
  if (older === undefined || before?.digest !== digest) return key;
  if (before.isDone === true && isOfStore)
    throw new OperationError('call/older-version', {}, context.language);
  return older;
}

/** Makes the first step of a call, undoes it, and answers with what it made. Nothing is sent, and no number is taken. */
async function dryRun<Input, Output>(
  { id, run, procedure }: Pick<Operation, 'id' | 'run' | 'procedure'>,
  digest: string,
  input: Input,
  given: CallContext,
): Promise<Output> {
  const context = { ...given, journal: undone(given.journal) };
  if (procedure === undefined) {
    const before = callIn(await found(CALLS, context.call.name, context), context);
    if (before !== undefined && before.digest !== digest)
      throw new OperationError('key-reused', {}, context.language);
    return (before?.answer ?? (await run?.(input, context))) as Output;
  }
  const { plan } = await begin(id, procedure, digest, input, context);
  const shown = ((await procedure.dryRun?.(plan, context)) ?? plan) as never;
  return (await procedure.answer(shown, input, context)) as Output;
}

/** Runs a stored call again, as if its caller repeated it. */
export async function repeatCall(
  { id, procedure }: Pick<Operation, 'id' | 'procedure'>,
  input: unknown,
  context: CallContext,
): Promise<void> {
  if (procedure === undefined) return;
  const { plan } = await begin(id, procedure, context.digest, input, context);
  await procedure.finish(plan, context);
}

const newCall = (operation: string, digest: string, { now }: CallContext): StoredCall => ({
  ...{ version: VERSION, operation, digest, at: now().toISOString() },
});

/** The plan of a call: the stored one, or a new one. */
interface Begun<Plan> {
  readonly plan: Plan;
  readonly isRepeated: boolean;
}

function begin<Input, Plan, Output>(
  id: string,
  procedure: Procedure<Input, Plan, Output>,
  digest: string,
  input: Input,
  context: CallContext,
): Promise<Begun<Plan>> {
  const refs = procedure.states(input);
  return changeTogether<Begun<Plan>>(
    [context.call, openingOf(context.call), ...refs],
    context,
    async ([stored, , ...states]) => {
      const before = callIn(stored, context);
      const isSame = before?.digest === digest;
      const beginning =
        before === undefined
          ? await procedure.begin(input, asSeen(refs, states, context), context)
          : before.operation === id &&
            (await procedure.correct?.(input, before.plan as Plan, states, context));
      if (!beginning && isSame) return { result: { plan: before.plan as Plan, isRepeated: true } };
      if (!beginning) throw new OperationError('key-reused', {}, context.language);
      const { reserve, settle } = beginning;
      return {
        reserve,
        settle,
        make(tickets) {
          const { plan, states: next, isDone } = beginning.make(tickets);
          const call: StoredCall = { ...newCall(id, digest, context), plan, isDone };
          return { result: { plan, isRepeated: false }, next: [own(call), openingAs(isDone), ...next] };
        },
      };
    },
  );
}

/** The states, if the first one has the version that the caller saw. */
function asSeen(
  [ref]: readonly StateRef[],
  states: readonly (StoredState | undefined)[],
  context: CallContext,
): readonly (StoredState | undefined)[] {
  const [first] = states;
  const isSeen = context.version === undefined || first?.version === context.version;
  if (ref === undefined || first === undefined || isSeen) return states;
  throw changedError(ref, first, context);
}

/** What is stored of a call after a step of it, with the other states of that step. */
export interface Step<Plan> {
  readonly states: readonly StateRef[];
  readonly change: (states: readonly (StoredState | undefined)[]) => readonly unknown[];
  readonly settle?: readonly NumberSettlement[];
  /** The plan with what the step made. `undefined`: everything is given back, and the key is free. */
  readonly plan: Plan | undefined;
  readonly isDone?: boolean;
}

/** Records a step of a call, as one transaction. Recording it again changes nothing. */
export function record<Plan>({ states, change, settle, plan, isDone }: Step<Plan>, context: CallContext) {
  const refs = [context.call, openingOf(context.call), ...states] as const;
  return changeTogether<void>(refs, context, ([stored, opening, ...others]) => ({
    settle,
    make() {
      const call = callIn(stored, context);
      // The key may be that of a corrected call by now.
      if (call?.digest !== context.digest)
        return { result: undefined, next: [stored?.state, opening?.state, ...change(others)] };
      const next = plan === undefined ? undefined : { ...call, plan, isDone };
      const now = [next && own(next), openingAs(next === undefined || isDone)];
      return { result: undefined, next: [...now, ...change(others)] };
    },
  }));
}

/** What is stored so that a call is found while it is not done. */
const openingAs = (isDone: boolean | undefined): unknown => (isDone === true ? undefined : own({}));

/** What the outcome of a call means for a repeated call. Without an outcome, the call is done. */
const FINAL: ReadonlySet<unknown> = new Set([
  undefined,
  'issued',
  'alreadyIssued',
  'queued',
  'cancelled',
  'alreadyCancelled',
  'created',
  'uploaded',
]);

/** Runs a call of a single step, which the service or the client does not do twice, and keeps its final answer. */
async function runOnce<Input, Output>(
  { id, run, keeping, isFinal }: Pick<Operation, 'id' | 'run' | 'keeping' | 'isFinal'>,
  digest: string,
  input: Input,
  context: CallContext,
): Promise<Output> {
  const keep = (changed: (call: StoredCall) => StoredCall | undefined): Promise<StoredCall> =>
    changeTogether<StoredCall>([context.call], context, ([stored]) => {
      const before = callIn(stored, context) ?? newCall(id, digest, context);
      if (before.digest !== digest) throw new OperationError('key-reused', {}, context.language);
      const next = changed(before);
      return { make: () => ({ result: before, next: [next && own(next)] }) };
    });
  const { answer: kept } = await keep((call) => call);
  if (kept !== undefined) {
    context.onReplay?.();
    return kept as Output;
  }
  try {
    const answer = (await run?.(input, context)) as Output;
    const { outcome } = answer as { readonly outcome?: { readonly kind: string } };
    if (isFinal?.(answer) ?? FINAL.has(outcome?.kind)) {
      const final = keeping?.(answer) ?? answer;
      await keep((call) => ({ ...call, answer: final, isDone: true }));
    } else if (outcome?.kind === 'refused') await keep(() => undefined);
    return answer;
  } catch (error) {
    if (isRefusal(error)) await keep(() => undefined);
    throw error;
  }
}

/** Errors of the client after which another run of the call may have sent something, or may still do so. */
export const MAY_BE_SENT: ReadonlySet<ClientError['code']> = new Set([
  'call/same-number-in-flight',
  'call/lease-lost',
  'call/given-up',
]);

/** Whether the error is about the call itself, so that nothing was sent, and the corrected call may use the same key. */
export const isRefusal = (error: unknown): boolean =>
  InvalidDocumentError.isInvalidDocumentError(error) ||
  RefusedStepError.isRefusedStepError(error) ||
  OperationError.isOperationError(error) ||
  TerminalError.isTerminalError(error) ||
  (ClientError.isClientError(error) && error.code.startsWith('call/') && !MAY_BE_SENT.has(error.code));
