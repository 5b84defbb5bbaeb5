import { english, type Locale } from '../issues/locale.js';
import { building } from '../issues/locales/en/building.js';
import { fill } from '../issues/template.js';
import type { Issue } from '../types/index.js';

const BRAND = Symbol.for('parastatiko.InvalidDocumentError');
const MOST_SHOWN = 5;

/**
 * Thrown by `build` and `buildDocument` if the facts or the document have errors. It has all issues, including
 * warnings. `isInvalidDocumentError` also recognises errors from another copy of the library.
 *
 * @example
 * try { buildDocument(facts); } catch (error) { if (InvalidDocumentError.isInvalidDocumentError(error)) show(error.issues); }
 */
export class InvalidDocumentError extends Error {
  readonly code = 'invalid-document';
  override readonly name = 'InvalidDocumentError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], locale: Locale = english) {
    super(messageOf(issues, locale));
    this.issues = issues;
    Object.defineProperty(this, BRAND, { value: true });
  }

  /** Whether a value is an `InvalidDocumentError`, from this copy of the library or another. */
  static isInvalidDocumentError(value: unknown): value is InvalidDocumentError {
    return typeof value === 'object' && value !== null && (value as { [BRAND]?: unknown })[BRAND] === true;
  }
}

function messageOf(issues: readonly Issue[], locale: Locale): string {
  const words = locale.building ?? building;
  const errors = issues.filter(({ severity }) => severity === 'error');
  const lines = errors
    .slice(0, MOST_SHOWN)
    .map(({ path, message, rule }) => `- ${path.join('.') || words.document}: ${message} (${rule})`);
  if (errors.length > MOST_SHOWN)
    lines.push(`- ${fill(words.more, { count: errors.slice(MOST_SHOWN).length })}`);
  return [words.head, ...lines].join('\n');
}
