import type { OnboardingRequest } from '../../service/generated/types.js';
import type { OnboardingNext } from './explain.js';

/** The result of waiting for a request. */
interface Awaited {
  readonly request: OnboardingRequest;
  readonly next: OnboardingNext;
  /** Steps that are also required but that the API does not show. */
  readonly besides: readonly OnboardingNext[];
}

/**
 * The result of waiting for a status. `ended`: the request is rejected or cancelled. `waiting`: the time is over.
 *
 * @example
 * const { kind, request }: AwaitedRequest = await client.onboarding.waitForStatus(requestId, 'APPROVED');
 */
export interface AwaitedRequest extends Awaited {
  readonly kind: 'reached' | 'ended' | 'waiting';
}

/**
 * The result of waiting for a company to be set up. `failed`: do not submit the request again.
 *
 * @example
 * const { kind, next }: ReadyRequest = await client.onboarding.waitUntilReady(requestId);
 */
export interface ReadyRequest extends Awaited {
  readonly kind: 'ready' | 'failed' | 'ended' | 'waiting';
}
