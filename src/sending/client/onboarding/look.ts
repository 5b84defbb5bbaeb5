import type { OnboardingRequest } from '../../service/generated/types.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { CallOptions } from '../generated/call-options.js';
import { get } from './reading.js';

/** The request, if it shows an effect; `undefined` if it does not, or if it cannot be read now. */
export async function lookAt(
  core: Core,
  requestId: string,
  { signal, timeout, headers }: CallOptions,
  hasEffect: (request: OnboardingRequest) => boolean,
): Promise<OnboardingRequest | undefined> {
  try {
    const request = await get(core, requestId, { signal, timeout, headers });
    return hasEffect(request) ? request : undefined;
  } catch (error) {
    if (ClientError.isClientError(error)) return undefined;
    throw error;
  }
}
