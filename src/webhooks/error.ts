import type { Locale } from '../issues/locale.js';
import type { WebhookErrorCode } from '../issues/locales/en/webhooks.js';
import type { Params } from '../types/issue.js';
import { say } from './words.js';

const BRAND: unique symbol = Symbol.for('parastatiko.WebhookError');

/**
 * Thrown for wrong use of this door: a parsed body, a missing secret, a store that is not one. The message names the
 * remedy. A delivery that is refused is never an error: it is answered, or read as `ok: false`. No message holds a secret.
 *
 * Ask `WebhookError.isWebhookError`, not `instanceof`: an application may hold two copies of this class.
 *
 * @example
 * try { await verifySignature(body, header, secret); } catch (error) { if (WebhookError.isWebhookError(error)) log(error.code); }
 */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  /** What is wrong, as programs read it. */
  readonly code: WebhookErrorCode;

  constructor(code: WebhookErrorCode, locale?: Locale | undefined, params?: Params) {
    super(say(code, params, locale));
    this.code = code;
  }

  /** On the prototype, so that it is not printed with each error. */
  get [BRAND](): true {
    return true;
  }

  /** Whether a value is such an error, of this copy of the library or of another. */
  static isWebhookError(value: unknown): value is WebhookError {
    return (value as { readonly [BRAND]?: unknown } | null | undefined)?.[BRAND] === true;
  }
}
