import { RecType } from '../../codes/index.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { addHeld } from '../../money/held.js';
import { addCents, type Cents, centsOfNumber, compareExact, zeroCents } from '../../money/index.js';
import { readShape } from '../../reading/read.js';
import type { DocumentView } from '../../rules/inside.js';
import { grossOf } from '../../totals/summary.js';
import { documentShape } from '../../types/generated/shapes.js';
import type { Document, InvoiceLine } from '../../types/index.js';
import { CLOSING_TYPES } from './close.js';
import { isSameItem, refuseOtherSlips } from './ending-consistency.js';
import { halvesOf } from './halves.js';
import { Inconsistency, isEnding, type Ledger, ledgerOf } from './ledger.js';
import { worthOf } from './ordered-line.js';
import type { CancellationEntry, Entry, MadeEntry, OrderEntry, StoredMove, TableState } from './state.js';

/**
 * Refuses a stored state whose parts contradict each other, because it was changed by hand or written by another
 * library.
 *
 * @throws Inconsistency with the path of the contradiction.
 */
export function refuseContradictions(state: TableState): void {
  const { entries } = state;
  for (const [place, entry] of entries.entries()) check(state, entry, place);
  refuseTwice(entries, 'number');
  for (const member of ['mark', 'uid'] as const) refuseTwice(entries, member);
  refuseOtherNet(entries, ledgerOf(entries));
  for (const [place, entry] of entries.entries()) {
    const at = `entries.${place}`;
    if (isEnding(entry)) refuseOtherSlips(entries, entry, at);
    if (entry.kind !== 'found') refuseOtherSums(entry.document, at);
  }
  refuseContradictingMoves(state, refuseContradictions);
}

function check(state: TableState, entry: Entry, place: number): void {
  const at = `entries.${place}`;
  const answered = entry.mark !== undefined || entry.uid !== undefined;
  if (answered !== (entry.fate === 'issued')) throw new Inconsistency(`${at}.fate: ${entry.fate}`);
  if (entry.issuedAt !== undefined && !answered) throw new Inconsistency(`${at}.issuedAt: not issued`);
  if (entry.kind === 'found') {
    const { mark, uid } = entry.order;
    if ((mark !== '' && mark !== entry.mark) || (uid !== '' && uid !== entry.uid))
      throw new Inconsistency(`${at}.order: of another slip`);
    return;
  }
  checkDocument(state, entry, at);
}

/** Refuses a document that is not a step of this table. */
function checkDocument({ tableAA, entries }: TableState, entry: MadeEntry, at: string): void {
  const { invoiceHeader: header, invoiceDetails: lines } = entry.document;
  const { invoiceType } = header;
  if (entry.kind === 'closing' ? !CLOSING_TYPES.includes(invoiceType) : invoiceType !== '8.6')
    throw new Inconsistency(`${at}.document: ${header.invoiceType}`);
  if (entry.kind !== 'closing' && header.tableAA !== tableAA)
    throw new Inconsistency(`${at}.document: another table`);
  if ((entry.kind === 'totalCancellation') !== (header.totalCancelDeliveryOrders === true))
    throw new Inconsistency(`${at}.document: no ${entry.kind}`);
  const cancels = lines.every(({ recType }) => recType === RecType.NegativeSign);
  if (entry.kind === 'order' ? cancels : entry.kind === 'cancellation' && !cancels)
    throw new Inconsistency(`${at}.document: no ${entry.kind}`);
  const listed = isEnding(entry) ? entry.lists.map((slip) => entries[slip]) : [];
  if (listed.some((slip) => slip === undefined || isEnding(slip)))
    throw new Inconsistency(`${at}.lists: no slip`);
}

/** Checks that the summary of a document is the sum of its lines, and that its gross total follows from the summary. */
function refuseOtherSums(document: Document, at: string): void {
  // The form of the state was read before, so there are no faults.
  const view = readShape(documentShape, document, () => undefined) as DocumentView;
  const { invoiceDetails: lines, invoiceSummary: summary } = view;
  const net = lines.reduce((sum, line) => addHeld(sum, line.netValue), zeroCents);
  const vat = lines.reduce((sum, line) => addHeld(sum, line.vatAmount), zeroCents);
  const fits =
    net === summary.totalNetValue &&
    vat === summary.totalVatAmount &&
    grossOf(summary) === summary.totalGrossValue;
  if (!fits) throw new Inconsistency(`${at}.document.invoiceSummary: other sums`);
}

/** Checks that no two documents that count have the same number, MARK or UID. */
function refuseTwice(entries: readonly Entry[], member: 'number' | 'mark' | 'uid'): void {
  const seen = new Set<string>();
  for (const [place, entry] of entries.entries()) {
    const value = member === 'number' ? keyOfNumber(entry) : entry[member];
    if (value === undefined || entry.fate === 'notIssued') continue;
    if (seen.has(value)) throw new Inconsistency(`entries.${place}: ${value} twice`);
    seen.add(value);
  }
}

function keyOfNumber(entry: Entry): string | undefined {
  if (entry.kind === 'found') return undefined;
  const { invoiceType, series, aa } = entry.document.invoiceHeader;
  return JSON.stringify([invoiceType, series, aa]);
}

/** Checks that the amount left of a line, after its order and cancellations, is the value of the quantity left. */
function refuseOtherNet(entries: readonly Entry[], { lines }: Ledger): void {
  const cancelled = new Map<string, Cents>();
  for (const [place, entry] of entries.entries()) {
    if (entry.kind !== 'cancellation' || entry.fate === 'notIssued' || entry.stray) continue;
    for (const [index, { slip, line }] of entry.takes.entries()) {
      const taken = entry.document.invoiceDetails[index];
      const ordered = lines.get(slip)?.[line]?.of;
      if (taken === undefined || ordered === undefined || !isSameItem(ordered, taken))
        throw new Inconsistency(`entries.${place}.takes.${index}: another item`);
      const net = centsOfNumber(taken.netValue) ?? zeroCents;
      const key = `${slip}.${line}`;
      cancelled.set(key, addCents(cancelled.get(key) ?? zeroCents, net));
    }
  }
  for (const [slip, ordered] of lines) {
    for (const [index, line] of ordered.entries()) {
      const taken = cancelled.get(`${slip}.${index}`) ?? zeroCents;
      const whole = worthOf(line, line.quantity).net;
      if (addCents(worthOf(line, line.left).net, taken) !== whole)
        throw new Inconsistency(`entries.${slip}.document.invoiceDetails.${index}: other cancelled amounts`);
    }
  }
}

/** Refuses a table whose parts contradict each other. */
type Check = (state: TableState) => void;

/**
 * Refuses moves whose halves contradict each other or the table.
 *
 * @param check the check of a table without moves
 * @throws Inconsistency with the path of the contradiction.
 */
export function refuseContradictingMoves(state: TableState, check: Check): void {
  const { entries, moves = [] } = state;
  for (const [place, entry] of entries.entries()) {
    if ('move' in entry && entry.move !== undefined && moves[entry.move] === undefined)
      throw new Inconsistency(`entries.${place}.move: no move ${entry.move}`);
  }
  const withOwnOrder = new Set(entries.map((entry) => (entry.kind === 'order' ? entry.move : undefined)));
  for (const [index, { kind, orders, cancellations }] of halvesOf(state).entries()) {
    const at = `moves.${index}`;
    const { orders: elsewhere } = moves[index] as StoredMove;
    if (kind === 'move' ? withOwnOrder.has(index) : elsewhere.length > 0)
      throw new Inconsistency(`${at}.orders: no ${kind}`);
    const [ordered] = orders;
    const [cancelled, ...cancelledAgain] = cancellations;
    if (ordered === undefined || cancelled === undefined) throw new Inconsistency(`${at}: half of it`);
    for (const [place, entry] of elsewhere.entries())
      checkElsewhere(state, entry, check, `${at}.orders.${place}`);
    const whole = [...orders, cancelled].every((each) => hasItemsOf(each, ordered, false));
    // A cancellation that was made again leaves out the slips that a late closing ended.
    if (!whole || !cancelledAgain.every((each) => hasItemsOf(each, ordered, true)))
      throw new Inconsistency(`${at}: other items`);
    const isLetGo = orders.every(({ fate }) => fate === 'notIssued');
    if (isLetGo && cancellations.some(({ fate }) => fate === 'pending'))
      throw new Inconsistency(`${at}: a cancellation waits for no order`);
  }
}

/** Checks an order of another table by the rules of that table. */
function checkElsewhere(state: TableState, entry: OrderEntry, check: Check, at: string): void {
  const { tableAA } = entry.document.invoiceHeader;
  if (tableAA === undefined || tableAA === state.tableAA || entry.move !== undefined)
    throw new Inconsistency(`${at}: of no other table`);
  try {
    check({ ...state, tableAA, entries: [entry], moves: [] });
  } catch (error) {
    throw error instanceof Inconsistency ? new Inconsistency(`${at}: ${error.message}`) : error;
  }
}

/** Whether a document has the items of an order with their quantities, in order; all of them, or only some of them. */
function hasItemsOf(
  { document }: OrderEntry | CancellationEntry,
  { document: { invoiceDetails: ordered } }: OrderEntry,
  some: boolean,
): boolean {
  const { invoiceDetails } = document;
  if (!some && invoiceDetails.length !== ordered.length) return false;
  let next = 0;
  return invoiceDetails.every((line) => {
    const at = ordered.findIndex((other, index) => index >= next && isSameQuantity(line, other));
    next = at + 1;
    return at >= 0;
  });
}

const isSameQuantity = (line: InvoiceLine, other: InvoiceLine): boolean =>
  isSameItem(line, other) &&
  compareExact(exactAsPrinted(line.quantity ?? 0), exactAsPrinted(other.quantity ?? 0)) === 0;
