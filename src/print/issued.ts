/**
 * What the service answered for a document, as far as it is printed. An outcome of the client that is `issued`,
 * `alreadyIssued` or `queued` is one. Without a MARK the document is queued: the provider files it within a day.
 *
 * @example
 * const issued: Issued = { mark: '400001234567890', uid: 'A3F0…', authenticationCode: '9B1C…', qrUrl: 'https://…' };
 */
export interface Issued {
  /** As text or as answers give it; absent, null or 0 until there is one. */
  readonly mark?: string | number | bigint | null | undefined;
  /** 40 hexadecimal characters. */
  readonly uid?: string | null | undefined;
  readonly authenticationCode?: string | null | undefined;
  /** What the QR code leads to: the provider's copy, as the service returned it. */
  readonly qrUrl?: string | null | undefined;
  /** Printed as text. */
  readonly invoiceUrl?: string | null | undefined;
  /** The provider's own line, such as its name and the number of its licence. It is not made up where it is missing. */
  readonly provider?: string | null | undefined;
  /** Payments over a terminal, as they were completed: the final method, and a tip. */
  readonly completions?: readonly CompletedPayment[] | null | undefined;
}

/**
 * A payment as the terminal made it. An item of the body of `CompletionPosInvoices` is one.
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

/** The MARK as text; undefined where there is none. */
export function markOf({ mark }: Issued): string | undefined {
  const text = String(mark ?? '').trim();
  return text === '' || text === '0' ? undefined : text;
}

/** The text of a member of the answer; undefined where it has none. */
export const answered = (text: string | null | undefined): string | undefined =>
  text === null || text === '' ? undefined : text;
