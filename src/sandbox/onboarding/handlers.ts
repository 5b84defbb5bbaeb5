import type * as onboarding from '../../service/calls/onboarding.js';
import type * as webhooks from '../../service/calls/webhooks.js';
import type { Handler, NamesOf } from '../http/asked.js';
import { listDeliveries, listWebhooks, registerWebhook, removeWebhook } from '../webhooks/calls.js';
import { cancelRequest } from './cancel.js';
import { createRequest } from './create.js';
import { getContract, getHistory, getRequest, listRequests } from './read.js';
import { uploadSignedContract } from './upload.js';

/** The handler of each call of the onboarding API. */
export const onboardingHandlers: Readonly<
  Record<NamesOf<typeof onboarding> | NamesOf<typeof webhooks>, Handler>
> = {
  createRequest,
  listRequests,
  getRequest,
  getHistory,
  getContract,
  uploadSignedContract,
  cancelRequest,
  registerWebhook,
  listWebhooks,
  removeWebhook,
  listDeliveries,
};
