import { salesInvoice } from '../../rules/examples/invoices.js';
import { deliveryNote, receivingNote } from '../../rules/examples/notes.js';
import { ISSUER, TABLE } from '../../rules/examples/parts.js';
import { retailReceipt } from '../../rules/examples/retail.js';
import { orderSlip } from '../../rules/examples/table.js';
import type { Document } from '../../types/index.js';
import type { CallExamples } from './call-examples.js';
import { CODE, MARK, MORNING, TOKEN, UID } from './values.js';

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

const note = { mark: String(MARK), entityVatNumber: ISSUER.vatNumber };

/** The examples of the provider API and of the public downloads. */
export const providerExamples = {
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
} satisfies Readonly<Record<string, CallExamples>>;
