import type { DocumentAnswer, NumberTicket } from '../../../flows/inside.js';
import { later } from '../time.js';
import type { Lease } from './attempts.js';
import { GIVEN_UP, givenUpIn, wasHeld } from './given-up.js';
import type { Journal } from './journal.js';
import { numberInKey } from './number-in-key.js';
import type { JournalRow, JournalStanding, RowName } from './rows.js';

/** How long the work on a row may take, in milliseconds. */
const LEASE = 60_000;

/** The standings of rows that can be given up: the others have their answer. */
const CAN_END: ReadonlySet<JournalStanding> = new Set(['unknown', 'not-sent', 'sending', 'held']);

/**
 * What became of the number of a document. `burnt`: it is never reserved again. `not-open`: the journal has no open
 * reservation of it. `none`: the row is not a document.
 */
export type FateOfNumber = 'burnt' | 'not-open' | 'none';

/** How giving up ended. `leased`: another process has the row. `standing`: it cannot be given up, and was not changed. */
export type GivingUp =
  | { readonly number: FateOfNumber }
  | { readonly leased: true }
  | { readonly standing: JournalStanding };

/**
 * Ends a row so that no client of the journal sends it, with the reason of the user. Its number is burnt first, so that
 * this can be repeated if it is interrupted.
 *
 * @param before what is done first, while no other process can change the row; if it throws, the row stays as it was
 */
export const giveUpRow = (
  journal: Journal,
  row: JournalRow,
  reason: string,
  now: Date,
  before?: (taken: JournalRow) => Promise<void>,
): Promise<GivingUp> =>
  onLeased<GivingUp>(journal, row, now, async (taken, lease) => {
    const { operation, key, standing } = taken;
    const isRepeated = givenUpIn(taken) !== undefined;
    if (!isRepeated && !CAN_END.has(standing)) return { standing };
    await before?.(taken);
    const number = await burn(journal, taken, reason);
    if (isRepeated) return { number };
    const result = { why: GIVEN_UP, givenUp: reason };
    await journal.end({ operation, key, lease, standing: 'refused', result });
    return { number };
  });

/** How taking back ended. `held`: the document waited for its payment, which was released. */
type TakingBack = 'done' | 'held' | 'leased';

/**
 * Takes a giving up back. The row is then unknown, so it is searched for before it is sent. A document that was held
 * stays given up: its payment, its number and its table would not come back with it.
 */
export async function takeBack(journal: Journal, row: JournalRow, now: Date): Promise<TakingBack> {
  const taken = await onLeased<TakingBack>(journal, row, now, async (found, lease) => {
    const { operation, key } = found;
    if (givenUpIn(found) === undefined) return 'done';
    if (wasHeld(found)) return 'held';
    await journal.end({ operation, key, lease, standing: 'unknown', result: { why: 'not-found-yet' } });
    return 'done';
  });
  return typeof taken === 'string' ? taken : 'leased';
}

/** Records the document of a number that is still open, or that was burnt when the document was given up. */
export async function commitNumber(journal: Journal, name: RowName, answer: DocumentAnswer): Promise<void> {
  const found = (await numberOf(journal, name, 'open')) ?? (await numberOf(journal, name, 'gaps'));
  if (found !== undefined) await journal.numbering.commit(found, answer);
}

/** Whether an attempt may have filed the document of a row, so that it is searched for before it is given up. */
export const mayBeFiled = ({ operation, standing }: JournalRow): boolean =>
  operation === 'issue' && (standing === 'sending' || standing === 'unknown');

async function burn(journal: Journal, row: JournalRow, reason: string): Promise<FateOfNumber> {
  if (numberInKey(row) === undefined) return 'none';
  const ticket = await numberOf(journal, row, 'open');
  if (ticket !== undefined) await journal.numbering.burn(ticket, reason);
  return ticket !== undefined || (await numberOf(journal, row, 'gaps')) !== undefined ? 'burnt' : 'not-open';
}

async function numberOf(
  { numbering }: Journal,
  name: RowName,
  list: 'open' | 'gaps',
): Promise<NumberTicket | undefined> {
  const number = numberInKey(name);
  if (number === undefined) return undefined;
  const [vatNumber, branch, invoiceType, series, aa] = number;
  const of = { vatNumber, branch, invoiceType: invoiceType as NumberTicket['invoiceType'], series };
  return (await numbering[list](of)).find((each) => each.aa === aa);
}

/** Works on a row as it is under a lease, because another process may have changed it since it was read. */
async function onLeased<Result>(
  journal: Journal,
  { operation, key, request }: JournalRow,
  now: Date,
  work: (taken: JournalRow, lease: Lease) => Promise<Result>,
): Promise<Result | { readonly leased: true }> {
  const id = crypto.randomUUID();
  const lease = { holder: 'parastatiko journal', run: id, id, until: later(now, LEASE).toISOString() };
  const name = { operation, key };
  const taken = await journal.take({ ...name, request, lease, at: now.toISOString() });
  if (taken.taken === 'leased') return { leased: true };
  try {
    const row = taken.taken === 'row' ? taken.row : await journal.row(name);
    return row === undefined ? { leased: true } : await work(row, lease);
  } finally {
    // After the end of the row, this changes nothing.
    await journal.release(name, lease).catch(() => undefined);
  }
}
