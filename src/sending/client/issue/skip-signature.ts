import type { Members } from '../../../reading/object.js';
import { serviceDefaults } from '../../service/settings.js';
import type { Core } from '../core.js';
import { ClientError } from '../error.js';
import type { JournalRow } from '../journal/rows.js';
import { signedPayments } from './signed-payments.js';

/**
 * What the caller says about `skipSignature`, in the call or for the client; `undefined` if nothing is said, or the
 * document does not depend on it.
 */
export function statedSkipSignature(core: Core, given: unknown): boolean | undefined {
  // `null` is a value too: an option that was read from somewhere must not become a default.
  const stated = given === undefined ? core.skipSignature : given;
  if (stated === undefined || typeof stated === 'boolean') return stated;
  const params = { member: 'skipSignature' };
  throw new ClientError('call/options', { params, part: 'flag', locale: core.locale });
}

/**
 * Whether a payment names its terminal. Such a document is filed unpaid if nobody says that it is to be held, so the
 * described default of `skipSignature` does not apply to it.
 */
export const namesTerminal = (members: Members): boolean =>
  signedPayments(members).some(({ terminalId, posNspId }) => isGiven(terminalId) && isGiven(posNspId));

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** `skipSignature` of a document for which nothing is stated: as in its earlier attempt, or as described. */
export function usualSkipSignature(core: Core, members: Members, earlier: JournalRow | undefined): boolean {
  const before = earlier?.request.query['skipSignature'];
  if (before !== undefined) return before !== 'false';
  if (!namesTerminal(members)) return serviceDefaults.skipSignature;
  const params = { member: 'skipSignature' };
  throw new ClientError('call/skip-signature', { params, locale: core.locale });
}
