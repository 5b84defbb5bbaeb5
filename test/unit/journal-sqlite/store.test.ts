import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { english } from '../../../src/issues/locale.js';
import { drivers, findDriver } from '../../../src/sending/journal-sqlite/driver.js';
import { openStore } from '../../../src/sending/journal-sqlite/open-store.js';
import { migrations } from '../../../src/sending/journal-sqlite/schema.js';
import { collectGarbage } from '../../garbage.js';
import { listOf, receipt, withService } from '../client/setup.js';
import { handlesIn } from '../handles.js';
import { withFiles } from './files.js';

collectGarbage();

const files = withFiles();
const at = withService();
const series = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A' } as const;

describe('a journal whose file is gone', () => {
  it.each<[string, (file: string) => void]>([
    ['deleted', (file) => rmSync(file)],
    ['deleted with everything beside it', (file) => rmSync(dirname(file), { recursive: true })],
    ['moved away', (file) => renameSync(file, `${file}.old`)],
    [
      'replaced by a copy',
      (file) => {
        copyFileSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
    ['left without its log', (file) => rmSync(`${file}-wal`)],
    ['left without the index of its log', (file) => rmSync(`${file}-shm`)],
  ])('stops with an error when it was %s, and nothing is sent', async (_, change) => {
    const file = files.newFile();
    const journal = await files.open(file);
    const client = at.client({ journal });
    expect((await client.issue(receipt('101'))).kind).toBe('issued');
    const sent = at.service.received.length;
    change(file);
    const replaced = { name: 'JournalError', code: 'journal/replaced' };
    await expect(client.issue(receipt('102'))).rejects.toMatchObject({
      code: 'journal/not-written',
      cause: replaced,
    });
    await expect(client.issue(receipt('101'))).rejects.toMatchObject({ code: 'journal/not-written' });
    await expect(journal.numbering.reserve(series)).rejects.toMatchObject(replaced);
    await expect(journal.saveStates({ table: 1 })).rejects.toMatchObject(replaced);
    await expect(listOf(journal.documents())).rejects.toMatchObject(replaced);
    await expect(client.recover()).rejects.toMatchObject({ code: 'journal/not-written' });
    expect(at.service.received).toHaveLength(sent);
  });

  it('names the file and says what to do', async () => {
    const file = files.newFile();
    const journal = await files.open(file);
    rmSync(file);
    await expect(journal.state('a')).rejects.toThrow(
      `${file} was deleted or replaced while the journal was open. Stop this program, put the file back, then open the journal again. Until then nothing is sent.`,
    );
  });

  it('is not reported if its file only has another name', async () => {
    const file = files.newFile();
    const link = join(dirname(file), 'link.db');
    await (await files.open(file)).saveStates({ a: 1 });
    symlinkSync(file, link);
    const journal = await files.open(link);
    await journal.saveStates({ a: 2 });
    expect(await (await files.open(file)).state('a')).toBe(2);
  });
});

describe('a journal that is closed', () => {
  it('leaves one file, which can be deleted, created and opened again', async () => {
    const file = files.newFile();
    for (let round = 0; round < 3; round += 1) {
      const journal = await files.open(file);
      await journal.numbering.reserve(series);
      expect(await journal.numbering.open()).toHaveLength(1);
      expect(await listOf(journal.documents({ series: 'A' }))).toEqual([]);
      await journal.close();
      expect(readdirSync(dirname(file))).toEqual(['journal.db']);
      rmSync(file);
    }
  });

  it.runIf(existsSync('/proc/self/fd'))('has no handle left, with any driver', async () => {
    const file = files.newFile();
    const journal = await files.open(file);
    await at.client({ journal }).issue(receipt('101'));
    expect(await listOf(journal.documents())).toHaveLength(1);
    expect(handlesIn(dirname(file)).length).toBeGreaterThan(0);
    await journal.close();
    expect(handlesIn(dirname(file))).toEqual([]);
  });
});

describe('steps that are asked for at the same time', () => {
  it('are done although one of them is refused, which changes nothing', async () => {
    const journal = await files.open(files.newFile());
    const [first, refused, second, state] = await Promise.allSettled([
      journal.numbering.reserve(series),
      journal.numbering.burn({ ...series, aa: '99' }, 'lost'),
      journal.numbering.reserve(series),
      journal.exchangeState('table 7', undefined, { open: true }),
    ]);
    expect(first).toMatchObject({ value: { aa: '1' } });
    expect(refused).toMatchObject({ reason: { name: 'RefusedStepError' } });
    expect(second).toMatchObject({ value: { aa: '2' } });
    expect(state).toMatchObject({ value: { exchanged: true } });
    expect((await journal.numbering.open(series)).map(({ aa }) => aa)).toEqual(['1', '2']);
    expect(await journal.state('table 7')).toEqual({ open: true });
  });

  it('use the series and the facts as they were when the step was asked for', async () => {
    const journal = await files.open(files.newFile());
    const [given, facts] = [{ ...series }, { memo: 'table 7' }];
    const reserved = journal.numbering.reserve(given, facts);
    Object.assign(given, { series: 'B' });
    facts.memo = 'table 8';
    expect(await reserved).toMatchObject({ series: 'A', aa: '1', memo: 'table 7' });
  });

  it('wait for those of the next turns, and not for ever', async () => {
    let commits = 0;
    const Opener = await findDriver(drivers);
    class Counting extends Opener {
      override exec(sql: string): unknown {
        if (sql === 'COMMIT') commits += 1;
        return super.exec(sql);
      }
    }
    const counting = { builtIn: () => Counting, installed: async () => Counting };
    const place = { file: files.newFile(), locale: english, busyTimeout: 100 };
    const store = await openStore(place, counting, migrations);
    const during = async (turns: number): Promise<number> => {
      const before = commits;
      const steps = [store.together(() => undefined)];
      for (let turn = 0; turn < turns; turn += 1) {
        steps.push(store.together(() => undefined));
        await setImmediate();
      }
      await Promise.all(steps);
      return commits - before;
    };
    expect([await during(0), await during(1), await during(4)]).toEqual([1, 1, 1]);
    const long = await during(60);
    expect(long).toBeGreaterThan(4);
    expect(long).toBeLessThan(20);
    await store.close();
  });

  it('are on the disk when the journal is closed at once', async () => {
    const file = files.newFile();
    const journal = await files.open(file);
    const saved = journal.saveStates({ 'table 7': 1 });
    await journal.close();
    await saved;
    expect(await (await files.open(file)).state('table 7')).toBe(1);
  });
});
