import type { Issue } from '../../../types/index.js';
import { createRequest } from '../../service/generated/calls.js';
import { readGuid, refuseValue } from '../calls/read-query.js';
import type { Core } from '../core.js';
import { readCallOptions } from '../read-options.js';
import { ask } from '../transport/ask.js';
import type { CreateOptions } from './call-options.js';
import { explain } from './explain.js';
import { keyOfAttempt, storedKey } from './idempotency-key.js';
import { inTurn } from './in-turn.js';
import type { CreateOutcome } from './outcome.js';
import { requestIn } from './read.js';
import { newestOf } from './reading.js';
import { refusedBy, refusedHere } from './refused.js';
import { stateOf } from './states.js';
import { valueAt } from './validate/form.js';
import { issuesOf } from './validate/service-errors.js';
import { validate } from './validate/validate.js';

/** Validates a payload, and creates the request with a key that stays the same until the request is final. */
export async function create(
  core: Core,
  payload: unknown,
  options: CreateOptions = {},
): Promise<CreateOutcome> {
  readCallOptions(core, options);
  const { issues, ok } = await validate(payload, { now: core.clock.now(), locale: core.locale });
  const isObject = !issues.some(({ rule }) => rule === 'onboarding/not-an-object');
  if (!isObject || (!ok && options.sendWithErrors !== true)) {
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
