import { canonicalJson, type NumberTicket } from '../../../flows/inside.js';
import {
  type NumberSettlement,
  OWN,
  type Reservation,
  type StoredState,
} from '../../../sending/client/journal/inside.js';
import { bytesToHex, sha256, utf8ToBytes } from '../../../vendor/sha256.js';
import type { OperationContext, WithJournal } from './context.js';
import { OperationError } from './error.js';
import { operationTexts } from './generated/texts.js';
import { type Kind, listed, type StateRef } from './stored.js';

/** A call that changes something, as the journal keeps it under its key: one value, with what each step made. */
export interface StoredCall {
  /** How it is stored. Absent: 1. */
  readonly version?: number;
  readonly operation: string;
  /** The digest of the operation and its input. */
  readonly digest: string;
  /** When it began, ISO 8601. */
  readonly at: string;
  /** What the first step made, and what came of the others. */
  readonly plan?: unknown;
  /** The answer of a call without a plan, once it is final. */
  readonly answer?: unknown;
  /** Whether nothing is left to do. */
  readonly isDone?: boolean | undefined;
}

/**
 * The key of a call. What the caller stated is one text. The key of a call without one has several parts, so that it is
 * never the key of another.
 */
export type CallKey = readonly unknown[];

/** The key of a call without one of its caller. */
export interface OwnKey {
  /** What tells its document from all others, with what the store knows of it. */
  readonly key: CallKey;
  /** The key that version 1 stored: without the year and what the store knows. */
  readonly older?: CallKey;
  /** Whether the store knows more than the input: version 1 then took different calls for the same one. */
  readonly isOfStore?: boolean;
}

export const CALLS: Kind = { prefix: `${OWN}call `, word: operationTexts.call.calls };

export const stateOfCall = (key: CallKey): StateRef => ({
  kind: CALLS,
  name: JSON.stringify(key.map(String)),
});

/** How people refer to a call, as a note of the numbers that it reserves. */
export const noteOf = (key: CallKey): string => key.map(String).join(' ');

/** Says that a call is not done, so that the open ones are found among many. */
export const OPEN_CALLS: Kind = { ...CALLS, prefix: `${OWN}open ` };
export const openingOf = ({ name }: StateRef): StateRef => ({ kind: OPEN_CALLS, name });

/** The stored states of the calls that are not done. */
export async function* openCalls(context: WithJournal): AsyncGenerator<StateRef> {
  for await (const { name } of listed(OPEN_CALLS, context)) yield { kind: CALLS, name };
}

export const digestOf = (operation: string, input: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson([operation, input]))));

/** How calls are stored now. Version 1 is read as well: only the keys of calls without one differ. */
export const VERSION = 2;

/**
 * A stored call.
 *
 * @throws OperationError if another version stored it in a way that is not understood here
 */
export function callIn(
  stored: StoredState | undefined,
  { language }: Pick<OperationContext, 'language'>,
): StoredCall | undefined {
  const call = stored?.state as StoredCall | undefined;
  if (call === undefined) return undefined;
  const { version = 1, operation, digest } = call;
  if (version <= VERSION && typeof operation === 'string' && typeof digest === 'string') return call;
  throw new OperationError('call/older-version', {}, language);
}

/** What a call works with besides its context. */
export interface CallContext extends WithJournal {
  /** Its stored state. */
  readonly call: StateRef;
  /** The digest of its input. */
  readonly digest: string;
  /** What its numbers have as a note. */
  readonly note: string;
  /** Whether an earlier run of the call, or of its process, has begun it. */
  readonly isRepeated: boolean;
}

/** The first step of a procedure: what it reserves, and what it makes with the numbers. */
export interface Beginning<Plan> {
  readonly reserve?: readonly Reservation[] | undefined;
  /** Numbers of an earlier plan of the call. */
  readonly settle?: readonly NumberSettlement[] | undefined;
  /** Runs within the transaction that stores everything. What it throws undoes the reservation. */
  make(tickets: readonly NumberTicket[]): {
    readonly plan: Plan;
    /** Its states as they are afterwards, in their order. */
    readonly states: readonly unknown[];
    /** Whether nothing is left to do. */
    readonly isDone?: boolean;
  };
}

/**
 * A call that changes something, as named steps. `begin` reserves numbers, makes the documents and changes states, as one
 * transaction with the call itself: a refusal takes nothing. `finish` sends and records, and continues where an earlier run
 * of the call, or of the process, has stopped.
 */
export interface Procedure<Input, Plan, Output> {
  /** The states that it changes. The version that a caller stated is that of the first one. */
  states(input: Input): readonly StateRef[];
  /** May run again, if another call changes the states in between. */
  begin(
    input: Input,
    states: readonly (StoredState | undefined)[],
    context: CallContext,
  ): Beginning<Plan> | Promise<Beginning<Plan>>;
  /**
   * Another first step of a call that is stored: the same call, or one with another input that corrects what is left to
   * do. `undefined` if there is nothing to begin again.
   */
  correct?(
    input: Input,
    plan: Plan,
    states: readonly (StoredState | undefined)[],
    context: CallContext,
  ): Promise<Beginning<Plan> | undefined>;
  /** The plan as a dry run answers it, without anything that is sent. Default: the plan of the first step. */
  dryRun?(plan: Plan, context: CallContext): Plan | Promise<Plan>;
  /** The plan as it is afterwards. */
  finish(plan: Plan, context: CallContext): Plan | Promise<Plan>;
  answer(plan: Plan, input: Input, context: CallContext): Output | Promise<Output>;
}
