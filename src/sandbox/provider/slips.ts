import { serviceLimits } from '../../service/limits.js';
import { branchNamed } from '../state/documents.js';
import type { DocumentRow } from '../state/rows.js';
import { isReached, later } from '../time.js';
import type { World } from '../world.js';

/** The open slips of a branch. */
export const openSlips = (world: World, vatNumber: string, branch: number): DocumentRow[] =>
  world.documents.openSlipsOf(branchNamed(vatNumber, branch));

/** The time by which a slip must be closed. */
export const deadlineOf = ({ insertedAt }: DocumentRow): string => later(insertedAt, serviceLimits.openSlip);

/** The slips of a branch that have been open for over 24 hours. */
export const overdueSlips = (world: World, vatNumber: string, branch: number): DocumentRow[] =>
  openSlips(world, vatNumber, branch).filter((slip) => isReached(deadlineOf(slip), world.now()));

/** The types that close slips. Source: service description, Table order slip lifecycle. */
const CLOSING = /^(?:11\.1|1\.1|11\.4|5\.[0-9]{1,2})$/;

/** Closes the slips that a filed document closes or cancels. */
export function closeSlips(world: World, { uid, document }: DocumentRow): void {
  const { invoiceType, totalCancelDeliveryOrders, multipleConnectedMarks, multipleConnectedUids } =
    document.invoiceHeader;
  if (!CLOSING.test(invoiceType) && !(invoiceType === '8.6' && totalCancelDeliveryOrders === true)) return;
  for (const link of [...(multipleConnectedMarks ?? []), ...(multipleConnectedUids ?? [])]) {
    const slip = world.documents.byLink(String(link));
    if (slip?.document.invoiceHeader.invoiceType !== '8.6' || slip.closedBy !== undefined) continue;
    world.documents.put({ ...slip, closedBy: uid });
  }
}
