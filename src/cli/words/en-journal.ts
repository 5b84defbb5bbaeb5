import type { FateOfNumber } from '../../client/journal/give-up.js';
import type { RetiredMonth } from '../../client/journal/retention.js';
import type { JournalStanding } from '../../client/journal/rows.js';
import { plural } from './plural.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const COMPARE = 'If it was filed after all, comparing its day with the service shows it (reconcileDay).';

/** `parastatiko journal`, in English. */
export const journal = {
  storeNeeded:
    'Name the journal: --journal FILE or --database URL, one of them. PARASTATIKO_DATABASE can have the URL.',
  noFile: (file: string) => `There is no journal ${file}.`,
  noJournal: {
    missing: (file: string) =>
      `The file ${file} is empty: it has no journal. Nothing was created. Check --journal.`,
    older: (file: string) =>
      `The journal ${file} is from an older version. Nothing was changed. Start the program that uses it with this version first.`,
  },
  noDatabase: {
    missing: (schema: string) =>
      `The database has no journal in the schema ${schema}. Nothing was created. Check the database, and --schema.`,
    older: (schema: string) =>
      `The journal in the schema ${schema} is from an older version. Nothing was changed. Start the program that uses it with this version first.`,
  },
  standings: {
    sending: 'being sent',
    'not-sent': 'not sent',
    unknown: 'unknown',
    held: 'held',
    queued: 'queued',
    issued: 'issued',
    cancelled: 'cancelled',
    refused: 'refused',
  } satisfies Readonly<Record<JournalStanding, string>>,
  rows: (count: number) => plural(count, 'entry', 'entries'),
  /** How long ago something was. */
  ago: (seconds: number) => {
    if (seconds < 2 * MINUTE) return plural(seconds, 'second', 'seconds');
    if (seconds < 2 * HOUR) return plural(Math.floor(seconds / MINUTE), 'minute', 'minutes');
    if (seconds < 2 * DAY) return plural(Math.floor(seconds / HOUR), 'hour', 'hours');
    return plural(Math.floor(seconds / DAY), 'day', 'days');
  },
  oldest: (ago: string) => `oldest: ${ago} ago`,
  attempts: (count: number) => plural(count, 'attempt', 'attempts'),
  open: 'Open:',
  more: (count: number) => `and ${count} more`,
  /** A row that `replicate` has copied from the journal of a till. */
  ofTill: 'till',
  tills: 'Tills:',
  copied: (ago: string) => `copied ${ago} ago`,
  conflicts: (count: number) => plural(count, 'number used twice', 'numbers used twice'),
  wrongDocument: (given: string) =>
    `"${given}" is not a document. Give its series and number (A 101), also with the type (11.1 A 101), its MARK or its UID; for a completion or a cancellation, its operation and key (cancel-note KEY).`,
  notFound: (given: string) => `The journal has no entry for ${given}.`,
  several: (count: number) =>
    `There are ${count} such entries. Add the type or --vat-number, or give the operation and the key that --format json shows.`,
  members: {
    first: 'first attempt',
    last: 'last attempt',
    holder: 'holder',
    authenticationCode: 'authentication code',
    invoiceUrl: 'document',
    why: 'reason',
  } satisfies Readonly<
    Record<'first' | 'last' | 'holder' | 'authenticationCode' | 'invoiceUrl' | 'why', string>
  >,
  nothingToRetire: 'No month is old enough, or all are taken out already.',
  retired: ({ month, rows, stays, table }: RetiredMonth) =>
    stays === undefined
      ? `${month}: ${plural(rows, 'entry', 'entries')} taken out${table === undefined ? '' : `. They are in ${table}`}`
      : `${month}: stays, because ${stays === 'open' ? 'something in it is open' : 'not all of it is copied'}`,
  nothingToRetry: (standing: string) => `nothing to retry: ${standing}`,
  notGivenUp: (standing: string) => `cannot be given up: ${standing}`,
  belongsToTill: (holder: string) => `It belongs to ${holder}. Give the command there, with --journal.`,
  givenUp: 'given up',
  refusedUntilRetry: 'Programs that use this journal refuse to send it, until you retry it.',
  refusedForGood:
    'It waited for a payment that was released, so it is not sent again. Issue a new document, with another number.',
  afterGivingUp: {
    burnt: ['Its number is burnt.', COMPARE],
    'not-open': [
      'The journal has no open reservation of its number: if your program counts numbers elsewhere, burn it there.',
      COMPARE,
    ],
    none: [],
  } satisfies Readonly<Record<FateOfNumber, readonly string[]>>,
};
