import { serviceDefaults } from '../../sending/service/settings.js';
import type { RequestRow } from '../state/onboarding-rows.js';
import type { World } from '../world.js';
import { startProvisioning } from './provision.js';
import { moveRequest } from './request.js';

/** The result of a review. `return` requests another file: `ACTION_REQUIRED`. */
export type ReviewOutcome = 'approve' | 'reject' | 'return';

const said: Readonly<Record<ReviewOutcome, string>> = {
  approve: 'The request is approved.',
  reject: 'The request is rejected.',
  return: 'The signed contract is not acceptable. Upload another one.',
};

const statuses: Readonly<Record<ReviewOutcome, string>> = {
  approve: 'APPROVED',
  reject: serviceDefaults.rejectedStatus,
  return: 'ACTION_REQUIRED',
};

/** Ends the review of a request, if it is under review. */
export function review(
  world: World,
  requestId: string,
  outcome: ReviewOutcome,
  message = said[outcome],
): RequestRow | undefined {
  const row = world.state.requests.get(requestId);
  if (row?.status !== 'UNDER_REVIEW') return undefined;
  world.unschedule('review', requestId);
  const moved = moveRequest(world, row, { status: statuses[outcome], message, actor: 'OPERATOR' });
  return outcome === 'approve' ? startProvisioning(world, moved) : moved;
}

/** The automatic review: rejects a company that became active in the meantime, and approves any other. */
export function reviewByClock(world: World, requestId: string): void {
  const row = world.state.requests.get(requestId);
  const isActive =
    row?.requestType === 'NEW_CONTRACT' &&
    [...world.state.clients.all()].some(({ vatNumber }) => vatNumber === row.vatNumber);
  if (isActive)
    review(world, requestId, 'reject', 'The VAT number obtained an active contract before approval.');
  else review(world, requestId, 'approve');
}
