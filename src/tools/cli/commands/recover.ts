import type { RecoveredRow } from '../../../sending/client/inside.js';
import type { JournalRow } from '../../../sending/client/journal/inside.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { neededText } from '../args/values.js';
import { recoverRow } from '../generated/commands/recover.js';
import { nameOfRow, rowJson } from '../journal/row.js';
import { Answers, wantsJson } from '../output/json-lines.js';
import { ask } from '../service/ask.js';
import { isGood, outcomeJson, outcomeLines } from '../service/outcome-text.js';
import { errorJson, errorLines } from '../service/report-error.js';

/** `parastatiko recover`: settles the unknown outcomes of a journal. */
export const recoverCommand: Command = { ...recoverRow, run };

async function run(context: Context): Promise<ExitCode> {
  const { values, out, style } = context;
  const words = context.words.service;
  neededText(context, 'journal');
  const answers = new Answers(context);
  let bad = 0;

  /** Prints the outcome of a row at once, because the next one may take minutes. */
  async function add(
    row: JournalRow,
    fate: object,
    lines: (name: string) => readonly string[],
  ): Promise<void> {
    await answers.add({ ...rowJson(row), ...fate }, () => lines(nameOfRow(row, words)));
    await out.flush();
  }

  async function addBad(rows: readonly JournalRow[], fate: object, word: string): Promise<void> {
    bad += rows.length;
    for (const row of rows) await add(row, fate, (name) => [`${name} · ${word}`]);
  }

  async function onRow({ row, outcome }: RecoveredRow): Promise<void> {
    if (!isGood(outcome)) bad += 1;
    await add(row, { outcome: outcomeJson(outcome) }, (name) => outcomeLines(name, outcome, context));
  }

  return await ask(
    context,
    async (client) => {
      const report = await client.recover({ wait: values['no-wait'] !== true, onRow });
      // What could not be written, for example to a pipe that is closed.
      for (const { error } of report.onRowErrors) throw error;
      bad += report.failed.length;
      for (const { row, error } of report.failed)
        await add(row, { error: errorJson(error) }, (name) =>
          errorLines(name, words.notLookedAt, error, context),
        );
      await addBad(report.heldElsewhere, { heldElsewhere: true }, words.heldElsewhere);
      await addBad(report.left, { left: true, stopped: report.stopped }, style.red(words.notTried));
      await addBad(report.notSent, { notSent: true }, style.red(words.neverSent));
      await answers.end((rows) => ({ ok: bad === 0, rows }));
      if (answers.count === 0 && !wantsJson(values)) await out.line(words.nothingToRecover);
      return bad > 0 ? 1 : 0;
    },
    { creates: false },
  );
}
