import type { TotalsStep } from '../../totals/index.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { UNUSABLE } from '../args/exit-codes.js';
import { progressOption } from '../generated/options.js';
import { isFacts } from '../input/documents.js';
import type { Entry } from '../input/entry.js';
import { identityOf } from '../input/identity.js';
import { wantsJson } from '../output/json-lines.js';
import type { ReportedIssue, TracedDocument } from '../output/report.js';
import { reporterFor } from '../output/reporter-for.js';
import { stepJson } from '../output/steps.js';
import { textLook } from '../output/text-look.js';
import { TotalsReporter } from '../output/totals-text.js';
import { readEach } from '../read-each.js';

/** `parastatiko totals`: shows how each figure of a document is computed, and whether it agrees. */
export const totalsCommand: Command = {
  operands: { en: '[FILE…|-]', el: '[ΑΡΧΕΙΟ…|-]' },
  options: [progressOption],
  description: {
    en: 'Shows how each figure of a document is computed: the amounts of the lines, the totals, the classification and the payments, with the value stated in the document and whether the two agree. FILE has documents as for validate, including the output of build, or facts as for build, which are built first. Without FILE, or for -, standard input is read.',
    el: 'Δείχνει πώς προκύπτει κάθε ποσό ενός παραστατικού: τα ποσά των γραμμών, τα σύνολα, ο χαρακτηρισμός και οι πληρωμές, μαζί με αυτό που δηλώνει το παραστατικό και αν συμφωνούν. Το ΑΡΧΕΙΟ περιέχει παραστατικά όπως για το validate, και ό,τι εμφανίζει το build, ή στοιχεία όπως για το build, από τα οποία φτιάχνεται πρώτα το παραστατικό. Χωρίς ΑΡΧΕΙΟ, ή με -, διαβάζεται η τυπική είσοδος.',
  },
  exitCodes: {
    0: { en: 'every figure agrees', el: 'όλα τα ποσά συμφωνούν' },
    1: {
      en: 'a figure does not agree, or facts have errors',
      el: 'κάποιο ποσό δεν συμφωνεί, ή τα στοιχεία έχουν σφάλματα',
    },
    2: UNUSABLE,
  },
  examples: {
    'parastatiko totals invoice.json': { en: 'For a document.', el: 'Τα ποσά ενός παραστατικού.' },
    'parastatiko totals --lang el facts.json': {
      en: 'For facts, in Greek.',
      el: 'Τα ποσά από στοιχεία, στα ελληνικά.',
    },
    'parastatiko totals --format ndjson request.json': {
      en: 'For a program.',
      el: 'Για χρήση από πρόγραμμα.',
    },
  },
  run,
};

async function run(context: Context): Promise<ExitCode> {
  const [{ explainTotals }, { checkUnknown }] = await Promise.all([
    import('../../totals/index.js'),
    import('../../builders/check-document.js'),
  ]);
  const { out, values, locale } = context;
  const reporter = wantsJson(values) ? reporterFor(context, out) : new TotalsReporter(out, textLook(context));
  let disagreeing = 0;
  const unusable = await readEach(context, 'either', async (entry) => {
    const traced = trace(entry);
    if (!traced.ok) disagreeing += 1;
    await reporter.add(traced);
  });
  await reporter.end(unusable);
  if (unusable > 0) return 2;
  return disagreeing > 0 ? 1 : 0;

  function trace(entry: Entry): TracedDocument {
    if (!isFacts(entry.value)) return traced(entry, entry.value, explainTotals(entry.value), []);
    const { document, issues } = checkUnknown(entry.value, { locale });
    return document === undefined
      ? traced(
          entry,
          undefined,
          undefined,
          issues.map((issue) => ({ in: 'facts', ...issue })),
        )
      : traced(entry, document, explainTotals(document), []);
  }
}

function traced(
  entry: Entry,
  document: unknown,
  steps: readonly TotalsStep[] | undefined,
  issues: readonly ReportedIssue[],
): TracedDocument {
  return {
    entry,
    ...identityOf(entry.value),
    ok: steps !== undefined && steps.length > 0 && steps.every(({ agrees }) => agrees),
    issues,
    incomplete: false,
    document,
    steps,
    extra: { steps: (steps ?? []).map(stepJson) },
  };
}
