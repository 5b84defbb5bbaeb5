import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from '../../../../src/tools/cli/input/scan.js';

const VALID = [
  '0',
  '-0.5e+10',
  '1E400',
  '"a\\u00e9\\n\\"\\\\/"',
  'true',
  'false',
  'null',
  '[]',
  '{}',
  ' [ 1 , [ ] , { "a" : [ { "a" : 1 } ] } ]\r\n\t',
  '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}',
  '{"":1,"constructor":2,"__proto__":3}',
];

const WRONG: readonly (readonly [text: string, why: string, at: number])[] = [
  ['', 'ended', 0],
  ['  ', 'ended', 2],
  ['[1,]', 'trailing-comma', 3],
  ['{"a":1,}', 'trailing-comma', 7],
  ['[1 2]', 'comma-expected', 3],
  ['{"a":1 "b":2}', 'comma-expected', 7],
  ['{a:1}', 'key-expected', 1],
  ['{"a" 1}', 'colon-expected', 5],
  ['{"a":}', 'value-expected', 5],
  ['[NaN]', 'not-finite', 1],
  ['[-Infinity]', 'not-finite', 1],
  ['[undefined]', 'literal', 1],
  ['[ναι]', 'literal', 1],
  ["{'a':1}", 'key-expected', 1],
  ["['a']", 'single-quote', 1],
  ['[1] // note', 'after-end', 4],
  ['[ // note\n1]', 'comment', 2],
  ['[01]', 'number', 1],
  ['[1.]', 'number', 1],
  ['[.5]', 'value-expected', 1],
  ['[1,5x]', 'number', 3],
  ['[+1]', 'value-expected', 1],
  ['["a\nb"]', 'control-character', 3],
  ['["\\x41"]', 'escape', 2],
  ['["\\u12"]', 'escape', 2],
  ['["abc', 'ended', 5],
  ['{"a":[1,2', 'ended', 9],
  ['[1]]', 'after-end', 3],
  ['{} {}', 'after-end', 3],
  ['[1}', 'comma-expected', 2],
];

describe('findJsonFault', () => {
  it.each(VALID)('finds no problem in %s', (text) => {
    expect(() => JSON.parse(text)).not.toThrow();
    expect(findJsonFault(text)).toBeUndefined();
  });

  it.each(WRONG)('finds the problem in %j: %s at %i', (text, why, at) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(findJsonFault(text)).toMatchObject({ why, at });
  });

  it('reports the object, the key and both positions of a repeated key', () => {
    expect(findJsonFault('{"invoice":[{},{"a/b":{"x":1,"y":[{"x":2}],"x":3}}]}')).toEqual({
      why: 'duplicate-key',
      at: 43,
      firstAt: 23,
      key: 'x',
      path: ['invoice', 1, 'a/b'],
    });
  });

  it('treats an escaped key as the same key', () => {
    expect(findJsonFault('{"aa":1,"\\u0061a":2}')).toMatchObject({ why: 'duplicate-key', key: 'aa' });
  });

  it('treats __proto__ like any other key', () => {
    expect(findJsonFault('{"__proto__":1,"__proto__":2}')).toMatchObject({
      why: 'duplicate-key',
      key: '__proto__',
    });
  });

  it('does not recurse with depth', () => {
    const depth = 200_000;
    expect(findJsonFault('['.repeat(depth) + ']'.repeat(depth))).toBeUndefined();
    expect(findJsonFault('{"a":'.repeat(depth))).toMatchObject({ why: 'ended' });
  });

  it('accepts the same texts as JSON.parse, unless a key is repeated', () => {
    const valid = fc.json();
    const tokens = fc
      .array(fc.constantFrom(...'{}[],:"\\ \n-+.eE019ntx', 'true', 'null', '"a"', '"b":', '1.5', '\\u00e9'), {
        maxLength: 12,
      })
      .map((parts) => parts.join(''));
    const cut = fc.tuple(valid, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1)));
    fc.assert(
      fc.property(fc.oneof(valid, tokens, cut), (text) => {
        const fault = findJsonFault(text);
        if (fault?.why === 'duplicate-key') return;
        expect(fault === undefined, `${text} ${fault?.why}`).toBe(parses(text));
      }),
      { numRuns: 3000 },
    );
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('the quote in a problem', () => {
  it.each([
    ['\ufeff1', 'U+FEFF'],
    ['\u00a01', 'U+00A0'],
    ['\u200b', 'U+200B'],
    ['ναι', 'ναι'],
    ['{"a":§}', '§'],
  ])('is visible: %j', (text, found) => {
    expect(findJsonFault(text)).toMatchObject({ found });
  });
});
