import { InvalidDocumentError } from '../../../builders/invalid-document-error.js';
import { RefusedStepError } from '../../../flows/shared/refused-step-error.js';
import { NotPossible } from '../../not-possible.js';

/** Takes a step of a flow. Its refusals become the reason that the page shows. */
export function step<Result>(take: () => Result): Result {
  try {
    return take();
  } catch (error) {
    const isRefusal =
      RefusedStepError.isRefusedStepError(error) || InvalidDocumentError.isInvalidDocumentError(error);
    if (!isRefusal) throw error;
    const reasons = error.issues.filter(({ severity }) => severity === 'error').map(({ message }) => message);
    throw new NotPossible([...new Set(reasons)].join(' '));
  }
}
