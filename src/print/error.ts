import { buildingWords, english, isLocale, type Locale, say } from '../issues/inside.js';
import { type PrintingWord, printing } from '../issues/locales/generated/en/printing.js';
import { type Check, checkOf } from '../types/brand.js';
import type { Issue, Params } from '../types/index.js';
import { ParastatikoError } from '../types/parastatiko-error.js';

/**
 * Why nothing was printed: the document cannot be read (`document`, with its issues), the answer does not show that it
 * was issued (`issued`), an option is invalid (`option`), a text is too long for a QR code (`qr`), no font has a letter
 * (`letters`), or an optional package is not installed (`package`).
 */
export type PrintErrorReason = 'document' | 'issued' | 'option' | 'qr' | 'letters' | 'package';

/**
 * Why nothing was printed, as a permanent key: the reason, and for an option what is wrong with it.
 *
 * @example
 * const problem: PrintProblem = 'option/image';
 */
export type PrintProblem = PrintingWord | 'document';

/**
 * Thrown by the functions that print. Check it with `isPrintError`, not `instanceof`: an application may contain two
 * copies of this class.
 *
 * @example
 * try { renderDocument(document); } catch (error) { if (isPrintError(error)) show(error.issues); else throw error; }
 */
export class PrintError extends ParastatikoError<'PrintError', 'print'> {
  readonly reason: PrintErrorReason;
  /** What exactly is wrong, as a stable word. */
  readonly problem: PrintProblem;
  /** The values in the message. */
  readonly params: Params;
  /** The issues of the document, with paths; empty for other reasons. */
  readonly issues: readonly Issue[];
  /** The name of the option or the package. */
  readonly subject: string | undefined;

  constructor(
    problem: PrintProblem,
    { issues = [], subject, params = {}, locale = english }: PrintErrorFacts = {},
  ) {
    const message =
      problem === 'document'
        ? buildingWords(issues, locale)
        : say(
            printing,
            problem,
            shown({ subject: subject ?? '', option: subject ?? '', ...params }, locale),
            locale,
          );
    super('PrintError', 'print', message);
    this.problem = problem;
    this.reason = problem.split('/', 1)[0] as PrintErrorReason;
    this.params = params;
    this.issues = issues;
    this.subject = subject;
  }

  /** Whether a value is a `PrintError`, from this copy of the library or another. */
  static readonly isPrintError: Check<PrintError> = /* @__PURE__ */ checkOf('PrintError');
}

/** The members of a print error other than its problem. */
export interface PrintErrorFacts {
  readonly issues?: readonly Issue[];
  readonly subject?: string | undefined;
  readonly params?: Params;
  readonly locale?: Locale | undefined;
}

/** The same error in another language. Any other value is returned unchanged. */
export function inLanguage(error: unknown, locale: Locale | undefined): unknown {
  if (!isLocale(locale) || !isPrintError(error)) return error;
  const { problem, issues, subject, params } = error;
  return new PrintError(problem, { issues, subject, params, locale });
}

/**
 * True for a `PrintError` from any copy of this library.
 *
 * @example
 * if (isPrintError(error)) console.error(error.reason, error.issues);
 */
export const isPrintError: Check<PrintError> = PrintError.isPrintError;

/** The values as a sentence shows them: in Greek, members by name. */
const shown = (params: Params, { show = () => (value) => value }: Locale): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, show(name)(value)]));

/** What may be wrong with an option. */
export type OptionFault = Extract<PrintProblem, `option/${string}`>;

/** The error for an invalid option. */
export const wrong = (option: string, problem: OptionFault, params: Params = {}): PrintError =>
  new PrintError(problem, { subject: option, params });
