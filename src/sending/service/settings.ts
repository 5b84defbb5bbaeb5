import { webhookHeaderPrefix } from './webhook-values.js';

/**
 * Values that the description does not show. H: verified against the provider's test deployment; M: documented by an
 * integrator; A: an assumption. Each is a setting of the client and the sandbox.
 */
export const serviceDefaults = {
  /** Pages of the search. Source: service description, Limits. */
  searchPageSize: 100,
  /** `skipSignature` if the caller does not set it. Source: service description, Endpoints. */
  skipSignature: true,
  /**
   * The file type that requests the registry XML; only its meaning is described. (A, from the authority's own links)
   */
  registryFileType: 'myDATA',
  /** The two final states of an onboarding request. (M) */
  rejectedStatus: 'REJECTED',
  cancelledStatus: 'CANCELLED',
  /** The prefix of the headers of webhook deliveries. Source: service description, Events. */
  webhookHeaderPrefix,
  /** The HTTP status of provider API messages for which the description shows none. (M) */
  messageStatus: 400,
} as const;
