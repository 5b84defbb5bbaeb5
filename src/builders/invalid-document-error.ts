import type { Issue } from '../types/index.js';

const BRAND = Symbol.for('parastatiko.InvalidDocumentError');
const MOST_SHOWN = 5;

/**
 * Thrown by `build` and `buildDocument` when facts, or the document that they make, have errors. All issues are there,
 * warnings included. Two copies of the library know each other's errors by `isInvalidDocumentError`.
 *
 * @example
 * try { buildDocument(facts); } catch (error) { if (InvalidDocumentError.isInvalidDocumentError(error)) show(error.issues); }
 */
export class InvalidDocumentError extends Error {
  override readonly name = 'InvalidDocumentError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(messageOf(issues));
    this.issues = issues;
    Object.defineProperty(this, BRAND, { value: true });
  }

  /** Whether a value is such an error, of this copy of the library or of another. */
  static isInvalidDocumentError(value: unknown): value is InvalidDocumentError {
    return typeof value === 'object' && value !== null && (value as { [BRAND]?: unknown })[BRAND] === true;
  }
}

function messageOf(issues: readonly Issue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const lines = errors
    .slice(0, MOST_SHOWN)
    .map(({ path, message, rule }) => `- ${place(path)}: ${message} (${rule})`);
  if (errors.length > MOST_SHOWN) lines.push(`- and ${errors.slice(MOST_SHOWN).length} more`);
  return ['The document has errors.', ...lines].join('\n');
}

const place = (path: Issue['path']): string => (path.length === 0 ? 'the document' : path.join('.'));
