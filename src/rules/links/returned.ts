import type { RelatedDocuments } from '../engine/related.js';
import type { DocumentView } from '../engine/rule.js';
import { DELIVERY_NOTES } from '../movement/moves-goods.js';

/** What `returnsBeside` reads of an invoice, for the paths of a rule. */
export const RETURN_PATHS = ['issuer.vatNumber', 'counterpart.vatNumber'] as const;

const RETURN = 5;
const known = new WeakMap<RelatedDocuments, readonly DocumentView[]>();

/**
 * The notes by which the customer of an invoice sends goods back to its issuer: notes of the customer with move purpose
 * 5, and reverse notes of that purpose by which the issuer documents it. Which delivery they belong to, they do not say.
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

/** Found once for all documents with the same related ones. */
function allReturns(related: RelatedDocuments): readonly DocumentView[] {
  const before = known.get(related);
  if (before !== undefined) return before;
  const returns = related.documents.flatMap(({ view }) => {
    const { invoiceType, movePurpose } = view.invoiceHeader;
    return DELIVERY_NOTES.includes(invoiceType) && movePurpose === RETURN ? [view] : [];
  });
  known.set(related, returns);
  return returns;
}
