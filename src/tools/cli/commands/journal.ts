import { hasMarkForm } from '../../../codes/inside.js';
import { RefusedStepError } from '../../../flows/index.js';
import { membersOf } from '../../../reading/inside.js';
import { readJson } from '../../../sending/client/inside.js';
import {
  commitNumber,
  givenUpIn,
  giveUpRow,
  type Journal,
  type JournalRow,
  listed,
  mayBeFiled,
  type Operation,
  type RetiredMonth,
  takeBack,
  unsettled,
  wasHeld,
} from '../../../sending/client/journal/inside.js';
import { UID } from '../../../types/inside.js';
import { OperationError } from '../../operations/core/error.js';
import { giveUpDocument, isReleased } from '../../operations/payments/give-up.js';
import { actionGiven } from '../args/action.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { neededText, textOf } from '../args/values.js';
import { journalRow } from '../generated/commands/journal.js';
import { commandWords } from '../generated/commands.js';
import { type OpenJournal, withOpenJournal } from '../journal/open.js';
import { nameOfRow, rowJson, rowLines, wholeRecord } from '../journal/row.js';
import { showStatus } from '../journal/status.js';
import { show } from '../output/json-lines.js';
import { clientOf } from '../service/ask.js';
import { keyAndAddress } from '../service/key-and-address.js';
import { showOutcome } from '../service/outcome-text.js';
import { complain } from '../service/report-error.js';
import { clean } from '../terminal/clean.js';
import type { CliWords } from '../words/index.js';

/** `parastatiko journal`: looks at a journal, and settles single documents. */
export const journalCommand: Command = {
  ...journalRow,
  async run(context) {
    const { name, operands } = actionGiven(context, journalRow, { ofWords: true });
    return await withOpenJournal(context, (open) => actions[name](context, open, operands));
  },
};

const TYPE = /^\d{1,2}\.\d{1,2}$/;

const OPERATIONS: ReadonlySet<string> = new Set([
  'issue',
  'complete-payment',
  'complete-old-invoice',
  'cancel-note',
] satisfies Operation[]);

/** The rows that people name: by operation and key, or by series and number, also with the type, by MARK or by UID. */
async function rowsNamed(
  journal: Journal,
  operands: readonly string[],
  { values, words }: Pick<Context, 'values' | 'words'>,
): Promise<readonly JournalRow[]> {
  const given = operands.join(' ').trim().split(/\s+/);
  const [only = ''] = given;
  const vatNumber = textOf(values, 'vat-number');
  if (given.length > 1 && OPERATIONS.has(only))
    return await rowsOf(
      journal,
      only as Operation,
      operands.join(' ').trim().slice(only.length).trim(),
      vatNumber,
    );
  if (given.length === 1) {
    if (hasMarkForm(only)) return await listed(journal.rows({ mark: only, vatNumber }));
    if (UID.test(only)) return await listed(journal.rows({ uid: only.toUpperCase(), vatNumber }));
    throw new UsageError(() => words.journal.wrongDocument(clean(only)));
  }
  const hasType = given.length > 2 && TYPE.test(only);
  const invoiceType = hasType ? only : undefined;
  const [series, aa] = [given.slice(hasType ? 1 : 0, -1).join(' '), given.at(-1)];
  const rows: JournalRow[] = [];
  for await (const found of journal.documents({ vatNumber, invoiceType, series, aa })) {
    const key = JSON.stringify([found.vatNumber, found.branch, found.invoiceType, found.series, found.aa]);
    const row = await journal.row({ operation: 'issue', key });
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

/** The rows of an operation with a key, or with the name that the list shows; those of an issuer, if one is given. */
async function rowsOf(
  journal: Journal,
  operation: Operation,
  named: string,
  vatNumber: string | undefined,
): Promise<readonly JournalRow[]> {
  if (vatNumber !== undefined && operation === 'complete-old-invoice')
    throw new UsageError((_, language) => noIssuer[language]);
  const row = await journal.row({ operation, key: named });
  const rows = row === undefined ? await listed(journal.rows({ operation })) : [row];
  return rows.filter((each) => {
    if (vatNumber !== undefined && issuerOf(each) !== vatNumber) return false;
    const { type, series, aa, mark } = rowJson(each);
    const names = [mark, mark && `MARK ${mark}`, `${series} ${aa}`, `${type} ${series} ${aa}`];
    return each === row || names.includes(named);
  });
}

/** Such a completion has the MARK of its document, and nothing of its issuer. */
const noIssuer = commandWords.journal.noIssuer;

function issuerOf({ request: { about, body } }: JournalRow): unknown {
  const { vatNumber, document = body } = about;
  return vatNumber ?? membersOf(membersOf(readJson(document)?.value)['issuer'])['vatNumber'];
}

type Action = (context: Context, open: OpenJournal, document: readonly string[]) => Promise<ExitCode>;

/** The actions, by the word after the command. */
const actions: Readonly<Record<keyof (typeof journalRow)['actions'], Action>> = {
  status: showStatus,
  show: showRows,
  retry,
  'give-up': giveUp,
  retire,
};

async function retire(context: Context, { journal }: OpenJournal): Promise<ExitCode> {
  const months = await journal.retire({ before: neededText(context, 'before') });
  await show(context, months, () => retiredLines(months, context.words));
  return months.some(({ stays }) => stays !== undefined) ? 1 : 0;
}

async function showRows(
  context: Context,
  { journal }: OpenJournal,
  document: readonly string[],
): Promise<ExitCode> {
  const rows = await rowsNamed(journal, document, context);
  const records = rows.map((row) => wholeRecord(row, context));
  await show(context, records, () => rows.flatMap((row) => rowLines(row, context)));
  if (rows.length > 0) return 0;
  await complain(context, context.words.journal.notFound(clean(document.join(' '))));
  return 1;
}

async function retry(context: Context, open: OpenJournal, document: readonly string[]): Promise<ExitCode> {
  const { io, language, locale, words } = context;
  const { journal } = open;
  const row = await theOwnRow(context, open, document);
  if (row === undefined) return 1;
  const wasGivenUp = givenUpIn(row) !== undefined;
  if (!wasGivenUp && !unsettled.has(row.standing) && row.standing !== 'not-sent') {
    return await refuse(context, row, words.journal.nothingToRetry(words.journal.standings[row.standing]));
  }
  const settings = await keyAndAddress(context, true);
  if (settings === undefined) return 2;
  const client = await clientOf(context, settings, { journal });
  if (wasGivenUp) {
    const isForGood = await isReleased(row, { journal, language, locale, now: io.now });
    const taken = isForGood ? 'held' : await takeBack(journal, row, io.now());
    if (taken === 'leased') return await refuse(context, row, words.service.heldElsewhere);
    if (taken === 'held') return await refuse(context, row, words.journal.refusedForGood);
  }
  const report = await client.recover({ only: [row], wait: false });
  for (const { error } of report.failed) throw error;
  const [tried] = [...report.settled, ...report.unknown];
  if (tried === undefined) return await refuse(context, row, words.service.heldElsewhere);
  const { outcome } = tried;
  if (
    wasGivenUp &&
    (outcome.kind === 'issued' || outcome.kind === 'alreadyIssued' || outcome.kind === 'queued')
  )
    await commitNumber(journal, row, outcome);
  return await showOutcome(context, nameOfRow(row, words.service), outcome, rowJson(row));
}

async function giveUp(context: Context, open: OpenJournal, document: readonly string[]): Promise<ExitCode> {
  const { io, language, locale, words } = context;
  const { journal } = open;
  const reason = neededText(context, 'reason');
  const row = await theOwnRow(context, open, document);
  if (row === undefined) return 1;
  const settings = mayBeFiled(row) ? await keyAndAddress(context, true) : undefined;
  if (settings === undefined && mayBeFiled(row)) return 2;
  const client = settings && (await clientOf(context, settings, { journal }));
  try {
    const ended =
      row.operation === 'issue'
        ? await giveUpDocument(row, reason, { journal, client, language, locale, now: io.now })
        : await giveUpRow(journal, row, reason, io.now());
    if ('leased' in ended) return await refuse(context, row, words.service.heldElsewhere);
    if ('standing' in ended)
      return await refuse(context, row, words.journal.notGivenUp(words.journal.standings[ended.standing]));
    const { number } = ended;
    // Repeated, it has finished what was interrupted, and the first reason stays.
    const kept = givenUpIn(row) ?? reason;
    await show(context, { ...rowJson(row), givenUp: true, number, reason: kept }, () => {
      const { givenUp, afterGivingUp, refusedForGood, refusedUntilRetry } = words.journal;
      const after = [wasHeld(row) ? refusedForGood : refusedUntilRetry, ...afterGivingUp[number]];
      return [`${nameOfRow(row, words.service)} · ${givenUp}: ${clean(kept)}`, after.join(' ')];
    });
    return 0;
  } catch (error) {
    if (RefusedStepError.isRefusedStepError(error))
      return await refuse(context, row, error.issues.map(({ message }) => message).join(' '));
    if (OperationError.isOperationError(error)) return await refuse(context, row, error.message);
    throw error;
  }
}

/** The row that is meant, if there is one only and it belongs to this journal. Otherwise the reason is reported. */
async function theOwnRow(
  context: Context,
  { journal }: OpenJournal,
  document: readonly string[],
): Promise<JournalRow | undefined> {
  const { words } = context;
  const rows = await rowsNamed(journal, document, context);
  const [row] = rows;
  if (row === undefined) await complain(context, words.journal.notFound(clean(document.join(' '))));
  else if (rows.length > 1) await complain(context, words.journal.several(rows.length));
  else if (row.origin === undefined) return row;
  else await refuse(context, row, words.journal.belongsToTill(clean(row.holder ?? row.origin)));
  return undefined;
}

async function refuse(context: Context, row: JournalRow, why: string): Promise<ExitCode> {
  await complain(context, `${nameOfRow(row, context.words.service)}: ${why}`);
  return 1;
}

function retiredLines(months: readonly RetiredMonth[], { journal }: CliWords): readonly string[] {
  if (months.length === 0) return [journal.nothingToRetire];
  return months.map(({ month, rows, stays, table }) => {
    if (stays !== undefined) return journal.stays[stays](month);
    return table === undefined ? journal.retired(month, rows) : journal.retiredInto(month, rows, table);
  });
}
