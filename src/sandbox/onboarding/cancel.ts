import { faultsInBody } from '../../sending/service/bodies/check-body.js';
import { requestCancellationShape } from '../../sending/service/generated/body-shapes.js';
import type { RequestCancellation } from '../../sending/service/generated/types.js';
import { serviceDefaults } from '../../sending/service/settings.js';
import { type Answer, envelope, failure } from '../http/answer.js';
import { type Asked, jsonIn } from '../http/asked.js';
import type { World } from '../world.js';
import { isFinal, moveRequest, requestOf, shownRequest } from './request.js';

/** `DELETE /api/v1/requests/{requestId}`. */
export function cancelRequest(world: World, { house, path, text }: Asked): Answer {
  const row = requestOf(world, house, path['requestId']);
  if ('body' in row) return row;
  const read = text.trim() === '' ? { value: {} } : jsonIn(text);
  if (read === undefined) return failure('BAD_REQUEST', { message: 'The body is not JSON.' });
  if (faultsInBody(requestCancellationShape, read.value).length > 0) {
    const details = [{ field: 'reason', message: 'The reason must be text of at most 500 characters.' }];
    return failure('VALIDATION_ERROR', { details });
  }
  if (row.status === 'APPROVED' || isFinal(row)) {
    return failure('INVALID_TRANSITION', { context: { currentStatus: row.status } });
  }
  world.unschedule('review', row.requestId);
  const message = (read.value as RequestCancellation).reason ?? 'Cancelled by the software house.';
  const to = { status: serviceDefaults.cancelledStatus, message, actor: 'SOFTWARE_HOUSE' } as const;
  return envelope(shownRequest(moveRequest(world, row, to)));
}
