import type { Context } from './args/command.js';
import type { Wanted } from './input/documents.js';
import type { Entry } from './input/entry.js';
import { readItems, type TextItem } from './input/items.js';
import { limits } from './input/limits.js';
import { Progress } from './output/progress.js';
import { complaint } from './output/unusable-text.js';
import { sourcesOf } from './sources-of.js';

/**
 * Passes every document of the input to `handle`, one at a time, and reports on standard error what cannot be used.
 * `others` receives all other items of the input. Returns how many parts of the input could not be used. Throws
 * `UsageError` if there is no input at all.
 */
export async function readEach(
  context: Context,
  wanted: Wanted,
  handle: (entry: Entry) => Promise<void>,
  others?: (item: TextItem) => Promise<void>,
): Promise<number> {
  const { io, words, out, err } = context;
  const sources = sourcesOf(context);
  const progress = new Progress(io, words.report, context.values.progress === true);
  let unusable = 0;
  for await (const item of readItems(sources, wanted, io, limits)) {
    if (item.kind === 'entry') {
      await handle(item.entry);
      await progress.step();
      continue;
    }
    if (item.kind === 'list-end') {
      await others?.(item);
      continue;
    }
    if (item.kind === 'unusable') unusable += 1;
    await others?.(item);
    await progress.clear();
    await out.flush();
    await err.line(complaint(item, words));
    await err.flush();
  }
  await progress.end();
  return unusable;
}
