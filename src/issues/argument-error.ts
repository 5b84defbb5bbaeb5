import { type Check, checkOf } from '../types/brand.js';
import type { Params } from '../types/issue.js';
import { ParastatikoError } from '../types/parastatiko-error.js';
import type { Locale } from './locale.js';
import { type ArgumentErrorCode, argumentErrors } from './locales/generated/en/arguments.js';
import { say } from './say.js';

/**
 * Thrown if an argument is invalid in a way that would otherwise give a wrong result without notice, such as a builder
 * that is sent in place of its document.
 *
 * Use `ArgumentError.isArgumentError`, not `instanceof`: an application may contain two copies of this class.
 *
 * @example
 * try { toRequest(documents); } catch (error) { if (ArgumentError.isArgumentError(error)) error.params; } // { index: 1 }
 */
export class ArgumentError extends ParastatikoError<'ArgumentError', ArgumentErrorCode> {
  /** The values in the message. */
  readonly params: Params;

  constructor(code: ArgumentErrorCode, params: Params, locale?: Locale) {
    super('ArgumentError', code, say(argumentErrors, code, params, locale));
    this.params = params;
  }

  /** Whether a value is an `ArgumentError`, from any copy of this library. */
  static readonly isArgumentError: Check<ArgumentError> = /* @__PURE__ */ checkOf('ArgumentError');
}
