import type { Client } from '../../client/client.js';
import { documentIn } from '../../client/issue/sending.js';
import type { Journal } from '../../client/journal/journal.js';
import type { JournalRow } from '../../client/journal/rows.js';
import { logEvent } from './log.js';

/** A document whose outcome the caller does not have yet, by the key of its row. */
const AWAITED = 'awaited ';

/** Standings that are not the last one. */
const LATER = ['queued', 'unknown'] as const;

/** What it works with. */
interface Later {
  readonly journal: Journal;
  readonly client: Client;
  readonly now: () => Date;
}

/**
 * Searches for queued documents, and logs each document that has its outcome since the last run. It sends nothing: unknown
 * documents are settled by their callers, or by `journal.recover`.
 */
export async function settleLater({ journal, client, now }: Later): Promise<void> {
  for await (const row of journal.rows({ operation: 'issue', standing: LATER })) {
    await journal.exchangeState(`${AWAITED}${row.key}`, undefined, { at: now().toISOString() });
    if (row.standing === 'queued') await client.reconcile(documentIn(row));
  }
  for await (const { name, version } of journal.states({ prefix: AWAITED })) {
    const key = name.slice(AWAITED.length);
    const row = await journal.row({ operation: 'issue', key });
    if (row !== undefined && isLater(row)) continue;
    if (row !== undefined)
      await logEvent(journal, {
        type: 'document.settled',
        at: now().toISOString(),
        of: key,
        data: dataOf(row),
      });
    await journal.exchangeState(name, version, undefined);
  }
}

const isLater = ({ standing }: JournalRow): boolean =>
  standing === 'sending' || LATER.some((each) => each === standing);

function dataOf({ key, standing, result }: JournalRow): Record<string, unknown> {
  const [vatNumber, branch, invoiceType, series, aa] = JSON.parse(key) as readonly unknown[];
  const { mark, uid, authenticationCode, invoiceUrl, qrUrl, why } = result ?? {};
  return {
    vatNumber,
    branch,
    invoiceType,
    series,
    aa,
    standing,
    mark,
    uid,
    authenticationCode,
    invoiceUrl,
    qrUrl,
    why,
  };
}
