import type { IssuedDocument } from '../../types/index.js';
import type { PosPaymentState } from './held-state.js';
import { paidIn, withFinalTypes } from './paid.js';

/** The document with its final payment types and its MARK; `undefined` before a completion is answered. */
export function issuedIn(state: PosPaymentState): IssuedDocument | undefined {
  const { document, mark, uid } = state;
  const paid = paidIn(state);
  if (paid.length === 0) return undefined;
  return {
    document: withFinalTypes(document, paid),
    ...(mark !== undefined && { mark }),
    ...(uid !== undefined && { uid }),
  };
}
