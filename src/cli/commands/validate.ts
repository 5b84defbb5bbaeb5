import { checkOptions, checkSettings } from '../args/check-options.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { progressOption } from '../args/common-options.js';
import { checkExitCodes } from '../args/exit-codes.js';
import { workersOf, workersOption } from '../args/workers.js';
import { helperFor } from '../bulk/helper-for.js';
import { plus } from '../counting.js';
import type { Entry } from '../input/items.js';
import type { Counts } from '../output/counts.js';
import { reporterFor } from '../output/reporter-for.js';
import { readEach } from '../read-each.js';

/** `parastatiko validate`: checks documents and reports everything that is wrong with them. */
export const validateCommand: Command = {
  name: 'validate',
  operands: { en: '[FILE…|-]', el: '[ΑΡΧΕΙΟ…|-]' },
  options: [
    ...checkOptions,
    {
      name: 'quiet',
      help: {
        en: 'List only documents with issues; count the others.',
        el: 'Εμφανίζει μόνο παραστατικά με ευρήματα· τα υπόλοιπα μόνο μετρώνται.',
      },
    },
    workersOption,
    progressOption,
  ],
  summary: {
    en: 'Check documents and report everything that is wrong.',
    el: 'Ελέγχει παραστατικά και αναφέρει ό,τι δεν είναι σωστό.',
  },
  description: {
    en: 'Checks documents with every rule and reports all issues at once. FILE holds a request {"invoice": […]}, one document, a list of them, or NDJSON (one on each line, of any length); what build prints in any format is read too. Without FILE, or for -, standard input is read.',
    el: 'Ελέγχει παραστατικά με όλους τους κανόνες και αναφέρει όλα τα ευρήματα μαζί. Το ΑΡΧΕΙΟ περιέχει ένα αίτημα {"invoice": […]}, ένα παραστατικό, μια λίστα, ή NDJSON (ένα σε κάθε γραμμή, όσο μεγάλο κι αν είναι)· διαβάζεται και ό,τι εμφανίζει το build, σε κάθε μορφή. Χωρίς ΑΡΧΕΙΟ, ή με -, διαβάζεται η τυπική είσοδος.',
  },
  exitCodes: checkExitCodes,
  examples: [
    {
      line: 'parastatiko validate invoice.json',
      what: { en: 'Check one file.', el: 'Έλεγχος ενός αρχείου.' },
    },
    {
      line: 'parastatiko validate --lang el --quiet day/*.json',
      what: {
        en: 'Many files, in Greek, only what has issues.',
        el: 'Πολλά αρχεία, στα ελληνικά, μόνο όσα έχουν ευρήματα.',
      },
    },
    {
      line: 'parastatiko build facts.json | parastatiko validate --format json',
      what: {
        en: 'Check what was just built, for a program.',
        el: 'Έλεγχος όσων μόλις φτιάχτηκαν, για πρόγραμμα.',
      },
    },
    {
      line: 'parastatiko validate --now 2026-11-20T23:30:00+02:00 invoice.json',
      what: { en: 'As if it were that moment.', el: 'Σαν να ήταν εκείνη η στιγμή.' },
    },
  ],
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const settings = checkSettings(context);
  const workers = workersOf(context);
  const { check } = await import('../check.js');
  const reporter = reporterFor(context, context.out);
  let errors = 0;
  const helper = workers === undefined ? undefined : helperFor(context, settings, workers);
  const bulk = helper && {
    helper,
    print: async (text: string, counts: Counts) => {
      errors = plus(errors, counts.broken);
      await reporter.addAll(text, counts);
    },
  };
  try {
    const handle = async (entry: Entry): Promise<void> => {
      const document = check(entry, settings);
      if (!document.ok) errors += 1;
      await reporter.add(document);
    };
    const unusable = await readEach(context, 'documents', handle, bulk);
    await reporter.end(unusable);
    if (unusable > 0) return 2;
    return errors > 0 ? 1 : 0;
  } finally {
    await helper?.close();
  }
}
