import type { Related } from '../../types/index.js';
import type { Context } from './args/command.js';
import { readItems } from './input/items.js';
import { complaint } from './output/unusable-text.js';

/**
 * The related documents from the files of `--related`, unchanged; `undefined` if any of them is unusable, which is then
 * reported on standard error. Checking against only some of them would give wrong results.
 */
export async function readRelatedFiles({
  io,
  words,
  err,
  repeated,
}: Context): Promise<{ readonly related?: readonly Related[] } | undefined> {
  const files = repeated.related ?? [];
  if (files.length === 0) return {};
  const related: Related[] = [];
  let unusable = 0;
  for await (const item of readItems(files, 'documents', io)) {
    // It may be any value: the rules read it safely.
    if (item.kind === 'entry') related.push(item.entry.value as Related);
    if (item.kind !== 'unusable') continue;
    unusable += 1;
    await err.line(complaint(item, words));
  }
  return unusable === 0 ? { related } : undefined;
}

/** Reports which related documents are not compared. */
export async function reportUnusable({ err }: Context, sentences: readonly string[]): Promise<void> {
  for (const sentence of sentences) await err.line(`parastatiko: --related: ${sentence}`);
  await err.flush();
}
