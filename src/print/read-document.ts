import type { Locale } from '../issues/locale.js';
import { Findings } from '../rules/engine/findings.js';
import { applyFixes } from '../rules/fixes/apply-fixes.js';
import { readDocument as readShape } from '../rules/validate/read-document.js';
import type { Document, Issue } from '../types/index.js';
import { PrintError } from './error.js';

const MOST_SHOWN = 3;

/**
 * The document in its described form: names as described, no nulls. Throws `PrintError` with every issue of its form if
 * it cannot be read. The other rules are left to `validate`.
 */
export function readDocument(document: unknown, locale: Locale): Document {
  const findings = new Findings(locale, undefined);
  readShape(document, findings, new Set());
  const { issues } = findings;
  if (!findings.ok) {
    const errors = issues.filter(({ severity }) => severity === 'error');
    throw new PrintError('document', ['The document cannot be printed.', ...shown(errors)].join('\n'), {
      issues,
    });
  }
  return (issues.length === 0 ? document : applyFixes(document, { issues }).document) as Document;
}

function shown(errors: readonly Issue[]): string[] {
  const lines = errors
    .slice(0, MOST_SHOWN)
    .map(({ path, message, rule }) => `- ${path.join('.') || 'the document'}: ${message} (${rule})`);
  const more = errors.slice(MOST_SHOWN).length;
  return more === 0 ? lines : [...lines, `- and ${more} more`];
}
