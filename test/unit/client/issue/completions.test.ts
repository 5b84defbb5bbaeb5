import { describe, expect, it } from 'vitest';
import type { Core } from '../../../../src/sending/client/core.js';
import {
  completionsOf,
  filedCompletionsOf,
  isRefusedAsUsed,
} from '../../../../src/sending/client/issue/completions.js';
import { memoryJournal } from '../../../../src/sending/client/journal/memory.js';
import type {
  JournalResult,
  JournalRow,
  JournalStanding,
} from '../../../../src/sending/client/journal/rows.js';

const UID = 'A'.repeat(40);
const AT = '2026-11-20T10:00:00.000Z';
const number = { vatNumber: '800123456', branch: 0, invoiceType: '11.1', series: 'A', aa: '101' };
const documentOf = (aa: string) => ({
  issuer: { vatNumber: '800123456', branch: 0 },
  invoiceHeader: { invoiceType: '11.1', series: 'A', aa, issueDate: '2026-11-20' },
});

/** A journal with completions of the document 101, and of others. */
async function coreWith(
  ...rows: readonly (readonly [
    key: string,
    standing: JournalStanding,
    result?: JournalResult,
    document?: string,
  ])[]
): Promise<Core> {
  const journal = memoryJournal();
  for (const [key, standing, result, document] of rows) {
    const lease = { holder: 'h', run: 'r', id: key, until: '2026-11-20T10:02:00.000Z' };
    const about = { document: document ?? JSON.stringify(documentOf('101')) };
    const request = { call: 'CompletionPosInvoices', query: {}, body: '[]', about };
    await journal.take({ operation: 'complete-payment', key, lease, at: AT, request });
    if (standing !== 'sending')
      await journal.end({ operation: 'complete-payment', key, lease, standing, result: result ?? {} });
  }
  return { journal: async () => journal } as object as Core;
}
const keys = (rows: readonly JournalRow[]) => rows.map(({ key }) => key).join(' ');
const other = JSON.stringify(documentOf('102'));

describe('the completions of a document', () => {
  it('are those that may have arrived, apart from one', async () => {
    const core = await coreWith(
      ['sending', 'sending'],
      ['unknown', 'unknown'],
      ['held', 'held'],
      ['refused', 'refused'],
      ['not-sent', 'not-sent'],
      ['queued', 'queued', { uid: UID }],
      ['issued', 'issued', { uid: UID, mark: '7' }],
      ['other', 'unknown', {}, other],
      ['other queued', 'queued', { uid: UID }, other],
      ['unreadable', 'unknown', {}, ''],
      ['no document', 'unknown', {}, '{}'],
    );
    const found = await completionsOf(core, { ...number, uid: UID });
    expect(keys(found.open)).toBe('sending unknown held');
    expect(keys(found.filed)).toBe('issued queued');
    const without = await completionsOf(core, { ...number, uid: UID }, 'unknown');
    expect(keys(without.open)).toBe('sending held');
    expect(keys((await completionsOf(core, { ...number, uid: UID }, 'issued')).filed)).toBe('queued');
    expect(keys((await completionsOf(core, { ...number, uid: UID }, 'queued')).filed)).toBe('issued');
  });

  it('that were accepted are found by the UID of the document, and without it only while they are queued', async () => {
    const core = await coreWith(
      ['refused', 'refused', { uid: UID }],
      ['queued', 'queued', {}],
      ['issued', 'issued', { uid: UID, mark: '7' }],
      ['issued elsewhere', 'issued', { uid: 'B'.repeat(40), mark: '8' }],
    );
    expect(keys(await filedCompletionsOf(core, { ...number, uid: UID }))).toBe('issued queued');
    expect(keys(await filedCompletionsOf(core, { ...number, uid: undefined }))).toBe('queued');
  });

  it.each([
    ['unknown', { why: 'payment' }, true],
    ['unknown', { why: 'timeout' }, false],
    ['unknown', undefined, false],
    ['refused', { why: 'payment' }, false],
  ] as const)('(%s %j) were refused as used: %s', (standing, result, expected) => {
    expect(isRefusedAsUsed({ standing, result } as JournalRow)).toBe(expected);
  });
});
