import { dataOf } from '../../service/answers/envelope.js';
import { readAnswer } from '../../service/answers/read-answer.js';
import { onboardingRequestShape } from '../../service/generated/answer-shapes.js';
import type { OnboardingRequest } from '../../service/generated/types.js';
import type { Core } from '../core.js';
import type { JsonAnswer } from '../transport/ask.js';
import { unreadableError } from '../transport/failure.js';
import type { OnboardingCreated } from './outcome.js';

/** A request whose id is known. */
type IdentifiedRequest = OnboardingCreated['request'];

const isIdentified = (request: OnboardingRequest): request is IdentifiedRequest =>
  request.requestId !== undefined;

/** The request in an answer; throws if it is missing. */
export function requestIn(core: Core, answer: JsonAnswer): IdentifiedRequest {
  return optionalRequest(answer) ?? unreadable(core, answer, 'no-request');
}

/** The request in an answer, for calls whose answer may not have one. */
export function optionalRequest({ json }: JsonAnswer): IdentifiedRequest | undefined {
  const request = readAnswer(onboardingRequestShape, dataOf(json));
  return isIdentified(request) ? request : undefined;
}

/** Throws the error for an answer of the wrong form. */
export function unreadable(
  core: Core,
  { response }: JsonAnswer,
  part: Parameters<typeof unreadableError>[2],
): never {
  throw unreadableError(core, response, part);
}
