/** What the authority and the provider write upon a document when it is filed. Never sent by us (273). */
export interface Registration {
  /** Identifier of the document, 40 upper-case hexadecimal characters. */
  uid?: string | undefined;
  /** MARK, digits as text. */
  mark?: string | undefined;
  /** MARK of the cancellation, digits as text. */
  cancelledByMark?: string | undefined;
  /** Authentication code. */
  authenticationCode?: string | undefined;
  /** What the QR code of the authority leads to. */
  qrCodeUrl?: string | undefined;
  /** From where the recipient downloads the document. */
  downloadingInvoiceUrl?: string | undefined;
  /** Where a goods movement stands, 1 to 9. */
  invoiceDeliveryStatus?: number | undefined;
}
