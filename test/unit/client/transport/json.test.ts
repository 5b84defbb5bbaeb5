import { describe, expect, it } from 'vitest';
import { readJson, writeJson } from '../../../../src/sending/client/transport/json.js';

describe('JSON that is read', () => {
  it.each<[string, unknown]>([
    ['{"mark":400001970000151}', { mark: 400001970000151 }],
    ['9007199254740991', 9007199254740991],
    ['9007199254740993', '9007199254740993'],
    ['-12345678901234567890', '-12345678901234567890'],
    ['-7', -7],
    ['12.40', 12.4],
    // An amount is a number, whatever its digits.
    ['12345678901234567.5', 12345678901234568],
    ['1e30', 1e30],
    ['-1e30', -1e30],
    ['{"a":1,"b":3,"a":2}', { a: 2, b: 3 }],
    [' [null,true,"x"] ', [null, true, 'x']],
  ])('%s keeps every digit of its whole numbers', (text, value) => {
    expect(readJson(text)).toEqual({ value });
  });

  it.each(['', ' ', '{', '<html></html>', "{'a':1}", 'undefined'])('is none if it is %j', (text) => {
    expect(readJson(text)).toBeUndefined();
  });
});

describe('JSON that is written', () => {
  it.each<[unknown, string]>([
    [{ mark: 9007199254740993n, aa: '1' }, '{"mark":9007199254740993,"aa":"1"}'],
    [[1, undefined], '[1,null]'],
    [undefined, 'null'],
  ])('%o keeps every digit', (value, text) => {
    expect(writeJson(value)).toBe(text);
  });
});
