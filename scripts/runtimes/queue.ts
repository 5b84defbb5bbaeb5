import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startServer } from '../../test/postgres/server.js';

/** The version for newer Node; the tests have the one for Node 20. It brings pg along. */
export const newerQueue = { spec: 'graphile-worker@0.18.0', binary: 'package.json' } as const;

const TIMEOUT = 120_000;
const SERIES = ['1 issued', '2 issued', '3 issued', '4 issued', '5 issued', '6 issued'];
const EXPECTED = JSON.stringify({ A: SERIES, B: SERIES, left: 0 });

/** Sends documents through a newer graphile-worker, with the packed package. Returns what to print. */
export async function queueIn(
  project: string,
  node: string | undefined,
  manifest: string | undefined,
): Promise<string> {
  if (node === undefined) return 'SKIPPED, Node 24 is not available here';
  if (manifest === undefined) return `SKIPPED, ${newerQueue.spec} is not available here`;
  const server = await startServer();
  if (typeof server === 'string') return `SKIPPED, ${server}`;
  try {
    const packages = dirname(dirname(manifest));
    for (const name of ['graphile-worker', 'pg']) {
      symlinkSync(join(packages, name), join(project, 'node_modules', name));
    }
    const { stdout, stderr } = spawnSync(node, ['queue.mjs', server.connectionString], {
      cwd: project,
      encoding: 'utf8',
      timeout: TIMEOUT,
    });
    return stdout.trim() === EXPECTED
      ? `the queue works with ${newerQueue.spec}`
      : `FAILED\n${stderr}${stdout}`;
  } finally {
    server.stop();
  }
}
