import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = 'dist/schemas/facts.json';

/** Builds the library if it is not built, or if its source has changed since. The playground is made from the built files. */
export function buildLibrary(): void {
  if (existsSync(BUILT) && newestIn('src') <= statSync(BUILT).mtimeMs) return;
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
}

const newestIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (newest, name) => Math.max(newest, statSync(join(folder, name)).mtimeMs),
    0,
  );
