import type {
  DeliveryQuery,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookToRegister,
} from '../../service/generated/types.js';
import type { CallOptions, RepeatableCallOptions } from '../options.js';
import type { Pager } from '../pager.js';

/**
 * A registered endpoint with its secret. No later call returns the secret.
 *
 * @example
 * const { endpointId, secret }: RegisteredWebhook = await client.onboarding.webhooks.register(webhook);
 */
export interface RegisteredWebhook extends WebhookEndpoint {
  readonly endpointId: string;
  readonly secret: string;
}

/**
 * The endpoints that receive notifications about changes.
 *
 * @example
 * const { secret } = await client.onboarding.webhooks.register({ url, events: ['request.status_changed'] });
 */
export interface OnboardingWebhooks {
  /**
   * Registers an endpoint. Keep its secret: no later call returns it. If the answer is lost, the endpoint is removed
   * and registered again.
   */
  register(webhook: WebhookToRegister, options?: CallOptions): Promise<RegisteredWebhook>;
  /** The endpoints, without their secrets. */
  list(options?: RepeatableCallOptions): Promise<readonly WebhookEndpoint[]>;
  /** Stops notifications to an endpoint. An endpoint that no longer exists counts as removed. */
  remove(endpointId: string, options?: CallOptions): Promise<void>;
  /** The deliveries; pages are requested as they are read. */
  deliveries(query?: DeliveryQuery, options?: RepeatableCallOptions): Pager<WebhookDelivery>;
}
