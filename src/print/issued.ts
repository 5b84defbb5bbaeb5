/**
 * The service's answer about an issued document. Outcomes of the client that are `issued`, `alreadyIssued` or `queued`
 * have this form. A page never claims more than the answer: without a MARK, only `Offline` is queued.
 *
 * @example
 * const issued: Issued = { mark: '400001234567890', uid: 'A3F0…', authenticationCode: '9B1C…', qrUrl: 'https://…' };
 */
export type Issued = FiledAnswer | QueuedAnswer | OfflineTill;

/**
 * The answer about a filed document.
 *
 * @example
 * const issued: FiledAnswer = { mark: '400001234567890', qrUrl: 'https://…' };
 */
export interface FiledAnswer extends AnswerParts {
  /** As text, or as in answers. */
  readonly mark: string | number | bigint;
  readonly kind?: 'issued' | 'alreadyIssued' | undefined;
  readonly statusCode?: 'Success' | undefined;
  /** The MARK of its cancellation, as text or as in answers. The page then says that it is cancelled. */
  readonly cancellationMark?: string | number | bigint | null | undefined;
}

/**
 * The answer about a document that the provider has and files within a day.
 *
 * @example
 * const issued: QueuedAnswer = { statusCode: 'Offline', uid: 'A3F0…', qrUrl: 'https://…' };
 */
export interface QueuedAnswer extends AnswerParts {
  readonly statusCode: 'Offline';
  readonly kind?: 'queued' | undefined;
  readonly mark?: undefined;
}

/**
 * What a till without a connection prints on a document with `transmissionFailure: 1`, which has no answer yet.
 *
 * @example
 * const issued: OfflineTill = { uid: 'A3F0…', provider: 'Provider, licence 2024_01_100' };
 */
export interface OfflineTill extends AnswerParts {
  readonly kind?: undefined;
  readonly statusCode?: undefined;
  readonly mark?: undefined;
}

/** The parts of an answer that are printed. */
export interface AnswerParts {
  /** 40 hexadecimal characters. */
  readonly uid?: string | null | undefined;
  readonly authenticationCode?: string | null | undefined;
  /** The address in the QR code: the provider's copy, as returned by the service. Default: `invoiceUrl`. */
  readonly qrUrl?: string | null | undefined;
  /** Printed as text. */
  readonly invoiceUrl?: string | null | undefined;
  /** The provider's own line, such as its name and licence number. Nothing is printed if it is missing. */
  readonly provider?: string | null | undefined;
  /** Completed payments at a terminal, with the final method and the tip. */
  readonly completions?: readonly CompletedPayment[] | null | undefined;
}

/**
 * A payment, as made by the terminal. Items in the body of `CompletionPosInvoices` have this form.
 *
 * @example
 * const completion: CompletedPayment = { paymentType: 8, paymentAmount: 20, tipAmount: 2, transactionId: '000417' };
 */
export interface CompletedPayment {
  /** 7 card, 8 instant payment. */
  readonly paymentType: number;
  /** In euros. */
  readonly paymentAmount: number;
  /** In euros, on top of the amount. */
  readonly tipAmount?: number | undefined;
  readonly transactionId?: string | undefined;
}

/**
 * An outcome of the client that shows no issued document. Only a draft can be printed with it.
 *
 * @example
 * if (outcome.kind === 'held') show(renderDocument(document, { issued: outcome, draft: true }));
 */
export interface NotIssued {
  readonly kind: 'refused' | 'held' | 'unknown';
}
