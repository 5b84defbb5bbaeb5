/**
 * One signature of a payment over a terminal, as the service sends it.
 *
 * @example
 * const signature: PosSignature = { token: '9F2C…', data: '…', expiryDate: '2026-11-21T10:00:00Z', paymentBalance: 20 };
 */
export interface PosSignature {
  /** For the NSP, character by character: hex or base64 as the NSP wants it, never converted. */
  readonly token: string;
  /** The signed data. Some NSPs want it together with the token. */
  readonly data?: string | null | undefined;
  /** ISO 8601 in UTC. */
  readonly createdDate?: string | null | undefined;
  /** ISO 8601 in UTC. */
  readonly expiryDate?: string | null | undefined;
  /** Whether it had expired when the answer was written. */
  readonly isExpired?: boolean | null | undefined;
  /** What may still be collected with it, in euros. */
  readonly paymentBalance: number;
  readonly issuerVatNumber?: string | null | undefined;
}

/**
 * The signatures of one held document, an item of `providerSignature[]`.
 *
 * @example
 * const held: ProviderSignature = { invoiceUid: 'A3F0…', signatures: [signature] };
 */
export interface ProviderSignature {
  /** The UID of the document that is held. */
  readonly invoiceUid?: string | null | undefined;
  readonly signatures: readonly PosSignature[];
}

/**
 * One charge in the body of `CompletionPosInvoices`, which is an array of these: an object gives HTTP 400.
 *
 * @example
 * const body: PosCompletion[] = [{ signatureToken: '9F2C…', transactionId: '000417', paymentAmount: 20, paymentType: 7 }];
 */
export interface PosCompletion {
  readonly signatureToken: string;
  /** From the terminal or the NSP. */
  readonly transactionId: string;
  /** In euros; above 0, not above the balance of the signature. */
  readonly paymentAmount: number;
  /** In euros, on top of the amount. */
  readonly tipAmount?: number | undefined;
  /** As the terminal said in the end: 7 card, 8 instant payment. */
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
  readonly posNspId: string;
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
  readonly paymentType: '7' | '8';
}

/**
 * A call about an older document, as data. The body is the MARK alone as JSON writes a number: its digits, sent as they
 * are. They stay text here, so that no MARK is ever rounded.
 *
 * @example
 * const request: OldInvoiceRequest<OldInvoiceSignatureQuery> = { query: { terminalId: '16000123', posNspId: '2' }, body: '400001970000109' };
 */
export interface OldInvoiceRequest<Query> {
  readonly query: Query;
  readonly body: string;
}
