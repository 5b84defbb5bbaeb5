import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Guides } from '../../mcp/resources.js';

/** The folder of the guides: in the package, above this file. */
function folderOfGuides(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'docs', 'guide')) && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder, 'docs', 'guide');
}

const EXTENSION = '.md';

export function packageGuides(): Guides {
  const folder = folderOfGuides();
  const read = (name: string): Promise<string> => readFile(join(folder, `${name}${EXTENSION}`), 'utf8');
  const names = async (): Promise<string[]> =>
    (await readdir(folder))
      .filter((file) => file.endsWith(EXTENSION))
      .map((file) => file.slice(0, -EXTENSION.length));
  return {
    list: async () =>
      await Promise.all(
        (await names()).map(async (name) => {
          const [, title = name] = /^# (.+)$/m.exec(await read(name)) ?? [];
          return { name, title };
        }),
      ),
    // Only names of the list are read, so a name is never a path.
    read: async (name) => ((await names()).includes(name) ? await read(name) : undefined),
  };
}
