import { createRequire } from 'node:module';
import { resolve } from 'node:path';

interface Sandboxes {
  readonly createSandbox: () => Promise<{ readonly snapshot: () => readonly object[] }>;
}

/**
 * Checks that a built sandbox starts. Bundlers may reorder the members of its classes, which only shows when it runs.
 */
export async function brokenSandboxes(): Promise<string[]> {
  try {
    const { createSandbox }: Sandboxes = createRequire(import.meta.url)(resolve('dist/sandbox.cjs'));
    (await createSandbox()).snapshot();
    return [];
  } catch (error) {
    return [`./sandbox: the build does not start: ${String(error)}`];
  }
}
