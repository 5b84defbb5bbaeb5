import { centsToString } from '../../money/index.js';
import type {
  OldInvoiceCompletionQuery,
  OldInvoiceRequest,
  OldInvoiceSignatureQuery,
} from '../../types/index.js';
import { amountOf, type PosCharge } from './ledger.js';
import type { OldInvoicePosPaymentState } from './old-invoice-state.js';

/** The call `AskSignatureForOldInvoice`. */
export const signatureRequestOf = ({
  mark,
  terminalId,
  posNspId,
}: OldInvoicePosPaymentState): OldInvoiceRequest<OldInvoiceSignatureQuery> => ({
  query: { terminalId, posNspId: String(posNspId) },
  body: mark,
});

/** The call `CompletionAskSignatureForOldInvoice` for one charge. */
export const completionRequestOf = (
  { mark }: OldInvoicePosPaymentState,
  charge: PosCharge,
): OldInvoiceRequest<OldInvoiceCompletionQuery> => ({ query: queryOf(charge), body: mark });

function queryOf({
  signatureToken,
  transactionId,
  paymentAmount,
  tipAmount,
  paymentType,
}: PosCharge): OldInvoiceCompletionQuery {
  return {
    signatureToken,
    transactionId,
    paymentAmount: centsToString(amountOf(paymentAmount)),
    ...(tipAmount !== undefined && { tipAmount: centsToString(amountOf(tipAmount)) }),
    paymentType: paymentType === 7 ? '7' : '8',
  };
}
