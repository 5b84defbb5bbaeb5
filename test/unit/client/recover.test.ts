import { describe, expect, it } from 'vitest';
import type { IssuedEntry } from '../../../src/client/issue/issue-all.js';
import { OFFLINE } from './service.js';
import { receipt, withService } from './setup.js';

const at = withService();

describe('waitForMark', () => {
  it('searches until the queued document has a MARK', async () => {
    at.service.fail('SendInvoices', 'offline');
    const client = at.client();
    await client.issue(receipt());
    at.clock.move(OFFLINE - 2000);
    expect(await client.waitForMark(receipt(), { every: 1000 })).toMatchObject({
      kind: 'alreadyIssued',
      mark: '400001000000001',
    });
    expect(at.clock.waits).toEqual([1000, 1000]);
  });

  it('returns the last outcome at the timeout', async () => {
    expect(await at.client().waitForMark(receipt(), { every: 1000, atMost: 2500 })).toMatchObject({
      kind: 'unknown',
    });
    expect(at.clock.waits).toEqual([1000, 1000, 500]);
  });
});

describe('issueAll', () => {
  it('reports each document, and one failure does not stop the others', async () => {
    const seen: number[] = [];
    const documents = [receipt('1'), { ...receipt('2'), invoiceDetails: [] }, null, receipt('4')];
    const report = await at.client().issueAll(documents, { onEntry: ({ index }) => seen.push(index) });
    expect(report.counts).toEqual({
      issued: 2,
      held: 0,
      queued: 0,
      refused: 1,
      alreadyIssued: 0,
      unknown: 0,
      error: 1,
    });
    expect(report.entries[2]).toMatchObject({ index: 2, error: { code: 'call/not-a-document' } });
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(report.onEntryErrors).toEqual([]);
    expect(at.service.count('SendInvoices')).toBe(2);
  });

  it.each([
    [
      'throws',
      () => {
        throw new RangeError('no display');
      },
    ],
    ['rejects', () => Promise.reject(new RangeError('no display'))],
  ])('goes on if onEntry %s, and reports the error', async (_, fail) => {
    const documents = [receipt('1'), receipt('2'), receipt('3')];
    const onEntry = ({ index }: IssuedEntry) => (index === 1 ? fail() : undefined);
    const report = await at.client().issueAll(documents, { onEntry });
    expect(report.entries.map((entry) => 'outcome' in entry && entry.outcome.kind)).toEqual([
      'issued',
      'issued',
      'issued',
    ]);
    expect(report.onEntryErrors).toEqual([{ index: 1, error: new RangeError('no display') }]);
  });

  it('refuses a value that is not a list', async () => {
    await expect(at.client().issueAll(5 as never)).rejects.toMatchObject({ code: 'call/value' });
    expect(at.service.received).toEqual([]);
  });
});
