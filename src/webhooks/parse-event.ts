import type { WebhookWords } from '../issues/locales/en/webhooks.js';
import { webhookEvents } from '../service/webhook-values.js';
import type { EventData, WebhookEvent, WebhookEventName } from './event.js';
import { refuse, type WebhookReading } from './reading.js';

/** Reads the text of a body whose signature is good. */
export function parseEvent(body: string, words?: WebhookWords): WebhookReading {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return refuse('notJson', words);
  }
  const invalid = (...path: string[]): WebhookReading =>
    refuse('notAnEvent', words, { member: path.join('.') || 'body' }, path);
  if (!isRecord(parsed)) return invalid();
  const { event, eventId, occurredAt } = parsed;
  if (!isText(event)) return invalid('event');
  if (!isText(eventId)) return invalid('eventId');
  if (!isText(occurredAt) || Number.isNaN(Date.parse(occurredAt))) return invalid('occurredAt');
  // Only one event shows its data, so an absent one is no reason to lose the others.
  const data = parsed['data'] ?? {};
  if (!isRecord(data)) return invalid('data');
  const facts = { event, eventId, occurredAt, body };
  if (event !== 'request.status_changed') {
    return { ok: true, event: { ...facts, kind: isKnown(event) ? event : 'unknown', data } };
  }
  const { requestId, status, previousStatus, message } = data;
  if (!isText(requestId)) return invalid('data', 'requestId');
  if (!isText(status)) return invalid('data', 'status');
  const change = {
    ...data,
    requestId,
    status,
    previousStatus: textOrNothing(previousStatus),
    message: textOrNothing(message),
  };
  return { ok: true, event: { ...facts, kind: event, data: change } };
}

type OtherName = Exclude<WebhookEventName, 'request.status_changed'>;

const isKnown = (event: string): event is OtherName => (webhookEvents as readonly string[]).includes(event);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const textOrNothing = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const isRecord = (value: unknown): value is EventData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The request that an event is about; the description shows it for one event only. */
export const requestIdOf = ({ data }: WebhookEvent): string | undefined =>
  isText(data['requestId']) ? data['requestId'] : undefined;
