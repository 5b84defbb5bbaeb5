import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { english } from '../../../src/issues/locale.js';
import { type Driver, drivers, findDriver } from '../../../src/sending/journal-sqlite/driver.js';
import { FileJournal } from '../../../src/sending/journal-sqlite/file-journal.js';
import type { DocumentFilter } from '../../../src/sending/journal-sqlite/index.js';
import { sqliteNumbering } from '../../../src/sending/journal-sqlite/numbers.js';
import { openStore } from '../../../src/sending/journal-sqlite/open-store.js';
import { migrations } from '../../../src/sending/journal-sqlite/schema.js';
import { listOf } from '../client/setup.js';
import { withFiles } from './files.js';

const files = withFiles();

type Query = readonly [sql: string, values: readonly (string | number | null)[]];

/** A journal in a file, and every query that reads it. */
async function watched(file = files.newFile()) {
  const Opener = await findDriver(drivers);
  const queries: Query[] = [];
  class Watched extends Opener {
    override prepare(sql: string): ReturnType<Driver['prepare']> {
      const statement = super.prepare(sql);
      return {
        run: (...values) => statement.run(...values),
        all: (...values) => {
          queries.push([sql, values]);
          return statement.all(...values);
        },
      };
    }
  }
  const watching = { builtIn: () => Watched, installed: () => Promise.reject(new Error('not asked for')) };
  const store = await openStore({ file, locale: english, busyTimeout: 100 }, watching, migrations);
  const journal = new FileJournal(store, sqliteNumbering(store, {}));
  return { store, journal, queries };
}

interface Entry {
  readonly aa: number;
  readonly series?: string;
  readonly day?: string;
  readonly vatNumber?: string;
  readonly standing?: string;
}

type Watched = Awaited<ReturnType<typeof watched>>;

/** Adds entries in one transaction. The MARK ends with the number. */
const fill = ({ store }: Pick<Watched, 'store'>, entries: readonly Entry[]): void =>
  store.write(() => {
    for (const entry of entries) {
      const { aa, series = 'A', day = '2026-11-20', vatNumber = '123456783', standing = 'issued' } = entry;
      const time = '2026-11-20T10:00:00.000Z';
      store.run(
        `INSERT INTO entries (operation, key, standing, call, query, body, about, first_attempt_at, last_attempt_at,
           attempts, result) VALUES ('issue', ?, ?, 'SendInvoices', '{}', '{"invoice":[{}]}', ?, ?, ?, 1, ?)`,
        ...[JSON.stringify([vatNumber, 0, '11.1', series, String(aa)]), standing],
        ...[JSON.stringify({ issueDate: day }), time, time],
        JSON.stringify({
          mark: `4000019700${String(aa).padStart(5, '0')}`,
          uid: String(aa).padStart(40, '0'),
        }),
      );
    }
  });

const count = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);
const numbersOf = async ({ journal }: Pick<Watched, 'journal'>, filter?: DocumentFilter): Promise<string> =>
  (await listOf(journal.documents(filter))).map(({ aa }) => aa).join(' ');

const number = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A', aa: '7' };
const searches: readonly DocumentFilter[] = [
  {},
  { mark: '400001970000007' },
  { uid: '7'.padStart(40, '0') },
  number,
  { aa: '7' },
  { series: 'A', aa: '7' },
  { vatNumber: '123456783' },
  { vatNumber: '123456783', issuedFrom: '2026-11-20' },
  { vatNumber: '123456783', series: 'A' },
  { vatNumber: '123456783', series: 'A', issuedFrom: '2026-11-19', issuedTo: '2026-11-20' },
  { series: 'A' },
  { series: 'A', issuedTo: '2026-11-20' },
  { issuedFrom: '2026-11-20', issuedTo: '2026-11-20' },
  { issuedFrom: '2026-11-20' },
  { issuedTo: '2026-11-20' },
  { standing: ['unknown', 'queued', 'sending'] },
  { standing: ['issued'] },
  { standing: ['unknown'], vatNumber: '123456783' },
  { standing: ['issued'], series: 'A' },
  { branch: 0, invoiceType: '11.1' },
];

describe('a search in the archive', () => {
  it('uses an index for each page and for each row, whatever is searched for', async () => {
    const at = await watched();
    const days = ['2026-11-19', '2026-11-20'];
    fill(
      at,
      count(20).map((aa) => ({ aa, day: days[aa % 2] ?? '', standing: aa === 7 ? 'unknown' : 'issued' })),
    );
    const rows = [
      { operation: 'issue' },
      { operation: 'cancel-note' },
      { standing: ['sending', 'unknown', 'queued'] },
      { standing: ['not-sent'] },
      { mark: '400001970000007' },
    ] as const;
    const plans: string[] = [];
    const explain = async (search: unknown, read: () => Promise<unknown>): Promise<void> => {
      at.queries.length = 0;
      await read();
      for (const [sql, values] of at.queries.filter(([each]) => each.includes('FROM entries'))) {
        for (const { detail } of at.store.all(`EXPLAIN QUERY PLAN ${sql}`, ...values)) {
          plans.push(`${JSON.stringify(search)}: ${detail}`);
        }
      }
    };
    for (const filter of searches) await explain(filter, () => listOf(at.journal.documents(filter)));
    for (const filter of rows) await explain(filter, () => listOf(at.journal.rows(filter)));
    expect(plans.length).toBeGreaterThan(searches.length + rows.length);
    // SCAN reads the whole table, and TEMP B-TREE sorts it.
    expect(plans.filter((plan) => /SCAN|TEMP B-TREE/.test(plan))).toEqual([]);
    const read = plans.filter((plan) => plan.includes('SEARCH') && !plan.endsWith(': SEARCH entries'));
    expect(read.filter((plan) => !/USING (COVERING )?(INDEX|INTEGER PRIMARY KEY)/.test(plan))).toEqual([]);
    await at.store.close();
  });

  it('finds the number, the MARK and the day through their own index', async () => {
    const at = await watched();
    const indexOf = async (filter: DocumentFilter): Promise<unknown> => {
      at.queries.length = 0;
      await listOf(at.journal.documents(filter));
      const [sql = '', values = []] =
        at.queries.find(([each]) => each.includes('LIMIT')) ?? at.queries.at(-1) ?? [];
      return at.store.all(`EXPLAIN QUERY PLAN ${sql}`, ...values)[0]?.['detail'];
    };
    fill(at, [{ aa: 7 }]);
    expect(await indexOf(number)).toMatch(/entries_1 \(operation=\? AND key=\?\)/);
    expect(await indexOf({ series: 'A', aa: '7' })).toMatch(/entries_by_aa \(aa=\?/);
    expect(await indexOf({ mark: '400001970000007' })).toMatch(/entries_by_mark \(mark=\?/);
    expect(await indexOf({ issuedFrom: '2026-11-20' })).toMatch(/entries_by_date \(issue_date=\?/);
    await at.store.close();
  });

  it('looks at each entry once, page after page, and lets other work run between two pages', async () => {
    const at = await watched();
    fill(
      at,
      count(1000).map((aa) => ({ aa, series: aa > 990 ? 'B' : 'A' })),
    );
    at.queries.length = 0;
    let turns = 0;
    let isReading = true;
    const ticking = (async () => {
      while (isReading) {
        await setImmediate();
        turns += 1;
      }
    })();
    expect(await numbersOf(at, { issuedFrom: '2026-11-20', issuedTo: '2026-11-20' })).toBe(
      count(1000).join(' '),
    );
    isReading = false;
    await ticking;
    expect(turns).toBeGreaterThanOrEqual(50);
    const pages = at.queries.filter(([sql]) => sql.includes('LIMIT'));
    // Each page begins after the last id of the page before: first 20 entries, then 200 at a time.
    expect(pages.map(([, values]) => values.at(-3))).toEqual([0, 20, 220, 420, 620, 820]);
    await at.store.close();
  });

  it('finds few documents among many without loading the others', async () => {
    const at = await watched();
    fill(
      at,
      count(1000).map((aa) => ({ aa, standing: aa % 500 === 0 ? 'refused' : 'issued' })),
    );
    at.queries.length = 0;
    expect(await numbersOf(at, { series: 'A', standing: ['refused', 'issued'], branch: 1 })).toBe('');
    expect(await numbersOf(at, { standing: ['refused', 'unknown'] })).toBe('500 1000');
    const loaded = at.queries.filter(([sql]) => sql.startsWith('SELECT * FROM entries WHERE id = ?'));
    expect(loaded).toHaveLength(2);
    await at.store.close();
  });
});

describe('the documents of a search', () => {
  it('come by day, and within a day as they were first sent', async () => {
    const at = await watched();
    fill(at, [
      { aa: 1, day: '2026-11-20' },
      { aa: 2, day: '2026-11-19' },
      { aa: 3, day: '2026-11-21', series: 'B' },
      { aa: 4, day: '2026-11-19', vatNumber: '987654324' },
      { aa: 5, day: '2026-11-20', series: 'B', standing: 'unknown' },
      { aa: 6, day: '2026-11-20', standing: 'queued' },
    ]);
    expect(await numbersOf(at)).toBe('1 2 3 4 5 6');
    expect(await numbersOf(at, { issuedFrom: '2026-11-19' })).toBe('2 4 1 5 6 3');
    expect(await numbersOf(at, { issuedTo: '2026-11-20' })).toBe('2 4 1 5 6');
    expect(await numbersOf(at, { vatNumber: '123456783' })).toBe('2 1 5 6 3');
    expect(await numbersOf(at, { series: 'A', issuedFrom: '2026-11-20' })).toBe('1 6');
    expect(await numbersOf(at, { vatNumber: '987654324', series: 'A' })).toBe('4');
    expect(await numbersOf(at, { standing: ['queued', 'unknown'] })).toBe('5 6');
    expect(await numbersOf(at, { standing: [] })).toBe('');
    expect(await numbersOf(at, { standing: ['issued'], series: 'B' })).toBe('3');
    expect(await numbersOf(at, { ...number, aa: '2' })).toBe('2');
    expect(await numbersOf(at, { ...number, aa: '4' })).toBe('');
    expect(await numbersOf(at, { aa: '3' })).toBe('3');
    await at.store.close();
  });

  it('are those that existed when reading began, as they are now', async () => {
    const at = await watched();
    fill(
      at,
      count(3).map((aa) => ({ aa, standing: 'unknown' })),
    );
    const seen: string[] = [];
    for await (const { aa } of at.journal.documents({ standing: ['unknown'] })) {
      seen.push(aa);
      if (aa === '1') {
        at.store.write(() => at.store.run("UPDATE entries SET standing = 'issued' WHERE aa = '2'"));
        fill(at, [{ aa: 4, standing: 'unknown' }]);
      }
    }
    expect(seen).toEqual(['1', '3']);
    await at.store.close();
  });

  it('include those of a journal that stated no day', async () => {
    const at = await watched();
    fill(at, [{ aa: 1 }]);
    at.store.write(() => at.store.run("UPDATE entries SET about = '{}'"));
    expect(await numbersOf(at, { series: 'A' })).toBe('1');
    expect(await numbersOf(at, { series: 'A', issuedFrom: '2026-01-01' })).toBe('');
    await at.store.close();
  });

  it('are found in an older file after its upgrade', async () => {
    const file = files.newFile();
    const older = await openStore(
      { file, locale: english, busyTimeout: 100 },
      drivers,
      migrations.slice(0, 2),
    );
    fill({ store: older }, [{ aa: 1, day: '2026-11-19' }, { aa: 2 }]);
    await older.close();
    const at = await watched(file);
    expect(await numbersOf(at, { issuedTo: '2026-11-19' })).toBe('1');
    expect(await numbersOf(at, { series: 'A', aa: '2' })).toBe('2');
    await at.store.close();
  });
});

describe('the numbers of a journal', () => {
  it('without a document are found through an index', async () => {
    const at = await watched();
    const series = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' } as const;
    const ticket = await at.journal.numbering.reserve(series);
    await at.journal.numbering.commit(ticket, { mark: '400001970000001' });
    at.queries.length = 0;
    await at.journal.numbering.open();
    await at.journal.numbering.open(series);
    await at.journal.numbering.gaps(series);
    expect(at.queries).toHaveLength(3);
    for (const [sql, values] of [...at.queries]) {
      const plan = at.store.all(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => detail);
      expect(plan.join()).toContain('numbers USING INDEX numbers_without_document');
    }
    await at.store.close();
  });
});
