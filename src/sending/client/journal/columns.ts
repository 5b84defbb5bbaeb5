import type { NumberRecord, UnusedNumber } from '../../../flows/inside.js';
import type { StoredEvent } from '../../webhooks/store.js';
import type { Lease } from './attempts.js';
import type { JournalRow } from './rows.js';
import type { StoredState } from './states.js';

/** A row of a table of a database. */
type Columns = Readonly<Record<string, unknown>>;

/** Parses JSON that this library wrote. */
export type Parse = (text: string) => unknown;

/** What an entry of a database says about its row. The names of the columns of the holder differ. */
export function rowIn(entry: Columns, holder: unknown, parse: Parse): JournalRow {
  const { result, origin } = entry;
  return {
    ...({ operation: entry['operation'], key: entry['key'], standing: entry['standing'] } as Pick<
      JournalRow,
      'operation' | 'key' | 'standing'
    >),
    request: {
      call: String(entry['call']),
      query: parse(String(entry['query'])) as JournalRow['request']['query'],
      body: String(entry['body']),
      about: parse(String(entry['about'])) as JournalRow['request']['about'],
    },
    firstAttemptAt: String(entry['first_attempt_at']),
    lastAttemptAt: String(entry['last_attempt_at']),
    attempts: Number(entry['attempts']),
    ...(typeof result === 'string' && { result: parse(result) as NonNullable<JournalRow['result']> }),
    ...(typeof holder === 'string' && { holder }),
    ...(typeof origin === 'string' && { origin }),
  };
}

export function leaseIn(
  entry: Columns,
  [holder, run]: readonly [holder: unknown, run: unknown],
): Lease | undefined {
  const { lease_id: id, lease_until: until } = entry;
  if (id === null) return undefined;
  return { holder: String(holder), run: String(run), id: String(id), until: String(until) };
}

export const stateIn = ({ name, state, version }: Columns, parse: Parse): StoredState => ({
  name: String(name),
  state: parse(String(state)),
  version: Number(version),
});

export const eventIn = ({ event_id: eventId, body, attempts }: Columns): StoredEvent => ({
  eventId: String(eventId),
  body: String(body),
  attempts: Number(attempts),
});

/** What is stored when a number is reserved, in the order of its columns: issue_date, memo, holder, reserved_at. */
export const reservationOf = (record: NumberRecord): (string | null)[] => {
  const { issueDate = null, memo = null, holder = null, reservedAt = null } = record;
  return [issueDate, memo, holder, reservedAt];
};

/** What becomes of a number, in the order of its columns: mark, uid, reason, used_by. */
export function resultOf(record: NumberRecord): (string | null)[] {
  const { mark, uid, reason, usedBy } = record;
  return [mark ?? null, uid ?? null, reason ?? null, usedBy === undefined ? null : JSON.stringify(usedBy)];
}

const WITHOUT_DOCUMENT = 'mark IS NULL AND uid IS NULL';

/** The conditions of `fateOf`. */
export const FATES: Readonly<Record<UnusedNumber, string>> = {
  open: `${WITHOUT_DOCUMENT} AND reason IS NULL AND NOT is_free`,
  burnt: `${WITHOUT_DOCUMENT} AND reason IS NOT NULL`,
  free: `${WITHOUT_DOCUMENT} AND is_free`,
};
