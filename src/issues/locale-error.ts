import { type Check, checkOf } from '../types/brand.js';
import { ParastatikoError } from '../types/parastatiko-error.js';
import { notALocale } from './locales/generated/en/locale.js';

/**
 * Thrown if an option `locale` is not a words object. The message says what to import. It is in English, because no
 * other words are loaded. `validate` and related functions never throw. They report the problem in `skipped` instead.
 *
 * Use `LocaleError.isLocaleError`, not `instanceof`: an application may contain two copies of this class.
 *
 * @example
 * try { buildDocument(facts, { locale }); } catch (error) { if (LocaleError.isLocaleError(error)) useEnglish(); }
 */
export class LocaleError extends ParastatikoError<'LocaleError', 'locale'> {
  constructor() {
    super('LocaleError', 'locale', notALocale);
  }

  /** Whether a value is a `LocaleError`, from any copy of this library. */
  static readonly isLocaleError: Check<LocaleError> = /* @__PURE__ */ checkOf('LocaleError');
}
