import type { Client } from '../../client/client.js';
import type { JournalRow } from '../../client/journal/rows.js';
import type { RecoveredRow } from '../../client/recovery/report.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { options } from '../journal/options.js';
import { clean } from '../output/clean.js';
import { wantsJson } from '../output/json-lines.js';
import { ask } from '../service/ask.js';
import { neededText, serviceOptions } from '../service/options.js';
import { isGood, outcomeJson, outcomeLines } from '../service/outcome-text.js';
import { sentencesOf } from '../service/report-error.js';
import { nameOfRow, rowJson } from '../service/row-text.js';

/** `parastatiko recover`: settles the unknown outcomes of a journal. */
export const recoverCommand: Command = {
  operands: { en: '', el: '' },
  most: 0,
  options: [
    ...serviceOptions,
    options.journal,
    {
      name: 'no-wait',
      en: 'Search once, and do not wait until a document may be sent again.',
      el: 'Ελέγχει μία φορά, χωρίς να περιμένει πότε ένα παραστατικό μπορεί να σταλεί ξανά.',
    },
  ],
  description: {
    en: 'Searches for every document of the journal with an unknown outcome, waits for its settling time (two minutes), and sends the identical document again if it is not found. Cancellations and payments at a terminal are settled in the same way. Documents that another process is working on are left to it. If the service cannot be reached, it stops and lists the rest. The journal has to exist. The command does not ask for confirmation; you can interrupt it at any moment and run it again.',
    el: 'Αναζητά κάθε παραστατικό του ημερολογίου με άγνωστο αποτέλεσμα, περιμένει τον χρόνο αναμονής του (δύο λεπτά) και στέλνει ξανά το ίδιο παραστατικό αν δεν βρεθεί. Το ίδιο γίνεται με ακυρώσεις και πληρωμές σε τερματικό. Ό,τι επεξεργάζεται άλλη διεργασία αφήνεται σε αυτήν. Αν δεν υπάρχει σύνδεση με την υπηρεσία, σταματά και δείχνει όσα έμειναν. Το ημερολόγιο πρέπει να υπάρχει. Δεν ρωτά τίποτα, μπορεί να διακοπεί οποιαδήποτε στιγμή και να δοθεί ξανά.',
  },
  exitCodes: {
    0: {
      en: 'everything is settled, or queued at the provider',
      el: 'όλα διευκρινίστηκαν ή περιμένουν στον πάροχο',
    },
    1: {
      en: 'something was refused, is unknown, was not tried, is held by another process, or was never sent',
      el: 'κάτι απορρίφθηκε, είναι άγνωστο, δεν ελέγχθηκε, το έχει άλλη διεργασία, ή δεν στάλθηκε ποτέ',
    },
    2: {
      en: 'no journal, no key, no base URL, or wrong usage',
      el: 'δεν υπάρχει ημερολόγιο, κλειδί ή διεύθυνση, ή λανθασμένη σύνταξη της εντολής',
    },
  },
  examples: {
    'parastatiko recover --journal till.db --key-file key.txt': {
      en: 'When a till starts.',
      el: 'Όταν ξεκινά ένα ταμείο.',
    },
    'parastatiko recover --journal till.db --no-wait --format ndjson': {
      en: 'One check, for a program.',
      el: 'Ένας έλεγχος, για χρήση από πρόγραμμα.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const { values, out, words, style } = context;
  neededText(values, options.journal);
  const records: object[] = [];
  let rows = 0;
  let bad = 0;

  /** Prints the outcome of a row at once, because the next one may take minutes. */
  async function reportRow(
    row: JournalRow,
    fate: object,
    isFine: boolean,
    lines: readonly string[],
  ): Promise<void> {
    rows += 1;
    if (!isFine) bad += 1;
    const record = { ...rowJson(row), ...fate };
    if (values.format === 'json') records.push(record);
    else if (wantsJson(values)) await out.line(JSON.stringify(record));
    else for (const line of lines) await out.line(line);
    await out.flush();
  }

  const reportOutcome = ({ row, outcome }: RecoveredRow): Promise<void> => {
    const lines = outcomeLines(nameOfRow(row, words.service), outcome, context);
    return reportRow(row, { outcome: outcomeJson(outcome) }, isGood(outcome), lines);
  };

  const recover = async (client: Client): Promise<ExitCode> => {
    const report = await client.recover({ wait: values['no-wait'] !== true, onRow: reportOutcome });
    // What could not be written, for example to a pipe that is closed.
    for (const { error } of report.onRowErrors) throw error;
    for (const { row, error } of report.failed) {
      const { code, message, safeToRepeat } = error;
      const head = `${nameOfRow(row, words.service)} · ${style.red(words.service.notLookedAt)}`;
      const lines = sentencesOf(error, values).map((sentence) => `  ${clean(sentence)}`);
      await reportRow(row, { error: { code, message, safeToRepeat } }, false, [head, ...lines]);
    }
    for (const row of report.heldElsewhere) {
      const line = `${nameOfRow(row, words.service)} · ${words.service.heldElsewhere}`;
      await reportRow(row, { heldElsewhere: true }, false, [line]);
    }
    for (const row of report.left) {
      const line = `${nameOfRow(row, words.service)} · ${style.red(words.service.notTried)}`;
      await reportRow(row, { left: true, stopped: report.stopped }, false, [line]);
    }
    for (const row of report.notSent) {
      const line = `${nameOfRow(row, words.service)} · ${style.red(words.service.neverSent)}`;
      await reportRow(row, { notSent: true }, false, [line]);
    }
    if (values.format === 'json') {
      await out.line(JSON.stringify({ ok: bad === 0, rows: records }, null, 2));
    } else if (rows === 0 && !wantsJson(values)) await out.line(words.service.nothingToRecover);
    return bad > 0 ? 1 : 0;
  };
  return await ask(context, recover, { creates: false });
}
