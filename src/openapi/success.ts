import type { NamesOfCalls } from '../service/calls/index.js';
import { list, ref, type Schema } from './schema.js';

type Answered = NamesOfCalls<{ readonly answer: 'json' }> | NamesOfCalls<{ readonly answer: 'envelope' }>;

const issuance = ref('IssuanceAnswer');
const request = ref('OnboardingRequest');

/** The answer of each call on success; for the onboarding API, the content of `data`. */
export const answers: Readonly<Record<Answered, Schema>> = {
  createRequest: request,
  listRequests: ref('OnboardingRequestPage'),
  getRequest: request,
  getHistory: list(
    ref('HistoryEntry'),
    'The changes, the oldest first. A container around them is possible.',
  ),
  uploadSignedContract: ref(
    'OnboardingRequest',
    'The answer is not described. The sandbox gives the request.',
  ),
  cancelRequest: ref('OnboardingRequest', 'The answer is not described. The sandbox gives the request.'),
  registerWebhook: ref('WebhookEndpoint'),
  listWebhooks: list(ref('WebhookEndpoint'), 'The endpoints, without secrets.'),
  listDeliveries: {
    type: 'object',
    description: 'One page. Its form is not described: the sandbox has that of the list of requests.',
    properties: {
      items: list(ref('WebhookDelivery'), 'The deliveries of the page.'),
      total: { type: 'integer', description: 'Deliveries in all pages.' },
      page: { type: 'integer', description: 'This page, from 1.' },
      pageSize: { type: 'integer', description: 'Deliveries in a page.' },
    },
  },
  SendInvoices: issuance,
  SendInvoicesB2G: issuance,
  RequestTransmittedDocs: ref('SearchAnswer'),
  CancelDeliveryNote: issuance,
  CancelReceivingNote: issuance,
  GetCreditsBalance: ref('CreditsBalance'),
  CompletionPosInvoices: issuance,
  AskSignatureForOldInvoice: ref('PosSignature'),
  CompletionAskSignatureForOldInvoice: issuance,
  GetOpenTables: list({ type: 'string' }, 'The tables (`tableAA`) that have open order slips.'),
  GetOpenOrdersForTable: list(ref('OpenOrder'), 'The open order slips.'),
};
