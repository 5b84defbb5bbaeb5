import { type Locale, say } from '../../issues/inside.js';
import { type WebhookErrorCode, webhookErrors } from '../../issues/locales/generated/en/webhook-errors.js';
import { type Check, checkOf } from '../../types/brand.js';
import type { Params } from '../../types/issue.js';
import { ParastatikoError } from '../../types/parastatiko-error.js';

/**
 * Thrown for wrong usage of this module: a parsed body, a missing secret, an invalid store. The message says what to
 * do. A refused delivery is never an error: it is answered, or read as `ok: false`. No message contains a secret.
 *
 * Check it with `WebhookError.isWebhookError`, not `instanceof`: an application may contain two copies of this class.
 *
 * @example
 * try { await verifySignature(body, header, secret); } catch (error) { if (WebhookError.isWebhookError(error)) log(error.code); }
 */
export class WebhookError extends ParastatikoError<'WebhookError', WebhookErrorCode> {
  constructor(code: WebhookErrorCode, locale?: Locale | undefined, params: Params = {}) {
    super('WebhookError', code, say(webhookErrors, code, params, locale));
  }

  /** Whether a value is a `WebhookError`, from this copy of the library or another. */
  static readonly isWebhookError: Check<WebhookError> = /* @__PURE__ */ checkOf('WebhookError');
}
