import type { CallName } from '../sending/service/calls.js';
import type { Handler } from './http/asked.js';
import { cancelRequest } from './onboarding/cancel.js';
import { createRequest } from './onboarding/create.js';
import { getContract, getHistory, getRequest, listRequests } from './onboarding/read.js';
import { uploadSignedContract } from './onboarding/upload.js';
import { cancelNote } from './provider/cancel.js';
import { completionPosInvoices } from './provider/complete.js';
import { getCreditsBalance } from './provider/credits.js';
import { getInvoice, getInvoicePdf, getInvoicePdfByAuthenticationCode } from './provider/downloads.js';
import { sendInvoices } from './provider/issue.js';
import { askSignatureForOldInvoice, completionAskSignatureForOldInvoice } from './provider/old-invoice.js';
import { requestTransmittedDocs } from './provider/search.js';
import { getOpenOrdersForTable, getOpenTables } from './provider/tables.js';
import { listDeliveries, listWebhooks, registerWebhook, removeWebhook } from './webhooks/calls.js';

/** The handler of each call. A call without a handler does not compile. */
const byName: Readonly<Record<CallName, Handler>> = {
  SendInvoices: sendInvoices,
  SendInvoicesB2G: sendInvoices,
  RequestTransmittedDocs: requestTransmittedDocs,
  CancelDeliveryNote: cancelNote,
  CancelReceivingNote: cancelNote,
  CompletionPosInvoices: completionPosInvoices,
  AskSignatureForOldInvoice: askSignatureForOldInvoice,
  CompletionAskSignatureForOldInvoice: completionAskSignatureForOldInvoice,
  GetOpenTables: getOpenTables,
  GetOpenOrdersForTable: getOpenOrdersForTable,
  GetCreditsBalance: getCreditsBalance,
  GetInvoicePdf: getInvoicePdf,
  GetInvoice: getInvoice,
  GetInvoicePdfByAuthenticationCode: getInvoicePdfByAuthenticationCode,
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

export const handlers: Readonly<Record<string, Handler>> = byName;
