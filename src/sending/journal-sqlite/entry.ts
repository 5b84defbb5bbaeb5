import {
  type JournalRequest,
  type JournalResult,
  type JournalRow,
  type JournalStanding,
  type Lease,
  type Operation,
  TAKEN_OUT,
} from '../client/journal/inside.js';
import type { SqlRow } from './driver.js';
import { detailOf } from './failure.js';
import type { Store } from './store.js';

/** Whether a row has its request: that of an old month may have been taken out. */
export const hasBody = ({ body }: SqlRow): boolean => body !== TAKEN_OUT;

/** Converts a row of the table to a row of the journal. */
export function rowOf(store: Store, entry: SqlRow): JournalRow {
  const text = (name: string): string => String(entry[name]);
  if (!hasBody(entry)) {
    const what = `${text('operation')} ${text('key')}`;
    throw store.error('journal/body-missing', { what, month: text('issue_date').slice(0, 7) });
  }
  const { result, lease_holder: holder } = entry;
  return {
    operation: text('operation') as Operation,
    key: text('key'),
    standing: text('standing') as JournalStanding,
    request: {
      call: text('call'),
      query: parsed(store, text('query')) as JournalRequest['query'],
      body: text('body'),
      about: parsed(store, text('about')) as JournalRequest['about'],
    },
    firstAttemptAt: text('first_attempt_at'),
    lastAttemptAt: text('last_attempt_at'),
    attempts: Number(entry['attempts']),
    ...(typeof result === 'string' && { result: parsed(store, result) as JournalResult }),
    ...(typeof holder === 'string' && { holder }),
  };
}

export function leaseOf(entry: SqlRow): Lease | undefined {
  if (entry['lease_id'] === null) return undefined;
  const text = (name: string): string => String(entry[name]);
  return {
    holder: text('lease_holder'),
    run: text('lease_run'),
    id: text('lease_id'),
    until: text('lease_until'),
  };
}

/** Parses JSON that this library wrote. */
export function parsed(store: Store, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw store.error('journal/damaged', { detail: detailOf(error) });
  }
}
