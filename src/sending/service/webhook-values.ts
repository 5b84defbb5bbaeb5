/** The names of events. Source: service description, Events. */
export const webhookEvents = [
  'request.created',
  'request.status_changed',
  'request.provisioned',
  'request.provisioning_failed',
  'client.statement_recalled',
] as const;

/** The prefix of the headers of deliveries. Source: service description, Events. */
export const webhookHeaderPrefix = 'X-Service-';
