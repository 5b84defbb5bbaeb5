import { describe, expect, it } from 'vitest';
import { english } from '../../../../src/issues/locale.js';
import { el } from '../../../../src/issues/locales/el/index.js';
import {
  documentFilter,
  type FilterForm,
  readFilter,
  rowFilter,
  stateFilter,
} from '../../../../src/sending/client/journal/filter.js';
import { withFiles } from '../../journal-sqlite/files.js';
import { listOf } from '../setup.js';

const files = withFiles();

describe('a filter', () => {
  it.each<[object, string, unknown]>([
    [{ aa: 101 }, 'aa', 101],
    [{ series: ' ' }, 'series', ' '],
    [{ mark: 400001970000151 }, 'mark', 400001970000151],
    [{ branch: '0' }, 'branch', 0],
    [{ branch: -1 }, 'branch', -1],
    [{ issuedFrom: '20/11/2026' }, 'issuedFrom', '20/11/2026'],
    [{ issuedTo: '2026-02-30' }, 'issuedTo', '2026-02-30'],
    [{ issuedFrom: '2026-11-21', issuedTo: '2026-11-20' }, 'issuedTo', '2026-11-20'],
    [{ standing: 'issued' }, 'standing', 'issued'],
    [{ standing: ['isued'] }, 'standing', 'array'],
    [{ standing: ['issued', 'isued'] }, 'standing', 'array'],
    [{ issuedTo: 20261120 }, 'issuedTo', 20261120],
    [{ issuedFrom: ['2026-11-20'] }, 'issuedFrom', 'array'],
  ])('that could find nothing is refused: %j', async (filter, member, found) => {
    const journal = await files.open();
    await expect(listOf(journal.documents(filter as never))).rejects.toMatchObject({
      code: 'journal/filter',
      message: `In the filter, ${member} is ${found}. Correct it; days are written as 2026-11-20, and numbers, MARKs and UIDs as text.`,
    });
  });

  it('with an unknown member is refused', async () => {
    const journal = await files.open(undefined, { locale: el });
    await expect(listOf(journal.documents({ serie: 'A' } as never))).rejects.toMatchObject({
      code: 'options/unknown',
      nearest: 'series',
      message: expect.stringMatching(/^Δεν υπάρχει/),
    });
    await expect(listOf(journal.rows({ standng: ['issued'] } as never))).rejects.toMatchObject({
      code: 'options/unknown',
      nearest: 'standing',
    });
    await expect(listOf(journal.rows({ operation: 'isue' } as never))).rejects.toMatchObject({
      code: 'journal/filter',
    });
  });

  it('can have members without a value', async () => {
    const journal = await files.open();
    expect(await listOf(journal.documents({ series: undefined, standing: undefined }))).toEqual([]);
    expect(await listOf(journal.rows({ mark: undefined }))).toEqual([]);
  });

  it.each<[object, object]>([
    [rowFilter, { operation: 'complete-payment', standing: ['sending', 'not-sent'] }],
    [rowFilter, { standing: [], issueDate: '2026-11-20' }],
    [stateFilter, { prefix: '' }],
    [documentFilter, { branch: 0, aa: '0' }],
    [documentFilter, { issuedFrom: '2026-11-20', issuedTo: '2026-11-20' }],
    [documentFilter, { issuedFrom: '2026-11-20' }],
    [documentFilter, { issuedTo: '2026-11-20' }],
  ])('that can find something is read: %#', (form, filter) => {
    expect(readFilter(english, filter, form as FilterForm<object>)).toEqual(filter);
  });

  it.each<[object, object, string]>([
    [rowFilter, { operation: ['issue'] }, 'operation'],
    [rowFilter, { operation: 'toString' }, 'operation'],
    [rowFilter, { issueDate: '2026-11-31' }, 'issueDate'],
    [stateFilter, { prefix: 5 }, 'prefix'],
  ])('that could find nothing is refused before it is read: %#', (form, filter, member) => {
    expect(() => readFilter(english, filter, form as FilterForm<object>)).toThrow(`${member} is`);
  });
});
