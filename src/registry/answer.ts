/** An error as the authority words it. */
export interface AuthorityErrorText {
  /** What is wrong, in the authority's words. */
  readonly message: string;
  /** The authority's code, as text: `203`. `explainAuthorityError` says more. */
  readonly code: string;
}

/** ResponseType: what the authority answers to one thing that was sent, by the names of its schema. */
export interface AuthorityAnswer {
  /** Which of the things that were sent, from 1. */
  readonly index?: number | undefined;
  /** Identifier of the document. */
  readonly invoiceUid?: string | undefined;
  /** MARK of the document, digits as text. */
  readonly invoiceMark?: string | undefined;
  /** MARK of a classification, digits as text. */
  readonly classificationMark?: string | undefined;
  /** MARK of a cancellation, digits as text. */
  readonly cancellationMark?: string | undefined;
  /** MARK of payments, digits as text. */
  readonly paymentMethodMark?: string | undefined;
  /** Authentication code of the document. */
  readonly authenticationCode?: string | undefined;
  /** Through whom the recipient receives documents. */
  readonly receptionProviders?: readonly { readonly VATNumber: readonly string[] }[] | undefined;
  /** To which addresses the document was sent. */
  readonly receptionEmails?: readonly string[] | undefined;
  /** What the QR code leads to. */
  readonly qrUrl?: string | undefined;
  /** Number of a statement. */
  readonly statementId?: string | undefined;
  /** Number of a recall. */
  readonly recallId?: string | undefined;
  /** MARK of the start of a movement or of a transshipment, digits as text. */
  readonly transferMark?: string | undefined;
  /** MARK of a rejected movement, digits as text. */
  readonly rejectMark?: string | undefined;
  /** MARK of the outcome of a delivery, digits as text. */
  readonly deliveryOutcomeMark?: string | undefined;
  /** MARK of a returned delivery, digits as text. */
  readonly deliveryReturnMark?: string | undefined;
  /** Why it was refused. */
  readonly errors?: readonly AuthorityErrorText[] | undefined;
  /** `Success`, `ValidationError`, `TechnicalError`, `XMLSyntaxError`. */
  readonly statusCode: string;
}
