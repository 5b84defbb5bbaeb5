import { expect, it } from 'vitest';
import { webhookEvents, webhookHeaderPrefix } from '../../../src/sending/service/webhook-values.js';

// Source: service description, Events.
it('the names of events and headers match the description', () => {
  expect(webhookEvents.join(' ')).toBe(
    'request.created request.status_changed request.provisioned request.provisioning_failed client.statement_recalled',
  );
  expect(`${webhookHeaderPrefix}Signature`).toBe('X-Service-Signature');
});
