import type { Client, DocumentToIssue, IssuedEntry } from '../../../sending/client/index.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { sendRow } from '../generated/commands/send.js';
import type { Entry } from '../input/entry.js';
import { identityOf } from '../input/identity.js';
import { Answers } from '../output/json-lines.js';
import { rowsText } from '../output/text.js';
import { readEach } from '../read-each.js';
import { readRelatedFiles } from '../read-related.js';
import { ask } from '../service/ask.js';
import { isGood, outcomeJson, outcomeLines } from '../service/outcome-text.js';
import { errorJson, errorLines } from '../service/report-error.js';
import { clean } from '../terminal/clean.js';
import type { CliWords } from '../words/index.js';

/** `parastatiko send`: issues documents, one request each, and prints each outcome. */
export const sendCommand: Command = {
  ...sendRow,
  run: (context) => ask(context, (client) => sendEach(context, client)),
};

async function sendEach(context: Context, client: Client): Promise<ExitCode> {
  const { values, out, words } = context;
  const related = await readRelatedFiles(context);
  if (related === undefined) return 2;
  const options = {
    ...related,
    ...(values['skip-signature'] !== undefined && { skipSignature: values['skip-signature'] === 'true' }),
    sendWithErrors: values['send-with-errors'] === true,
  };
  const answers = new Answers(context);
  let bad = 0;
  const unusable = await readEach(context, 'documents', async (entry) => {
    for await (const fate of client.issueAll([entry.value as DocumentToIssue], options)) {
      if (!('outcome' in fate && isGood(fate.outcome))) bad += 1;
      await answers.add(recordOf(entry, fate), () =>
        'outcome' in fate
          ? outcomeLines(nameOf(entry, words), fate.outcome, context)
          : errorLines(nameOf(entry, words), words.service.notSent, fate.error, context),
      );
    }
    // At once, so that a killed process has reported everything it knew.
    await out.flush();
  });
  await answers.end((documents) => ({ ok: bad === 0 && unusable === 0, documents }));
  return unusable > 0 ? 2 : bad > 0 ? 1 : 0;
}

function recordOf({ source, index, line, rows, value }: Entry, fate: IssuedEntry): object {
  const place = {
    source,
    index,
    ...(line !== undefined && { line }),
    ...(rows && { rows }),
    ...identityOf(value),
  };
  return 'outcome' in fate
    ? { ...place, outcome: outcomeJson(fate.outcome) }
    : { ...place, error: errorJson(fate.error) };
}

/** A document as people refer to it: by type, series and number, or by its place if these are missing. */
function nameOf({ source, index, rows, value }: Entry, words: CliWords): string {
  const { type, series, aa } = identityOf(value);
  const named = [type, series, aa].filter((part) => part);
  const name = named.length > 0 ? named.join(' ') : `${source} ${index + 1}`;
  return clean(rows === undefined ? name : `${name} (${rowsText(rows, words)})`, 120);
}
