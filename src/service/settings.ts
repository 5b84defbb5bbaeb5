import { webhookHeaderPrefix } from './webhook-values.js';

/**
 * What the description does not show, with the value that is taken. H: proved against the provider's test deployment;
 * M: written down by an integrator; A: an assumption. Client and sandbox take each of them as a setting.
 */
export const serviceDefaults = {
  /** Pages of the search. Source: service description, Limits. */
  searchPageSize: 100,
  /** `skipSignature` where the caller does not decide. Source: service description, Endpoints. */
  skipSignature: true,
  /** The file type that leads to the registry XML; only its meaning is described. (A, after the authority's own links) */
  registryFileType: 'myDATA',
  /** The two final states of an onboarding request. (M) */
  rejectedStatus: 'REJECTED',
  cancelledStatus: 'CANCELLED',
  /** Headers of webhook deliveries begin like this. Source: service description, Events. */
  webhookHeaderPrefix,
  /** HTTP status of the provider API's messages whose status is not shown. (M) */
  messageStatus: 400,
} as const;
