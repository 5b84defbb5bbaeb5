import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteJournal } from '../../../src/sending/journal-sqlite/sqlite-journal.js';
import { coffee, issueDate, issuer, type Served, served } from './setup.js';

const key = (name: string) => ({ 'idempotency-key': name });
const order = (quantity: number) => ({
  facts: { aa: 'next', issueDate, lines: [{ ...coffee, quantity }] },
});
const bill = {
  facts: {
    type: '11.1',
    series: 'R',
    aa: 'next',
    issueDate,
    income: 'goods',
    payments: [{ type: 3, amount: 'rest' }],
  },
};
const TABLES = '/open-tables?vatNumber=800123456&branch=0';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restored-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A server whose journal was restored from a backup: of 2 coffees on table 7, 1 more and the table 8 are newer. */
async function restored(): Promise<Served & { readonly marks: readonly (string | undefined)[] }> {
  const [file, backup] = [join(folder, 'journal.db'), join(folder, 'backup.db')];
  const base = await served();
  const before = await sqliteJournal({ file });
  const first = await served({}, { ...base, journal: before });
  await first.call('PUT /tables/7', { opening: { issuer, series: 'OS' } }, key('open'));
  expect((await first.call('POST /tables/7/orders', order(2), key('k1'))).status).toBe(200);
  for (const end of ['', '-wal']) await copyFile(`${file}${end}`, `${backup}${end}`);
  expect((await first.call('POST /tables/7/orders', order(1), key('k2'))).status).toBe(200);
  await first.call('PUT /tables/8', { opening: { issuer, series: 'OS' } }, key('open 8'));
  expect((await first.call('POST /tables/8/orders', order(4), key('k3'))).status).toBe(200);
  await before.close();
  const after = await served({}, { ...base, journal: await sqliteJournal({ file: backup }) });
  return { ...after, marks: base.sandbox.documents().map(({ mark }) => mark) };
}

describe('a journal that was restored from a backup', () => {
  it('bills a table with a newer slip, by a caller who does what the answers say', async () => {
    const { call, sandbox, marks } = await restored();
    const refused = await call('POST /tables/7/closing', bill, key('k4'));
    expect(JSON.stringify(refused.body)).toContain('tables.takeIn');
    expect(sandbox.documents()).toHaveLength(3);

    const taken = await call('POST /tables/7/open-slips', {}, key('k5'));
    expect(taken.status).toBe(200);
    // A coffee of 3.50 with 13 % VAT has 3.10 without it.
    expect(taken.body.slips).toEqual([
      { mark: marks[1], uid: expect.stringMatching(/^[0-9A-F]{40}$/), quantityProducts: 1, totalNet: 3.1 },
    ]);
    const again = await call('POST /tables/7/open-slips', {}, key('k6'));
    expect(again.body.slips).toEqual([]);

    const unknown = await call('POST /tables/7/closing', bill, key('k7'));
    expect(unknown.body.issues).toMatchObject([{ rule: 'table/lines-unknown', pointer: '/facts/lines' }]);
    const other = { facts: { ...bill.facts, lines: [{ ...coffee, quantity: 2 }] } };
    expect((await call('POST /tables/7/closing', other, key('k7'))).status).toBe(422);
    const whole = { facts: { ...bill.facts, lines: [{ ...coffee, quantity: 3 }] } };
    const closed = await call('POST /tables/7/closing', whole, key('k7'));
    expect([closed.status, closed.body.outcome?.kind]).toEqual([200, 'issued']);
    expect(closed.body.document.invoiceSummary.totalGrossValue).toBe(10.5);
    expect(closed.body.document.invoiceHeader.multipleConnectedMarks.map(String)).toEqual(marks.slice(0, 2));
    expect(closed.body.table.status).toBe('ended');
  });

  it('opens a table that is newer than the backup from what the service has, and from nothing else', async () => {
    const { call, sandbox, marks } = await restored();
    const { body } = await call(`GET ${TABLES}`);
    const [stored, lost] = sandbox.documents().flatMap(({ document }, index) => {
      return index === 1 ? [] : [document.invoiceHeader.tableAA?.toLowerCase()];
    });
    expect(body.tables).toEqual([{ tableAA: stored, table: '7' }, { tableAA: lost }]);
    await call('PUT /tables/9', { opening: { issuer, series: 'OS' } }, key('open 9'));
    expect((await call('POST /tables/9/open-slips', {}, key('k8'))).body.slips).toEqual([]);
    await call('PUT /tables/8', { opening: { issuer, series: 'OS', tableAA: lost } }, key('open 8'));
    const taken = await call('POST /tables/8/open-slips', {}, key('k9'));
    expect(taken.body.slips).toMatchObject([{ mark: marks[2], quantityProducts: 4 }]);
    const gone = await call('POST /tables/8/total-cancellation', { facts: { aa: '50', issueDate } });
    expect(gone.body.table?.status).toBe('ended');
  });

  it('takes nothing in while a slip of the table has no answer: it may be one of them', async () => {
    const { call, sandbox } = await restored();
    sandbox.faults.add({ kind: 'reset-after', call: 'SendInvoices' });
    const slip = { facts: { ...order(1).facts, aa: '60' } };
    expect((await call('POST /tables/7/orders', slip)).status).toBe(202);
    const refused = await call('POST /tables/7/open-slips', {}, key('k5'));
    expect(refused.body.issues).toMatchObject([{ rule: 'table/slip-pending' }]);
    expect(refused.body.detail).toContain('OS 60');
    expect((await call('POST /tables/7/orders', slip)).status).toBe(200);
    expect((await call('POST /tables/7/open-slips', {}, key('k5'))).body.slips).toHaveLength(1);
  });
});
