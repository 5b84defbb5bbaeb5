import { describe, expect, it } from 'vitest';
import { memoryJournal } from '../../../../src/client/journal/memory.js';
import { sqliteJournal } from '../../../../src/journal-sqlite/index.js';
import { withFiles } from '../../journal-sqlite/files.js';
import { cardReceipt, receipt, withService } from '../setup.js';

const at = withService();
const files = withFiles();
const day = { vatNumber: '800123456', date: '2026-11-20' };
const nothing = { missingInArchive: [], missingAtService: [], different: [], unsettled: [] };

describe.each([
  ['in memory', async () => memoryJournal()],
  ['in a file', async () => sqliteJournal({ file: files.newFile() })],
])('a day compared with a journal %s', (_, open) => {
  it('agrees if both have the same documents', async () => {
    const client = at.client({ journal: await open() });
    await client.issueAll([receipt('1'), receipt('2', '5.00')]);
    expect(await client.reconcileDay(day)).toEqual({ agrees: true, matched: 2, ...nothing });
    expect(await client.reconcileDay({ ...day, date: '2026-11-19' })).toEqual({
      agrees: true,
      matched: 0,
      ...nothing,
    });
    expect(await client.reconcileDay({ ...day, branch: 3 })).toMatchObject({ agrees: true, matched: 0 });
    expect(await client.reconcileDay({ ...day, branch: 0 })).toMatchObject({ agrees: true, matched: 2 });
  });

  it('shows what only the service has', async () => {
    const client = at.client({ journal: await open() });
    await client.issue(receipt('1'));
    const mark = await at.service.file(receipt('2'));
    const found = await client.reconcileDay(day);
    expect(found).toMatchObject({ agrees: false, matched: 1, different: [], missingAtService: [] });
    expect(found.missingInArchive.map((record) => record.mark)).toEqual([mark]);
  });

  it('shows what only the journal has', async () => {
    const client = at.client({ journal: await open() });
    await client.issue(receipt('1'));
    at.service.answer('RequestTransmittedDocs', { providerTransmittedDocs: [] });
    const found = await client.reconcileDay(day);
    expect(found).toMatchObject({ agrees: false, matched: 0, missingInArchive: [], different: [] });
    expect(found.missingAtService.map(({ result }) => result?.mark)).toEqual([at.service.filed[0]?.mark]);
  });

  it('shows totals and MARKs that differ', async () => {
    const client = at.client({ journal: await open() });
    await client.issue(receipt('1'));
    const { issuer, invoiceHeader, invoiceSummary } = receipt('1');
    const changed = { ...invoiceSummary, totalGrossValue: 12.41, totalNetValue: 10.98 };
    const record = { mark: 400009999999999, issuer, invoiceHeader, invoiceSummary: changed };
    at.service.answer('RequestTransmittedDocs', { providerTransmittedDocs: [record] });
    const found = await client.reconcileDay(day);
    expect(found).toMatchObject({ agrees: false, matched: 0, missingInArchive: [], missingAtService: [] });
    // 12.40 with 13 % VAT: 12.40 / 1.13 = 10.97, and 1.43 VAT.
    expect(found.different.map(({ differences }) => differences)).toEqual([
      [
        { member: 'mark', archive: at.service.filed[0]?.mark, service: '400009999999999' },
        { member: 'totalNetValue', archive: 10.97, service: 10.98 },
        { member: 'totalGrossValue', archive: 12.4, service: 12.41 },
      ],
    ]);
  });

  it('shows a held document that the service has filed', async () => {
    const client = at.client({ journal: await open() });
    const document = cardReceipt();
    await client.issue(document, { skipSignature: false });
    expect((await client.reconcileDay(day)).agrees).toBe(true);
    const { issuer, invoiceHeader, invoiceSummary } = document;
    const record = { mark: 400009999999999, issuer, invoiceHeader, invoiceSummary };
    at.service.answer('RequestTransmittedDocs', { providerTransmittedDocs: [record] });
    const { different } = await client.reconcileDay(day);
    expect(different.map(({ differences }) => differences)).toEqual([
      [{ member: 'standing', archive: 'held', service: 'issued' }],
    ]);
  });

  it('shows what is not settled yet, and agrees once it is', async () => {
    const client = at.client({ journal: await open() });
    at.service.fail('SendInvoices', 'reset-after');
    await client.issue(receipt('1'));
    const found = await client.reconcileDay(day);
    expect(found).toMatchObject({ agrees: false, matched: 0, missingInArchive: [], missingAtService: [] });
    expect(found.unsettled.map(({ standing }) => standing)).toEqual(['unknown']);
    await client.recover();
    expect(await client.reconcileDay(day)).toMatchObject({ agrees: true, matched: 1 });
  });

  it('counts a document that is issued while the day is compared', async () => {
    const journal = await open();
    const client = at.client({ journal });
    const meanwhile: typeof fetch = async (...given) => {
      await client.issue(receipt('1'));
      return fetch(...given);
    };
    const found = await at.client({ journal, fetch: meanwhile }).reconcileDay(day);
    expect(found).toEqual({ agrees: true, matched: 1, ...nothing });
  });
});

describe('reconcileDay', () => {
  it('compares more documents than fit on a page', async () => {
    const client = at.client({ journal: memoryJournal(), searchPageSize: 100 });
    const receipts = Array.from({ length: 130 }, (_, index) => receipt(String(index + 1)));
    expect((await client.issueAll(receipts)).counts.issued).toBe(130);
    expect(await client.reconcileDay(day)).toEqual({ agrees: true, matched: 130, ...nothing });
  });

  it.each([
    [{ ...day, date: '20/11/2026' }, 'date'],
    [{ ...day, date: undefined }, 'date'],
    [{ ...day, vatNumber: '' }, 'vatNumber'],
    [{ ...day, branch: -1 }, 'branch'],
  ])('refuses %j', async (query, member) => {
    const client = at.client({ journal: memoryJournal() });
    await expect(client.reconcileDay(query as never)).rejects.toMatchObject({ code: 'call/value', member });
    expect(at.service.received).toEqual([]);
  });

  it('needs a journal, because without one only unsettled documents are kept', async () => {
    await expect(at.client().reconcileDay(day)).rejects.toMatchObject({
      code: 'call/value',
      member: 'journal',
    });
  });
});
