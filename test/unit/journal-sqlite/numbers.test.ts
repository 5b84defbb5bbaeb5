import { describe, expect, it } from 'vitest';
import { english } from '../../../src/issues/locale.js';
import { drivers } from '../../../src/sending/journal-sqlite/driver.js';
import { openStore } from '../../../src/sending/journal-sqlite/open-store.js';
import { migrations } from '../../../src/sending/journal-sqlite/schema.js';
import { withFiles } from './files.js';

const files = withFiles();
const A = { vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' } as const;
const B = { ...A, series: 'B' } as const;
const MARK = '400001970000109';
const UID = 'A3F05C7D9E1B24680ACE13579BDF02468ACE1357';

const numbersOf = (tickets: readonly { readonly aa: string }[]): string[] => tickets.map(({ aa }) => aa);

describe('document numbers in a file', () => {
  it('are reserved only once by two processes, and after a restart', async () => {
    const file = files.newFile();
    const [one, other] = [await files.open(file), await files.open(file)];
    const handedOut = await Promise.all(
      Array.from({ length: 20 }, (_, index) => [one, other][index % 2]?.numbering.reserve(A)),
    );
    expect(new Set(handedOut.map((ticket) => ticket?.aa)).size).toBe(20);
    await one.close();
    await other.close();
    const again = await files.open(file);
    expect(await again.numbering.reserve(A)).toMatchObject({ ...A, aa: '21' });
    expect(await again.numbering.reserve(B)).toMatchObject({ ...B, aa: '1' });
  });

  it('skip those of many documents whose callers stated them, also beyond the ones that are skipped one by one', async () => {
    const journal = await files.open(files.newFile());
    const at = '2026-11-20T10:00:00.000Z';
    const request = { call: 'SendInvoices', query: {}, body: '{"invoice":[{}]}', about: {} };
    const stated = [...Array.from({ length: 230 }, (_, index) => String(index + 1)), '233', 'X', '2 '];
    await Promise.all(
      stated.map((aa) => {
        const lease = { holder: 'till', run: aa, id: aa, until: '2026-11-20T10:01:00.000Z' };
        const key = JSON.stringify([A.vatNumber, A.branch, A.invoiceType, A.series, aa]);
        return journal.take({ operation: 'issue', key, request, lease, at });
      }),
    );
    const reserved = [];
    for (let count = 0; count < 3; count += 1) reserved.push(await journal.numbering.reserve(A));
    expect(numbersOf(reserved)).toEqual(['231', '232', '234']);
    expect(await journal.numbering.reserve(B)).toMatchObject({ aa: '1' });
  });

  it('are open until they are committed or burned, and keep the facts of their reservation', async () => {
    const file = files.newFile();
    const { numbering } = await files.open(file);
    const facts = { issueDate: '2026-11-20', memo: 'order 77' };
    const first = await numbering.reserve(A, facts);
    const second = await numbering.reserve(A);
    const third = await numbering.reserve(A);
    const fourth = await numbering.reserve(B);
    await numbering.commit(second, { mark: MARK, uid: UID });
    await numbering.burn(third, 'another till has it', { uid: '0123456789ABCDEF0123456789ABCDEF01234567' });
    const again = (await files.open(file)).numbering;
    expect(await again.open()).toEqual([first, fourth]);
    expect(first).toEqual({ ...A, aa: '1', ...facts, reservedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(await again.open(A)).toEqual([first]);
    expect(await again.gaps()).toEqual([{ ...third, reason: 'another till has it' }]);
    expect(await again.reuses(A)).toEqual([
      {
        ...third,
        reason: 'another till has it',
        usedBy: { uid: '0123456789ABCDEF0123456789ABCDEF01234567' },
      },
    ]);
    expect(await again.gaps(B)).toEqual([]);
  });

  it('are listed for the till that reserved them, while another till sells', async () => {
    const file = files.newFile();
    const clock = { now: () => new Date('2026-11-20T10:00:00Z') };
    const one = await files.open(file, { numbering: { holder: 'till 1', clock } });
    const other = await files.open(file, { numbering: { holder: 'till 2', clock } });
    const mine = await one.numbering.reserve(A, { memo: 'order 77' });
    const theirs = await other.numbering.reserve(A);
    await one.close();
    // The first till restarts; the second is still selling its number.
    const again = await files.open(file, { numbering: { holder: 'till 1', clock } });
    expect(await again.numbering.open(A, { holder: 'till 1' })).toEqual([mine]);
    expect(mine).toEqual({
      ...A,
      aa: '1',
      memo: 'order 77',
      holder: 'till 1',
      reservedAt: '2026-11-20T10:00:00.000Z',
    });
    expect(await again.numbering.open(A)).toEqual([mine, theirs]);
    await expect(again.numbering.open(A, { holder: undefined } as never)).rejects.toMatchObject({
      issues: [{ rule: 'numbering/option', path: ['holder'] }],
    });
  });

  it('of an older file are kept when it is upgraded', async () => {
    const file = files.newFile();
    const place = { file, locale: english, busyTimeout: 100 };
    const older = await openStore(place, drivers, migrations.slice(0, 2));
    older.run(
      "INSERT INTO series (id, vat_number, branch, invoice_type, series, first, next) VALUES (1, '123456783', 0, '11.1', 'A', '7', '9')",
    );
    older.run(`INSERT INTO numbers (series_id, aa, memo, mark) VALUES (1, '7', NULL, '${MARK}')`);
    older.run("INSERT INTO numbers (series_id, aa, memo) VALUES (1, '8', 'order 77')");
    older.close();
    const { numbering } = await files.open(file);
    expect(await numbering.open(A)).toEqual([{ ...A, aa: '8', memo: 'order 77' }]);
    expect(await numbering.open(A, { holder: 'till 1' })).toEqual([]);
    expect(await numbering.open(A, { reservedBefore: new Date() })).toHaveLength(1);
    await expect(numbering.burn({ ...A, aa: '7' }, 'lost')).rejects.toMatchObject({
      issues: [{ rule: 'numbering/committed', params: { name: MARK } }],
    });
    expect((await numbering.reserve(A)).aa).toBe('9');
  });

  it('belong to one document each', async () => {
    const { numbering } = await files.open();
    const first = await numbering.reserve(A);
    const second = await numbering.reserve(B);
    await numbering.commit(first, { mark: MARK });
    await expect(numbering.commit(second, { mark: MARK })).rejects.toMatchObject({
      issues: [{ rule: 'numbering/elsewhere', path: ['answer', 'mark'], params: { name: MARK, other: '1' } }],
    });
    await expect(numbering.commit(first, { mark: '400001970000110' })).rejects.toMatchObject({
      issues: [{ rule: 'numbering/reused', params: { recorded: MARK, found: '400001970000110' } }],
    });
    await expect(numbering.burn(first, 'lost')).rejects.toMatchObject({
      issues: [{ rule: 'numbering/committed' }],
    });
    await expect(numbering.burn({ ...A, aa: '9' }, 'lost')).rejects.toMatchObject({
      issues: [{ rule: 'numbering/not-reserved' }],
    });
    // A burnt number that has a document after all is taken back.
    await numbering.burn(second, 'lost');
    await numbering.commit(second, { uid: UID });
    expect(await numbering.gaps()).toEqual([]);
  });

  it('start at a stated number, beyond the safe integers of JavaScript, and continue from there', async () => {
    const file = files.newFile();
    const numbering = { first: [{ ...A, aa: '9007199254740991' }], series: [] };
    const journal = await files.open(file, { numbering });
    const handedOut = [await journal.numbering.reserve(A), await journal.numbering.reserve(A)];
    expect(numbersOf(handedOut)).toEqual(['9007199254740991', '9007199254740992']);
    const again = await files.open(file, { numbering });
    expect((await again.numbering.reserve(A)).aa).toBe('9007199254740993');
    await expect(again.numbering.reserve(B)).rejects.toMatchObject({
      issues: [{ rule: 'numbering/other-series' }],
    });
  });

  it('end with the last number that the authority accepts, and a refusal uses up no number', async () => {
    const numbering = { first: [{ ...A, aa: 18446744073709551615n }] };
    const journal = await files.open(files.newFile(), { numbering });
    expect((await journal.numbering.reserve(A)).aa).toBe('18446744073709551615');
    await expect(journal.numbering.reserve(A)).rejects.toMatchObject({
      issues: [{ rule: 'numbering/exhausted' }],
    });
    expect(await journal.numbering.open()).toHaveLength(1);
  });
});
