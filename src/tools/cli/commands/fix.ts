import type { Document } from '../../../types/index.js';
import { checkSettings } from '../args/check-options.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { fixRow } from '../generated/commands/fix.js';
import type { Entry } from '../input/entry.js';
import { identityOf } from '../input/identity.js';
import { type Correction, correctionJson, correctionLines, correctionsOf } from '../output/corrections.js';
import type { ReportedDocument } from '../output/report.js';
import { RequestReport } from '../output/request-report.js';
import { titleOf } from '../output/text.js';
import { textLook } from '../output/text-look.js';
import { readEach } from '../read-each.js';

/** `parastatiko fix`: makes the corrections that have only one right answer, and prints the request. */
export const fixCommand: Command = { ...fixRow, run };

async function run(context: Context): Promise<ExitCode> {
  const settings = checkSettings(context);
  const [{ checkRead, readToCheck, validate }, { applyFixes }, { normalizeOptions }, { Among }] =
    await Promise.all([
      import('../../../rules/validate/validate.js'),
      import('../../../rules/fixes/apply-fixes.js'),
      import('../../../rules/validate/normalize-options.js'),
      import('../among.js'),
    ]);
  const { err, words } = context;
  const report = new RequestReport(context);
  const { isText, isNdjson } = report;
  const look = textLook(context);
  const options = normalizeOptions(settings);
  const among = new Among(settings, isNdjson);
  const put = async (entry: Entry): Promise<void> => {
    const { document, applied } = applyFixes(entry.value, validate(entry.value, settings));
    const read = readToCheck(document, options);
    const { ok, issues, skipped } = checkRead(read, undefined, options);
    among.addRead(entry, read);
    const corrections = correctionsOf(applied, entry.value);
    const incomplete = skipped.some(({ layer }) => layer === 'document');
    const reported = { entry, ...identityOf(document), ok, issues, incomplete };
    if (corrections.length > 0 && isText) await reportFixed(reported, corrections);
    if (!isNdjson) report.request.add(document as Document);
    const fixed = corrections.map(correctionJson);
    await report.add({ ...reported, ...(!isText && { extra: { fixed, ...(isNdjson && { document }) } }) });
  };
  const unusable = await readEach(context, 'documents', put, (item) => report.addList(among.take(item)));
  await report.addList(among.end());
  return report.end(unusable, unusable === 0);

  async function reportFixed(document: ReportedDocument, corrections: readonly Correction[]): Promise<void> {
    await err.line(`${look.style.bold(titleOf(document, look))} · ${words.fix.fixed(corrections.length)}`);
    for (const line of correctionLines(corrections, look)) await err.line(line);
    await err.line();
  }
}
