import { faultsInBody } from '../../sending/service/bodies/check-body.js';
import { webhookToRegisterShape } from '../../sending/service/generated/body-shapes.js';
import { webhookEvents } from '../../sending/service/webhook-values.js';
import { type Answer, envelope, envelopeOfPage, failure } from '../http/answer.js';
import { type Asked, jsonIn } from '../http/asked.js';
import type { DeliveryRow, EndpointRow } from '../state/onboarding-rows.js';
import type { World } from '../world.js';

/** `POST /api/v1/webhooks`: only this answer contains the secret. */
export function registerWebhook(world: World, { house, text }: Asked): Answer {
  const read = jsonIn(text);
  if (read === undefined) return failure('BAD_REQUEST', { message: 'The body is not JSON.' });
  const details = faultsOf(world, read.value);
  if (details.length > 0) return failure('VALIDATION_ERROR', { details });
  const { url, events } = read.value as Pick<EndpointRow, 'url' | 'events'>;
  const endpointId = world.random.guid();
  const row = { endpointId, house, url, events, createdAt: world.at(), secret: world.random.hex(64) };
  world.state.endpoints.put(endpointId, row);
  return envelope({ ...shown(row), secret: row.secret }, 201);
}

/** An endpoint without its secret. */
const shown = ({ endpointId, url, events, createdAt }: EndpointRow): object => ({
  endpointId,
  url,
  events,
  createdAt,
});

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

function faultsOf(world: World, body: unknown): { field: string; message: string }[] {
  const fields = new Set(faultsInBody(webhookToRegisterShape, body).map(({ path }) => String(path[0] ?? '')));
  const { url } = Object(body) as { url?: unknown };
  if (world.settings.loopbackWebhooks && isLoopback(url)) fields.delete('url');
  return [...fields].map((field) => ({
    field,
    message:
      field === 'url'
        ? 'The url field must be an HTTPS address.'
        : `The events field needs at least one of ${webhookEvents.join(', ')}.`,
  }));
}

function isLoopback(url: unknown): boolean {
  if (typeof url !== 'string' || !URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return (protocol === 'http:' || protocol === 'https:') && LOOPBACK.has(hostname);
}

/** `GET /api/v1/webhooks`. */
export const listWebhooks = (world: World, { house }: Asked): Answer =>
  envelope([...world.state.endpoints.all()].filter((row) => row.house === house).map(shown));

/** `DELETE /api/v1/webhooks/{endpointId}`. */
export function removeWebhook(world: World, { house, path }: Asked): Answer {
  const row = world.state.endpoints.get(path['endpointId']);
  if (row === undefined || row.house !== house) return failure('NOT_FOUND');
  world.state.endpoints.remove(row.endpointId);
  return { status: 204, body: '', type: 'application/json' };
}

/** `GET /api/v1/webhooks/deliveries`: one record for each attempt. */
export function listDeliveries(world: World, { house, query }: Asked): Answer {
  const { endpointId, eventId } = query;
  const rows = [...world.state.deliveries.all()].filter(
    (row) =>
      row.house === house &&
      (endpointId === undefined || row.endpointId === endpointId) &&
      (eventId === undefined || row.eventId === eventId),
  );
  return envelopeOfPage(rows.flatMap(recordsOf), query);
}

/** One attempt to deliver an event. */
export interface SandboxDelivery {
  readonly eventId: string;
  readonly event: string;
  /** From 1. */
  readonly attempt: number;
  /** Null if the receiver did not answer. */
  readonly responseStatus: number | null;
  readonly deliveredAt: string;
  readonly succeeded: boolean;
}

/** The records of a delivery. Source: service description, Webhook endpoint and delivery records. */
export const recordsOf = ({ eventId, event, attempts }: DeliveryRow): SandboxDelivery[] =>
  attempts.map(({ at, responseStatus, succeeded }, index) => ({
    eventId,
    event,
    attempt: index + 1,
    responseStatus,
    deliveredAt: at,
    succeeded,
  }));
