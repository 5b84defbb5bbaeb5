import type * as downloads from '../../service/calls/downloads.js';
import type * as provider from '../../service/calls/provider.js';
import type { Handler, NamesOf } from '../http/asked.js';
import { cancelNote } from './cancel.js';
import { completionPosInvoices } from './complete.js';
import { getCreditsBalance } from './credits.js';
import { getInvoice, getInvoicePdf, getInvoicePdfByAuthenticationCode } from './downloads.js';
import { sendInvoices } from './issue.js';
import { askSignatureForOldInvoice, completionAskSignatureForOldInvoice } from './old-invoice.js';
import { requestTransmittedDocs } from './search.js';
import { getOpenOrdersForTable, getOpenTables } from './tables.js';

/** The handler of each call of the provider API and each public download. */
export const providerHandlers: Readonly<
  Record<NamesOf<typeof provider> | NamesOf<typeof downloads>, Handler>
> = {
  SendInvoices: sendInvoices,
  SendInvoicesB2G: sendInvoices,
  RequestTransmittedDocs: requestTransmittedDocs,
  CancelDeliveryNote: cancelNote,
  CancelReceivingNote: cancelNote,
  GetCreditsBalance: getCreditsBalance,
  CompletionPosInvoices: completionPosInvoices,
  AskSignatureForOldInvoice: askSignatureForOldInvoice,
  CompletionAskSignatureForOldInvoice: completionAskSignatureForOldInvoice,
  GetOpenTables: getOpenTables,
  GetOpenOrdersForTable: getOpenOrdersForTable,
  GetInvoicePdf: getInvoicePdf,
  GetInvoice: getInvoice,
  GetInvoicePdfByAuthenticationCode: getInvoicePdfByAuthenticationCode,
};
