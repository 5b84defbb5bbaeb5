import type { CheckedDocument } from '../../../builders/index.js';
import { checkSettings } from '../args/check-options.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { buildRow } from '../generated/commands/build.js';
import type { Entry } from '../input/entry.js';
import { identityOf } from '../input/identity.js';
import type { ReportedDocument } from '../output/report.js';
import { RequestReport } from '../output/request-report.js';
import { readEach } from '../read-each.js';

/** `parastatiko build`: builds documents from facts and prints the request that sends them. */
export const buildCommand: Command = { ...buildRow, run };

async function run(context: Context): Promise<ExitCode> {
  const settings = checkSettings(context);
  const [{ checkUnknown }, { Among }] = await Promise.all([
    import('../../../builders/check-document.js'),
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
  const unusable = await readEach(context, 'facts', make, (item) => report.addList(among.take(item)));
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
