/**
 * The query of `AskSignatureForOldInvoice`.
 *
 * @example
 * const query: OldInvoiceSignatureQuery = { terminalId: '16000123', posNspId: '2' };
 */
export interface OldInvoiceSignatureQuery {
  readonly terminalId: string;
  readonly posNspId: string | number;
}

/**
 * The query of `CompletionAskSignatureForOldInvoice`. Amounts are texts with two decimals.
 *
 * @example
 * const query: OldInvoiceCompletionQuery = { signatureToken: '9F2C…', transactionId: '000417', paymentAmount: '20.00', paymentType: '7' };
 */
export interface OldInvoiceCompletionQuery {
  readonly signatureToken: string;
  readonly transactionId: string;
  readonly paymentAmount: string;
  readonly tipAmount?: string;
  readonly paymentType: '7' | '8' | 7 | 8;
}

/**
 * A call about an older document, as data. The body is only the MARK, which is sent as a JSON number. Here it is text
 * with its digits, so that it is never rounded.
 *
 * @example
 * const request: OldInvoiceRequest<OldInvoiceSignatureQuery> = { query: { terminalId: '16000123', posNspId: '2' }, body: '400001970000109' };
 */
export interface OldInvoiceRequest<Query> {
  readonly query: Query;
  readonly body: string;
}
