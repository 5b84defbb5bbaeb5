/** System calls that run before anything is sent. */
const BEFORE_SENDING: ReadonlySet<unknown> = new Set(['connect', 'getaddrinfo']);

/** Codes of a certificate whose authority is not known here. */
const UNTRUSTED: readonly string[] = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
];

/**
 * Codes that only occur before anything is sent. Bun and TLS do not name a system call. `EHOSTUNREACH` and
 * `ENETUNREACH` are not listed, because an open connection can report them too.
 */
const BEFORE_CONNECTION: ReadonlySet<unknown> = new Set([
  ...UNTRUSTED,
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'ConnectionRefused',
  'FailedToOpenSocket',
]);

const DEEPEST = 5;

/**
 * Whether an error of `fetch` proves that nothing left the machine: name resolution, connection or certificate failed.
 * After any other error, the call may have left. If several addresses of a host were tried, all of them must have
 * failed in this way.
 */
export function neverLeft(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false;
  const { code, syscall, errors, cause } = error as {
    readonly code?: unknown;
    readonly syscall?: unknown;
    readonly errors?: unknown;
    readonly cause?: unknown;
  };
  if (Array.isArray(errors) && errors.length > 0) return errors.every((each) => neverLeft(each, depth + 1));
  if (syscall !== undefined) return BEFORE_SENDING.has(syscall);
  return BEFORE_CONNECTION.has(code) || neverLeft(cause, depth + 1);
}

/** Whether the text of an error says that the authority of a certificate is not known here. */
export const isUntrusted = (detail: string): boolean => UNTRUSTED.some((code) => detail.startsWith(code));

/** The text of an error for messages: its innermost code and message. Empty for an error that has neither. */
export function detailOf(error: unknown): string {
  let inner = error;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const cause: unknown = (inner as { cause?: unknown } | undefined)?.cause;
    if (typeof cause !== 'object' || cause === null) break;
    inner = cause;
  }
  const { code, message } = Object(inner) as { code?: unknown; message?: unknown };
  if (inner instanceof Error && message === '' && typeof code !== 'string') return '';
  const said = typeof message === 'string' && message !== '' ? message : String(inner);
  return typeof code === 'string' && !said.includes(code) ? `${code}, ${said}` : said;
}
