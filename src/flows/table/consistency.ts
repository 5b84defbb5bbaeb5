import { RecType } from '../../codes/index.js';
import { addCents, type Cents, centsOfNumber, zeroCents } from '../../money/index.js';
import { Inconsistency, isEnding, type Ledger, ledgerOf } from './ledger.js';
import { worthOf } from './ordered-line.js';
import type { Entry, TableState } from './state.js';

/**
 * Refuses a stored state whose parts contradict each other: it was changed by hand, or it is another library's.
 *
 * @throws Inconsistency with the path of what does not fit.
 */
export function refuseContradictions(state: TableState): void {
  const { entries } = state;
  for (const [place, entry] of entries.entries()) check(state, entry, place);
  refuseTwice(entries, 'number');
  for (const member of ['mark', 'uid'] as const) refuseTwice(entries, member);
  refuseOtherNet(entries, ledgerOf(entries));
}

function check({ tableAA, entries }: TableState, entry: Entry, place: number): void {
  const at = `entries.${place}`;
  const answered = entry.mark !== undefined || entry.uid !== undefined;
  if (answered !== (entry.fate === 'issued')) throw new Inconsistency(`${at}.fate: ${entry.fate}`);
  if (entry.kind === 'found') return;
  const { invoiceHeader: header, invoiceDetails: lines } = entry.document;
  const type = entry.kind === 'closing' ? header.invoiceType !== '8.6' : header.invoiceType === '8.6';
  if (!type) throw new Inconsistency(`${at}.document: ${header.invoiceType}`);
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

/** Of the documents that count, no two have one number, MARK or UID. */
function refuseTwice(entries: readonly Entry[], member: 'number' | 'mark' | 'uid'): void {
  const seen = new Set<string>();
  for (const [place, entry] of entries.entries()) {
    const value = member === 'number' ? numberOf(entry) : entry[member];
    if (value === undefined || entry.fate === 'notIssued') continue;
    if (seen.has(value)) throw new Inconsistency(`entries.${place}: ${value} twice`);
    seen.add(value);
  }
}

function numberOf(entry: Entry): string | undefined {
  if (entry.kind === 'found') return undefined;
  const { invoiceType, series, aa } = entry.document.invoiceHeader;
  return JSON.stringify([invoiceType, series, aa]);
}

/** What an order and its cancellations leave of a line is what that much of it is worth. */
function refuseOtherNet(entries: readonly Entry[], { lines }: Ledger): void {
  const cancelled = new Map<string, Cents>();
  for (const entry of entries) {
    if (entry.kind !== 'cancellation' || entry.fate === 'notIssued' || entry.stray) continue;
    for (const [index, { slip, line }] of entry.takes.entries()) {
      const net = centsOfNumber(entry.document.invoiceDetails[index]?.netValue ?? 0) ?? zeroCents;
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
