import type { Locale } from '../issues/locale.js';
import { onlyDocumentIn } from '../reading/bind.js';
import { Findings } from '../rules/engine/findings.js';
import { applyFixes } from '../rules/fixes/apply-fixes.js';
import { readDocument as readShape } from '../rules/validate/read-document.js';
import type { Document } from '../types/index.js';
import { PrintError } from './error.js';

/**
 * The document in its described form: names as described, no nulls. Throws `PrintError` with every issue of its form if
 * it cannot be read. The other rules are left to `validate`.
 */
export function readDocument(given: unknown, locale: Locale): Document {
  const document = onlyDocumentIn(given);
  const findings = new Findings(locale, undefined);
  readShape(document, findings);
  const { issues } = findings;
  if (!findings.ok) {
    throw new PrintError('document', { issues, locale });
  }
  return (issues.length === 0 ? document : applyFixes(document, { issues }).document) as Document;
}
