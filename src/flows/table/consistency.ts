import { RecType } from '../../codes/index.js';
import { addHeld } from '../../money/held.js';
import { addCents, type Cents, centsOfNumber, zeroCents } from '../../money/index.js';
import { readShape } from '../../reading/read.js';
import type { DocumentView } from '../../rules/engine/rule.js';
import { grossOf } from '../../totals/summary.js';
import { documentShape } from '../../types/generated/shapes.js';
import type { Document } from '../../types/index.js';
import { CLOSING_TYPES } from './close.js';
import { isSameItem, refuseOtherSlips } from './ending-consistency.js';
import { Inconsistency, isEnding, type Ledger, ledgerOf } from './ledger.js';
import { refuseContradictingMoves } from './moves-consistency.js';
import { worthOf } from './ordered-line.js';
import type { Entry, MadeEntry, TableState } from './state.js';

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
