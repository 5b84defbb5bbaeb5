import type { Client } from '../../../sending/client/index.js';
import {
  documentIn,
  type Journal,
  type JournalRow,
  type JournalStanding,
  OWN,
  own,
} from '../../../sending/client/journal/inside.js';
import { logEvent } from './log.js';

/** A document whose outcome the caller does not have yet, by the key of its row. */
const AWAITED = `${OWN}awaited `;

/** Standings of documents whose outcome the caller waits for. */
const LATER = ['queued', 'unknown'] as const;

/** All standings that are not the last one: a held document waits for its payment, another one was not sent. */
const OPEN: ReadonlySet<JournalStanding> = new Set([...LATER, 'sending', 'held', 'not-sent']);

interface Later {
  readonly journal: Journal;
  readonly client: Client;
  readonly now: () => Date;
}

/**
 * Searches for queued documents, and logs each document that has its outcome since the last run. It sends nothing: unknown
 * documents are settled by their callers, or by `journal.recover`. Documents that were copied from a till are left to it.
 *
 * @throws the first error of a search, after everything else is done
 */
export async function settleLater({ journal, client, now }: Later): Promise<void> {
  const errors: unknown[] = [];
  for await (const row of journal.rows({ operation: 'issue', standing: LATER })) {
    if (row.origin !== undefined) continue;
    await journal.exchangeState(`${AWAITED}${row.key}`, undefined, own({ at: now().toISOString() }));
    if (row.standing !== 'queued') continue;
    try {
      await client.reconcile(documentIn(row));
    } catch (error) {
      errors.push(error);
    }
  }
  for await (const { name, version } of journal.states({ prefix: AWAITED })) {
    const key = name.slice(AWAITED.length);
    const row = await journal.row({ operation: 'issue', key });
    if (row !== undefined && OPEN.has(row.standing)) continue;
    if (row !== undefined)
      await logEvent(journal, {
        type: 'document.settled',
        at: now().toISOString(),
        of: key,
        data: dataOf(row),
      });
    await journal.exchangeState(name, version, undefined);
  }
  if (errors.length > 0) throw errors[0];
}

function dataOf({ key, standing, attempts, result }: JournalRow): Record<string, unknown> {
  const [vatNumber, branch, invoiceType, series, aa] = JSON.parse(key) as readonly unknown[];
  const { mark, uid, authenticationCode, invoiceUrl, qrUrl, why } = result ?? {};
  return {
    vatNumber,
    branch,
    invoiceType,
    series,
    aa,
    standing,
    attempts,
    mark,
    uid,
    authenticationCode,
    invoiceUrl,
    qrUrl,
    why,
  };
}
