import type { Document } from '../../types/index.js';
import { checkOptions, checkSettings } from '../args/check-options.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { checkExitCodes } from '../args/exit-codes.js';
import { progressOption } from '../generated/options.js';
import type { Entry } from '../input/entry.js';
import { identityOf } from '../input/identity.js';
import { type Correction, correctionJson, correctionLines, correctionsOf } from '../output/corrections.js';
import type { ReportedDocument } from '../output/report.js';
import { RequestReport } from '../output/request-report.js';
import { titleOf } from '../output/text.js';
import { textLook } from '../output/text-look.js';
import { readEach } from '../read-each.js';

/** `parastatiko fix`: makes the corrections that have only one right answer, and prints the request. */
export const fixCommand: Command = {
  operands: { en: '[FILE…|-]', el: '[ΑΡΧΕΙΟ…|-]' },
  options: [...checkOptions, progressOption],
  description: {
    en: 'Corrects what has only one right answer, such as a total that follows from the lines, the text of the payments, a tax number with a prefix, or a flag that is false. Prints the request {"invoice": […]} with all documents, including those that still have errors. FILE has documents as for validate. Standard error lists what was changed and what is left. With --format json or ndjson, the documents are in the report: fixed lists the changes, issues what is left.',
    el: 'Κάνει τις διορθώσεις που έχουν μία μόνο σωστή απάντηση: ένα σύνολο που προκύπτει από τις γραμμές, το κείμενο των πληρωμών, έναν ΑΦΜ χωρίς πρόθεμα, μια ένδειξη false. Εμφανίζει την αποστολή {"invoice": […]} με όλα τα παραστατικά, και όσα έχουν ακόμη σφάλματα· το ΑΡΧΕΙΟ περιέχει παραστατικά όπως για το validate. Η έξοδος σφαλμάτων αναφέρει τι άλλαξε και τι απομένει. Με --format json ή ndjson τα παραστατικά είναι μέσα στην αναφορά· το fixed έχει όσα άλλαξαν, το issues όσα απομένουν.',
  },
  exitCodes: checkExitCodes,
  examples: {
    'parastatiko fix request.json > corrected.json': {
      en: 'The corrected request.',
      el: 'Η διορθωμένη αποστολή.',
    },
    'parastatiko fix --lang el --format ndjson documents.ndjson': {
      en: 'Any number of documents, for a program.',
      el: 'Οσαδήποτε παραστατικά, για χρήση από πρόγραμμα.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const settings = checkSettings(context);
  const [{ checkRead, readToCheck, validate }, { applyFixes }, { normalizeOptions }, { Among }] =
    await Promise.all([
      import('../../rules/validate/validate.js'),
      import('../../rules/fixes/apply-fixes.js'),
      import('../../rules/validate/normalize-options.js'),
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
  const unusable = await readEach(context, 'documents', put, {
    others: (item) => report.addList(among.take(item)),
  });
  await report.addList(among.end());
  return report.end(unusable, unusable === 0);

  async function reportFixed(document: ReportedDocument, corrections: readonly Correction[]): Promise<void> {
    await err.line(`${look.style.bold(titleOf(document, look))} · ${words.fix.fixed(corrections.length)}`);
    for (const line of correctionLines(corrections, look)) await err.line(line);
    await err.line();
  }
}
