import { isWhole } from '../../../types/forms.js';
import type { OnboardingRequest } from '../../service/generated/types.js';
import { readText, refuseValue } from '../calls/read-query.js';
import type { Core } from '../core.js';
import type { WaitForRequestOptions } from '../generated/call-options.js';
import { lessBy, shorterOf } from '../time.js';
import type { AwaitedRequest, ReadyRequest } from './awaited.js';
import { explain } from './explain.js';
import { get } from './reading.js';

const EVERY = 60_000;
const DAY = 86_400_000;

/** Reads a request until it has one of the statuses. */
export async function waitForStatus(
  core: Core,
  requestId: string,
  wanted: string | readonly string[],
  options?: WaitForRequestOptions,
): Promise<AwaitedRequest> {
  const statuses = [wanted].flat().map((status) => readText(core, 'status', status));
  return waitUntil(core, requestId, options, ({ status = '' }) =>
    statuses.includes(status) ? 'reached' : undefined,
  );
}

/** Reads a request until its company can issue documents, or setting it up failed. */
export async function waitUntilReady(
  core: Core,
  requestId: string,
  options?: WaitForRequestOptions,
): Promise<ReadyRequest> {
  return waitUntil(core, requestId, options, (request) => {
    if (explain(request, core.locale).isReady) return 'ready';
    return request.provisioning?.status === 'FAILED' ? 'failed' : undefined;
  });
}

async function waitUntil<Kind extends string>(
  core: Core,
  requestId: string,
  options: WaitForRequestOptions = {},
  judge: (request: OnboardingRequest) => Kind | undefined,
): Promise<Omit<AwaitedRequest, 'kind'> & { readonly kind: Kind | 'ended' | 'waiting' }> {
  const { every = EVERY, atMost = DAY, signal } = options;
  if (!isWhole(every)) refuseValue(core, 'every', 'milliseconds');
  if (!isWhole(atMost)) refuseValue(core, 'atMost', 'milliseconds');
  for (let left = atMost; ; ) {
    const request = await get(core, requestId, options);
    const { next, besides, isFinal } = explain(request, core.locale);
    const kind = judge(request) ?? (isFinal ? 'ended' : undefined);
    if (kind !== undefined) return { kind, request, next, besides };
    if (left <= 0 || signal?.aborted === true) return { kind: 'waiting', request, next, besides };
    const pause = shorterOf(every, left);
    await core.clock.wait(pause, signal);
    left = lessBy(left, pause);
  }
}
