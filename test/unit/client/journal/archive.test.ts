import { describe, expect, it } from 'vitest';
import { english } from '../../../../src/issues/locale.js';
import { archived, wantedDocuments, wantedRows } from '../../../../src/sending/client/journal/archive.js';
import type { JournalRow } from '../../../../src/sending/client/journal/rows.js';

const KEY = '["800123456",0,"11.1","A","101"]';
const number = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A', aa: '101' };
const columns = { vat_number: '800123456', branch: 0, invoice_type: '11.1', series: 'A', aa: '101' };

describe('a filter of rows', () => {
  it('names the columns that it compares', () => {
    const standing = ['issued', 'queued'] as const;
    const filter = {
      operation: 'cancel-note',
      mark: '7',
      uid: 'A',
      vatNumber: '800123456',
      issueDate: '2026-11-20',
    } as const;
    expect(wantedRows({ ...filter, standing }, english)).toEqual({
      equal: { operation: 'cancel-note', mark: '7', uid: 'A', vat_number: '800123456' },
      standing,
      from: '2026-11-20',
      to: '2026-11-20',
    });
    expect(wantedRows(undefined, english)).toEqual({ equal: {} });
  });
});

describe('a filter of documents', () => {
  it('names the columns that it compares, and the row of a whole number', () => {
    const standing = ['issued'] as const;
    const more = { issuedFrom: '2026-11-01', issuedTo: '2026-11-30', mark: '7', uid: 'A', standing };
    expect(wantedDocuments({ ...number, ...more }, english)).toEqual({
      equal: { operation: 'issue', key: KEY, ...columns, mark: '7', uid: 'A' },
      standing,
      from: '2026-11-01',
      to: '2026-11-30',
    });
    expect(wantedDocuments(undefined, english)).toEqual({ equal: { operation: 'issue' } });
  });

  it.each(Object.keys(number))('names no row without %s', (member) => {
    const { equal } = wantedDocuments({ ...number, [member]: undefined }, english);
    expect(equal.key).toBeUndefined();
    expect(Object.values(equal).filter((value) => value !== undefined)).toHaveLength(5);
  });
});

describe('a row as a document of the archive', () => {
  const row: JournalRow = {
    operation: 'issue',
    key: KEY,
    standing: 'issued',
    request: {
      call: 'SendInvoices',
      query: {},
      body: '{"invoice":[{"issuer":{}}]}',
      about: { issueDate: '2026-11-20' },
    },
    firstAttemptAt: '2026-11-20T10:00:00.000Z',
    lastAttemptAt: '2026-11-20T10:01:00.000Z',
    attempts: 2,
    result: { mark: '7' },
  };
  const document = {
    ...number,
    issueDate: '2026-11-20',
    standing: 'issued',
    document: { issuer: {} },
    result: { mark: '7' },
    firstAttemptAt: '2026-11-20T10:00:00.000Z',
    lastAttemptAt: '2026-11-20T10:01:00.000Z',
  };

  it('has its number, its day, its standing, its times and what was sent', () => {
    expect(archived(row)).toStrictEqual(document);
  });

  it('has an empty result if nothing is known', () => {
    expect(archived({ ...row, result: undefined })).toStrictEqual({ ...document, result: {} });
  });
});
