/**
 * The parts of the service's answer that are printed. Outcomes of the client that are `issued`, `alreadyIssued` or
 * `queued` have this form. Without a MARK the document is queued: the provider files it within a day.
 *
 * @example
 * const issued: Issued = { mark: '400001234567890', uid: 'A3F0…', authenticationCode: '9B1C…', qrUrl: 'https://…' };
 */
export interface Issued {
  /** As text, or as in answers; absent, null or 0 while there is no MARK. */
  readonly mark?: string | number | bigint | null | undefined;
  /** 40 hexadecimal characters. */
  readonly uid?: string | null | undefined;
  readonly authenticationCode?: string | null | undefined;
  /** The address in the QR code: the provider's copy, as returned by the service. */
  readonly qrUrl?: string | null | undefined;
  /** Printed as text. */
  readonly invoiceUrl?: string | null | undefined;
  /** The provider's own line, such as its name and licence number. Nothing is printed if it is missing. */
  readonly provider?: string | null | undefined;
  /** Completed payments over a terminal, with the final method and the tip. */
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

/** The MARK as text, or undefined if there is no MARK. */
export function markOf({ mark }: Issued): string | undefined {
  const text = String(mark ?? '').trim();
  return text === '' || text === '0' ? undefined : text;
}

/** The text of a member of the answer, or undefined if it is absent or empty. */
export const answered = (text: string | null | undefined): string | undefined =>
  text === null || text === '' ? undefined : text;
