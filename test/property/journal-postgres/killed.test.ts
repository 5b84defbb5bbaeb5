import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PostgresJournal } from '../../../src/sending/journal-postgres/journals.js';
import type { SqliteJournal } from '../../../src/sending/journal-sqlite/sqlite-journal.js';
import { isLong } from '../../runs.js';
import { listOf } from '../../unit/client/setup.js';
import { describeWithServer, withJournals } from '../../unit/journal-postgres/journals.js';
import { withFiles } from '../../unit/journal-sqlite/files.js';
import type { CopierOrders } from './copier.js';

/** Processes start slowly on a machine that is busy; nothing here asserts how fast they are. */
const timeout = isLong ? 1_200_000 : 180_000;
/** Beside node_modules, so that the program finds its packages. */
const program = join(resolve('node_modules/.cache/parastatiko'), `copier-${process.pid}.mjs`);

beforeAll(async () => {
  mkdirSync(resolve('node_modules/.cache/parastatiko'), { recursive: true });
  await build({
    entryPoints: ['test/property/journal-postgres/copier.ts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['libsql', 'pg'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
});
afterAll(() => rmSync(program, { force: true }));

interface Ended {
  readonly signal: string | null;
  readonly code: number | null;
  readonly complaint: string;
}

function copied(orders: CopierOrders): Promise<Ended> {
  const child = spawn(process.execPath, ['--no-warnings', program, JSON.stringify(orders)]);
  let complaint = '';
  child.stderr.on('data', (text) => {
    complaint += String(text);
  });
  return new Promise((end) => child.on('close', (code, signal) => end({ code, signal, complaint })));
}

let leases = 0;
/** Issues a document, or leaves it open. */
async function sell(till: SqliteJournal, aa: number, isIssued = true): Promise<void> {
  leases += 1;
  const lease = {
    holder: 'till',
    run: String(leases),
    id: String(leases),
    until: '2026-11-20T10:02:00.000Z',
  };
  const name = {
    operation: 'issue',
    key: JSON.stringify(['800123456', 0, '11.1', 'A', String(aa)]),
  } as const;
  const request = {
    call: 'SendInvoices',
    query: {},
    body: `{"aa":${aa}}`,
    about: { issueDate: '2026-11-20' },
  };
  await till.take({ ...name, lease, at: '2026-11-20T10:00:00.000Z', request });
  if (isIssued) await till.end({ ...name, lease, standing: 'issued', result: { mark: String(aa) } });
}

describeWithServer('a process that copies a journal', () => {
  const journals = withJournals();
  const files = withFiles();
  const rowsOf = async (journal: SqliteJournal | PostgresJournal) =>
    (await listOf(journal.rows())).map(({ origin: _, ...row }) => row);

  it('is killed at each step in turn, and loses, doubles and moves back no row', { timeout }, async () => {
    const file = files.newFile();
    const till = await files.open(file);
    const database = await journals.open();
    const { connectionString } = journals;
    const { schema } = database;
    for (let aa = 1; aa <= 120; aa += 1) await sell(till, aa, aa % 3 > 0);
    let next = 121;
    let kills = 0;
    for (let killAt = 1; ; killAt += isLong ? 1 : 6) {
      const { signal, code, complaint } = await copied({ file, connectionString, schema, killAt });
      expect(complaint).toBe('');
      if (signal === null) {
        expect(code).toBe(0);
        break;
      }
      kills += 1;
      // The till goes on selling, and settles what it had left open.
      await sell(till, next);
      await sell(till, kills * 3);
      next += 1;
      const filed = (await rowsOf(database)).filter(({ standing }) => standing === 'issued');
      const own = new Map((await rowsOf(till)).map((row) => [row.key, row]));
      for (const row of filed) expect(own.get(row.key)).toEqual(row);
    }
    expect(kills).toBeGreaterThan(5);
    const byKey = (rows: Awaited<ReturnType<typeof rowsOf>>) =>
      rows.sort((one, other) => (one.key < other.key ? -1 : 1));
    expect(byKey(await rowsOf(database))).toEqual(byKey(await rowsOf(till)));
  });
});
