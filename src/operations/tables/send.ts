import { keyOf } from '../../client/issue/work.js';
import { mustNotBeGivenUp } from '../../client/journal/given-up.js';
import type { IssueOutcome } from '../../client/outcomes/outcome.js';
import { tableFromJSON } from '../../flows/table/open-table.js';
import { english } from '../../issues/locale.js';
import type { Document } from '../../types/index.js';
import type { WithClient } from '../core/context.js';
import { change } from '../core/stored.js';
import { type Sending, send } from '../sending/send.js';
import { TABLES } from './kind.js';

/**
 * Sends a document of a table and records the outcome on the table, and on the other one for the order of a move. What was
 * sent before a crash is found again.
 */
export async function sendFrom(
  name: string,
  document: Document,
  context: WithClient,
  sending: Sending & { readonly other?: string | undefined } = {},
): Promise<IssueOutcome> {
  const { other, ...rest } = sending;
  const outcome = await send(document, context, { ...rest, table: name });
  if (other !== undefined) await recordOn(other, document, outcome, context);
  await recordOn(name, document, outcome, context);
  return outcome;
}

/** Refuses a document whose number was given up, before it is on the table. A late copy of its call must not end it again. */
export async function numberMustBeFree(document: Document, { journal, locale }: WithClient): Promise<void> {
  const { issuer, invoiceHeader: header } = document;
  const row = await journal.row({ operation: 'issue', key: keyOf({ ...issuer, ...header }) });
  mustNotBeGivenUp(row, `${header.invoiceType} ${header.series} ${header.aa}`, locale ?? english);
}

/** Records what the service answered, whatever version of the table the caller has seen. */
export async function recordOn(
  name: string,
  document: Document,
  outcome: IssueOutcome,
  context: WithClient,
): Promise<void> {
  const answer = { ...outcome, issuedAt: context.now() };
  await change(TABLES, name, { ...context, version: undefined }, (state) => ({
    next: tableFromJSON(state).issued(document, answer),
  }));
}
