import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Generated pages by their path from the root of the repository. */
export type Pages = Map<string, string>;

/** Folders that contain only generated pages. */
const GENERATED_FOLDERS = ['docs/examples', 'docs/rules', 'docs/reference'];

/** The Markdown files of a folder, at any depth. */
export function markdownIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .sort();
}

const leftovers = (pages: Pages): string[] =>
  GENERATED_FOLDERS.flatMap(markdownIn).filter((path) => !pages.has(path));

const contentOf = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : undefined;

/** The differences between the pages and the files, one sentence each. */
export function staleFiles(pages: Pages): string[] {
  const stale = [...pages].filter(([path, text]) => contentOf(path) !== text).map(([path]) => path);
  return [
    ...stale.map((path) => `${path} is stale: npm run docs`),
    ...leftovers(pages).map((path) => `${path} no longer has a source: npm run docs`),
  ];
}

/** Writes changed pages, removes pages without a source, and returns the number of changes. */
export function writePages(pages: Pages): number {
  const changed = [...pages].filter(([path, text]) => contentOf(path) !== text);
  for (const [path, text] of changed) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const gone = leftovers(pages);
  for (const path of gone) rmSync(path);
  return changed.length + gone.length;
}
