import { spawnSync } from 'node:child_process';
import { startServer } from '../../test/postgres/server.js';

/** The version for newer Node; the tests have the one for Node 20. */
const GRAPHILE_WORKER = 'graphile-worker@0.18.0';
const PG = 'pg@8.23.1';
const TIMEOUT = 120_000;

const SERIES = ['1 issued', '2 issued', '3 issued', '4 issued', '5 issued', '6 issued'];
const EXPECTED = JSON.stringify({ A: SERIES, B: SERIES, left: 0 });

/** Sends documents through the newer line of graphile-worker, with the packed package. Returns what to print. */
export async function queueIn(project: string, node: string, quietly: readonly string[]): Promise<string> {
  const server = await startServer();
  if (typeof server === 'string') return `SKIPPED, ${server}`;
  try {
    const options = { cwd: project, encoding: 'utf8', timeout: TIMEOUT } as const;
    const installing = spawnSync('npm', ['install', ...quietly, GRAPHILE_WORKER, PG], options);
    if (installing.status !== 0) return `SKIPPED, ${GRAPHILE_WORKER} is not available here`;
    const { stdout, stderr } = spawnSync(node, ['queue.mjs', server.connectionString], options);
    if (stdout.trim() === EXPECTED) return `the queue works with ${GRAPHILE_WORKER}`;
    return `FAILED\n${stderr}${stdout}`;
  } finally {
    server.stop();
  }
}
