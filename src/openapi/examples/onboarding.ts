import { COUNTERPART } from '../../rules/examples/parts.js';
import type { CallExamples } from './call-examples.js';
import { ENDPOINT, EVENT, MORNING, REQUEST } from './values.js';

const request = {
  requestId: REQUEST,
  requestType: 'NEW_CONTRACT',
  status: 'PENDING_SIGNATURE',
  message: 'The contract waits for its signature.',
  contract: {
    contractNumber: '000417',
    contractDate: '2026-11-20',
    templateVersion: '3',
    downloadUrl: `https://provider.example/api/v1/requests/${REQUEST}/contract`,
  },
  provisioning: null,
  aadeStatement: null,
  createdAt: MORNING,
  updatedAt: MORNING,
};

const endpoint = {
  endpointId: ENDPOINT,
  url: 'https://till.example/webhooks',
  events: ['request.status_changed', 'request.provisioned'],
  createdAt: MORNING,
};

const page = { total: 1, page: 1, pageSize: 50 };

/** The examples of the onboarding API. */
export const onboardingExamples = {
  createRequest: {
    bodies: {
      company: {
        companyDetails: {
          legalName: 'Νικολάου Ο.Ε.',
          vatNumber: COUNTERPART.vatNumber,
          taxOffice: 'Δ΄ Θεσσαλονίκης',
          transactionTypes: ['B2B'],
        },
        address: { city: 'Θεσσαλονίκη', streetAddress: 'Εγνατία 25', postalCode: '54630' },
        contactInfo: { email: 'info@nikolaou.example', phone: '2310123456' },
        administrator: { fullName: 'Ελένη Νικολάου', vatNumber: '090000045' },
      },
    },
    answer: request,
  },
  listRequests: { answer: { items: [request], ...page } },
  getRequest: { answer: request },
  getHistory: {
    answer: [
      {
        occurredAt: MORNING,
        status: 'PENDING_SIGNATURE',
        message: 'The contract waits for its signature.',
        actor: 'SOFTWARE_HOUSE',
      },
    ],
  },
  getContract: {},
  uploadSignedContract: { answer: { ...request, status: 'UNDER_REVIEW', message: 'Under review.' } },
  cancelRequest: {
    bodies: { reason: { reason: 'The company does not need it any more.' } },
    answer: { ...request, status: 'CANCELLED', message: 'The company does not need it any more.' },
  },
  registerWebhook: {
    bodies: { endpoint: { url: endpoint.url, events: endpoint.events } },
    answer: { ...endpoint, secret: 'b7e6c5d4a3f2918073645546372819a0' },
  },
  listWebhooks: { answer: [endpoint] },
  removeWebhook: {},
  listDeliveries: {
    answer: {
      items: [
        {
          eventId: EVENT,
          event: 'request.status_changed',
          attempt: 1,
          responseStatus: 200,
          deliveredAt: MORNING,
          succeeded: true,
        },
      ],
      ...page,
    },
  },
} satisfies Readonly<Record<string, CallExamples>>;
