import { expect, it } from 'vitest';
import {
  readBranch,
  readCode,
  readGuid,
  readMark,
  readSearchQuery,
  readText,
  readUid,
} from '../../../../src/client/calls/read-query.js';
import type { Core } from '../../../../src/client/core.js';
import type { SearchQuery } from '../../../../src/client/search.js';
import { readLocale } from '../../../../src/issues/locale.js';

const core = { locale: readLocale(undefined) } as Core;
const UID = 'ABCDEF0123'.repeat(4);
const GUID = '0123abcd-4567-89EF-0123-456789abcdef';

it.each([
  [readText, ' a ', ' a '],
  [readCode, 7, '7'],
  [readCode, '7', '7'],
  [readMark, '400001000000001', '400001000000001'],
  [readMark, ' 400001000000001 ', '400001000000001'],
  [readMark, 400001000000001, '400001000000001'],
  [readMark, 9007199254740991n, '9007199254740991'],
  [readUid, UID.toLowerCase(), UID],
  [readGuid, GUID, GUID],
])('%o accepts %o as %s', (read, value, text) => {
  expect(read(core, 'member', value)).toBe(text);
});

it.each([
  [readText, [undefined, null, 1, '', ' ']],
  [readCode, [undefined, 0, -1, 1.5, '', ' ', 2 ** 53]],
  [readMark, [undefined, 0, '0', '', 'x', -1, 1.5, 2 ** 60]],
  [readUid, [undefined, UID.slice(1), `${UID}0`, `G${UID.slice(1)}`, 1]],
  [readGuid, [undefined, GUID.slice(1), `${GUID}0`, `a${GUID}`, GUID.replaceAll('-', ''), 1]],
])('%o refuses every value of %o', (read, values) => {
  for (const value of values) {
    expect(() => read(core, 'member', value)).toThrow(
      expect.objectContaining({ code: 'call/value', member: 'member' }),
    );
  }
});

it('a branch is a whole number from 0', () => {
  expect([0, 12].map((value) => readBranch(core, value))).toEqual(['0', '12']);
  for (const value of [undefined, -1, 0.5, '0', null]) {
    expect(() => readBranch(core, value)).toThrow(
      expect.objectContaining({ code: 'call/value', member: 'branch' }),
    );
  }
});

const day = { issuerVatNumber: '800123456', issuedFrom: '2026-11-19', issuedTo: '2026-11-20' };

it('a search needs the issuer and both dates', () => {
  expect(JSON.parse(JSON.stringify(readSearchQuery(core, day)))).toEqual(day);
  const oneDay = { ...day, issuedFrom: '2026-11-20' };
  expect(readSearchQuery(core, oneDay)).toMatchObject(oneDay);
});

it('a search has all that is asked for, as text', () => {
  const more = {
    authenticationcode: 'C',
    series: 'A',
    aa: '101',
    invoiceType: '11.1',
    counterpartVatNumber: '090000045',
  };
  const asked = { ...day, ...more, uid: UID.toLowerCase(), invoiceMark: 7, branch: 0, resultNumber: 10 };
  expect(readSearchQuery(core, asked as SearchQuery)).toEqual({
    ...day,
    ...more,
    uid: UID,
    invoiceMark: '7',
    branch: '0',
    resultNumber: '10',
  });
});

it.each([
  ['issuerVatNumber', undefined],
  ['issuerVatNumber', ''],
  ['issuedFrom', undefined],
  ['issuedFrom', '2026-11-31'],
  ['issuedFrom', '20/11/2026'],
  ['issuedTo', undefined],
  ['issuedTo', 20261120],
  ['issuedTo', '2026-11-18'],
  ['uid', 'A'],
  ['invoiceMark', 0],
  ['authenticationcode', ''],
  ['series', 1],
  ['aa', 101],
  ['invoiceType', 11.1],
  ['branch', '0'],
  ['counterpartVatNumber', ''],
  ['resultNumber', 0],
  ['resultNumber', 1.5],
  ['resultNumber', '10'],
])('a search with %s %j is refused', (member, value) => {
  expect(() => readSearchQuery(core, { ...day, [member]: value } as SearchQuery)).toThrow(
    expect.objectContaining({ code: 'call/value', member }),
  );
});
