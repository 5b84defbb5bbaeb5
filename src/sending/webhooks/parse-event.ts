import type { Locale } from '../../issues/inside.js';
import { isText } from '../../types/forms.js';
import { webhookEvents } from '../service/webhook-values.js';
import type { EventData, WebhookEvent } from './event.js';
import { refuse, type WebhookReading } from './reading.js';

/** Reads the text of a body with a valid signature. */
export function parseEvent(body: string, locale?: Locale | undefined): WebhookReading {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return refuse('notJson', locale);
  }
  // The data of most events is not described, so an event without data is not rejected.
  const { event, eventId, occurredAt, data: stated } = membersOf(parsed);
  const data = membersOf(stated ?? {});
  const isChange = event === 'request.status_changed';
  const fits = {
    event: isText(event),
    eventId: isText(eventId),
    occurredAt: isText(occurredAt) && Date.parse(occurredAt) > 0,
    data: data === (stated ?? data) && !Array.isArray(stated),
    'data.requestId': !isChange || isText(data['requestId']),
    'data.status': !isChange || isText(data['status']),
  };
  for (const [member, isFit] of Object.entries(fits)) {
    if (!isFit) return refuse('notAnEvent', locale, { member }, member.split('.'));
  }
  const kind = webhookEvents.find((name) => name === event) ?? 'unknown';
  // The members of this type were just checked.
  return { ok: true, event: { kind, event, eventId, occurredAt, data, body } as WebhookEvent };
}

/** A value that is not an object is wrapped in an object without the members of an event. */
const membersOf = (value: unknown): EventData => Object(value);

/** The request id of an event. It is described for only one event. */
export const requestIdOf = ({ data }: WebhookEvent): string | undefined =>
  isText(data['requestId']) ? data['requestId'] : undefined;
