import type { Journal } from '../../../sending/client/journal/inside.js';
import { createWebhookHandler, type WebhookHandler } from '../../../sending/webhooks/index.js';
import { logEvent } from './log.js';

/** What receives webhooks of the service. */
interface Receiving {
  readonly journal: Journal;
  readonly now: () => Date;
  /** The secret of the endpoint, or the old and the new one while they are rotated. */
  readonly secrets: readonly string[];
}

/** A handler that verifies deliveries of the service and puts their events into the log. */
export const webhookReceiver = ({ journal, now, secrets }: Receiving): WebhookHandler =>
  createWebhookHandler({
    secrets,
    store: journal.webhooks,
    now,
    onEvent: ({ event, eventId, occurredAt, data }) =>
      logEvent(journal, {
        type: `webhook.${event}`,
        at: now().toISOString(),
        of: eventId,
        data: { ...data, occurredAt },
      }),
  });
