/** The address of `aadeQrUrl` in answers of a sandbox, without the UID. */
export const CHECKS = '/sandbox/check/';

/** How the names of the PDF files of a sandbox begin, before the UID. */
export const PDF_PREFIX = 'sandbox-';

/** Whether a link of an answer leads to a sandbox. A page with such an answer says that nothing was filed. */
export const isSandboxLink = (link: unknown): boolean =>
  typeof link === 'string' && (link.includes(CHECKS) || link.includes(`/GetInvoicePdf/${PDF_PREFIX}`));
