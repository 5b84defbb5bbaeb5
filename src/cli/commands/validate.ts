import type { ValidateOptions } from '../../rules/validate-options.js';
import { checkOptions, checkSettings } from '../args/check-options.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { progressOption } from '../args/common-options.js';
import { checkExitCodes } from '../args/exit-codes.js';
import { numberOf, typeOf } from '../input/identity.js';
import type { Entry } from '../input/items.js';
import type { ReportedDocument } from '../output/report.js';
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
  const { validate } = await import('../../rules/validate.js');
  const reporter = reporterFor(context, context.out);
  let errors = 0;
  const unusable = await readEach(context, 'documents', async (entry) => {
    const document = check(entry, validate, settings);
    if (!document.ok) errors += 1;
    await reporter.add(document);
  });
  await reporter.end(unusable);
  if (unusable > 0) return 2;
  return errors > 0 ? 1 : 0;
}

type Validate = typeof import('../../rules/validate.js').validate;

function check(entry: Entry, validate: Validate, options: ValidateOptions): ReportedDocument {
  const { ok, issues, skipped } = validate(entry.value, options);
  const incomplete = skipped.some(({ layer }) => layer === 'document');
  return { entry, type: typeOf(entry.value), number: numberOf(entry.value), ok, issues, incomplete };
}
