import { InvalidDocumentError } from '../../builders/invalid-document-error.js';
import type { Locale } from '../../issues/locale.js';
import type { Issue } from '../../types/index.js';
import { RefusedStepError } from '../shared/refused-step-error.js';

/** Runs a part of a step. The paths of its issues begin with the member that states the part. */
export function within<Made>(member: string, locale: Locale | undefined, part: () => Made): Made {
  const rooted = (issues: readonly Issue[]): Issue[] =>
    issues.map((issue) => ({ ...issue, path: [member, ...issue.path] }));
  try {
    return part();
  } catch (error) {
    if (RefusedStepError.isRefusedStepError(error)) throw new RefusedStepError(rooted(error.issues));
    if (InvalidDocumentError.isInvalidDocumentError(error))
      throw new InvalidDocumentError(rooted(error.issues), locale);
    throw error;
  }
}
