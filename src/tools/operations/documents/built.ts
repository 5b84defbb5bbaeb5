import { checkUnknown } from '../../../builders/check-document.js';
import { InvalidDocumentError } from '../../../builders/invalid-document-error.js';
import type { Document, Issue } from '../../../types/index.js';
import { type OperationContext, optionsOf } from '../core/context.js';

/** A document of facts, with the warnings of its validation. Throws `InvalidDocumentError`. */
export function built(
  given: unknown,
  context: Pick<OperationContext, 'locale' | 'now'>,
): { readonly document: Document; readonly issues: Issue[] } {
  const checked = checkUnknown(given, optionsOf(context));
  if (!checked.ok) throw new InvalidDocumentError(checked.issues, context.locale);
  return { document: checked.document, issues: checked.issues };
}
