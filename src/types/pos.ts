/**
 * One signature of a payment by terminal, as the service sends it.
 *
 * @example
 * const signature: PosSignature = { token: '9F2C…', data: '…', expiryDate: '2026-11-21T10:00:00Z', paymentBalance: 20 };
 */
export interface PosSignature {
  /** For the NSP, unchanged: hex or base64, as the NSP requires. Never convert it. */
  readonly token: string;
  /** The signed data. Some NSPs require it together with the token. */
  readonly data?: string | null | undefined;
  /** ISO 8601 in UTC. */
  readonly createdDate?: string | null | undefined;
  /** ISO 8601 in UTC. */
  readonly expiryDate?: string | null | undefined;
  /** Whether it had already expired at the time of the answer. */
  readonly isExpired?: boolean | null | undefined;
  /** The amount that can still be collected with it, in euros. */
  readonly paymentBalance: number;
  readonly issuerVatNumber?: string | null | undefined;
}

/**
 * The signatures of a held document, an item of `providerSignature[]`.
 *
 * @example
 * const held: ProviderSignature = { invoiceUid: 'A3F0…', signatures: [signature] };
 */
export interface ProviderSignature {
  /** The UID of the held document. */
  readonly invoiceUid?: string | null | undefined;
  readonly signatures: readonly PosSignature[];
}

/**
 * One charge in the body of `CompletionPosInvoices`. The body is an array of these: a single object gives HTTP 400.
 *
 * @example
 * const body: PosCompletion[] = [{ signatureToken: '9F2C…', transactionId: '000417', paymentAmount: 20, paymentType: 7 }];
 */
export interface PosCompletion {
  readonly signatureToken: string;
  /** From the terminal or the NSP. */
  readonly transactionId: string;
  /** In euros, above 0 and at most the balance of the signature. */
  readonly paymentAmount: number;
  /** In euros, in addition to the amount. */
  readonly tipAmount?: number | undefined;
  /** As finally reported by the terminal: 7 card, 8 instant payment. */
  readonly paymentType: 7 | 8;
}

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
