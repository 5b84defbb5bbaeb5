import type { Context } from './args/command.js';
import type { Checked } from './bulk/bulk.js';
import type { Wanted } from './input/documents.js';
import type { Entry } from './input/entry.js';
import { type Helper, readItems, type TextItem } from './input/items.js';
import { limits } from './input/limits.js';
import { type Counts, noCounts } from './output/counts.js';
import { Progress } from './output/progress.js';
import type { Rendered } from './output/rendered.js';
import type { Reporter } from './output/report.js';
import { complaint } from './output/unusable-text.js';
import { sourcesOf } from './sources-of.js';

/** The helper that checks the rest of a long input, and the function that prints its text. */
export interface Bulk {
  readonly helper: Helper<Checked>;
  readonly print: Reporter['addAll'];
}

/**
 * Passes every document of the input to `handle`, one at a time, and reports on standard error what cannot be used.
 * `others` receives all other items of the input. Returns how many parts of the input could not be used. Throws
 * `UsageError` if there is no input at all.
 */
export async function readEach(
  context: Context,
  wanted: Wanted,
  handle: (entry: Entry) => Promise<void>,
  { others, bulk }: { readonly others?: (item: TextItem) => Promise<void>; readonly bulk?: Bulk } = {},
): Promise<number> {
  const { io, words, out, err } = context;
  const sources = sourcesOf(context);
  const progress = new Progress(io, words.report, context.values.progress === true);
  let unusable = 0;
  for await (const item of readItems(sources, wanted, io, limits, bulk?.helper)) {
    if (item.kind === 'entry') {
      await handle(item.entry);
      await progress.step();
      continue;
    }
    if (item.kind === 'list-end') {
      await others?.(item);
      continue;
    }
    if (item.kind === 'checked') {
      await take(item.checked);
      continue;
    }
    if (item.kind === 'unusable') unusable += 1;
    await others?.(item);
    await complain(complaint(item, words));
  }
  await progress.end();
  return unusable;

  async function complain(line: string): Promise<void> {
    await progress.clear();
    await out.flush();
    await err.line(line);
    await err.flush();
  }

  /** Adds what workers have checked and printed, as if it had been done here. */
  async function take({ written, counts, unusable: more, lists }: Rendered): Promise<void> {
    unusable += more;
    let uncounted: Counts | undefined = counts;
    for (const piece of written) {
      if ('err' in piece) await complain(piece.err);
      else {
        await bulk?.print(piece.out, uncounted ?? noCounts(), uncounted === undefined ? [] : lists);
        uncounted = undefined;
      }
    }
    if (uncounted !== undefined) await bulk?.print('', uncounted, lists);
    await progress.step(counts.documents);
  }
}
