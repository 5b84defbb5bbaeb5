import { type Check, checkOf } from '../types/brand.js';
import type { Params } from '../types/issue.js';
import { ParastatikoError } from '../types/parastatiko-error.js';
import type { Locale } from './locale.js';
import { type OptionsProblem, optionsErrors } from './locales/generated/en/options.js';
import { say } from './say.js';

/**
 * What is wrong with options, as a stable word.
 *
 * @example
 * const code: OptionsErrorCode = 'options/unknown';
 */
export type OptionsErrorCode = `options/${OptionsProblem}`;

/**
 * Thrown if the options of a function contain an unknown name, cannot be read, or are not an object. A misspelt option
 * would otherwise have no effect. `validate` and related functions never throw. They report the problem in `skipped`
 * instead.
 *
 * Use `OptionsError.isOptionsError`, not `instanceof`: an application may contain two copies of this class.
 *
 * @example
 * try { createClient({ baseUrl, apiKey, timout: 5000 }); } catch (error) { if (OptionsError.isOptionsError(error)) error.nearest; } // 'timeout'
 */
export class OptionsError extends ParastatikoError<'OptionsError', OptionsErrorCode> {
  /** The option that is unknown, or that threw an error when it was read. */
  readonly option: string | undefined;
  /** The option that was probably meant. */
  readonly nearest: string | undefined;

  constructor(problem: OptionsProblem, params: Params, locale: Locale) {
    super('OptionsError', `options/${problem}`, say(optionsErrors, problem, params, locale));
    this.option = params['option'] === undefined ? undefined : String(params['option']);
    this.nearest = params['nearest'] === undefined ? undefined : String(params['nearest']);
  }

  /** Whether a value is an `OptionsError`, from any copy of this library. */
  static readonly isOptionsError: Check<OptionsError> = /* @__PURE__ */ checkOf('OptionsError');
}
