import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dependencies?: Readonly<Record<string, string>> }>>;
}

/** The bytes that npm installs besides the package: its dependencies, and theirs. */
export function bytesOfDependencies(): number {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  const folders = new Set<string>();
  const add = (owner: string): void => {
    for (const name of Object.keys(packages[owner]?.dependencies ?? {})) {
      const nested = `${owner}/node_modules/${name}`;
      const folder = nested in packages ? nested : `node_modules/${name}`;
      if (folders.has(folder)) continue;
      folders.add(folder);
      add(folder);
    }
  };
  add('');
  return [...folders].reduce((bytes, folder) => bytes + bytesIn(folder), 0);
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((bytes, { parentPath, name }) => bytes + statSync(join(parentPath, name)).size, 0);
