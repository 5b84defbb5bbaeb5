import type { Effects } from '../http/asked.js';
import { connectedLinks, isSlip, linksOf, type Owned, placeOf } from '../state/documents.js';
import type { DocumentRow } from '../state/rows.js';
import { between } from '../time.js';
import type { World } from '../world.js';
import type { EntryError } from './entry.js';
import { endsSlips, isOwnSlip, isTotalCancellation } from './slips.js';

/**
 * Errors for the documents that one refers to: unknown (301), cancelled (251), or a slip that it cannot close or cancel
 * any more.
 */
export function linkErrors(world: World, owned: Owned, effects: Effects): EntryError[] {
  const ends = new Set(endsSlips(owned) ? connectedLinks(owned) : []);
  return linksOf(owned).flatMap((link): EntryError | [] => {
    const named = world.documents.byLink(link);
    if (named === undefined || effects.linkLag === true || isHidden(world, owned, named)) {
      return { code: '301', message: `The document ${link} was not found.` };
    }
    if (named.cancellationMark !== undefined || isCancelledSlip(world, named, ends.has(link))) {
      return { code: '251', message: `The document ${link} is cancelled.` };
    }
    return ends.has(link) ? slipError(owned, named, link) : [];
  });
}

/** Whether a document is too new to be referred to, or is a slip of someone else. */
function isHidden(world: World, owned: Owned, named: DocumentRow): boolean {
  const { linkLag } = world.settings;
  return between(named.insertedAt, world.now()) < linkLag || (isSlip(named) && !isOwnSlip(owned, named));
}

/** Whether a document that closes or cancels a slip is too late, because a total cancellation did. */
function isCancelledSlip(world: World, { closedBy }: DocumentRow, ends: boolean): boolean {
  const closing = closedBy === undefined ? undefined : world.documents.byUid(closedBy);
  return ends && closing !== undefined && isTotalCancellation(closing);
}

/** The error for a document that cannot close or cancel a slip, if any. */
function slipError(owned: Owned, named: DocumentRow, link: string): EntryError | [] {
  const cancels = isTotalCancellation(owned);
  if (!isSlip(named)) {
    return cancels
      ? { code: 'order/listed-not-a-slip', message: `The document ${link} is not an order slip.` }
      : [];
  }
  if (named.closedBy !== undefined) {
    // The authority refuses to cancel what an active document refers to. The refusal of a closing is the provider's.
    return { ...(cancels && { code: '255' }), message: `The order slip ${link} is already closed.` };
  }
  if (!cancels || placeOf(named) === placeOf(owned)) return [];
  const { tableAA } = owned.document.invoiceHeader;
  return {
    code: 'order/listed-slip-of-other-table',
    message: `The order slip ${link} is not of the table ${tableAA}.`,
  };
}
