import { providerMessageIn } from '../../../rules/inside.js';
import type { AnswerError } from '../../service/errors/read-errors.js';

/**
 * The meaning of a 401: a table of the branch has been open for over 24 hours, the key has no authority for the VAT
 * number, or the key itself is refused. Source: service description, Errors; observed behaviour, Issuing.
 */
export function meaningOf401(
  errors: readonly AnswerError[],
): 'branchBlocked' | 'notAuthorised' | 'keyRefused' {
  const messages = errors.map(({ message }) => providerMessageIn(message)?.message);
  if (messages.includes('open-table')) return 'branchBlocked';
  return messages.includes('vat-number-not-authorised') ? 'notAuthorised' : 'keyRefused';
}
