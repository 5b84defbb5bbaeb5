import { valueAt } from '../../../reading/object.js';
import type { Issue } from '../../../types/index.js';
import { v5 } from '../../../vendor/uuid.js';
import { v4 } from '../../../vendor/uuid-v4.js';
import { createRequest } from '../../service/generated/calls.js';
import { readGuid, refuseValue } from '../calls/read-query.js';
import type { Core, Running } from '../core.js';
import type { CreateOptions } from '../generated/call-options.js';
import { written } from '../journal/guarded.js';
import { OWN, own } from '../journal/own-states.js';
import type { StoredState } from '../journal/states.js';
import { readCallOptions } from '../read-options.js';
import { ask } from '../transport/ask.js';
import { explain } from './explain.js';
import type { CreateOutcome } from './outcome.js';
import { requestIn } from './read.js';
import { newestOf } from './reading.js';
import { refusedBy, refusedHere } from './refused.js';
import { stateOf } from './states.js';
import { issuesOf } from './validate/service-errors.js';
import { validate } from './validate/validate.js';

const turnsOf = new WeakMap<Running, Map<string, Promise<unknown>>>();

/** Calls of one client for the same company run in sequence, so that they use the same key. */
export async function inTurn<Result>(core: Core, name: string, work: () => Promise<Result>): Promise<Result> {
  const turns = turnsOf.get(core.running) ?? new Map<string, Promise<unknown>>();
  turnsOf.set(core.running, turns);
  const before = turns.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  turns.set(name, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(name) === mine) turns.delete(name);
  }
}

/** The UUID namespace of attempts, generated once. */
const ATTEMPTS = '0b7c6a0e-5f3d-4d51-8a54-2f1d9f6b8c13';

/** The key without a store: the same VAT number and attempt give the same key, even after a restart. */
const keyOfAttempt = (vatNumber: string, attempt: number): string =>
  v5(JSON.stringify([vatNumber, attempt]), ATTEMPTS);

const stateName = (vatNumber: string): string => `${OWN}onboarding ${vatNumber}`;

/**
 * The key of a company, stored before it is first sent. Two processes with the same journal get the same key.
 *
 * @param spent a key that is used up: a new one replaces it, unless another process has replaced it in the meantime
 */
async function storedKey(core: Core, vatNumber: string, spent?: string): Promise<string> {
  const journal = await core.journal();
  const stored = await written(core, journal.storedState(stateName(vatNumber)));
  const key = keyIn(stored);
  return key === undefined || key === spent ? exchange(core, vatNumber, stored?.version) : key;
}

async function exchange(core: Core, vatNumber: string, version: number | undefined): Promise<string> {
  const journal = await core.journal();
  const next = own({ idempotencyKey: v4() });
  const { stored } = await written(core, journal.exchangeState(stateName(vatNumber), version, next));
  return keyIn(stored) ?? next.idempotencyKey;
}

function keyIn(stored: StoredState | undefined): string | undefined {
  const { idempotencyKey }: { idempotencyKey?: unknown } = Object(stored?.state);
  return typeof idempotencyKey === 'string' ? idempotencyKey : undefined;
}

/** Validates a payload, and creates the request with a key that stays the same until the request is final. */
export async function create(
  core: Core,
  payload: unknown,
  options: CreateOptions = {},
): Promise<CreateOutcome> {
  readCallOptions(core, options);
  const { issues, ok } = await validate(payload, { now: core.clock.now(), locale: core.locale });
  const hasMembers = !issues.some(({ rule }) => rule === 'onboarding/not-an-object');
  if (!hasMembers || (!ok && options.sendWithErrors !== true)) {
    return refusedHere(core, 'validation', 'correct-payload', issues);
  }
  const vatNumber = String(valueAt(payload, ['companyDetails', 'vatNumber']));
  const asked: Asked = { body: JSON.stringify(payload), vatNumber, issues, options };
  const given = givenKey(core, vatNumber, options);
  if (given !== undefined) return post(core, asked, given);
  return inTurn(core, vatNumber, async () => {
    const key = await storedKey(core, vatNumber);
    const outcome = await post(core, asked, key);
    // The key of a final request cannot be used for another one: the service answers 409.
    const isSpent = await isUsedUp(core, asked, key, outcome);
    return isSpent ? post(core, asked, await storedKey(core, vatNumber, key)) : outcome;
  });
}

interface Asked {
  readonly body: string;
  readonly vatNumber: string;
  readonly issues: readonly Issue[];
  readonly options: CreateOptions;
}

/** The key from the caller's options; without a journal, that of the first attempt. */
function givenKey(
  core: Core,
  vatNumber: string,
  { idempotencyKey, attempt }: CreateOptions,
): string | undefined {
  if (idempotencyKey !== undefined) return readGuid(core, 'idempotencyKey', idempotencyKey);
  if (attempt !== undefined && !(Number.isSafeInteger(attempt) && attempt > 0)) {
    return refuseValue(core, 'attempt', 'count');
  }
  if (attempt !== undefined) return keyOfAttempt(vatNumber, attempt);
  return core.hasStore ? undefined : keyOfAttempt(vatNumber, 1);
}

async function post(core: Core, { body, issues, options }: Asked, key: string): Promise<CreateOutcome> {
  try {
    const answer = await ask(core, createRequest, { json: body, idempotencyKey: key }, options);
    const request = requestIn(core, answer);
    const { next } = explain(request, core.locale);
    const isNew = answer.response.status === 201;
    return {
      kind: 'created',
      request,
      isNew,
      idempotencyKey: key,
      issues,
      next,
      response: answer.response,
    };
  } catch (error) {
    const refused = refusedBy(core, error, { conflict: ['key-reused', 'next-attempt'] }, issues);
    if (refused === undefined) throw error;
    if (refused.reason !== 'validation') return refused;
    return { ...refused, issues: [...issues, ...issuesOf(refused.errors, core.locale)] };
  }
}

/** Whether a key cannot be used any more: its request is final, or another process has replaced it. */
async function isUsedUp(
  core: Core,
  { vatNumber, options }: Asked,
  key: string,
  outcome: CreateOutcome,
): Promise<boolean> {
  if (outcome.kind === 'created') return stateOf(outcome.request.status).isFinal;
  if (outcome.reason !== 'key-reused') return false;
  if ((await storedKey(core, vatNumber)) !== key) return true;
  // The 409 has no described code. With a second key, a request that is still being created would be made twice.
  return stateOf((await newestOf(core, vatNumber, options)).status).isFinal;
}
