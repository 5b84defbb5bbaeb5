import type { CheckedDocument } from '../../builders/check-document.js';
import { checkOptions, checkSettings } from '../args/check-options.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { checkExitCodes } from '../args/exit-codes.js';
import { progressOption } from '../generated/options.js';
import type { Entry } from '../input/entry.js';
import { identityOf } from '../input/identity.js';
import type { ReportedDocument } from '../output/report.js';
import { RequestReport } from '../output/request-report.js';
import { readEach } from '../read-each.js';

/** `parastatiko build`: builds documents from facts and prints the request that sends them. */
export const buildCommand: Command = {
  operands: { en: '[FILE…|-]', el: '[ΑΡΧΕΙΟ…|-]' },
  options: [...checkOptions, progressOption],
  description: {
    en: 'Builds documents from facts: computes totals, derives what can be derived, checks the result with every rule, and prints the request {"invoice": […]}. FILE has the facts of one document, a list of them, or NDJSON. Without FILE, or for -, standard input is read.\nIssues go to standard error. If any document has errors, no request is printed, so that no document is missing from it. With --format json, request and issues are in one report; with --format ndjson, each line is a document with its issues, printed as soon as it is built.',
    el: 'Φτιάχνει παραστατικά από τα στοιχεία τους: υπολογίζει τα σύνολα, συμπληρώνει ό,τι προκύπτει, ελέγχει το αποτέλεσμα με όλους τους κανόνες και εμφανίζει την αποστολή {"invoice": […]}. Το ΑΡΧΕΙΟ περιέχει τα στοιχεία ενός παραστατικού, μια λίστα, ή NDJSON. Χωρίς ΑΡΧΕΙΟ, ή με -, διαβάζεται η τυπική είσοδος.\nΤα ευρήματα γράφονται στην έξοδο σφαλμάτων. Μια αποστολή από την οποία λείπει παραστατικό θα ήταν επικίνδυνη: αν έστω ένα έχει σφάλματα, δεν εμφανίζεται αποστολή. Με --format json αποστολή και ευρήματα είναι σε μία αναφορά· με --format ndjson κάθε γραμμή είναι ένα παραστατικό με τα ευρήματά του, μόλις φτιαχτεί.',
  },
  exitCodes: checkExitCodes,
  examples: {
    'parastatiko build facts.json > request.json': {
      en: 'The request for the service, if there are no errors.',
      el: 'Η αποστολή προς την υπηρεσία, αν όλα είναι σωστά.',
    },
    'parastatiko build --lang el day/*.json > request.json': {
      en: 'One request from many facts, with issues in Greek.',
      el: 'Μια αποστολή από τα στοιχεία πολλών παραστατικών, με ευρήματα στα ελληνικά.',
    },
    'parastatiko build --format ndjson facts.ndjson > documents.ndjson': {
      en: 'Any number of documents, in constant memory.',
      el: 'Οσαδήποτε παραστατικά, με σταθερή μνήμη.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const settings = checkSettings(context);
  const [{ checkUnknown }, { Among }] = await Promise.all([
    import('../../builders/check-document.js'),
    import('../among.js'),
  ]);
  const report = new RequestReport(context);
  const among = new Among(settings, report.isNdjson);
  const make = async (entry: Entry): Promise<void> => {
    const built = checkUnknown(entry.value, settings);
    await report.add(reported(entry, built, report.isNdjson));
    if (!report.isNdjson && built.ok && report.errors === 0) report.request.add(built.document);
    among.add(entry, built.document);
  };
  const unusable = await readEach(context, 'facts', make, {
    others: (item) => report.addList(among.take(item)),
  });
  await report.addList(among.end());
  return report.end(unusable, unusable === 0 && report.errors === 0);
}

function reported(entry: Entry, built: CheckedDocument, withDocument: boolean): ReportedDocument {
  const { ok, document, skipped } = built;
  const root = document === undefined ? 'facts' : 'document';
  return {
    entry,
    ...identityOf(entry.value),
    ok,
    issues: built.issues.map((issue) => ({ in: root, ...issue })),
    incomplete: document === undefined || skipped.some(({ layer }) => layer === 'document'),
    ...(withDocument && ok && { extra: { document } }),
  };
}
