import type { Issue } from '../types/index.js';

/**
 * Why nothing was printed: the document cannot be read (`document`, with its issues), an option is not what it may be
 * (`option`), a text is too long for a QR code (`qr`), or a package that only this needs is not installed (`package`).
 */
export type PrintErrorReason = 'document' | 'option' | 'qr' | 'package';

/**
 * Thrown by what prints. Ask `isPrintError`, not `instanceof`: an application may hold two copies of this class.
 *
 * @example
 * try { renderDocument(document); } catch (error) { if (isPrintError(error)) show(error.issues); else throw error; }
 */
export class PrintError extends Error {
  readonly code = 'print';
  override readonly name = 'PrintError';
  readonly reason: PrintErrorReason;
  /** What is wrong with the document, with paths; empty for other reasons. */
  readonly issues: readonly Issue[];
  /** The option, or the package. */
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
 * True for a `PrintError` of any copy of this library.
 *
 * @example
 * if (isPrintError(error)) console.error(error.reason, error.issues);
 */
export function isPrintError(error: unknown): error is PrintError {
  return error instanceof Error && 'code' in error && error.code === 'print';
}
