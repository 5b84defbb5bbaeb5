import { oncePer } from '../engine/once-per.js';
import type { RelatedDocuments } from '../engine/related.js';
import type { DocumentView } from '../engine/rule.js';
import { DELIVERY_NOTES } from '../shared/moves-goods.js';

/** The members of an invoice that `relatedReturns` reads, for the `paths` of a rule. */
export const RETURN_PATHS = ['issuer.vatNumber', 'counterpart.vatNumber'] as const;

const RETURN = 5;

/**
 * The delivery notes by which the customer of an invoice returns goods to its issuer: the customer's notes with move
 * purpose 5, or reverse notes by the issuer with that purpose. They do not say which delivery they belong to.
 */
export function relatedReturns(
  { issuer, counterpart }: DocumentView,
  related: RelatedDocuments,
): readonly DocumentView[] {
  const [seller, customer] = [issuer.vatNumber, counterpart?.vatNumber];
  if (customer === undefined) return [];
  return allReturns(related).filter(({ issuer: sender, counterpart: receiver, invoiceHeader }) => {
    const isReverse = invoiceHeader.reverseDeliveryNote === true;
    const [from, to] = [sender.vatNumber, receiver?.vatNumber];
    return isReverse ? from === seller && to === customer : from === customer && to === seller;
  });
}

/** All returns among the related documents. Computed once for all documents with the same related documents. */
const allReturns = oncePer(({ documents }: RelatedDocuments): readonly DocumentView[] =>
  documents.flatMap(({ view }) => {
    const { invoiceType, movePurpose } = view.invoiceHeader;
    return DELIVERY_NOTES.includes(invoiceType) && movePurpose === RETURN ? [view] : [];
  }),
);
