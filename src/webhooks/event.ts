import type { webhookEvents } from '../service/webhook-values.js';

/** The events that the description names. */
export type WebhookEventName = (typeof webhookEvents)[number];

interface EventFacts {
  /** The name as it was sent. */
  readonly event: string;
  /** The same in every delivery of one event. */
  readonly eventId: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  /** The body as it was signed: every digit and every member of it. */
  readonly body: string;
}

/** What an event holds where the description does not show it. */
export type EventData = Readonly<Record<string, unknown>>;

/** `data` of `request.status_changed`. Members that are not described stay beside these. */
export interface StatusChange extends EventData {
  readonly requestId: string;
  readonly status: string;
  /** As it was sent: described as texts, but not needed to know what changed, so no event is lost for them. */
  readonly previousStatus?: unknown;
  readonly message?: unknown;
}

/** The status of an onboarding request changed. */
export interface StatusChangedEvent extends EventFacts {
  readonly kind: 'request.status_changed';
  readonly data: StatusChange;
}

/** An event whose `data` the description does not show. */
export interface OtherEvent extends EventFacts {
  readonly kind: Exclude<WebhookEventName, 'request.status_changed'>;
  readonly data: EventData;
}

/** An event that the description does not name: `event` has its name. */
export interface UnknownEvent extends EventFacts {
  readonly kind: 'unknown';
  readonly data: EventData;
}

/**
 * What the service notifies of. It only states that something changed: read the request before acting on it.
 *
 * Source: service description, Events.
 *
 * @example
 * if (event.kind === 'request.status_changed') console.log(event.data.requestId, event.data.status);
 */
export type WebhookEvent = StatusChangedEvent | OtherEvent | UnknownEvent;
