import type { Locale } from '../../issues/inside.js';
import { subtractExact } from '../../money/add-exact.js';
import { exactAsPrinted } from '../../money/as-printed.js';
import { centsOfNumber } from '../../money/index.js';
import { shown } from '../../reading/shown.js';
import { type DocumentAnswer, type Identity, verdictOf } from '../shared/answer.js';
import { membersOf } from '../shared/given.js';
import { Refusing } from '../shared/refusing.js';
import { entriesIdentified, withEntryAt } from './entries.js';
import { hasLeft, isEnding, type Ledger, ledgerOf, type OpenLine } from './ledger.js';
import { orderElsewhere, withElsewhere } from './move-order.js';
import { released } from './moves.js';
import { indexOfDocument, isNumberTaken, nameOf } from './numbers.js';
import { difference, worthOf } from './ordered-line.js';
import type {
  Answered,
  CancellationEntry,
  EndingEntry,
  Entry,
  MadeEntry,
  OrderEntry,
  TableState,
} from './state.js';

/**
 * The service's answer for a slip or a closing: an outcome of the client, or the members of an answer.
 *
 * @example
 * table.issued(slip, { ...(await client.issue(slip)), issuedAt: new Date() });
 * table.issued(slip, { mark: entry.invoiceMark, uid: entry.invoiceUid, issuedAt: new Date() });
 */
export interface TableAnswer extends DocumentAnswer {
  /** When it was issued, as a `Date` or ISO 8601 text. A slip must be closed within 24 hours after this. */
  readonly issuedAt?: Date | string | undefined;
}

/**
 * Records that a document was issued: by its MARK, or only by its UID if it was issued offline. An outcome may also
 * mean that it was refused, or change nothing. If an issued document is refused, the refusal is for sending it again.
 */
export function issued(state: TableState, which: unknown, answer: unknown, locale?: Locale): TableState {
  const refusing = new Refusing(locale);
  const { entry, isElsewhere, changed } = meantBy(state, which, refusing);
  const verdict = verdictOf(answer, refusing);
  const issuedAt = momentOf(membersOf(answer)['issuedAt'], refusing);
  refusing.done();
  if (verdict.says !== 'issued')
    return verdict.says === 'open' || entry.fate === 'issued' ? state : notIssued(state, which, locale);
  const { identity } = verdict;
  refuseOther(entry, identity, refusing);
  refuseTaken(state, entry, identity, refusing);
  const isLate = entry.fate === 'notIssued' && !isElsewhere;
  const next = changed({
    ...identity,
    ...(entry.issuedAt === undefined && issuedAt !== undefined && { issuedAt }),
    ...(isLate && lateAnswer(state.entries, entry, refusing)),
    fate: 'issued',
  });
  return isLate && isEnding(entry) ? withStrays(next, entry) : next;
}

/** Records that a document was not issued: the service refused it, or it was never sent. */
export function notIssued(state: TableState, which: unknown, locale?: Locale): TableState {
  const refusing = new Refusing(locale);
  const { entry, move, changed } = meantBy(state, which, refusing);
  if (entry.fate === 'issued') refusing.refuse('table/already-issued', [], { number: nameOf(entry) });
  if (entry.fate === 'notIssued') return state;
  return released(changed({ fate: 'notIssued' }), move);
}

/** The document that an answer is for. */
interface Meant {
  readonly entry: Entry;
  /** Whether it is an order of a move on another table. */
  readonly isElsewhere: boolean;
  readonly move: number | undefined;
  /** The state with other members of the document. */
  readonly changed: (members: Partial<Answered> & Pick<CancellationEntry, 'stray'>) => TableState;
}

function meantBy(state: TableState, which: unknown, refusing: Refusing): Meant {
  const elsewhere = orderElsewhere(state, which);
  if (elsewhere !== undefined) {
    const { entry, move } = elsewhere;
    const changed: Meant['changed'] = (members) => withElsewhere(state, elsewhere, { ...entry, ...members });
    return { entry, isElsewhere: true, move, changed };
  }
  const place = indexOfDocument(state, which, refusing, []);
  const entry = state.entries[place] as Entry;
  const changed: Meant['changed'] = (members) => ({
    ...state,
    entries: withEntryAt(state.entries, place, { ...entry, ...members }),
  });
  return { entry, isElsewhere: false, move: (entry as Partial<OrderEntry>).move, changed };
}

function momentOf(issuedAt: unknown, refusing: Refusing): string | undefined {
  if (issuedAt === undefined || issuedAt === null) return undefined;
  const moment = typeof issuedAt === 'string' ? new Date(issuedAt) : issuedAt;
  if (moment instanceof Date && !Number.isNaN(moment.getTime())) return moment.toISOString();
  refusing.add('table/issued-at', ['issuedAt'], { found: shown(issuedAt) });
  return undefined;
}

/** Refuses another MARK or UID for a document that already has one. */
function refuseOther(entry: Entry, identity: Identity, refusing: Refusing): void {
  for (const member of ['mark', 'uid'] as const) {
    const known = entry[member];
    const given = identity[member];
    if (known === undefined || given === undefined || known === given) continue;
    refusing.add('table/answer-differs', [member], { number: nameOf(entry), member, known, given });
  }
  refusing.done();
}

/** Refuses a MARK or UID that belongs to another document. */
export function refuseTaken(
  { entries, moves = [] }: TableState,
  entry: Entry,
  identity: Pick<Answered, 'mark' | 'uid'>,
  refusing: Refusing,
): void {
  const elsewhere = moves.flatMap(({ orders }) => orders);
  for (const member of ['mark', 'uid'] as const) {
    const given = identity[member];
    if (given === undefined) continue;
    const others = [...entriesIdentified(entries, member, given).map((found) => found.entry), ...elsewhere];
    const other = others.find((one) => one !== entry && one[member] === given);
    if (other !== undefined) refusing.add('table/answer-taken', [member], { given, number: nameOf(other) });
  }
  refusing.done();
}

/**
 * A late answer for a document that was recorded as not issued. An order counts again. A cancellation counts again if
 * what it takes is still unchanged; otherwise it is stray. A closing cannot close what another one has closed since.
 */
function lateAnswer(entries: readonly Entry[], entry: Entry, refusing: Refusing): { stray?: true } {
  // What is known only from its record is issued, so its answer is never late.
  if (isNumberTaken(entries, entry as MadeEntry))
    refusing.refuse('table/late-number', [], { number: nameOf(entry) });
  const ledger = ledgerOf(entries);
  if (entry.kind === 'cancellation') return fits(ledger, entry) ? {} : { stray: true };
  if (isEnding(entry)) refuseIfEndedSince(ledger, entry, refusing);
  return {};
}

function refuseIfEndedSince({ endings }: Ledger, entry: EndingEntry, refusing: Refusing): void {
  const lists = new Set(entry.lists);
  const other = endings.find((ending) => ending.lists.some((slip) => lists.has(slip)));
  if (other === undefined) return;
  refusing.refuse('table/late-answer', [], { number: nameOf(entry), by: nameOf(other) });
}

/**
 * Marks the cancellations that took from slips after a closing or total cancellation that was not known yet. They are
 * left without their slips.
 */
function withStrays(state: TableState, { lists }: EndingEntry): TableState {
  const listed = new Set(lists);
  const entries = state.entries.map((entry, place): Entry => {
    if (entry.kind !== 'cancellation' || listed.has(place)) return entry;
    return entry.takes.some(({ slip }) => listed.has(slip)) ? { ...entry, stray: true } : entry;
  });
  return { ...state, entries };
}

function fits({ endedBy, lines }: Ledger, { document, takes }: CancellationEntry): boolean {
  const left = new Map<OpenLine, OpenLine>();
  return takes.every(({ slip, line: number }, index) => {
    const source = endedBy.has(slip) ? undefined : lines.get(slip)?.[number];
    const cancelled = document.invoiceDetails[index];
    if (source === undefined || source.waits !== undefined || cancelled?.quantity === undefined) return false;
    const line = left.get(source) ?? source;
    const quantity = exactAsPrinted(cancelled.quantity);
    if (!hasLeft(line, quantity)) return false;
    const rest = { ...line, left: subtractExact(line.left, quantity) };
    left.set(source, rest);
    return (
      difference(worthOf(line, line.left), worthOf(line, rest.left)).net === centsOfNumber(cancelled.netValue)
    );
  });
}
