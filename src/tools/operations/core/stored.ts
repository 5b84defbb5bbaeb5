import type { NumberTicket } from '../../../flows/inside.js';
import type { StoredState, Transaction } from '../../../sending/client/journal/inside.js';
import type { Both } from '../../../types/inside.js';
import type { WithJournal } from './context.js';
import { OperationError } from './error.js';

/** A kind of stored thing: how its states are named, and its word in messages. */
export interface Kind {
  /** The beginning of the names of its states, with a space at the end. */
  readonly prefix: string;
  readonly word: Both;
  /** The call that lists them. */
  readonly list?: string;
}

/** A stored state, by its kind and name. */
export interface StateRef {
  readonly kind: Kind;
  readonly name: string;
}

const nameOf = ({ kind, name }: StateRef): string => `${kind.prefix}${name}`;

/** How often a change is tried when other processes change the same state at the same time. */
const TRIES = 20;

/** The last change of each state in this process. */
const turns = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Changes of the same state in this process wait for each other. */
async function inTurn<Result>(
  names: readonly string[],
  { journal }: WithJournal,
  change: () => Promise<Result>,
): Promise<Result> {
  const last = turns.get(journal) ?? new Map<string, Promise<unknown>>();
  turns.set(journal, last);
  const before = names.flatMap((name) => last.get(name) ?? []);
  const mine = Promise.allSettled(before).then(change);
  for (const name of names) last.set(name, mine);
  try {
    return await mine;
  } finally {
    for (const name of names) if (last.get(name) === mine) last.delete(name);
  }
}

/** The stored state with this name, or nothing. */
export const found = (
  { prefix }: Kind,
  name: string,
  { journal }: WithJournal,
): Promise<StoredState | undefined> => journal.storedState(`${prefix}${name}`);

/** @throws OperationError if it does not exist */
export async function stored(kind: Kind, name: string, context: WithJournal): Promise<StoredState> {
  return present({ kind, name }, await found(kind, name, context), context);
}

/** @throws OperationError if there is no state */
export function present(
  { kind, name }: StateRef,
  state: StoredState | undefined,
  { language }: WithJournal,
): StoredState {
  if (state !== undefined) return state;
  throw new OperationError(
    'not-found',
    { what: kind.word[language], name, ...(kind.list && { list: kind.list }) },
    language,
  );
}

/**
 * The stored state as the caller saw it: of the version that it stated, if it stated one.
 *
 * @throws OperationError if it does not exist, or changed
 */
export async function storedAsSeen(kind: Kind, name: string, context: WithJournal): Promise<StoredState> {
  const state = await stored(kind, name, context);
  if (context.version !== undefined && state.version !== context.version)
    throw changedError({ kind, name }, state, context);
  return state;
}

/**
 * Changes a stored state. If another call changes it in the meantime, the change is made again on the new state, which may
 * refuse it. If the caller stated the version that it saw, any other version is refused.
 *
 * @throws OperationError if there is no such state, or it changed
 */
export const change = <Made extends { readonly next: unknown }>(
  kind: Kind,
  name: string,
  context: WithJournal,
  step: (state: unknown) => Made | Promise<Made>,
): Promise<Made> => inTurn([nameOf({ kind, name })], context, () => changeNow(kind, name, context, step));

async function changeNow<Made extends { readonly next: unknown }>(
  kind: Kind,
  name: string,
  context: WithJournal,
  step: (state: unknown) => Made | Promise<Made>,
): Promise<Made> {
  const { journal, version } = context;
  let seen = await stored(kind, name, context);
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (version !== undefined && seen.version !== version) throw changedError({ kind, name }, seen, context);
    const made = await step(seen.state);
    const plain: unknown = JSON.parse(JSON.stringify(made.next));
    if (JSON.stringify(plain) === JSON.stringify(seen.state)) return made;
    const result = await journal.exchangeState(`${kind.prefix}${name}`, seen.version, plain);
    if (result.exchanged) return made;
    seen = result.stored ?? (await stored(kind, name, context));
  }
  throw busyError({ kind, name }, context);
}

const busyError = ({ kind: { word }, name }: StateRef, { language }: WithJournal): OperationError =>
  new OperationError('busy', { what: word[language], name }, language);

/** @param present the state as it is now */
export const changedError = (
  { kind: { word }, name }: StateRef,
  present: StoredState | undefined,
  { language }: WithJournal,
): OperationError => new OperationError('changed', { what: word[language], name }, language, { present });

/** A change of several states. Without `make`, nothing is stored. */
export type Changed<Result> =
  | { readonly result: Result; readonly make?: undefined }
  | {
      readonly reserve?: Transaction['reserve'];
      readonly settle?: Transaction['settle'];
      readonly make: (tickets: readonly NumberTicket[]) => {
        readonly result: Result;
        /** The states as they are afterwards, in their order. `undefined` removes one. */
        readonly next: readonly unknown[];
      };
    };

/**
 * Changes several states, and numbers, as a whole. If another call changes one of the states in the meantime, the change is
 * made again on the new states, which may refuse it.
 */
export const changeTogether = <Result>(
  refs: readonly [StateRef, ...StateRef[]],
  context: WithJournal,
  step: (states: readonly (StoredState | undefined)[]) => Changed<Result> | Promise<Changed<Result>>,
): Promise<Result> => inTurn(refs.map(nameOf), context, () => changeAllNow(refs, context, step));

async function changeAllNow<Result>(
  refs: readonly [StateRef, ...StateRef[]],
  context: WithJournal,
  step: (states: readonly (StoredState | undefined)[]) => Changed<Result> | Promise<Changed<Result>>,
): Promise<Result> {
  const { journal } = context;
  const names = refs.map(nameOf);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const states = await Promise.all(names.map((name) => journal.storedState(name)));
    const changed = await step(states);
    if (changed.make === undefined) return changed.result;
    const { reserve, settle, make } = changed;
    let result: { readonly result: Result } | undefined;
    const isMade = await journal.transact({
      versions: Object.fromEntries(names.map((name, index) => [name, states[index]?.version])),
      reserve,
      settle,
      states(tickets) {
        const made = make(tickets);
        result = made;
        return Object.fromEntries(names.map((name, index) => [name, asStored(made.next[index])]));
      },
    });
    if (isMade && result !== undefined) return result.result;
  }
  throw busyError(refs.at(-1) ?? refs[0], context);
}

const asStored = (next: unknown): unknown =>
  next === undefined ? undefined : JSON.parse(JSON.stringify(next));

/** The names and states of a kind, by name. */
export async function* listed({ prefix }: Kind, { journal }: WithJournal): AsyncGenerator<StoredState> {
  for await (const state of journal.states({ prefix }))
    yield { ...state, name: state.name.slice(prefix.length) };
}
