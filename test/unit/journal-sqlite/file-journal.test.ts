import { describe, expect, it } from 'vitest';
import type { AttemptBegin } from '../../../src/sending/client/journal/attempts.js';
import { journalContract } from '../client/journal/contract.js';
import { listOf, receipt, withService } from '../client/setup.js';
import { withFiles } from './files.js';

const files = withFiles();
const NOW = '2026-11-20T10:00:00.000Z';
const UNTIL = '2026-11-20T10:02:00.000Z';
const request = { call: 'SendInvoices', query: {}, body: '{"invoice":[{}]}', about: {} };
const begin = (key: string, holder: string): AttemptBegin => ({
  operation: 'issue',
  key,
  lease: { holder, run: holder, id: `${holder} 1`, until: UNTIL },
  at: NOW,
  request,
});

journalContract('sqliteJournal', () => files.open());

describe('a journal in a file', () => {
  it('still has its rows after it is opened again', async () => {
    const file = files.newFile();
    const first = await files.open(file);
    const one = begin('1', 'till 1');
    await first.take({ ...one, states: { 'table 7': { stands: 'sending' } } });
    await first.take(begin('2', 'till 1'));
    const result = { mark: '400001970000151', invoiceUrl: 'https://files.example/1' };
    await first.end({ operation: 'issue', key: '1', lease: one.lease, standing: 'issued', result });
    await first.close();

    const again = await files.open(file);
    expect(await listOf(again.rows())).toMatchObject([
      { key: '1', standing: 'issued', result },
      { key: '2', standing: 'sending', request },
    ]);
    expect(await again.state('table 7')).toEqual({ stands: 'sending' });
    expect(await again.take(begin('2', 'till 2'))).toMatchObject({
      taken: 'leased',
      lease: { holder: 'till 1' },
    });
  });

  it('gives a row to only one of two processes that opened the file', async () => {
    const file = files.newFile();
    const [one, other] = [await files.open(file), await files.open(file)];
    expect(await one.take(begin('1', 'till 1'))).toEqual({ taken: 'new' });
    expect(await other.take(begin('1', 'till 2'))).toMatchObject({ taken: 'leased' });
    expect(await other.take(begin('2', 'till 2'))).toEqual({ taken: 'new' });
  });

  it('stores no flow state with an attempt that it refuses', async () => {
    const journal = await files.open();
    const one = begin('1', 'till 1');
    await journal.take({ ...one, states: { table: 'open' } });
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const end = { operation: 'issue', key: '1', lease: one.lease, standing: 'issued' } as const;
    await expect(journal.end({ ...end, states: { table: 'closed', circle } })).rejects.toThrow(TypeError);
    expect(await journal.state('table')).toBe('open');
    expect((await journal.row(one))?.standing).toBe('sending');
  });

  it('lists more rows than fit on a page, as they were when the list began', async () => {
    const journal = await files.open();
    for (let aa = 1; aa <= 205; aa += 1) await journal.take(begin(String(aa), 'till 1'));
    const seen: string[] = [];
    for await (const { key } of journal.rows()) {
      if (seen.length === 0) await journal.take(begin('late', 'till 1'));
      seen.push(key);
    }
    expect(seen).toEqual(Array.from({ length: 205 }, (_, index) => String(index + 1)));
  });

  it('refuses every call after it is closed', async () => {
    const journal = await files.open();
    await journal.close();
    await journal.close();
    const closed = { code: 'journal/closed' };
    await expect(journal.take(begin('1', 'till 1'))).rejects.toMatchObject(closed);
    await expect(listOf(journal.rows())).rejects.toMatchObject(closed);
    await expect(
      journal.numbering.reserve({ vatNumber: '123456783', branch: 0, invoiceType: '11.1', series: 'A' }),
    ).rejects.toMatchObject(closed);
  });
});

describe('the archive of a journal', () => {
  const at = withService();

  it('finds documents by number, MARK, UID, day and status, with their links', async () => {
    const journal = await files.open();
    const client = at.client({ journal });
    await client.issue(receipt('101'));
    at.service.fail('SendInvoices', 'reset-after');
    await client.issue(receipt('102', '5.00'));
    const numbers = async (...filter: Parameters<typeof journal.documents>) =>
      (await listOf(journal.documents(...filter))).map(({ aa }) => aa);

    const [found] = await listOf(journal.documents({ series: 'A', aa: '101' }));
    expect(found).toEqual({
      vatNumber: '800123456',
      branch: 0,
      invoiceType: '11.1',
      series: 'A',
      aa: '101',
      issueDate: '2026-11-20',
      standing: 'issued',
      document: JSON.parse(JSON.stringify(receipt('101'))),
      result: {
        mark: '400001000000001',
        uid: at.service.filed[0]?.uid,
        authenticationCode: at.service.filed[0]?.authenticationCode,
        invoiceUrl: expect.stringContaining(`/GetInvoicePdf/sandbox-${at.service.filed[0]?.uid}.pdf`),
        qrUrl: expect.stringContaining(at.service.baseUrl),
        aadeQrUrl: expect.stringContaining(at.service.baseUrl),
      },
      firstAttemptAt: NOW,
      lastAttemptAt: NOW,
    });
    expect(await numbers()).toEqual(['101', '102']);
    expect(await numbers({ mark: '400001000000001' })).toEqual(['101']);
    expect(await numbers({ uid: at.service.filed[0]?.uid })).toEqual(['101']);
    expect(await numbers({ standing: ['unknown'] })).toEqual(['102']);
    expect(await numbers({ issuedFrom: '2026-11-20', issuedTo: '2026-11-20' })).toEqual(['101', '102']);
    expect(await numbers({ issuedFrom: '2026-11-21' })).toEqual([]);
    expect(await numbers({ issuedTo: '2026-11-19' })).toEqual([]);
    expect(await numbers({ vatNumber: '800123456', branch: 0, invoiceType: '11.1' })).toEqual(['101', '102']);
    expect(await numbers({ branch: 1 })).toEqual([]);
  });
});
