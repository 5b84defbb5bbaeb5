import { describe, expect, it } from 'vitest';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import type { JournalResult, JournalStanding } from '../../../../src/sending/client/journal/rows.js';
import { sqliteJournal } from '../../../../src/sending/journal-sqlite/index.js';
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
    [{ ...day, date: 20261120 }, 'date'],
    [{ ...day, branch: -1 }, 'branch'],
    [{ ...day, branch: '0' }, 'branch'],
  ])('refuses %j', async (query, member) => {
    const client = at.client({ journal: memoryJournal() });
    await expect(client.reconcileDay(query as never)).rejects.toMatchObject({ code: 'call/value', member });
    const expected = { date: /date as YYYY|text/, vatNumber: /text/, branch: /a whole number from 0/ };
    await expect(client.reconcileDay(query as never)).rejects.toThrow(
      expected[member as keyof typeof expected],
    );
    expect(at.service.received).toEqual([]);
  });

  it('needs a journal, because without one only unsettled documents are kept', async () => {
    await expect(at.client().reconcileDay(day)).rejects.toMatchObject({
      code: 'call/value',
      member: 'journal',
      message: expect.stringContaining('a journal, such as memoryJournal()'),
    });
  });

  it('refuses a misspelt member', async () => {
    const client = at.client({ journal: memoryJournal() });
    await expect(client.reconcileDay({ ...day, vatNumer: '1' } as never)).rejects.toMatchObject({
      code: 'options/unknown',
      nearest: 'vatNumber',
    });
  });

  it('says that the journal cannot be read, and asks the service nothing', async () => {
    const journal = memoryJournal();
    const next = () => Promise.reject(new Error('disk full'));
    journal.rows = () => ({ [Symbol.asyncIterator]: () => ({ next }) });
    const client = at.client({ journal });
    await expect(client.reconcileDay(day)).rejects.toMatchObject({ code: 'journal/not-written' });
    expect(at.service.received).toEqual([]);
  });
});

/** A document of the journal: its number, standing and result, and the members that it was sent with. */
interface Row {
  readonly aa: string;
  readonly standing?: Exclude<JournalStanding, 'sending'>;
  readonly result?: JournalResult;
  readonly sent?: object;
  /** The UID that was expected when it was sent. */
  readonly expectedUid?: string;
}

describe('a document of the journal and a record of the service', () => {
  const { issuer, invoiceHeader, invoiceSummary } = receipt('1');
  const [MARK, OTHER] = ['400001000000001', '400001000000002'];
  const UID = 'A'.repeat(40);
  const record = (aa: string, more: object = {}) => ({
    issuer,
    invoiceHeader: { ...invoiceHeader, aa },
    invoiceSummary,
    ...more,
  });
  const { totalGrossValue: _, ...withoutGross } = invoiceSummary;

  async function compare(
    rows: readonly Row[],
    records: readonly object[],
    branch?: number,
    pageSize?: number,
  ): Promise<object> {
    const journal = memoryJournal();
    for (const { aa, standing = 'issued', result, sent = { invoiceSummary }, expectedUid } of rows) {
      const key = JSON.stringify(['800123456', 0, '11.1', 'A', aa]);
      const lease = { holder: 'till', run: 'run', id: aa, until: '2026-11-20T10:02:00.000Z' };
      const body = JSON.stringify({ invoice: [sent] });
      const uid = expectedUid === undefined ? {} : { uid: expectedUid };
      const about = { vatNumber: '800123456', issueDate: '2026-11-20', ...uid };
      const request = { call: 'SendInvoices', query: {}, body, about };
      const name = { operation: 'issue', key } as const;
      await journal.take({ ...name, lease, at: '2026-11-20T10:00:00.000Z', request });
      await journal.end({ ...name, lease, standing, result });
    }
    const pages = [records.slice(0, pageSize), pageSize === undefined ? [] : records.slice(pageSize)];
    for (const page of pages) {
      at.service.answer('RequestTransmittedDocs', { providerTransmittedDocs: page });
    }
    const client = at.client({ journal, ...(pageSize !== undefined && { searchPageSize: pageSize }) });
    const found = await client.reconcileDay({ ...day, branch });
    const numbersOf = (list: readonly { readonly key: string }[]) =>
      list.map(({ key }) => JSON.parse(key)[4]);
    return {
      agrees: found.agrees,
      matched: found.matched,
      onlyArchive: numbersOf(found.missingAtService),
      onlyService: found.missingInArchive.map((each) => each.mark ?? each.uid ?? each.invoiceHeader?.aa),
      unsettled: numbersOf(found.unsettled),
      different: found.different.map(({ row, differences }) => [JSON.parse(row.key)[4], ...differences]),
    };
  }
  const same = { agrees: true, onlyArchive: [], onlyService: [], unsettled: [], different: [] };

  it.each<[string, readonly Row[], readonly object[], object, number?]>([
    ['match by MARK', [{ aa: '1', result: { mark: MARK } }], [record('1', { mark: MARK })], { matched: 1 }],
    [
      'match by MARK although the record has no number',
      [{ aa: '1', result: { mark: MARK } }],
      [{ mark: MARK, invoiceSummary }],
      { matched: 1 },
    ],
    [
      'match by UID although the record has no number',
      [{ aa: '1', result: { uid: UID } }],
      [{ mark: MARK, uid: UID, invoiceSummary }],
      { matched: 1 },
    ],
    [
      'match by the UID that was expected',
      [{ aa: '1', expectedUid: UID }],
      [{ uid: UID, invoiceSummary }],
      { matched: 1 },
    ],
    [
      'match if neither has a total',
      [{ aa: '1', result: { mark: MARK }, sent: {} }],
      [record('1', { mark: MARK, invoiceSummary: undefined })],
      { matched: 1 },
    ],
    [
      'match by number if one of them has neither MARK nor UID',
      [{ aa: '1', result: { mark: MARK, uid: UID } }],
      [record('1')],
      { matched: 1 },
    ],
    [
      'match although the record has no totals',
      [{ aa: '1', result: { mark: MARK } }],
      [record('1', { mark: MARK, invoiceSummary: undefined })],
      { matched: 1 },
    ],
    [
      'do not match because both lack a MARK and a UID',
      [{ aa: '1', standing: 'refused' }],
      [record('2')],
      { agrees: false, matched: 0, onlyService: ['2'] },
    ],
    [
      'do not match if the number is all that another record has in common with a filed one',
      [{ aa: '1', result: { mark: MARK } }],
      [record('1', { mark: MARK }), record('1')],
      { agrees: false, matched: 1, onlyService: ['1'] },
    ],
    [
      'match once if the search shows it on two pages',
      [{ aa: '1', result: { mark: MARK } }],
      [record('2', { mark: OTHER }), record('1', { mark: MARK }), record('1', { mark: MARK, pdfUrl: 'p' })],
      { agrees: false, matched: 1, onlyService: [OTHER] },
      2,
    ],
    [
      'belong together only once',
      [
        { aa: '1', result: { mark: MARK } },
        { aa: '2', standing: 'refused' },
      ],
      [record('2', { mark: MARK })],
      { matched: 1 },
    ],
    [
      'differ if another UID is filed under the number',
      [{ aa: '1', result: { uid: UID } }],
      [record('1', { uid: 'B'.repeat(40) })],
      {
        agrees: false,
        matched: 0,
        different: [['1', { member: 'uid', archive: UID, service: 'B'.repeat(40) }]],
      },
    ],
    [
      'differ if only the record has a total',
      [{ aa: '1', result: { mark: MARK }, sent: { invoiceSummary: withoutGross } }],
      [record('1', { mark: MARK })],
      {
        agrees: false,
        matched: 0,
        different: [['1', { member: 'totalGrossValue', archive: undefined, service: 12.4 }]],
      },
    ],
    [
      'differ if the journal has it as refused',
      [{ aa: '1', standing: 'refused' }],
      [record('1', { mark: MARK })],
      {
        agrees: false,
        matched: 0,
        different: [['1', { member: 'standing', archive: 'refused', service: 'issued' }]],
      },
    ],
    [
      'are not settled while the document is queued, with or without a record',
      [
        { aa: '1', standing: 'queued', result: { uid: UID } },
        { aa: '2', standing: 'queued' },
      ],
      [record('1', { uid: UID })],
      { agrees: false, matched: 0, unsettled: ['1', '2'] },
    ],
    [
      'differ also while the document is not settled',
      [{ aa: '1', standing: 'unknown', sent: { invoiceSummary: withoutGross } }],
      [record('1', { mark: MARK })],
      {
        agrees: false,
        matched: 0,
        different: [['1', { member: 'totalGrossValue', archive: undefined, service: 12.4 }]],
      },
    ],
    ['agree if a refused document has no record', [{ aa: '1', standing: 'refused' }], [], { matched: 0 }],
    [
      'do not include records of another issuer',
      [],
      [record('1', { issuer: { vatNumber: '1' } })],
      { matched: 0 },
    ],
    [
      'do not include records of another day',
      [],
      [record('1', { invoiceHeader: { ...invoiceHeader, issueDate: '2026-11-19' } })],
      { matched: 0 },
    ],
    [
      'include records that do not say whose they are, or of which day',
      [],
      [{ mark: MARK }, { uid: UID }, { invoiceHeader: { aa: '7' } }],
      { agrees: false, matched: 0, onlyService: [MARK, UID, '7'] },
    ],
  ])('%s', async (_, rows, records, expected, pageSize) => {
    expect(await compare(rows, records, undefined, pageSize)).toEqual({ ...same, ...expected });
  });

  it('include records without a branch, and none of another branch, if a branch is asked for', async () => {
    const records = [
      record('1', { mark: MARK, issuer: { vatNumber: '800123456' } }),
      record('2', { mark: OTHER, issuer: { vatNumber: '800123456', branch: 3 } }),
      { uid: UID },
    ];
    const found = { ...same, agrees: false, matched: 0, onlyService: [MARK, UID] };
    expect(await compare([], records, 0)).toEqual(found);
  });

  it('are missing at the service also if a branch is asked for', async () => {
    const found = { ...same, agrees: false, matched: 0, onlyArchive: ['1'] };
    expect(await compare([{ aa: '1', result: { mark: MARK } }], [], 0)).toEqual(found);
  });

  it('do not match if the document was issued meanwhile with another total', async () => {
    const journal = memoryJournal();
    const client = at.client({ journal });
    await client.issue(receipt('1', '5.00'));
    // The rows were read before it was issued.
    journal.rows = () => ({
      [Symbol.asyncIterator]: () => ({ next: async () => ({ done: true, value: undefined }) }),
    });
    at.service.answer('RequestTransmittedDocs', { providerTransmittedDocs: [record('1', { mark: OTHER })] });
    const found = await client.reconcileDay(day);
    expect(found).toMatchObject({ agrees: false, matched: 0 });
    expect(found.missingInArchive.map(({ mark }) => mark)).toEqual([OTHER]);
  });
});
