import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox/sandbox.js';
import type { StoredRow } from '../../../src/sandbox/state/store.js';
import { sendOrder } from './pages/orders.js';
import { COMPANY, HOUR, KEY, NOON, orderSlip, receipt, withSandbox } from './setup.js';

const at = withSandbox();

describe('a snapshot that is restored', () => {
  it('brings back documents, tables, credits, time and the next MARK', async () => {
    const { invoiceMark } = await at.issued(orderSlip);
    const before = at.sandbox.snapshot();
    const next = await at.issued(receipt('1'));
    await at.sandbox.advance(HOUR);
    await at.sandbox.restore(before);
    expect(at.sandbox.documents().map(({ mark }) => mark)).toEqual([String(invoiceMark)]);
    expect(at.sandbox.tables()).toHaveLength(1);
    expect(at.sandbox.now().toISOString()).toBe(new Date(NOON).toISOString());
    expect((await at.get('/Provider/GetCreditsBalance')).json.creditsBalance).toBe(999);
    expect((await at.issued(receipt('1'))).invoiceMark).toBe(next.invoiceMark);
  });

  it('is refused as a whole if a row does not belong to a sandbox', async () => {
    await at.issued(receipt('1'));
    const before = at.sandbox.snapshot();
    for (const [table, json, code] of [
      ['elsewhere', '{}', 'arguments/not-a-state'],
      ['documents', '{', 'arguments/not-a-snapshot'],
      ['documents', '{}', 'arguments/not-a-snapshot'],
    ] as const) {
      const row = { table, id: '1', json };
      await expect(at.sandbox.restore([...before, row])).rejects.toMatchObject({ code });
      expect(at.sandbox.snapshot()).toEqual(before);
    }
    expect((await at.codes(receipt('1')))[0]).toBe('228');
  });

  it('is stored, with the rows that are gone', async () => {
    const rows = new Map<string, StoredRow>();
    const store = {
      load: async () => [...rows.values()],
      save: async (changes: readonly { table: string; id: string; json?: string | undefined }[]) => {
        for (const { table, id, json } of changes) {
          if (json === undefined) rows.delete(`${table}/${id}`);
          else rows.set(`${table}/${id}`, { table, id, json });
        }
      },
    };
    const options = {
      clock: { now: () => new Date(NOON) },
      keys: [{ key: KEY, companies: [COMPANY] }],
      store,
    };
    const sandbox = await createSandbox(options);
    const morning = sandbox.snapshot();
    await sandbox.openTable({
      issuer: { vatNumber: COMPANY, branch: 0 },
      series: 'ΔΠ',
      orders: [
        {
          aa: '1',
          issueDate: '2026-11-20',
          lines: [{ description: 'Καφές', quantity: 1, unit: 1, unitPriceWithVat: '3.50', vat: 13 }],
        },
      ],
    });
    expect([...rows.values()].some(({ table }) => table === 'documents')).toBe(true);
    await sandbox.restore(morning);
    expect([...rows.values()].some(({ table }) => table === 'documents')).toBe(false);
    expect((await createSandbox(options)).documents()).toEqual([]);
  });
});

describe('a sandbox that starts again', () => {
  it('has the companies and credits of the beginning, and nothing else', async () => {
    const first = await at.issued(receipt('1'));
    at.sandbox.faults.add({ kind: 'slow' });
    await at.sandbox.advance(HOUR);
    await at.sandbox.reset();
    expect(at.sandbox.documents()).toEqual([]);
    expect(at.sandbox.calls()).toEqual([]);
    expect(at.sandbox.faults.pending()).toEqual([]);
    expect(at.sandbox.now().toISOString()).toBe(new Date(NOON).toISOString());
    expect((await at.issued(receipt('1'))).invoiceMark).toBe(first.invoiceMark);
  });
});

describe('snapshots on the page', () => {
  it('are downloaded as a file, restored, and the sandbox starts again', async () => {
    await at.issued(receipt('1'));
    const file = await at.sandbox.fetch('http://localhost/_sandbox/snapshot');
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="sandbox-2026-11-20T10-00-00.json"',
    );
    const rows = (await file.json()) as StoredRow[];
    expect((await sendOrder(at, 'reset')).status).toBe(200);
    expect(at.sandbox.documents()).toEqual([]);
    expect((await sendOrder(at, 'restore', rows)).status).toBe(200);
    expect(at.sandbox.documents()).toHaveLength(1);
  });

  it('are refused if they are something else', async () => {
    expect((await sendOrder(at, 'restore', { rows: [] })).status).toBe(400);
    expect(await sendOrder(at, 'restore', [{ table: 'x', id: '1', json: '{}' }])).toMatchObject({
      status: 409,
      json: { message: 'This file is not a snapshot of a sandbox.' },
    });
  });
});
