import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Sandboxes {
  readonly createSandbox: () => Promise<{ readonly snapshot: () => readonly object[] }>;
}

/**
 * Checks that a sandbox of each build starts. Bundlers may reorder the members of its classes, which only shows when it
 * runs.
 */
export async function brokenSandboxes(): Promise<string[]> {
  const builds: readonly (readonly [ending: string, load: () => Promise<Sandboxes>])[] = [
    ['js', () => import(pathToFileURL(resolve('dist/sandbox.js')).href)],
    ['cjs', async () => createRequire(import.meta.url)(resolve('dist/sandbox.cjs'))],
  ];
  const broken: string[] = [];
  for (const [ending, load] of builds) {
    try {
      (await (await load()).createSandbox()).snapshot();
    } catch (error) {
      broken.push(`./sandbox: the ${ending} build does not start: ${String(error)}`);
    }
  }
  return broken;
}
