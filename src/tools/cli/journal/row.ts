import { documentIn } from '../../../sending/client/journal/document-in.js';
import { givenUpIn } from '../../../sending/client/journal/given-up.js';
import type { JournalRow } from '../../../sending/client/journal/rows.js';
import { readJson } from '../../../sending/client/transport/json.js';
import type { Context } from '../args/command.js';
import { nameOfRow, rowJson } from '../service/row-text.js';
import { clean } from '../terminal/clean.js';

/** Whether somebody has to do something about a row. Those that are sent or queued settle by themselves. */
export const needsHelp = ({ standing }: JournalRow): boolean =>
  standing === 'unknown' || standing === 'not-sent';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const secondsSince = (moment: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / 1000));

/** How long ago something was, in the words of the language. */
export function agoOf(moment: string, { io, words }: Context): string {
  const { ago } = words.journal;
  const seconds = secondsSince(moment, io.now());
  if (seconds < 2 * MINUTE) return ago.seconds(seconds);
  if (seconds < 2 * HOUR) return ago.minutes(Math.floor(seconds / MINUTE));
  if (seconds < 2 * DAY) return ago.hours(Math.floor(seconds / HOUR));
  return ago.days(Math.floor(seconds / DAY));
}

/** The line of a row: its name, standing, age, attempts, and who has it. */
export function rowLine(row: JournalRow, context: Context): string {
  const { words, style } = context;
  const { journal } = words;
  const standing = journal.standings[row.standing];
  return [
    row.operation === 'issue'
      ? nameOfRow(row, words.service)
      : `${row.operation} ${nameOfRow(row, words.service)}`,
    needsHelp(row) ? style.red(standing) : style.bold(standing),
    agoOf(row.lastAttemptAt, context),
    ...(row.attempts > 1 ? [journal.attempts(row.attempts)] : []),
    ...(row.holder === undefined ? [] : [clean(row.holder, 60)]),
    ...(row.origin === undefined ? [] : [journal.ofTill]),
  ].join(' · ');
}

export function rowRecord(row: JournalRow, { io }: Context): object {
  const { standing, attempts, firstAttemptAt, lastAttemptAt, holder = null, origin = null, result } = row;
  return {
    ...rowJson(row),
    key: row.key,
    ...{ standing, attempts, firstAttemptAt, lastAttemptAt },
    ageSeconds: secondsSince(lastAttemptAt, io.now()),
    ...{ holder, origin, result: result ?? null },
  };
}

/** Everything about a row. */
export function rowLines(row: JournalRow, context: Context): string[] {
  const { words } = context;
  const { members } = words.journal;
  const { mark, uid, authenticationCode, invoiceUrl, why } = row.result ?? {};
  const reason = givenUpIn(row);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [words.service.columns.mark, mark],
    ['UID', uid],
    [members.authenticationCode, authenticationCode],
    [members.invoiceUrl, invoiceUrl],
    [members.why, reason === undefined ? why : `${words.journal.givenUp}: ${reason}`],
    [members.first, row.firstAttemptAt],
    [members.last, row.lastAttemptAt],
    [members.holder, row.holder],
  ];
  return [
    rowLine(row, context),
    ...facts.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name}: ${clean(value)}`])),
  ];
}

/** A row with what was sent, for programs. */
export const wholeRecord = (row: JournalRow, context: Context): object => ({
  ...rowRecord(row, context),
  ...(row.operation === 'issue'
    ? { document: documentIn(row) }
    : { body: readJson(row.request.body)?.value ?? row.request.body }),
});
