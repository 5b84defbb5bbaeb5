import { UPLOADS } from '../../addresses.js';
import type { DeliveryRow, RequestRow } from '../../state/onboarding-rows.js';
import { signatureOf } from '../../webhooks/deliver.js';
import type { World } from '../../world.js';
import { newest } from './newest.js';
import type { DeliveryLine, Newest, RequestLine } from './types.js';

/** The newest onboarding requests, with their history. */
export const requestsView = ({ state: { requests } }: World): Newest<RequestLine> =>
  newest(requests.all(), requests.size, requestLine);

export function requestLine({ contract, aadeStatement, uploadCode, ...row }: RequestRow): RequestLine {
  const { requestId, requestType, vatNumber, status, message, provisioning, createdAt, history } = row;
  const signedVersion = contract?.signedVersion;
  return {
    requestId,
    requestType,
    vatNumber,
    status,
    message,
    provisioning,
    statement: aadeStatement,
    hasContract: contract !== null,
    ...(typeof signedVersion === 'number' && { signedVersion }),
    createdAt,
    history,
    uploadPath: `${UPLOADS}${uploadCode}`,
  };
}

/** The newest events for endpoints, with every attempt. */
export const deliveriesView = (world: World): Newest<DeliveryLine> =>
  newest(world.state.deliveries.all(), world.state.deliveries.size, (row) => deliveryLine(world, row));

export function deliveryLine({ state }: World, row: DeliveryRow): DeliveryLine {
  const { deliveryId, endpointId, eventId, event, body, attempts } = row;
  const url = state.endpoints.get(endpointId)?.url;
  const nextAt = state.due.get(`deliver/${deliveryId}`)?.at;
  const isDelivered = attempts.some(({ succeeded }) => succeeded);
  return {
    deliveryId,
    eventId,
    event,
    ...(url !== undefined && { url }),
    body,
    state: isDelivered ? 'delivered' : nextAt === undefined ? 'failed' : 'waiting',
    ...(nextAt !== undefined && { nextAt }),
    attempts,
  };
}

/** The headers of every attempt to deliver an event; without those of the signature if the endpoint was removed. */
export function deliveryHeaders(
  world: World,
  { endpointId, eventId, body }: DeliveryRow,
): Record<string, string> {
  const { webhookHeaderPrefix: prefix } = world.settings;
  const secret = world.state.endpoints.get(endpointId)?.secret;
  return {
    'Content-Type': 'application/json',
    [`${prefix}Event-Id`]: eventId,
    ...(secret !== undefined && { [`${prefix}Signature`]: signatureOf(secret, body) }),
  };
}
