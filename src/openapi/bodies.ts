import type { NamesOfCalls } from '../service/calls/index.js';
import { list, ref, type Schema } from './schema.js';

/** The schema of each body in JSON. */
export const bodies: Readonly<Record<NamesOfCalls<{ readonly body: 'json' }>, Schema>> = {
  createRequest: ref('OnboardingPayload'),
  cancelRequest: ref('RequestCancellation'),
  registerWebhook: ref('WebhookToRegister'),
  SendInvoices: ref('SendInvoicesRequest'),
  SendInvoicesB2G: ref('SendInvoicesB2GRequest'),
  CancelDeliveryNote: ref('NoteCancellation'),
  CancelReceivingNote: ref('NoteCancellation'),
  CompletionPosInvoices: {
    ...list(ref('PosCompletion'), 'What the terminals charged: an array, also for one charge.'),
    minItems: 1,
  },
};
