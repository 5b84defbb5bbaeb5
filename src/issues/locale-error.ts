import { brand, isBranded } from './brand.js';
import { notALocale } from './locales/en/locale.js';

/**
 * Thrown if an option `locale` is not a words object. The message says what to import. It is in English, because no
 * other words are loaded. `validate` and related functions never throw. They report the problem in `skipped` instead.
 *
 * Use `LocaleError.isLocaleError`, not `instanceof`: an application may contain two copies of this class.
 *
 * @example
 * try { buildDocument(facts, { locale }); } catch (error) { if (LocaleError.isLocaleError(error)) useEnglish(); }
 */
export class LocaleError extends TypeError {
  readonly code = 'locale';
  override readonly name = 'LocaleError';

  constructor() {
    super(notALocale);
    brand(this);
  }

  /** Whether a value is a `LocaleError`, from any copy of this library. */
  static isLocaleError(value: unknown): value is LocaleError {
    return isBranded(value, 'LocaleError');
  }
}
