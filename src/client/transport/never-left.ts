/**
 * Codes of errors that occur before a connection is established. Node and Bun set them on the error or on its cause.
 */
const BEFORE_CONNECTION: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ConnectionRefused',
  'FailedToOpenSocket',
]);

const DEEPEST = 5;

/**
 * Whether an error of `fetch` proves that nothing left the machine: name resolution, routing, connection or certificate
 * failed. After any other error, the call may have left. If several addresses of a host were tried, all of them must
 * have failed in this way.
 */
export function neverLeft(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false;
  const { code, errors, cause } = error as { code?: unknown; errors?: unknown; cause?: unknown };
  if (Array.isArray(errors) && errors.length > 0) return errors.every((each) => neverLeft(each, depth + 1));
  return BEFORE_CONNECTION.has(code) || neverLeft(cause, depth + 1);
}

/** The text of an error for messages: its innermost message and code. */
export function detailOf(error: unknown): string {
  let inner = error;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const cause: unknown = (inner as { cause?: unknown } | undefined)?.cause;
    if (typeof cause !== 'object' || cause === null) break;
    inner = cause;
  }
  const { code, message } = Object(inner) as { code?: unknown; message?: unknown };
  const said = typeof message === 'string' && message !== '' ? message : String(inner);
  return typeof code === 'string' && !said.includes(code) ? `${code}, ${said}` : said;
}
