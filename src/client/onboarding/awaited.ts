import type { OnboardingRequest } from '../../service/answers/onboarding.js';
import type { OnboardingNext } from './explain.js';

/** A request that was waited for. */
interface Awaited {
  readonly request: OnboardingRequest;
  readonly next: OnboardingNext;
  /** What has to be done as well and the API does not show. */
  readonly besides: readonly OnboardingNext[];
}

/**
 * A request that was waited for. `ended`: it is rejected or cancelled. `waiting`: the time is over.
 *
 * @example
 * const { kind, request }: AwaitedRequest = await client.onboarding.waitForStatus(requestId, 'APPROVED');
 */
export interface AwaitedRequest extends Awaited {
  readonly kind: 'reached' | 'ended' | 'waiting';
}

/**
 * A request whose company was to be set up. `failed`: do not submit it again.
 *
 * @example
 * const { kind, next }: ReadyRequest = await client.onboarding.waitUntilReady(requestId);
 */
export interface ReadyRequest extends Awaited {
  readonly kind: 'ready' | 'failed' | 'ended' | 'waiting';
}
