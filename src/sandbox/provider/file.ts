import {
  addCents,
  type Cents,
  centsToString,
  parseAmount,
  subtractCents,
  zeroCents,
} from '../../money/index.js';
import { hashOf } from '../hash.js';
import type { ChargeRow, DocumentRow, TakenDocument } from '../state/rows.js';
import { later } from '../time.js';
import type { World } from '../world.js';
import { closeSlips } from './slips.js';

/** What is needed to file a document, besides the document itself. */
interface Filing {
  readonly cost: Cents;
  readonly charges: readonly ChargeRow[];
  /** The authority cannot be reached: the MARK comes later. */
  readonly offline: boolean;
}

/** Files a document: sets its MARK and authentication code, charges its cost, and closes its slips. */
export async function fileDocument(
  world: World,
  taken: TakenDocument,
  { cost, charges, offline }: Filing,
): Promise<DocumentRow> {
  const { uid, house, document, publicSector, dropped, issues } = taken;
  const now = world.at();
  const filed = world.documents.put({
    uid,
    house,
    document,
    ...(publicSector !== undefined && { publicSector }),
    dropped,
    issues,
    insertedAt: now,
    cost,
    charges,
  });
  spend(world, house, cost);
  closeSlips(world, filed);
  if (!offline) return giveMark(world, filed, now);
  world.schedule('mark', uid, later(now, world.settings.offlineFor));
  return filed;
}

/**
 * Registers a document with the authority of the sandbox.
 *
 * @param at when: that of its filing, unless it was queued
 */
export async function giveMark(world: World, row: DocumentRow, at: string): Promise<DocumentRow> {
  const mark = world.nextMark();
  const authenticationCode = await authenticationCodeOf(row, mark);
  const { document } = row;
  const { multipleConnectedUids, ...invoiceHeader } = document.invoiceHeader;
  // The service turns UIDs of slips that were issued offline into their MARKs.
  const marks = (multipleConnectedUids ?? []).map((uid) => world.documents.byUid(uid)?.mark);
  const areKnown = marks.length > 0 && marks.every((each) => each !== undefined);
  const linked = areKnown && {
    document: {
      ...document,
      invoiceHeader: {
        ...invoiceHeader,
        multipleConnectedMarks: [...(invoiceHeader.multipleConnectedMarks ?? []), ...marks.map(Number)],
      },
    },
  };
  // Another call may have closed it in the meantime.
  const latest = world.documents.byUid(row.uid) ?? row;
  return world.documents.put({ ...latest, ...linked, mark, authenticationCode, markedAt: at });
}

/**
 * The authentication code: the SHA-1 of issuer, date, branch, type, series, aa, MARK, gross total, VAT and counterpart.
 * Only the authority can compute the real code; this one has the same form and the same parts.
 */
async function authenticationCodeOf({ document }: DocumentRow, mark: string): Promise<string> {
  const { issuer, counterpart, invoiceHeader, invoiceSummary } = document;
  const parts = [
    issuer.vatNumber,
    invoiceHeader.issueDate,
    issuer.branch,
    invoiceHeader.invoiceType,
    invoiceHeader.series,
    invoiceHeader.aa,
    mark,
    amountText(invoiceSummary.totalGrossValue),
    amountText(invoiceSummary.totalVatAmount),
    counterpart?.vatNumber ?? '',
  ];
  return hashOf('SHA-1', parts.join('-')).toUpperCase();
}

const amountText = (amount: number): string => {
  const read = parseAmount(amount);
  return read.ok ? centsToString(read.value) : String(amount);
};

/** Deducts credits, but never goes below zero. */
export function spend(world: World, userId: string, cost: Cents): void {
  const house = world.house(userId);
  const credits = house.credits < cost ? zeroCents : subtractCents(house.credits, cost);
  world.state.houses.put(userId, { ...house, credits });
}

export const canPay = (world: World, userId: string, cost: Cents): boolean =>
  world.house(userId).credits >= cost;

/** A cost plus a number of extra costs. */
export function withExtra(cost: Cents, extra: Cents, times: number): Cents {
  let sum = cost;
  for (let count = 0; count < times; count += 1) sum = addCents(sum, extra);
  return sum;
}
