import { copyFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replicate } from '../../../src/sending/client/journal/replicate.js';
import type { JournalRow, JournalStanding } from '../../../src/sending/client/journal/rows.js';
import type { PostgresJournal } from '../../../src/sending/journal-postgres/journals.js';
import { type SqliteJournal, sqliteJournal } from '../../../src/sending/journal-sqlite/sqlite-journal.js';
import { collectGarbage } from '../../garbage.js';
import { RUNS } from '../../runs.js';
import { listOf } from '../../unit/client/setup.js';
import { describeWithServer, withJournals } from '../../unit/journal-postgres/journals.js';
import { withFiles } from '../../unit/journal-sqlite/files.js';
import { Stopped, stoppingAt } from './stopping.js';

collectGarbage();

/** Each run writes files and waits for the disk of the server. */
const numRuns = Math.ceil(RUNS / 10);
const DOCUMENTS = 4;

const standing = fc.constantFrom('not-sent', 'unknown', 'held', 'queued', 'refused', 'issued');
const document = fc.integer({ min: 1, max: DOCUMENTS });
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('begin'), document, month: fc.integer({ min: 10, max: 12 }) }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('end'), document, standing }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('copy'), stopAt: fc.integer({ min: 0, max: 8 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('back up') }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('restore') }) },
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

const isFiled = ({ standing }: JournalRow): boolean => standing === 'issued';
const rowsOf = async (journal: SqliteJournal | PostgresJournal, origin?: string) =>
  new Map(
    (await listOf(journal.rows()))
      .filter((row) => row.origin === origin)
      .map((row) => [row.key, row] as const),
  );

/** A till, whose documents are begun and ended, and whose file is copied, backed up and restored. */
class Till {
  journal: SqliteJournal;
  readonly #file: string;
  readonly #run: number;
  readonly #newFile: () => string;
  #backup: string | undefined;
  #leases = 0;
  hasLostRows = false;

  private constructor(journal: SqliteJournal, file: string, run: number, newFile: () => string) {
    [this.journal, this.#file, this.#run, this.#newFile] = [journal, file, run, newFile];
  }

  static async open(run: number, newFile: () => string): Promise<Till> {
    const file = newFile();
    return new Till(await sqliteJournal({ file }), file, run, newFile);
  }

  async act(action: Action, database: PostgresJournal): Promise<void> {
    if ('month' in action) await this.#begin(action.document, action.month);
    else if ('standing' in action) await this.#end(action.document, action.standing);
    else if ('stopAt' in action) {
      const { from, to } = stoppingAt(action.stopAt, this.journal.changes, database.replicas);
      await replicate(from, to).catch((error: unknown) => {
        if (!(error instanceof Stopped)) throw error;
      });
    } else if (action.does === 'back up') await this.#replace((backup) => copyFileSync(this.#file, backup));
    else if (this.#backup !== undefined) {
      await this.#replace((backup) => copyFileSync(backup, this.#file));
      this.hasLostRows = true;
    }
  }

  async #replace(copy: (backup: string) => void): Promise<void> {
    this.#backup ??= this.#newFile();
    await this.journal.close();
    copy(this.#backup);
    this.journal = await sqliteJournal({ file: this.#file });
  }

  #attempt(document: number, month: number) {
    this.#leases += 1;
    const lease = `${this.#run} ${this.#leases}`;
    return {
      operation: 'issue',
      key: JSON.stringify(['800123456', this.#run, '11.1', 'A', String(document)]),
      lease: { holder: 'till', run: lease, id: lease, until: '2026-11-20T10:02:00.000Z' },
      at: new Date(Date.UTC(2026, 10, 20, 10, 0, this.#leases)).toISOString(),
      request: {
        call: 'SendInvoices',
        query: {},
        body: JSON.stringify({ document, lease }),
        about: { vatNumber: '800123456', issueDate: `2026-${month}-20` },
      },
    } as const;
  }

  async #begin(document: number, month: number): Promise<void> {
    const attempt = this.#attempt(document, month);
    const { taken } = await this.journal.take(attempt);
    const row = await this.journal.row(attempt);
    // A filed document is not sent again.
    if (taken === 'row' && row !== undefined && !isFiled(row)) await this.journal.begin(attempt, month > 10);
  }

  async #end(document: number, standing: Exclude<JournalStanding, 'sending'>): Promise<void> {
    const attempt = this.#attempt(document, 11);
    const row = await this.journal.row(attempt);
    if (row === undefined || isFiled(row)) return;
    // What the provider has may still be refused or filed. Anything else needs a further attempt.
    if (row.standing === 'queued' && standing !== 'issued' && standing !== 'refused') return;
    await this.journal.take(attempt);
    // A document has one MARK, however often it is searched for.
    const result = standing === 'issued' ? { mark: `${this.#run} ${document}` } : { why: attempt.at };
    await this.journal.end({ ...attempt, standing, result });
  }
}

describeWithServer('replicate', () => {
  const journals = withJournals();
  const files = withFiles();
  let run = 0;

  it('may stop at any step, and copies every row as it is, each once, and no filed one back', async () => {
    const database = await journals.open();
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 25 }), async (actions) => {
        run += 1;
        const till = await Till.open(run, files.newFile);
        const origin = await till.journal.changes.origin();
        let before = await rowsOf(database, origin);
        for (const each of [...actions, { does: 'copy', stopAt: 1000 } as const]) {
          await till.act(each, database);
          if (each.does !== 'copy') continue;
          const after = await rowsOf(database, origin);
          for (const row of before.values()) if (isFiled(row)) expect(after.get(row.key)).toEqual(row);
          before = after;
        }
        const [copied, rows] = [await rowsOf(database, origin), await rowsOf(till.journal)];
        for (const row of rows.values()) {
          const copy = copied.get(row.key);
          const isOlder = till.hasLostRows && (copy?.standing === 'issued' || copy?.standing === 'queued');
          if (!isOlder || isFiled(row)) expect(copy).toEqual({ ...row, origin });
        }
        if (!till.hasLostRows) expect([...copied.keys()].sort()).toEqual([...rows.keys()].sort());
        expect(await replicate(till.journal, database)).toMatchObject({ rows: 0, conflicts: [] });
        await till.journal.close();
      }),
      { numRuns },
    );
  });
});
