import type * as z from 'zod/mini';
import { dataOf, type OnboardingRequest, onboardingRequest } from '../../service/answers/onboarding.js';
import type { Core } from '../core.js';
import type { JsonAnswer } from '../transport/ask.js';
import { unreadableError } from '../transport/failure.js';

/** The request of an answer; throws if the answer has none. */
export function requestIn(core: Core, answer: JsonAnswer): OnboardingRequest {
  return optionalRequest(answer) ?? unreadable(core, answer, 'no-request');
}

/** The request of an answer, where the description does not say that it has one. */
export function optionalRequest({ json }: JsonAnswer): OnboardingRequest | undefined {
  const request = readData(onboardingRequest, json);
  return request?.requestId === undefined ? undefined : request;
}

/** `data` of an answer, read. */
export function readData<Value>(schema: z.ZodMiniType<Value>, json: unknown): Value | undefined {
  const read = schema.safeParse(dataOf(json));
  return read.success ? read.data : undefined;
}

/** Refuses an answer that is not what the call returns. */
export function unreadable(
  core: Core,
  { response }: JsonAnswer,
  part: Parameters<typeof unreadableError>[2],
): never {
  throw unreadableError(core, response, part);
}
