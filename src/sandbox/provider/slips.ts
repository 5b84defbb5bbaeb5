import { serviceLimits } from '../../sending/service/limits.js';
import { branchNamed, branchOf, connectedLinks, isSlip, type Owned } from '../state/documents.js';
import type { DocumentRow } from '../state/rows.js';
import { isReached, later } from '../time.js';
import type { World } from '../world.js';

/** The open slips of a branch, as one software house sees them. */
export const openSlips = (world: World, house: string, vatNumber: string, branch: number): DocumentRow[] =>
  world.documents.openSlipsOf(branchNamed(house, vatNumber, branch));

/** The time by which a slip must be closed. */
export const deadlineOf = ({ insertedAt }: DocumentRow): string => later(insertedAt, serviceLimits.openSlip);

/** The types that close slips. Source: service description, Table order slip lifecycle. */
const CLOSING = /^(?:11\.1|1\.1|11\.4|5\.[0-9]{1,2})$/;

export const isTotalCancellation = ({ document: { invoiceHeader } }: Pick<Owned, 'document'>): boolean =>
  invoiceHeader.invoiceType === '8.6' && invoiceHeader.totalCancelDeliveryOrders === true;

/** Whether a document closes or cancels the slips that it lists. */
export const endsSlips = (owned: Pick<Owned, 'document'>): boolean =>
  CLOSING.test(owned.document.invoiceHeader.invoiceType) || isTotalCancellation(owned);

/** Whether a slip belongs to the software house, issuer and branch of a document. No other can see it. */
export const isOwnSlip = (owned: Owned, slip: DocumentRow): boolean => branchOf(slip) === branchOf(owned);

/** The slips that a document closes or cancels. */
function endedBy(world: World, owned: Owned): DocumentRow[] {
  if (!endsSlips(owned)) return [];
  return connectedLinks(owned).flatMap((link) => {
    const named = world.documents.byLink(link);
    return named !== undefined && isSlip(named) && isOwnSlip(owned, named) ? named : [];
  });
}

export function closeSlips(world: World, filed: DocumentRow): void {
  for (const slip of endedBy(world, filed)) {
    if (slip.closedBy === undefined) world.documents.put({ ...slip, closedBy: filed.uid });
  }
}

/**
 * Whether the branch is blocked by a slip that has been open for over 24 hours. Documents that close or cancel such a
 * slip pass; otherwise the block would never end.
 */
export function isBlocked(world: World, owned: Owned): boolean {
  const { vatNumber, branch } = owned.document.issuer;
  const overdue = openSlips(world, owned.house, vatNumber, branch).filter((slip) =>
    isReached(deadlineOf(slip), world.now()),
  );
  if (overdue.length === 0) return false;
  const ended = new Set(endedBy(world, owned).map(({ uid }) => uid));
  return !overdue.some(({ uid }) => ended.has(uid));
}
