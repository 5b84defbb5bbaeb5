import type { TotalsStep } from '../../../totals/index.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { totalsRow } from '../generated/commands/totals.js';
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
export const totalsCommand: Command = { ...totalsRow, run };

async function run(context: Context): Promise<ExitCode> {
  const [{ explainTotals }, { checkUnknown }] = await Promise.all([
    import('../../../totals/index.js'),
    import('../../../builders/check-document.js'),
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
