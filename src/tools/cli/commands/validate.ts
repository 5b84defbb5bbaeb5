import { checkSettings } from '../args/check-options.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { validateRow } from '../generated/commands/validate.js';
import type { Entry } from '../input/entry.js';
import type { TextItem } from '../input/items.js';
import { reporterFor } from '../output/reporter-for.js';
import { readEach } from '../read-each.js';
import { readRelatedFiles, reportUnusable } from '../read-related.js';

/** `parastatiko validate`: checks documents and reports everything that is wrong with them. */
export const validateCommand: Command = { ...validateRow, run };

async function run(context: Context): Promise<ExitCode> {
  const settings = checkSettings(context);
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
  const handle = (entry: Entry): Promise<void> => take({ kind: 'entry', entry });
  const unusable = await readEach(context, 'documents', handle, take);
  await reporter.end(unusable);
  if (unusable > 0) return 2;
  return errors > 0 ? 1 : 0;
}
