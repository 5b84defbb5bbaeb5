import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { IssuedEntry } from '../../../../src/sending/client/index.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import type { Document } from '../../../../src/types/index.js';
import { listOf, receipt, withService } from '../setup.js';

const at = withService();

const kindOf = (entry: IssuedEntry): string => ('outcome' in entry ? entry.outcome.kind : entry.error.code);
const receipts = (count: number): Document[] =>
  Array.from({ length: count }, (_, index) => receipt(String(index + 1)));

describe('issueAll', () => {
  it('reports each document, and one failure does not stop the others', async () => {
    const seen: number[] = [];
    const documents = [receipt('1'), { ...receipt('2'), invoiceDetails: [] }, null as never, receipt('4')];
    const report = await at.client().issueAll(documents, { onEntry: ({ index }) => seen.push(index) });
    expect(report).toEqual({
      counts: { issued: 2, held: 0, queued: 0, refused: 1, alreadyIssued: 0, unknown: 0, error: 1 },
      onEntryErrors: [],
    });
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(at.service.count('SendInvoices')).toBe(2);
  });

  it('gives each result as it comes, and sends nothing that is not asked for', async () => {
    const run = at.client().issueAll(receipts(3));
    expect(at.service.received).toEqual([]);
    const seen: string[] = [];
    for await (const entry of run) {
      seen.push(`${entry.index} ${kindOf(entry)} ${at.service.count('SendInvoices')}`);
      if (entry.index === 1) break;
    }
    expect(seen).toEqual(['0 issued 1', '1 issued 2']);
    expect(at.service.count('SendInvoices')).toBe(2);
    // It can be read once.
    expect(await listOf(run)).toEqual([]);
  });

  it('issues the documents once, however often its report is awaited', async () => {
    const run = at.client().issueAll(receipts(2));
    const reports = await Promise.all([run, run]);
    expect(reports.map(({ counts }) => counts.issued)).toEqual([2, 2]);
    expect(reports.map(({ onEntryErrors }) => onEntryErrors)).toEqual([[], []]);
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
    const onEntry = ({ index }: IssuedEntry) => (index === 1 ? fail() : undefined);
    const report = await at.client().issueAll(receipts(3), { onEntry });
    expect(report.counts.issued).toBe(3);
    expect(report.onEntryErrors).toEqual([{ index: 1, error: new RangeError('no display') }]);
  });

  it('keeps the first hundred errors of onEntry', async () => {
    const fail = () => {
      throw new Error('no display');
    };
    const nothing = Array.from({ length: 120 }, () => null as never);
    const report = await at.client().issueAll(nothing, { onEntry: fail });
    expect([report.counts.error, report.onEntryErrors.length]).toEqual([120, 100]);
    expect(report.onEntryErrors.at(-1)?.index).toBe(99);
  });

  it('sends as many at once as asked, and gives their results in order', async () => {
    let running = 0;
    let most = 0;
    const counting: typeof fetch = async (...given) => {
      running += 1;
      most = Math.max(most, running);
      // The first ones take the longest.
      await pause(60 - 5 * at.service.received.length);
      const answer = await fetch(...given);
      running -= 1;
      return answer;
    };
    const client = at.client({ fetch: counting, journal: memoryJournal() });
    expect((await client.issueAll([], { concurrency: 100 })).counts.issued).toBe(0);
    const entries = await listOf(client.issueAll(receipts(9), { concurrency: 4 }));
    expect(entries.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(entries.map(kindOf)).toEqual(entries.map(() => 'issued'));
    const marks = entries.map((entry) => 'outcome' in entry && 'mark' in entry.outcome && entry.outcome.mark);
    expect(marks).toEqual(
      entries.map(
        ({ index }) =>
          at.service.filed.find(({ document }) => document.invoiceHeader.aa === String(index + 1))?.mark,
      ),
    );
    expect(most).toBe(4);
    most = 0;
    await client.issueAll(receipts(9));
    await client.issueAll([receipt('10'), receipt('11')]);
    expect(most).toBe(1);
  });

  it('reads an endless list only as far as needed', async () => {
    let made = 0;
    function* endless(): Generator<Document> {
      for (;;) {
        made += 1;
        yield receipt(String(made));
      }
    }
    const seen: string[] = [];
    for await (const entry of at.client().issueAll(endless(), { concurrency: 3 })) {
      seen.push(kindOf(entry));
      if (seen.length === 5) break;
    }
    expect(seen).toEqual(['issued', 'issued', 'issued', 'issued', 'issued']);
    expect(made).toBeLessThanOrEqual(8);
    // What had begun was finished.
    expect(at.service.filed).toHaveLength(made);
  });

  it('reads no more documents after its signal', async () => {
    const stop = new AbortController();
    const onEntry = ({ index }: IssuedEntry) => index === 1 && stop.abort();
    const { counts } = await at.client().issueAll(receipts(5), { onEntry, signal: stop.signal });
    expect([counts.issued, counts.error, at.service.count('SendInvoices')]).toEqual([2, 0, 2]);
  });

  it.each([0, 101, 1.5, '4', Number.NaN])('refuses the concurrency %s', async (concurrency) => {
    const run = at.client().issueAll(receipts(1), { concurrency } as never);
    await expect(run).rejects.toMatchObject({
      code: 'call/options',
      member: 'concurrency',
      message: expect.stringContaining('a whole number from 1 to 100'),
    });
    expect(at.service.received).toEqual([]);
  });

  it.each([5, 'list', null, undefined, {}])('refuses %j, which is not a list of documents', async (given) => {
    await expect(at.client().issueAll(given as never)).rejects.toMatchObject({
      code: 'call/value',
      member: 'documents',
      message: expect.stringContaining('a list of documents'),
    });
  });

  it('passes on an error of the program', async () => {
    const now = () => {
      throw new RangeError('no clock');
    };
    await expect(at.client({ clock: { now } }).issueAll(receipts(2))).rejects.toThrow(RangeError);
  });

  it('refuses unknown options', async () => {
    const misspelt = { concurency: 4 } as never;
    await expect(at.client().issueAll([], misspelt)).rejects.toMatchObject({ code: 'options/unknown' });
    expect(at.service.received).toEqual([]);
  });
});
