import { documentIn } from '../../client/issue/sending.js';
import { keyOf, numberIn } from '../../client/issue/work.js';
import { CAN_END, type GivingUp, giveUp } from '../../client/journal/give-up.js';
import { givenUpIn } from '../../client/journal/given-up.js';
import type { JournalRow } from '../../client/journal/rows.js';
import { tableFromJSON } from '../../flows/table/open-table.js';
import type { Document } from '../../types/index.js';
import type { WithJournal } from '../core/context.js';
import { change, found, listed } from '../core/stored.js';
import { type KeptPayment, nameOfPayment, PAYMENTS, paymentIn } from '../payments/keep.js';
import { TABLES } from '../tables/kind.js';

/**
 * Ends a document that is not issued: its payment at a terminal is released, no client sends it, its number is burnt, and
 * its table is open again. It can be repeated if it is interrupted.
 *
 * @throws RefusedStepError if the customer has paid at the terminal, or may have paid
 */
export async function abandon(row: JournalRow, reason: string, given: WithJournal): Promise<GivingUp> {
  const context = { ...given, version: undefined };
  const { journal, now } = context;
  if (!CAN_END.has(row.standing) && givenUpIn(row) === undefined) return { standing: row.standing };
  const document = documentIn(row) as unknown as Document;
  const payment = nameOfPayment(document);
  // First, so that nothing is charged from now on.
  if ((await found(PAYMENTS, payment, given)) !== undefined)
    await change(PAYMENTS, payment, given, (state) => ({
      next: { ...(state as KeptPayment), payment: paymentIn(state, context).released(now()) },
    }));
  const ended = await giveUp(journal, row, reason, now());
  if ('number' in ended) await openTables(row, document, context);
  return ended;
}

/** Records on the tables that wait for a document that it was not issued. */
async function openTables({ key }: JournalRow, document: Document, context: WithJournal): Promise<void> {
  const isMeant = (other: Document): boolean => {
    const number = numberIn(other);
    return number !== undefined && keyOf(number) === key;
  };
  for await (const { name, state } of listed(TABLES, context)) {
    const table = tableFromJSON(state);
    const waiting = [...table.pending(), ...table.unfinished().map(({ order }) => order)];
    if (!waiting.some(isMeant)) continue;
    await change(TABLES, name, context, (latest) => ({ next: tableFromJSON(latest).notIssued(document) }));
  }
}
