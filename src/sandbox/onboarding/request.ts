import type { HistoryEntry, OnboardingRequest } from '../../sending/service/generated/types.js';
import { serviceDefaults } from '../../sending/service/settings.js';
import type { Answer } from '../http/answer.js';
import { failure } from '../http/answer.js';
import type { RequestRow } from '../state/onboarding-rows.js';
import { publish } from '../webhooks/publish.js';
import type { World } from '../world.js';

type Actor = 'SOFTWARE_HOUSE' | 'CLIENT' | 'OPERATOR' | 'SYSTEM';

const { rejectedStatus, cancelledStatus } = serviceDefaults;

/** Whether a request is in a final state. */
export const isFinal = ({ status }: Pick<RequestRow, 'status'>): boolean =>
  status === rejectedStatus || status === cancelledStatus;

/** The request of a software house. A request of another software house is not found either. */
export function requestOf(world: World, house: string, requestId = ''): RequestRow | Answer {
  const row = world.state.requests.get(requestId);
  return row === undefined || row.house !== house ? failure('NOT_FOUND') : row;
}

/** A request, as it appears in answers. */
export function shownRequest(row: RequestRow): OnboardingRequest | Record<string, unknown> {
  const { requestId, requestType, status, message, contract } = row;
  const { provisioning, aadeStatement, createdAt, updatedAt } = row;
  return {
    requestId,
    requestType,
    status,
    message,
    contract,
    provisioning: provisioning && { ...provisioning, error: provisioning.error ?? null },
    aadeStatement: aadeStatement && { ...aadeStatement, acceptDate: aadeStatement.acceptDate ?? null },
    createdAt,
    updatedAt,
  };
}

/** Stores a change of a request that keeps its status. */
export const changeRequest = (world: World, row: RequestRow, change: Partial<RequestRow>): RequestRow =>
  world.state.requests.put(row.requestId, { ...row, ...change, updatedAt: world.at() });

/** Moves a request to another status, with an entry in its history and an event. */
export function moveRequest(
  world: World,
  row: RequestRow,
  to: { readonly status: string; readonly message: string; readonly actor: Actor },
  change: Partial<RequestRow> = {},
): RequestRow {
  const { status, message, actor } = to;
  const entry: HistoryEntry = { occurredAt: world.at(), status, previousStatus: row.status, message, actor };
  const moved = changeRequest(world, row, { ...change, status, message, history: [...row.history, entry] });
  const data = { requestId: row.requestId, status, previousStatus: row.status, message };
  publish(world, row.house, 'request.status_changed', data);
  return moved;
}

/** Starts the review: it ends by the clock, unless it is done by hand. */
export function awaitReview(world: World, { requestId }: RequestRow): void {
  const { review } = world.settings;
  if (review !== 'by-hand') world.scheduleIn('review', requestId, review);
}
