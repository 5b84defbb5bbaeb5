import type { Issue } from '../types/index.js';

/**
 * Why nothing was printed: the document cannot be read (`document`, with its issues), an option is invalid (`option`),
 * a text is too long for a QR code (`qr`), or an optional package is not installed (`package`).
 */
export type PrintErrorReason = 'document' | 'option' | 'qr' | 'package';

/**
 * Thrown by the functions that print. Check it with `isPrintError`, not `instanceof`: an application may contain two
 * copies of this class.
 *
 * @example
 * try { renderDocument(document); } catch (error) { if (isPrintError(error)) show(error.issues); else throw error; }
 */
export class PrintError extends Error {
  readonly code = 'print';
  override readonly name = 'PrintError';
  readonly reason: PrintErrorReason;
  /** The issues of the document, with paths; empty for other reasons. */
  readonly issues: readonly Issue[];
  /** The name of the option or the package. */
  readonly subject: string | undefined;

  constructor(reason: PrintErrorReason, message: string, { issues = [], subject }: PrintErrorFacts = {}) {
    super(message);
    this.reason = reason;
    this.issues = issues;
    this.subject = subject;
  }
}

interface PrintErrorFacts {
  readonly issues?: readonly Issue[];
  readonly subject?: string;
}

/**
 * True for a `PrintError` from any copy of this library.
 *
 * @example
 * if (isPrintError(error)) console.error(error.reason, error.issues);
 */
export function isPrintError(error: unknown): error is PrintError {
  return error instanceof Error && 'code' in error && error.code === 'print';
}
