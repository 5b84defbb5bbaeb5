/** An error, in the authority's words. */
export interface AuthorityErrorText {
  /** What is wrong, in the authority's words. */
  readonly message: string;
  /** The authority's code, as text: `203`. `explainAuthorityError` gives more details. */
  readonly code: string;
}

/** ResponseType: the authority's answer to one submitted item, with the names of its schema. */
export interface AuthorityAnswer {
  /** The number of the submitted item, from 1. */
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
  /** The providers through which the recipient receives documents. */
  readonly receptionProviders?: readonly { readonly VATNumber: readonly string[] }[] | undefined;
  /** The addresses that the document was sent to. */
  readonly receptionEmails?: readonly string[] | undefined;
  /** The address in the QR code. */
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
