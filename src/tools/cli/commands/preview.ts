import type { Command, Context, ExitCode } from '../args/command.js';
import { FILE } from '../args/placeholders.js';
import { UsageError } from '../args/usage-error.js';
import { countOf, textOf } from '../args/values.js';
import { previewRow } from '../generated/commands/preview.js';
import type { Entry } from '../input/entry.js';
import { readAnswer } from '../preview/answer.js';
import { chosenEntry } from '../preview/chosen-entry.js';
import { readReceipt } from '../preview/receipt.js';
import { renderedAs } from '../preview/rendered-as.js';
import { readTheme } from '../preview/theme.js';
import { readEach } from '../read-each.js';
import { saveNew } from '../service/save-new.js';

/** `parastatiko preview`: prints a document. */
export const previewCommand: Command = { ...previewRow, run };

async function run(context: Context): Promise<ExitCode> {
  const { err, io, out, values } = context;
  const kinds = (['html', 'pdf', 'escpos', 'email'] as const).filter((name) => values[name] === true);
  const [kind = 'html', other] = kinds;
  if (other !== undefined) throw new UsageError((usage) => usage.oneOf('--html, --pdf, --escpos, --email'));
  if (kind !== 'pdf' && values['attach'] !== undefined)
    throw new UsageError((usage) => usage.together('--pdf, attach'));
  const file = textOf(values, 'output');
  const isBinary = kind === 'pdf' || kind === 'escpos';
  if (isBinary && file === undefined && io.stdout.isTerminal) {
    throw new UsageError((usage, language) => usage.notForTerminal('--output', FILE[language]));
  }
  const wanted = countOf(values, 'number');
  const entries: Entry[] = [];
  const unusable = await readEach(context, 'either', async (entry) => {
    entries.push(entry);
  });
  if (unusable > 0) return 2;
  const chosen = chosenEntry(entries, wanted);
  const answer = await readAnswer(context, chosen.entry, chosen.index);
  const house = answer && (await readTheme(context));
  if (house === undefined) return 2;
  const extras = await readReceipt(context);
  if (extras === undefined) return 2;
  const rendered = await renderedAs(kind, chosen.entry, { ...answer, ...house, ...extras }, context);
  if (!rendered.ok) return rendered.code;
  const { content, warnings } = rendered;
  for (const warning of warnings) await err.line(`parastatiko: ${warning}`);
  if (file !== undefined)
    return await saveNew(context, file, typeof content === 'string' ? Buffer.from(content) : content);
  await (typeof content === 'string' ? out.markup(content) : out.bytes(content));
  return 0;
}
