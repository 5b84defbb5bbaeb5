import { type Journal, listed as listOf } from '../../sending/client/journal/inside.js';
import { aNumber, expect, refused } from './expect.js';
import { begin, type Cases, request } from './kit.js';

/** Rows and states that are searched for. */
export const lists: Cases = {
  'lists rows from the oldest, by status, operation, MARK and UID': async ({ journal }) => {
    for (const [key, standing] of [
      ['a', 'issued'],
      ['b', 'unknown'],
      ['c', 'issued'],
    ] as const) {
      const each = begin({ key });
      await journal.take(each);
      const result = { mark: `mark ${key}`, uid: `uid ${key}` };
      await journal.end({ operation: 'issue', key, lease: each.lease, standing, result });
    }
    await journal.take(begin({ key: 'd' }));
    const keys = async (...filter: Parameters<Journal['rows']>) =>
      (await listOf(journal.rows(...filter))).map(({ key }) => key);
    expect(await keys()).toEqual(['a', 'b', 'c', 'd']);
    expect(await keys({ standing: ['issued'] })).toEqual(['a', 'c']);
    expect(await keys({ operation: 'cancel-note' })).toEqual([]);
    expect(await keys({ mark: 'mark b' })).toEqual(['b']);
    expect(await keys({ uid: 'uid c' })).toEqual(['c']);
  },

  'lists documents by issuer and day': async ({ journal }) => {
    for (const [vatNumber, aa, issueDate] of [
      ['800123456', '1', '2026-11-20'],
      ['800123456', '2', '2026-11-19'],
      ['094014201', '3', '2026-11-20'],
    ] as const) {
      const key = JSON.stringify([vatNumber, 0, '11.1', 'A', aa]);
      await journal.take(begin({ key, request: { ...request, about: { vatNumber, issueDate } } }));
    }
    const numbers = async (...filter: Parameters<Journal['rows']>) =>
      (await listOf(journal.rows(...filter))).map(({ key }) => JSON.parse(key)[4]);
    expect(await numbers({ issueDate: '2026-11-20' })).toEqual(['1', '3']);
    expect(await numbers({ vatNumber: '800123456', issueDate: '2026-11-20' })).toEqual(['1']);
    expect(await numbers({ vatNumber: '094014201' })).toEqual(['3']);
    expect(await numbers({ issueDate: '2026-11-20', standing: ['issued'] })).toEqual([]);
  },

  'refuses filters with unknown members': async ({ journal }) => {
    const unknown = { name: 'OptionsError', code: 'options/unknown' };
    await refused(listOf(journal.rows({ standng: ['issued'] } as never)), unknown);
    await refused(listOf(journal.states({ prefx: 'table' } as never)), unknown);
  },

  'lists the stored states by name': async ({ journal }) => {
    expect(await listOf(journal.states())).toEqual([]);
    const tables = Array.from({ length: 250 }, (_, index) => `table ${String(index).padStart(3, '0')}`);
    await journal.saveStates({ tablet: 1, 'onboarding 094014201': {}, 'τραπέζι 1': 2 });
    await journal.saveStates(Object.fromEntries([...tables].reverse().map((name) => [name, { name }])));
    await journal.saveStates({ 'table 007': undefined, 'table 008': null });
    const names = async (...filter: Parameters<Journal['states']>) =>
      (await listOf(journal.states(...filter))).map(({ name }) => name);
    const left = tables.filter((name) => name !== 'table 007');
    expect(await names()).toEqual(['onboarding 094014201', ...left, 'tablet', 'τραπέζι 1']);
    expect(await names({ prefix: 'table ' })).toEqual(left);
    expect(await names({ prefix: 'τ' })).toEqual(['τραπέζι 1']);
    expect(await names({ prefix: 'z' })).toEqual([]);
    expect((await listOf(journal.states({ prefix: 'table 00' }))).slice(7)).toEqual([
      { name: 'table 008', state: null, version: aNumber },
      { name: 'table 009', state: { name: 'table 009' }, version: aNumber },
    ]);
    expect(await names({ prefix: 'table ', limit: 2 })).toEqual(['table 000', 'table 001']);
    expect(await names({ prefix: 'table ', after: 'table 001', limit: 120 })).toEqual(left.slice(2, 122));
    expect(await names({ prefix: 'table ', after: 'onboarding' })).toEqual(left);
    expect(await names({ after: 'table 249' })).toEqual(['tablet', 'τραπέζι 1']);
  },
};
