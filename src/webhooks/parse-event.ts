import type { Locale } from '../issues/locale.js';
import { webhookEvents } from '../service/webhook-values.js';
import type { EventData, WebhookEvent } from './event.js';
import { refuse, type WebhookReading } from './reading.js';

/** Reads the text of a body whose signature is good. */
export function parseEvent(body: string, locale?: Locale | undefined): WebhookReading {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return refuse('notJson', locale);
  }
  // Most events do not show their data, so an absent one is no reason to lose them.
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
  // What the type promises was checked just now, member by member.
  return { ok: true, event: { kind, event, eventId, occurredAt, data, body } as WebhookEvent };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What is no object is wrapped in one that has no members of an event. */
const membersOf = (value: unknown): EventData => Object(value);

/** The request that an event is about; the description shows it for one event only. */
export const requestIdOf = ({ data }: WebhookEvent): string | undefined =>
  isText(data['requestId']) ? data['requestId'] : undefined;
