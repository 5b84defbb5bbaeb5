import { faultsInBody } from '../../service/bodies/check-body.js';
import { requestCancellationShape } from '../../service/generated/body-shapes.js';
import { cancelRequest } from '../../service/generated/calls.js';
import { serviceDefaults } from '../../service/settings.js';
import { readIdentifier, refuseValue } from '../calls/read-query.js';
import type { Core } from '../core.js';
import type { CancelRequestOptions } from '../generated/call-options.js';
import { ask } from '../transport/ask.js';
import { writeJson } from '../transport/json.js';
import { nextOf } from './explain.js';
import { lookAt } from './look.js';
import type { CancelRequestOutcome } from './outcome.js';
import { optionalRequest } from './read.js';
import { lostAnswer, refusedBy } from './refused.js';

const CANCELLED = serviceDefaults.cancelledStatus;

/** Cancels a request before its approval. If the answer is lost, the status of the request shows the result. */
export async function cancel(
  core: Core,
  requestId: string,
  options: CancelRequestOptions = {},
): Promise<CancelRequestOutcome> {
  const { reason } = options;
  const path = { requestId: readIdentifier(core, 'requestId', requestId) };
  const isWrong = faultsInBody(requestCancellationShape, { reason }).length > 0;
  if (isWrong) refuseValue(core, 'reason', 'reason');
  const json = reason === undefined ? {} : { json: writeJson({ reason }) };
  const next = nextOf('ended', core.locale);
  try {
    const answer = await ask(core, cancelRequest, { path, ...json }, options);
    return {
      kind: 'cancelled',
      from: 'answer',
      request: optionalRequest(answer),
      next,
      response: answer.response,
    };
  } catch (error) {
    const refused = refusedBy(core, error);
    if (refused !== undefined) {
      const { currentStatus, response } = refused;
      return currentStatus === CANCELLED
        ? { kind: 'alreadyCancelled', from: 'answer', next, response }
        : refused;
    }
    const lost = lostAnswer(error);
    if (lost === undefined) throw error;
    const request = await lookAt(core, requestId, options, ({ status }) => status === CANCELLED);
    if (request !== undefined) return { kind: 'cancelled', from: 'status', request, next };
    const { message: detail, response } = lost;
    return { kind: 'unknown', detail, next: nextOf('look-then-repeat', core.locale), response };
  }
}
