import type { DocumentFacts, Facts } from '../../../builders/index.js';
import { pointerOf } from '../../../reading/inside.js';
import type { Command, Context, ExitCode } from '../args/command.js';
import { UsageError } from '../args/usage-error.js';
import { factsRow } from '../generated/commands/facts.js';
import type { Entry } from '../input/entry.js';
import { identityOf } from '../input/identity.js';
import { wantsJson, writeList } from '../output/json-lines.js';
import { placeWords } from '../output/place.js';
import { titleOf } from '../output/text.js';
import { textLook } from '../output/text-look.js';
import { readEach } from '../read-each.js';
import { clean } from '../terminal/clean.js';

/** `parastatiko facts`: prints the facts of documents, from which `build` makes them again. */
export const factsCommand: Command = { ...factsRow, run };

async function run(context: Context): Promise<ExitCode> {
  const { out, values, locale } = context;
  const inTypescript = values.typescript === true;
  if (inTypescript && wantsJson(values)) {
    throw new UsageError((words) => words.oneOf('--typescript, --format'));
  }
  const { factsOf } = await import('../../../builders/from-document/facts-of.js');
  const all: unknown[] = [];
  let isWhole = true;
  const unusable = await readEach(context, 'documents', async (entry) => {
    const back = factsOf(entry.value, { locale });
    isWhole &&= back.complete;
    if (wantsJson(values)) {
      const report = reportOf(entry, back);
      if (values.format === 'ndjson') await out.line(JSON.stringify(report));
      else all.push(report);
      return;
    }
    await reportLost(entry, back, context);
    if (back.facts !== undefined) all.push(back.facts);
  });
  if (values.format === 'json') await writeList(out, all, values);
  else if (inTypescript) await writeTypescript(context, all as Facts[]);
  else if (!wantsJson(values) && all.length > 0)
    await out.line(JSON.stringify(all.length === 1 ? all[0] : all, null, 2));
  if (unusable > 0) return 2;
  return isWhole ? 0 : 1;
}

async function writeTypescript({ out }: Context, all: readonly Facts[]): Promise<void> {
  if (all.length === 0) return;
  const { typescriptOf } = await import('../../../builders/typescript-of.js');
  const [only] = all;
  await out.write(typescriptOf(only !== undefined && all.length === 1 ? only : all));
}

const reportOf = ({ source, index }: Entry, { complete, facts, lost }: DocumentFacts) => ({
  source,
  index,
  complete,
  facts,
  lost: lost.map(({ path, why, message }) => ({ pointer: pointerOf(path), why, message })),
});

async function reportLost(entry: Entry, { lost }: DocumentFacts, context: Context): Promise<void> {
  if (lost.length === 0) return;
  const { err, words } = context;
  const look = textLook(context);
  await err.line(look.style.bold(titleOf({ entry, ...identityOf(entry.value) }, look)));
  for (const { path, message } of lost) {
    await err.line(`  ${placeWords(path, words.report)}  ${look.style.dim(clean(pointerOf(path)))}`);
    await err.line(`    ${clean(message)}`);
  }
}
