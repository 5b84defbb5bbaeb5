import { english, type Locale, say } from '../../../issues/inside.js';
import { type JournalErrorCode, journalErrors } from '../../../issues/locales/generated/en/journal.js';
import { type Check, checkOf } from '../../../types/brand.js';
import { ParastatikoError } from '../../../types/parastatiko-error.js';

/** The members of a journal error other than its code. */
export interface JournalErrorFacts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly locale?: Locale | undefined;
  readonly cause?: unknown;
}

/**
 * Thrown by a journal if its file cannot be opened, read or written. A client then sends nothing and throws
 * `journal/not-written`, with this error as its cause.
 *
 * Check it with `JournalError.isJournalError`, not `instanceof`: an application may contain two copies of this class.
 *
 * @example
 * try { await sqliteJournal({ file }); } catch (error) { if (JournalError.isJournalError(error)) show(error.message); }
 */
export class JournalError extends ParastatikoError<'JournalError', JournalErrorCode> {
  /** The values in the message. */
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: JournalErrorCode, { params = {}, locale = english, cause }: JournalErrorFacts = {}) {
    super('JournalError', code, say(journalErrors, code, params, locale), cause);
    this.params = params;
  }

  /** Whether a value is a `JournalError`, from this copy of the library or another. */
  static readonly isJournalError: Check<JournalError> = /* @__PURE__ */ checkOf('JournalError');
}
