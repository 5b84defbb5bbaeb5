import { setImmediate } from 'node:timers/promises';
import { type Retention, type RetiredMonth, readRetention, TAKEN_OUT } from '../client/journal/inside.js';
import type { Store } from './store.js';

const SETTLED = "standing IN ('issued', 'cancelled', 'refused')";
/** The documents of a day, or of a month, with `?` for its beginning and its end. */
const WITHIN = 'issue_date >= ? AND issue_date < ?';
const BY_DATE = 'entries INDEXED BY entries_by_date';

/**
 * Takes the requests of old documents out of the file, one day after the other, so that nobody waits long. The file
 * does not become smaller; its space is used again.
 */
export async function retireIn(store: Store, given: Retention): Promise<readonly RetiredMonth[]> {
  const { before } = readRetention(given, store.place.locale);
  const days = daysBefore(store, `${before}-01`);
  const months = new Map<string, string[]>();
  for (const day of days) {
    const month = day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  const retired: RetiredMonth[] = [];
  for (const [month, daysOfMonth] of months) {
    const stays = reasonToStay(store, month);
    if (stays !== undefined) {
      retired.push({ month, rows: 0, stays });
      continue;
    }
    let rows = 0;
    for (const day of daysOfMonth) {
      rows += retireDay(store, day);
      await setImmediate();
    }
    if (rows > 0) retired.push({ month, rows });
  }
  return retired;
}

/** The days of documents, in their order. */
function daysBefore(store: Store, end: string): string[] {
  const days: string[] = [];
  for (let day = ''; ; ) {
    const sql = `SELECT min(issue_date) AS day FROM ${BY_DATE} WHERE issue_date > ? AND issue_date < ?`;
    const next = store.one(sql, day, end)?.['day'];
    if (typeof next !== 'string') return days;
    days.push(next);
    day = next;
  }
}

function reasonToStay(store: Store, month: string): RetiredMonth['stays'] {
  // The character after every digit, so this is the whole month.
  const within = [month, `${month}:`];
  const open = store.one(`SELECT 1 FROM ${BY_DATE} WHERE ${WITHIN} AND NOT ${SETTLED} LIMIT 1`, ...within);
  if (open !== undefined) return 'open';
  const missing = store.one(
    `SELECT 1 FROM ${BY_DATE} JOIN changes c ON c.entry_id = entries.id
     WHERE ${WITHIN} AND EXISTS (SELECT 1 FROM origin)
       AND c.change > (SELECT coalesce(max(change), 0) FROM copies WHERE arrived = 1) LIMIT 1`,
    ...within,
  );
  return missing && 'not-copied';
}

function retireDay(store: Store, day: string): number {
  return store.write(() => {
    const ids = store.all(
      `SELECT id FROM ${BY_DATE} WHERE issue_date = ? AND ${SETTLED} AND body <> '${TAKEN_OUT}'`,
      day,
    );
    for (const { id = null } of ids) store.run('UPDATE entries SET body = ? WHERE id = ?', TAKEN_OUT, id);
    return ids.length;
  });
}
