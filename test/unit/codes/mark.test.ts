import { describe, expect, it } from 'vitest';
import { hasMarkForm, isMark, readMark } from '../../../src/codes/mark.js';

describe('readMark', () => {
  it.each([
    ['400001234567890', '400001234567890'],
    ['000400001234567890', '400001234567890'],
    [400001234567890, '400001234567890'],
    [400001234567890n, '400001234567890'],
    [1, '1'],
    ['9007199254740991', '9007199254740991'],
    [9007199254740991, '9007199254740991'],
  ])('accepts %s', (value, mark) => {
    expect(readMark(value)).toEqual({ mark });
  });

  it.each([undefined, null, 0, '0', '000', 0n])('does not accept %s as a MARK', (value) => {
    expect(readMark(value)).toBe('none');
  });

  it.each([
    '9007199254740992',
    '9007199254740993',
    '18446744073709551615',
    '9'.repeat(400),
    9007199254740992,
    9007199254740993n,
    1e300,
  ])('reports that %s is too large', (value) => {
    expect(readMark(value)).toBe('too-large');
  });

  it.each(['', ' ', ' 4', '4 ', '-4', '4.0', '4e14', '٤', -4, -4n, 1.5, Number.NaN, Infinity, true, {}, []])(
    'refuses %s',
    (value) => {
      expect(readMark(value)).toBe('invalid');
    },
  );
});

describe('hasMarkForm', () => {
  it.each(['400001234567890', '4000012345678901', '9007199254740991'])('accepts %s', (text) => {
    expect(hasMarkForm(text)).toBe(true);
  });

  it.each([
    '1',
    '40000123456789',
    '40000123456789012',
    '9007199254740992',
    '000001234567890',
    '40000123456789a',
  ])('refuses %s', (text) => {
    expect(hasMarkForm(text)).toBe(false);
  });
});

describe('isMark', () => {
  it('accepts only the canonical form of a MARK', () => {
    expect(isMark('400001234567890')).toBe(true);
    for (const text of ['', '0', '0400001234567890', '9007199254740992', '4a'])
      expect(isMark(text)).toBe(false);
  });
});
