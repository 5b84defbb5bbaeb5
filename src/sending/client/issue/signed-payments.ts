import { boundMembers } from '../../../reading/bind.js';
import type { Members } from '../../../reading/object.js';

/** Payment types at terminals: card and instant payment. With `skipSignature=false`, they hold their document. */
const AT_TERMINALS: ReadonlySet<unknown> = new Set([7, 8]);

/** The payments of a document that need a signature if it is sent with `skipSignature=false`. */
export function signedPayments(members: Members): readonly Members[] {
  const { paymentMethods: payments } = boundMembers(members, 'paymentMethods');
  if (!Array.isArray(payments)) return [];
  return payments
    .map((payment) => boundMembers(payment, 'type', 'amount', 'terminalId', 'posNspId'))
    .filter(({ type }) => AT_TERMINALS.has(type));
}
