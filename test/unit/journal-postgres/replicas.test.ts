import { copyFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AttemptBegin } from '../../../src/sending/client/journal/attempts.js';
import type { Journal } from '../../../src/sending/client/journal/journal.js';
import { replicate } from '../../../src/sending/client/journal/replicate.js';
import type { JournalResult, JournalStanding } from '../../../src/sending/client/journal/rows.js';
import { collectGarbage } from '../../garbage.js';
import { listOf, receipt, withService } from '../client/setup.js';
import { withFiles } from '../journal-sqlite/files.js';
import { describeWithServer, withJournals } from './journals.js';

collectGarbage();

const AT = '2026-11-20T10:00:00.000Z';
const keyOf = (aa: string): string => JSON.stringify(['800123456', 0, '11.1', 'A', aa]);
let leases = 0;
const begin = (aa: string, given: Partial<AttemptBegin['request']> = {}): AttemptBegin => {
  leases += 1;
  return {
    operation: 'issue',
    key: keyOf(aa),
    lease: { holder: 'till 7', run: 'run 1', id: `till lease ${leases}`, until: '2026-11-20T10:02:00.000Z' },
    at: AT,
    request: {
      call: 'SendInvoices',
      query: {},
      body: `{"invoice":[{"aa":"${aa}"}]}`,
      about: { vatNumber: '800123456', issueDate: '2026-11-20' },
      ...given,
    },
  };
};
async function write(
  journal: Journal,
  aa: string,
  standing: Exclude<JournalStanding, 'sending'>,
  result?: JournalResult,
): Promise<void> {
  const attempt = begin(aa);
  await journal.take(attempt);
  await journal.end({ ...attempt, standing, result, states: undefined });
}
const standings = async (journal: Journal): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await listOf(journal.rows())).map(({ key, standing }) => [JSON.parse(key)[4], standing]),
  );
const LATER = {
  lease: { holder: 'host', run: 'run', id: 'host 1', until: '2030-01-01T00:02:00.000Z' },
  at: '2030-01-01T00:00:00.000Z',
};

describeWithServer('replicate to PostgreSQL', () => {
  const journals = withJournals();
  const files = withFiles();
  const at = withService();

  it('accepts no batch that follows one that it does not have', async () => {
    const till = await files.open();
    await write(till, '101', 'issued', { mark: '101' });
    const first = await till.changes.after(undefined);
    await write(till, '102', 'issued', { mark: '102' });
    const second = await till.changes.after(first?.until);
    expect(second?.follows).toEqual(first?.until);
    // The database is empty, as after it was restored: the till has to begin again.
    const database = await journals.open();
    const refused = { written: false, kept: [], conflicts: [] };
    expect(await database.replicas.receive(second!)).toEqual(refused);
    expect(await database.standings()).toEqual({});
    expect(await database.replicas.copiedUntil(second!.origin)).toBeUndefined();
    expect(await database.replicas.receive(first!)).toMatchObject({ written: true });
    expect(await database.replicas.receive(second!)).toMatchObject({ written: true });
    expect(await standings(database)).toEqual({ 101: 'issued', 102: 'issued' });
  });

  it('copies documents as they were issued, with their results and the name of their till', async () => {
    const till = await files.open();
    const database = await journals.open();
    const client = at.client({ journal: till, holder: 'till 7' });
    await client.issue(receipt('101'));
    await client.issue(receipt('102'));
    expect(await replicate(till, database)).toEqual({
      rows: 2,
      complete: true,
      fromStart: false,
      kept: [],
      conflicts: [],
    });
    const origin = await till.changes.origin();
    expect(await listOf(database.documents())).toEqual(await listOf(till.documents()));
    expect(await listOf(database.rows())).toEqual(
      (await listOf(till.rows())).map((row) => ({ ...row, origin })),
    );
    expect(await replicate(till, database)).toMatchObject({ rows: 0 });
    const [replica] = await database.replicas.list();
    expect(replica).toMatchObject({ origin, holder: 'till 7', conflicts: [] });
  });

  it('copies only what has changed, and flow states and numbers not at all', async () => {
    const till = await files.open();
    const database = await journals.open();
    const open = begin('1');
    await till.take({ ...open, states: { table: 1 } });
    await write(till, '2', 'issued', { mark: '2' });
    await till.numbering.reserve({ vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' });
    await replicate(till, database);
    await till.end({ ...open, standing: 'issued', result: { mark: '1' }, states: undefined });
    expect(await replicate(till, database)).toMatchObject({ rows: 1 });
    expect(await standings(database)).toEqual({ 1: 'issued', 2: 'issued' });
    expect(await listOf(database.states())).toEqual([]);
    expect(await database.numbering.open()).toEqual([]);
  });

  it('leaves the open rows of a till to the till', async () => {
    const till = await files.open();
    const database = await journals.open();
    await write(till, '1', 'unknown');
    await write(till, '2', 'issued', { mark: '2' });
    await write(database, '3', 'unknown');
    await replicate(till, database);
    const claimed = await database.claim({ ...LATER, limit: 10 });
    expect(claimed.rows.map(({ key }) => key)).toEqual([keyOf('3')]);
    // A host that uses the number of a till is told who has it; a filed document is known.
    const own = { ...LATER.lease, id: 'host 2' };
    const origin = await till.changes.origin();
    expect(await database.take({ ...begin('1'), ...LATER, lease: own })).toMatchObject({
      taken: 'leased',
      lease: { holder: 'till 7', id: origin },
    });
    expect(await database.take({ ...begin('2'), ...LATER, lease: own })).toMatchObject({
      taken: 'row',
      row: { standing: 'issued', result: { mark: '2' } },
    });
    const client = at.client({ journal: database, holder: 'host' });
    const report = await client.recover({ wait: false });
    const tried = [report.settled, report.unknown, report.heldElsewhere, report.left, report.notSent];
    expect(tried.flat()).not.toContainEqual(expect.objectContaining({ origin }));
  });

  it('gives the open rows of a till that never comes back to the hosts', async () => {
    const till = await files.open();
    const database = await journals.open();
    await write(till, '1', 'unknown');
    await write(till, '2', 'issued', { mark: '2' });
    await replicate(till, database);
    expect(await database.replicas.takeOver(await till.changes.origin())).toBe(1);
    const claimed = await database.claim({ ...LATER, limit: 10 });
    expect(claimed.rows.map(({ key }) => key)).toEqual([keyOf('1')]);
    // If it comes back after all, its row is reported.
    await write(till, '1', 'refused');
    expect(await replicate(till, database)).toMatchObject({
      conflicts: [{ operation: 'issue', key: keyOf('1') }],
    });
    expect(await standings(database)).toEqual({ 1: 'unknown', 2: 'issued' });
  });

  it('never replaces a filed row by one of an older copy of the file', async () => {
    const file = files.newFile();
    const before = await files.open(file);
    const first = begin('1');
    await before.take(first);
    await write(before, '2', 'unknown');
    await before.changes.origin();
    await before.close();
    const backup = files.newFile();
    copyFileSync(file, backup);

    const till = await files.open(file);
    const database = await journals.open();
    await till.end({ ...first, standing: 'issued', result: { mark: '1' }, states: undefined });
    await write(till, '2', 'queued', { uid: 'B' });
    await write(till, '3', 'issued', { mark: '3' });
    await replicate(till, database);
    const restored = await files.open(backup);
    await write(restored, '4', 'issued', { mark: '4' });
    expect(await replicate(restored, database)).toEqual({
      rows: 3,
      complete: true,
      fromStart: true,
      kept: [
        { operation: 'issue', key: keyOf('1') },
        { operation: 'issue', key: keyOf('2') },
      ],
      conflicts: [],
    });
    expect(await standings(database)).toEqual({ 1: 'issued', 2: 'queued', 3: 'issued', 4: 'issued' });
    const [one] = await listOf(database.documents({ aa: '1' }));
    expect(one?.result).toEqual({ mark: '1' });
    // What the restored till finds out later is copied.
    await write(restored, '2', 'issued', { mark: '2' });
    await replicate(restored, database);
    expect(await standings(database)).toMatchObject({ 2: 'issued' });
  });

  it('reports two journals that use the same number, and changes neither row', async () => {
    const database = await journals.open();
    const [one, other] = [await files.open(), await files.open()];
    await write(database, '1', 'issued', { mark: '1' });
    await write(one, '1', 'refused', { why: '228' });
    await write(one, '2', 'issued', { mark: '2' });
    await write(other, '2', 'unknown');
    expect((await replicate(one, database)).conflicts).toEqual([{ operation: 'issue', key: keyOf('1') }]);
    expect((await replicate(other, database)).conflicts).toEqual([{ operation: 'issue', key: keyOf('2') }]);
    expect(await standings(database)).toEqual({ 1: 'issued', 2: 'issued' });
    const origins = [await one.changes.origin(), await other.changes.origin()];
    const listed = await database.replicas.list();
    expect(origins.map((origin) => listed.find((each) => each.origin === origin)?.conflicts)).toEqual([
      [{ operation: 'issue', key: keyOf('1') }],
      [{ operation: 'issue', key: keyOf('2') }],
    ]);
  });

  it('moves the body of a document that was corrected to another month', async () => {
    const till = await files.open();
    const database = await journals.open();
    await write(till, '1', 'refused');
    await replicate(till, database);
    const again = begin('1', { body: '{"invoice":[{"aa":"1b"}]}', about: { issueDate: '2026-12-01' } });
    await till.take(again);
    await till.begin(again, true);
    await replicate(till, database);
    expect((await database.row(again))?.request).toEqual(again.request);
    const { rows } = await journals.pool.query(`SELECT month::text FROM "${database.schema}".bodies`);
    expect(rows).toEqual([{ month: '2026-12-01' }]);
  });

  it('needs no detached month for documents that are here already', async () => {
    const file = files.newFile();
    const till = await files.open(file);
    const database = await journals.open();
    // More than one batch, with refused ones among them.
    for (let aa = 1; aa <= 120; aa += 1) {
      if (aa % 10 === 0) await write(till, String(aa), 'refused', { why: 'document' });
      else await write(till, String(aa), 'issued', { mark: String(aa) });
    }
    await replicate(till, database);
    const { pool } = journals;
    const { schema } = database;
    await pool.query(`ALTER TABLE "${schema}".bodies DETACH PARTITION "${schema}".bodies_2026_11`);
    // As after a restored backup of the file, which does not know the last batch.
    await pool.query(`UPDATE "${schema}".replicas SET token = 'unknown'`);
    expect(await replicate(till, database)).toMatchObject({
      rows: 120,
      complete: true,
      fromStart: true,
      kept: [],
      conflicts: [],
    });
  });

  it('copies texts that PostgreSQL cannot store as they are', async () => {
    const till = await files.open();
    const database = await journals.open();
    await write(till, '1', 'refused', { why: 'a\0b \ud800' });
    expect(await replicate(till, database)).toMatchObject({ rows: 1, kept: [] });
    expect((await database.row(begin('1')))?.result).toEqual({ why: 'a\uFFFDb \uFFFD' });
    await write(database, '2', 'refused', { why: 'a\0b' });
    expect((await database.row(begin('2')))?.result).toEqual({ why: 'a\uFFFDb' });
  });

  it('stops when it is told to, and goes on there', async () => {
    const till = await files.open();
    const database = await journals.open();
    for (let aa = 1; aa <= 60; aa += 1) await till.take(begin(String(aa)));
    const stopping = new AbortController();
    const changes = {
      origin: () => till.changes.origin(),
      after: (reached: Parameters<typeof till.changes.after>[0]) => {
        stopping.abort();
        return till.changes.after(reached);
      },
    };
    expect(await replicate({ changes }, database, { signal: stopping.signal })).toMatchObject({
      rows: 50,
      complete: false,
    });
    expect(await replicate(till, database)).toMatchObject({ rows: 10, complete: true });
    expect(await listOf(database.rows())).toHaveLength(60);
  });

  it('refuses options that do not exist', async () => {
    const till = await files.open();
    const database = await journals.open();
    await expect(replicate(till, database, { limit: 1 } as never)).rejects.toMatchObject({
      code: 'options/unknown',
    });
  });
});
