import { readJson } from '../../../sending/client/inside.js';
import { documentIn, givenUpIn, type JournalRow } from '../../../sending/client/journal/inside.js';
import type { Context } from '../args/command.js';
import { identityOf } from '../input/identity.js';
import { block } from '../output/block.js';
import { clean } from '../terminal/clean.js';
import type { CliWords } from '../words/index.js';

/** Whether somebody has to do something about a row. Those that are sent or queued settle by themselves. */
export const needsHelp = ({ standing }: JournalRow): boolean =>
  standing === 'unknown' || standing === 'not-sent';

type JournalRowAbout = Pick<JournalRow, 'operation' | 'key' | 'request'>;

/** A row as people refer to it: by the type, series and number of its document, or by its MARK. */
export function nameOfRow(row: JournalRowAbout, { columns }: CliWords['service']): string {
  const { type, series, aa, mark } = rowJson(row);
  const named = [type, series, aa].filter((part) => part !== null);
  return clean(named.length > 0 ? named.join(' ') : `${columns.mark} ${mark ?? '–'}`, 120);
}

export function rowJson({ operation, request: { body, about } }: JournalRowAbout) {
  const { document, mark = null } = about;
  const sent = readJson(document ?? body)?.value as { readonly invoice?: readonly unknown[] } | undefined;
  return { operation, ...identityOf(document === undefined ? sent?.invoice?.[0] : sent), mark };
}

const secondsSince = (moment: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / 1000));

/** The units of an age in seconds, the longest first. */
const UNITS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

/** How long ago something was, in the words of the language. */
export function agoOf(moment: string, { io, words }: Context): string {
  const seconds = secondsSince(moment, io.now());
  const units = Object.keys(UNITS) as (keyof typeof UNITS)[];
  const unit = units.find((each) => seconds >= 2 * UNITS[each]) ?? 'seconds';
  return words.journal.ago[unit](Math.floor(seconds / UNITS[unit]));
}

/** The line of a row: its name, standing, age, attempts, and who has it. */
export function rowLine(row: JournalRow, context: Context): string {
  const { words, style } = context;
  const { journal } = words;
  const { operation, standing, attempts, holder, origin } = row;
  const name = nameOfRow(row, words.service);
  const [line = ''] = block([
    operation === 'issue' ? name : `${operation} ${name}`,
    (needsHelp(row) ? style.red : style.bold)(journal.standings[standing]),
    agoOf(row.lastAttemptAt, context),
    attempts > 1 ? journal.attempts(attempts) : undefined,
    holder && clean(holder, 60),
    origin && journal.ofTill,
  ]);
  return line;
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
export function rowLines(row: JournalRow, context: Context): readonly string[] {
  const { journal, service } = context.words;
  const { members, givenUp } = journal;
  const { mark, uid, authenticationCode, invoiceUrl, why } = row.result ?? {};
  const reason = givenUpIn(row);
  const facts = [
    [service.columns.mark, mark],
    ['UID', uid],
    [members.authenticationCode, authenticationCode],
    [members.invoiceUrl, invoiceUrl],
    [members.why, reason === undefined ? why : `${givenUp}: ${reason}`],
    [members.first, row.firstAttemptAt],
    [members.last, row.lastAttemptAt],
    [members.holder, row.holder],
  ];
  return block(
    [rowLine(row, context)],
    facts.map(([name, value]) => value && `${name}: ${value}`),
  );
}

/** A row with what was sent, for programs. */
export const wholeRecord = (row: JournalRow, context: Context): object => ({
  ...rowRecord(row, context),
  ...(row.operation === 'issue'
    ? { document: documentIn(row) }
    : { body: readJson(row.request.body)?.value ?? row.request.body }),
});
