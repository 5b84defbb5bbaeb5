import type { webhookEvents } from '../service/webhook-values.js';

/** The names of the described events. */
export type WebhookEventName = (typeof webhookEvents)[number];

interface EventFacts {
  /** The name, as sent. */
  readonly event: string;
  /** The id, which is the same in every delivery of an event. */
  readonly eventId: string;
  /** ISO 8601, UTC. */
  readonly occurredAt: string;
  /** The body exactly as it was signed. */
  readonly body: string;
}

/** The data of an event whose form is not described. */
export type EventData = Readonly<Record<string, unknown>>;

/** `data` of `request.status_changed`. Other members are kept too. */
export interface StatusChange extends EventData {
  readonly requestId: string;
  readonly status: string;
  /**
   * Described as text, but kept in any form: it is not needed to know what changed, so no event is rejected because of
   * it.
   */
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
 * An event from the service. It only states that something changed: read the request before you act on it.
 *
 * Source: service description, Events.
 *
 * @example
 * if (event.kind === 'request.status_changed') console.log(event.data.requestId, event.data.status);
 */
export type WebhookEvent = StatusChangedEvent | OtherEvent | UnknownEvent;
