import { expect, it } from 'vitest';
import { readLocale } from '../../../../src/issues/locale.js';
import {
  readBranch,
  readCode,
  readGuid,
  readMark,
  readText,
  readUid,
} from '../../../../src/sending/client/calls/read-query.js';
import { readSearchQuery } from '../../../../src/sending/client/calls/search.js';
import type { Core } from '../../../../src/sending/client/core.js';
import type { SearchQuery } from '../../../../src/sending/service/generated/types.js';

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
  [readText, 'text that is not empty', [undefined, null, 1, '', ' ']],
  [readCode, 'a whole number above 0', [undefined, 0, -1, 1.5, '', ' ', 2 ** 53]],
  [readMark, 'a MARK', [undefined, 0, '0', '', 'x', -1, 1.5, 2 ** 60]],
  [readUid, 'a UID', [undefined, UID.slice(1), `${UID}0`, `G${UID.slice(1)}`, 1, [UID]]],
  [
    readGuid,
    'a GUID',
    [undefined, GUID.slice(1), `${GUID}0`, `a${GUID}`, GUID.replaceAll('-', ''), 1, [GUID]],
  ],
])('%o expects %s, and refuses every value of %o', (read, expected, values) => {
  for (const value of values) {
    expect(() => read(core, 'member', value)).toThrow(
      expect.objectContaining({
        code: 'call/value',
        member: 'member',
        message: expect.stringContaining(`Expected: ${expected}`),
      }),
    );
  }
});

it('a branch is a whole number from 0', () => {
  expect([0, 12].map((value) => readBranch(core, value))).toEqual(['0', '12']);
  for (const value of [undefined, -1, 0.5, '0', null]) {
    expect(() => readBranch(core, value)).toThrow(
      expect.objectContaining({
        code: 'call/value',
        member: 'branch',
        message: expect.stringContaining('a whole number from 0'),
      }),
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
  ['issuerVatNumber', undefined, 'text'],
  ['issuerVatNumber', '', 'text'],
  ['issuedFrom', ['2026-11-20'], 'a date as YYYY-MM-DD'],
  ['issuedFrom', undefined, 'a date as YYYY-MM-DD'],
  ['issuedFrom', '2026-11-31', 'a date as YYYY-MM-DD'],
  ['issuedFrom', '20/11/2026', 'a date as YYYY-MM-DD'],
  ['issuedTo', undefined, 'a date as YYYY-MM-DD'],
  ['issuedTo', 20261120, 'a date as YYYY-MM-DD'],
  ['issuedTo', '2026-11-18', 'a date that is not before'],
  ['uid', 'A', 'a UID'],
  ['invoiceMark', 0, 'a MARK'],
  ['authenticationcode', '', 'text'],
  ['series', 1, 'text'],
  ['aa', 101, 'text'],
  ['invoiceType', 11.1, 'text'],
  ['branch', '0', 'a whole number from 0'],
  ['counterpartVatNumber', '', 'text'],
  ['resultNumber', 0, 'a whole number above 0'],
  ['resultNumber', 1.5, 'a whole number above 0'],
  ['resultNumber', '10', 'a whole number above 0'],
])('a search with %s %j is refused: it expects %s', (member, value, expected) => {
  expect(() => readSearchQuery(core, { ...day, [member]: value } as unknown as SearchQuery)).toThrow(
    expect.objectContaining({
      code: 'call/value',
      member,
      message: expect.stringContaining(`Expected: ${expected}`),
    }),
  );
});
