import { ClientError } from '../../client/error.js';
import {
  commitNumber,
  type GivingUp,
  giveUpRow,
  mayBeFiled,
  takeBack,
} from '../../client/journal/give-up.js';
import { givenUpIn, wasHeld } from '../../client/journal/given-up.js';
import type { JournalRow } from '../../client/journal/rows.js';
import { unsettled } from '../../client/journal/standings.js';
import { RefusedStepError } from '../../flows/shared/refused-step-error.js';
import { OperationError } from '../../operations/core/error.js';
import { giveUpDocument } from '../../operations/payments/give-up.js';
import { isReleased } from '../../operations/payments/released.js';
import type { Context, ExitCode } from '../args/command.js';
import { clean } from '../output/clean.js';
import { wantsJson, writeList } from '../output/json-lines.js';
import { keyAndAddress } from '../service/key-and-address.js';
import { neededText } from '../service/options.js';
import { isGood, outcomeJson, outcomeLines } from '../service/outcome-text.js';
import { complain, reportError } from '../service/report-error.js';
import { nameOfRow, rowJson } from '../service/row-text.js';
import type { Both } from '../words/index.js';
import { rowsNamed } from './find.js';
import type { OpenJournal } from './open.js';
import { options } from './options.js';
import { rowLines, wholeRecord } from './row.js';
import { showStatus } from './status.js';

/** An action of `parastatiko journal`, by the word after the command. */
interface Action {
  readonly what: Both;
  /** Whether it is about one document. */
  readonly needsDocument: boolean;
  readonly run: (context: Context, open: OpenJournal, document: readonly string[]) => Promise<ExitCode>;
}

export const actions: Readonly<Record<string, Action>> = {
  status: {
    what: {
      en: 'how many entries there are by status, and the open ones',
      el: 'πόσες εγγραφές υπάρχουν ανά κατάσταση και ποιες εκκρεμούν',
    },
    needsDocument: false,
    run: showStatus,
  },
  show: {
    what: { en: 'one document', el: 'ένα παραστατικό' },
    needsDocument: true,
    run: show,
  },
  retry: {
    what: {
      en: 'search for one document, and send it again if it is not found',
      el: 'αναζήτηση ενός παραστατικού και νέα αποστολή αν δεν βρεθεί',
    },
    needsDocument: true,
    run: retry,
  },
  'give-up': {
    what: {
      en: 'end one document that will not be sent',
      el: 'εγκατάλειψη ενός παραστατικού που δεν θα σταλεί',
    },
    needsDocument: true,
    run: giveUp,
  },
  retire: {
    what: {
      en: 'take the documents of the months before --before out, for good',
      el: 'οριστική αφαίρεση των παραστατικών των μηνών πριν από το --before',
    },
    needsDocument: false,
    run: retire,
  },
};

async function retire(context: Context, { journal }: OpenJournal): Promise<ExitCode> {
  const { out, values, words } = context;
  const months = await journal.retire({ before: neededText(values, options.before) });
  if (wantsJson(values)) await writeList(out, months, values);
  else if (months.length === 0) await out.line(words.journal.nothingToRetire);
  else for (const month of months) await out.line(words.journal.retired(month));
  return months.some(({ stays }) => stays !== undefined) ? 1 : 0;
}

async function show(
  context: Context,
  { journal }: OpenJournal,
  document: readonly string[],
): Promise<ExitCode> {
  const { out, values, words } = context;
  const rows = await rowsNamed(journal, document, context);
  if (wantsJson(values))
    await writeList(
      out,
      rows.map((row) => wholeRecord(row, context)),
      values,
    );
  else for (const row of rows) for (const line of rowLines(row, context)) await out.line(line);
  if (rows.length > 0) return 0;
  await complain(context, words.journal.notFound(clean(document.join(' '))));
  return 1;
}

async function retry(context: Context, open: OpenJournal, document: readonly string[]): Promise<ExitCode> {
  const { io, locale, out, values, words } = context;
  const row = await theOwnRow(context, open, document);
  if (row === undefined) return 1;
  const wasGivenUp = givenUpIn(row) !== undefined;
  if (!wasGivenUp && !unsettled.has(row.standing) && row.standing !== 'not-sent') {
    return await refuse(context, row, words.journal.nothingToRetry(words.journal.standings[row.standing]));
  }
  const settings = await keyAndAddress(context, true);
  if (settings === undefined) return 2;
  if (wasGivenUp) {
    const { language } = context;
    const isForGood = await isReleased(row, { journal: open.journal, language, locale, now: io.now });
    const taken = isForGood ? 'held' : await takeBack(open.journal, row, io.now());
    if (taken === 'leased') return await refuse(context, row, words.service.heldElsewhere);
    if (taken === 'held') return await refuse(context, row, words.journal.refusedForGood);
  }
  const { createClient } = await import('../../client/create-client.js');
  try {
    const client = createClient({ ...settings, locale, clock: { now: io.now }, journal: open.journal });
    const report = await client.recover({ only: [row], wait: false });
    for (const { error } of report.failed) throw error;
    const [tried] = [...report.settled, ...report.unknown];
    if (tried === undefined) return await refuse(context, row, words.service.heldElsewhere);
    const { outcome } = tried;
    const isFiled =
      outcome.kind === 'issued' || outcome.kind === 'alreadyIssued' || outcome.kind === 'queued';
    if (wasGivenUp && isFiled) await commitNumber(open.journal, row, outcome);
    const record = { ...rowJson(row), outcome: outcomeJson(outcome) };
    if (wantsJson(values)) await out.line(JSON.stringify(record));
    else
      for (const line of outcomeLines(nameOfRow(row, words.service), outcome, context)) await out.line(line);
    return isGood(outcome) ? 0 : 1;
  } catch (error) {
    if (!ClientError.isClientError(error)) throw error;
    return await reportError(context, error);
  }
}

async function giveUp(context: Context, open: OpenJournal, document: readonly string[]): Promise<ExitCode> {
  const { io, language, locale, out, values, words } = context;
  const reason = neededText(values, options.reason);
  const row = await theOwnRow(context, open, document);
  if (row === undefined) return 1;
  const { journal } = open;
  const settings = mayBeFiled(row) ? await keyAndAddress(context, true) : undefined;
  if (settings === undefined && mayBeFiled(row)) return 2;
  const { createClient } = await import('../../client/create-client.js');
  const client = settings && createClient({ ...settings, locale, clock: { now: io.now }, journal });
  let ended: GivingUp;
  try {
    ended =
      row.operation === 'issue'
        ? await giveUpDocument(row, reason, { journal, client, language, locale, now: io.now })
        : await giveUpRow(journal, row, reason, io.now());
  } catch (error) {
    if (RefusedStepError.isRefusedStepError(error))
      return await refuse(context, row, error.issues.map(({ message }) => message).join(' '));
    if (OperationError.isOperationError(error)) return await refuse(context, row, error.message);
    return await reportError(context, error);
  }
  if ('leased' in ended) return await refuse(context, row, words.service.heldElsewhere);
  if ('standing' in ended)
    return await refuse(context, row, words.journal.notGivenUp(words.journal.standings[ended.standing]));
  const { number } = ended;
  // Repeated, it has finished what was interrupted, and the first reason stays.
  const kept = givenUpIn(row) ?? reason;
  if (wantsJson(values))
    await out.line(JSON.stringify({ ...rowJson(row), givenUp: true, number, reason: kept }));
  else {
    const { givenUp, afterGivingUp, refusedForGood, refusedUntilRetry } = words.journal;
    await out.line(`${nameOfRow(row, words.service)} · ${givenUp}: ${clean(kept)}`);
    const after = [wasHeld(row) ? refusedForGood : refusedUntilRetry, ...afterGivingUp[number]];
    await out.line(after.join(' '));
  }
  return 0;
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
