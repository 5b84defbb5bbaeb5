import { type Locale, say } from '../../issues/inside.js';
import { type TerminalErrorCode, terminalErrors } from '../../issues/locales/generated/en/terminal-errors.js';
import { type Check, checkOf } from '../../types/brand.js';
import type { Params } from '../../types/issue.js';
import { ParastatikoError } from '../../types/parastatiko-error.js';

/**
 * Thrown before anything is sent: for a missing setting, a fact that an action needs, or a signature that is for another
 * terminal or document. What a terminal answers is never an error, but a result. No message contains a key.
 *
 * Check it with `TerminalError.isTerminalError`, not `instanceof`: an application may contain two copies of this class.
 *
 * @example
 * try { await payment.charge(till, { journal }); } catch (error) { if (TerminalError.isTerminalError(error)) show(error.message); }
 */
export class TerminalError extends ParastatikoError<'TerminalError', TerminalErrorCode> {
  /** The values in the message. */
  readonly params: Params;

  constructor(code: TerminalErrorCode, params: Params = {}, locale?: Locale | undefined) {
    super('TerminalError', code, say(terminalErrors, code, params, locale));
    this.params = params;
  }

  /** Whether a value is a `TerminalError`, from this copy of the library or another. */
  static readonly isTerminalError: Check<TerminalError> = /* @__PURE__ */ checkOf('TerminalError');
}
