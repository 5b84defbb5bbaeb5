import { notALocale } from './locales/en/locale.js';

const BRAND = Symbol.for('parastatiko.LocaleError');

/**
 * Thrown when an option `locale` is not a words object. The message says what to import. It is in English: other words
 * are not loaded. `validate` and its sisters never throw; they report it in `skipped` instead.
 *
 * Ask `LocaleError.isLocaleError`, not `instanceof`: an application may hold two copies of this class.
 *
 * @example
 * try { buildDocument(facts, { locale }); } catch (error) { if (LocaleError.isLocaleError(error)) useEnglish(); }
 */
export class LocaleError extends TypeError {
  override readonly name = 'LocaleError';

  constructor() {
    super(notALocale);
    Object.defineProperty(this, BRAND, { value: true });
  }

  /** Whether a value is such an error, of this copy of the library or of another. */
  static isLocaleError(value: unknown): value is LocaleError {
    return typeof value === 'object' && value !== null && (value as { [BRAND]?: unknown })[BRAND] === true;
  }
}
