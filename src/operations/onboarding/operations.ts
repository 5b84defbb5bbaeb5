import type { Operation } from '../core/operation.js';
import { cancelRequest } from './cancel.js';
import { checkOnboarding } from './check.js';
import { downloadContract, uploadContract } from './contract.js';
import { createRequest } from './create.js';
import { listRequests, showRequest } from './read.js';
import { listWebhooks, registerWebhook, removeWebhook } from './webhooks.js';

/** Registering companies. */
export const onboardingOperations: readonly Operation[] = [
  checkOnboarding,
  createRequest,
  listRequests,
  showRequest,
  downloadContract,
  uploadContract,
  cancelRequest,
  registerWebhook,
  listWebhooks,
  removeWebhook,
];
