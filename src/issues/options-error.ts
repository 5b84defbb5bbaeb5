import type { Params } from '../types/issue.js';
import type { Locale } from './locale.js';
import { type OptionsProblem, optionsErrors } from './locales/en/options.js';
import { fill } from './template.js';

const BRAND = Symbol.for('parastatiko.OptionsError');

/**
 * Thrown when the options of a function have a name that it does not know, cannot be read, or are not an object: a
 * misspelt option would otherwise do nothing. `validate` and its sisters never throw; they report it in `skipped`.
 *
 * Ask `OptionsError.isOptionsError`, not `instanceof`: an application may hold two copies of this class.
 *
 * @example
 * try { createClient({ baseUrl, apiKey, timout: 5000 }); } catch (error) { if (OptionsError.isOptionsError(error)) error.nearest; } // 'timeout'
 */
export class OptionsError extends TypeError {
  override readonly name = 'OptionsError';
  readonly problem: OptionsProblem;
  /** The option that is not known, or that failed when it was read. */
  readonly option: string | undefined;
  /** The option that was probably meant. */
  readonly nearest: string | undefined;

  constructor(problem: OptionsProblem, params: Params, locale: Locale) {
    super(fill(locale.options?.[problem] ?? optionsErrors[problem], params));
    this.problem = problem;
    this.option = params['option'] === undefined ? undefined : String(params['option']);
    this.nearest = params['nearest'] === undefined ? undefined : String(params['nearest']);
    Object.defineProperty(this, BRAND, { value: true });
  }

  /** Whether a value is such an error, of this copy of the library or of another. */
  static isOptionsError(value: unknown): value is OptionsError {
    return typeof value === 'object' && value !== null && (value as { [BRAND]?: unknown })[BRAND] === true;
  }
}
