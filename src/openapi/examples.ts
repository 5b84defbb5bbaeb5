import { salesInvoice } from '../rules/examples/invoices.js';
import { deliveryNote, receivingNote } from '../rules/examples/notes.js';
import { COUNTERPART, ISSUER, TABLE } from '../rules/examples/parts.js';
import { retailReceipt } from '../rules/examples/retail.js';
import { orderSlip } from '../rules/examples/table.js';
import type { Call } from '../service/call.js';
import type { NamesOfCalls } from '../service/calls/index.js';
import type { Document } from '../types/index.js';

/** The request bodies of a call, by the name of the example, and its answer. */
export interface CallExamples {
  readonly bodies?: Readonly<Record<string, unknown>>;
  /** For the onboarding API: the content of `data`. */
  readonly answer?: unknown;
}

/** The day of the sample documents. */
export const EXAMPLE_DAY = '2026-11-20';
const MARK = 400001234567890;
const UID = '5E1C3A9F0B7D2468ACE013579BDF02468ACE1357';
const CODE = '0F1E2D3C4B5A69788796A5B4C3D2E1F00F1E2D3C';
const REQUEST = '8d5b1f0c-2a3e-4b6d-a1c2-9e0f7a6b5c4d';
const ENDPOINT = 'c1a4e7d2-90b3-4f58-a6c7-3d2e1f0a9b8c';
const EVENT = 'e3b0c442-98fc-4c14-a9af-bf4c8996fb92';
const TOKEN = '9F2C4E6A8B0D1F3557799BBDDFF1133559F2C4E6A8B0D1F3557799BBDDFF11335';
const MORNING = '2026-11-20T10:00:00Z';

const requestOf = (...invoice: readonly object[]): object => ({ invoice });

/** Paid by card over a locked terminal: the payment has the id of the terminal. */
const heldReceipt: Document = {
  ...retailReceipt,
  invoiceHeader: { ...retailReceipt.invoiceHeader, aa: '57' },
  paymentMethods: [
    { type: 3, amount: 10 },
    { type: 7, amount: 20, terminalId: '16000123', posNspId: 2 },
  ],
};

const links = {
  invoiceUrl: `https://provider.example/api/v1/Provider/GetInvoicePdf/${UID}.pdf`,
  qrUrl: `https://provider.example/api/v1/Provider/GetInvoicePdf/${UID}.pdf`,
  aadeQrUrl: `https://authority.example/check/${UID}`,
};

const issued = {
  response: [
    {
      statusCode: 'Success',
      invoiceUid: UID,
      invoiceMark: MARK,
      authenticationCode: CODE,
      ...links,
      credits: '1,00',
      errors: [],
    },
  ],
};

const signature = {
  token: TOKEN,
  data: `${UID};${ISSUER.vatNumber};16000123;20.00`,
  createdDate: MORNING,
  expiryDate: '2026-11-21T10:00:00Z',
  paymentBalance: 20,
  issuerVatNumber: ISSUER.vatNumber,
};

const cancelled = {
  response: [
    {
      statusCode: 'Success',
      invoiceUid: UID,
      invoiceMark: MARK,
      cancellationMark: 400001234567891,
      credits: '0,25',
      errors: [],
    },
  ],
};

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

const note = { mark: String(MARK), entityVatNumber: ISSUER.vatNumber };
const page = { total: 1, page: 1, pageSize: 50 };

const byCall: Readonly<Record<NamesOfCalls<Call>, CallExamples>> = {
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
  SendInvoices: {
    bodies: {
      receipt: requestOf(retailReceipt),
      invoice: requestOf(salesInvoice),
      orderSlip: requestOf(orderSlip),
      deliveryNote: requestOf(deliveryNote),
      receivingNote: requestOf(receivingNote),
      heldForPayment: requestOf(heldReceipt),
    },
    answer: issued,
  },
  SendInvoicesB2G: {
    bodies: { invoice: requestOf({ ...salesInvoice, providerB2gAdditionalInvoiceDetails: {} }) },
    answer: issued,
  },
  RequestTransmittedDocs: {
    answer: {
      providerTransmittedDocs: [
        {
          uid: UID,
          mark: MARK,
          authenticationCode: CODE,
          issuer: { vatNumber: ISSUER.vatNumber, branch: 0 },
          counterpart: { vatNumber: null },
          invoiceHeader: { series: 'ΛΑ', aa: '55', issueDate: '2026-11-20T00:00:00Z', invoiceType: '11.1' },
          invoiceSummary: { totalNetValue: 24.19, totalVatAmount: 5.81, totalGrossValue: 30 },
          cost: 1,
          pdfUrl: links.invoiceUrl,
          insertedDateTime: MORNING,
        },
      ],
    },
  },
  CancelDeliveryNote: { bodies: { note }, answer: cancelled },
  CancelReceivingNote: { bodies: { note }, answer: cancelled },
  GetCreditsBalance: { answer: { userId: 'house-17', creditsBalance: 998.75 } },
  CompletionPosInvoices: {
    bodies: {
      charge: [{ signatureToken: TOKEN, transactionId: '000417', paymentAmount: 20, paymentType: 7 }],
    },
    answer: issued,
  },
  AskSignatureForOldInvoice: { bodies: { mark: MARK }, answer: signature },
  CompletionAskSignatureForOldInvoice: { bodies: { mark: MARK }, answer: issued },
  GetOpenTables: { answer: [TABLE] },
  GetOpenOrdersForTable: {
    answer: [{ mark: String(MARK), uid: UID, quantityProducts: 4, totalNet: 16.5 }],
  },
  GetInvoicePdf: {},
  GetInvoice: {},
  GetInvoicePdfByAuthenticationCode: {},
};

/** The examples of each call. */
export const examples: Readonly<Record<string, CallExamples>> = byCall;

/** Values of parameters that fit the documents of the examples. */
export const parameterExamples: Readonly<Record<string, string | number>> = {
  issuerVatNumber: ISSUER.vatNumber,
  VatNumber: ISSUER.vatNumber,
  Branch: 0,
  issuedFrom: EXAMPLE_DAY,
  issuedTo: EXAMPLE_DAY,
  TableId: TABLE,
  terminalId: '16000123',
  posNspId: 2,
  signatureToken: TOKEN,
  transactionId: '000417',
  paymentAmount: 20,
  requestId: REQUEST,
  endpointId: ENDPOINT,
  uid: UID,
  fileName: `${UID}.pdf`,
  fileType: 'pdf',
  authenticationCode: CODE,
};

/** The same examples with another date, because a sandbox accepts only documents of its current date. */
export function dated(value: unknown, day: string): unknown {
  if (value === EXAMPLE_DAY) return day;
  if (Array.isArray(value)) return value.map((item) => dated(item, day));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, dated(member, day)]));
}
