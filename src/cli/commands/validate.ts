import { checkOptions, checkSettings } from '../args/check-options.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { checkExitCodes } from '../args/exit-codes.js';
import { workersOf, workersOption } from '../args/workers.js';
import { helperFor } from '../bulk/helper-for.js';
import { progressOption, relatedOption } from '../generated/options.js';
import type { Entry } from '../input/entry.js';
import type { TextItem } from '../input/items.js';
import type { Counts } from '../output/counts.js';
import type { ReportedList } from '../output/report.js';
import { reporterFor } from '../output/reporter-for.js';
import { readEach } from '../read-each.js';
import { readRelatedFiles, reportUnusable, splitBillOption } from '../read-related.js';

/** `parastatiko validate`: checks documents and reports everything that is wrong with them. */
export const validateCommand: Command = {
  operands: { en: '[FILE…|-]', el: '[ΑΡΧΕΙΟ…|-]' },
  options: [
    ...checkOptions,
    relatedOption,
    splitBillOption,
    {
      name: 'quiet',
      en: 'In text, list only documents with issues and count the others. JSON and NDJSON always have all documents.',
      el: 'Στο κείμενο εμφανίζει μόνο παραστατικά με ευρήματα· τα υπόλοιπα μόνο μετρώνται. JSON και NDJSON τα έχουν όλα.',
    },
    workersOption,
    progressOption,
  ],
  description: {
    en: 'Checks documents with every rule and reports all issues at once. FILE has a request {"invoice": […]}, one document, a list of documents, NDJSON (one document per line, of any length), or the output of build in any format. Without FILE, or for -, standard input is read.',
    el: 'Ελέγχει παραστατικά με όλους τους κανόνες και αναφέρει όλα τα ευρήματα μαζί. Το ΑΡΧΕΙΟ περιέχει μια αποστολή {"invoice": […]}, ένα παραστατικό, μια λίστα, ή NDJSON (ένα σε κάθε γραμμή, όσο μεγάλο κι αν είναι)· διαβάζεται και ό,τι εμφανίζει το build, σε κάθε μορφή. Χωρίς ΑΡΧΕΙΟ, ή με -, διαβάζεται η τυπική είσοδος.',
  },
  exitCodes: checkExitCodes,
  examples: {
    'parastatiko validate invoice.json': { en: 'Check one file.', el: 'Έλεγχος ενός αρχείου.' },
    'parastatiko validate --lang el --quiet day/*.json': {
      en: 'Many files, in Greek; only documents with issues.',
      el: 'Πολλά αρχεία, στα ελληνικά, μόνο όσα έχουν ευρήματα.',
    },
    'parastatiko build facts.json | parastatiko validate --format json': {
      en: 'Check what was just built, for a program.',
      el: 'Έλεγχος όσων μόλις φτιάχτηκαν, για χρήση από πρόγραμμα.',
    },
    'parastatiko validate --now 2026-11-20T23:30:00+02:00 invoice.json': {
      en: 'Check as of a given time.',
      el: 'Έλεγχος σαν να ήταν εκείνη η στιγμή.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const settings = checkSettings(context);
  const workers = workersOf(context);
  const related = await readRelatedFiles(context);
  if (related === undefined) return 2;
  const splitBill = context.values['split-bill'] === true;
  const all = { ...settings, ...related, ...(splitBill && { splitBill }) };
  const { Checker } = await import('../check.js');
  const checker = new Checker(all);
  await reportUnusable(context, checker.unusable);
  const reporter = reporterFor(context, context.out);
  let errors = 0;
  const take = async (item: TextItem): Promise<void> => {
    for (const found of checker.take(item)) {
      if (found.kind === 'document') {
        if (!found.document.ok) errors += 1;
        await reporter.add(found.document);
      } else {
        if (!found.list.ok) errors += 1;
        await reporter.addList(found.list);
      }
    }
  };
  const helper = workers === undefined ? undefined : helperFor(context, all, workers);
  const bulk = helper && {
    helper,
    print: async (text: string, counts: Counts, lists?: readonly ReportedList[]) => {
      errors += counts.broken + counts.brokenLists;
      await reporter.addAll(text, counts, lists);
    },
  };
  try {
    const handle = (entry: Entry): Promise<void> => take({ kind: 'entry', entry });
    const unusable = await readEach(context, 'documents', handle, { others: take, ...(bulk && { bulk }) });
    await reporter.end(unusable);
    if (unusable > 0) return 2;
    return errors > 0 ? 1 : 0;
  } finally {
    await helper?.close();
  }
}
