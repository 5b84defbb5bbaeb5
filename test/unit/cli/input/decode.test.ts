import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count } from '../../../../src/tools/cli/input/count.js';
import { decode } from '../../../../src/tools/cli/input/decode.js';
import { type Limits, limits } from '../../../../src/tools/cli/input/limits.js';
import { measure } from '../../../../src/tools/cli/input/measure.js';

const read = (text: string | Uint8Array, few: Partial<Limits> = {}, isLine = false) =>
  decode(Buffer.from(text as string), { ...limits, ...few }, isLine);

/** JSON texts with keys that are written in several ways and may stand twice, made without JSON.stringify. */
const key = fc.constantFrom('"a"', '"b"', '"\\u0061"', '"a:b"', '"{\\""', '""', '"__proto__"', '"1"', '"é"');
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('1', 'null', '"x:y,{["', '"\\\\"', '[]', '{}', '"\\""'),
    fc.array(tie('tree'), { maxLength: 3 }).map((items) => `[${items.join(' ,')}]`),
    fc
      .array(fc.tuple(key, tie('tree')), { maxLength: 4 })
      .map((members) => `{${members.map(([name, value]) => `${name} :${value}`).join(',\n')}}`),
  ),
}));

describe('decode', () => {
  it('reads JSON as JSON.parse does', () => {
    expect(read('{"a":[1,2.50,"Καφές","\\u0041"],"b":{"__proto__":null}}')).toMatchObject({
      ok: true,
      value: JSON.parse('{"a":[1,2.50,"Καφές","\\u0041"],"b":{"__proto__":null}}'),
    });
  });

  it('refuses exactly the texts with a repeated key', () => {
    fc.assert(
      fc.property(tree, (text) => {
        const decoded = read(text);
        expect(decoded.ok).toBe(!hasKeyTwice(text));
        if (decoded.ok) expect(decoded.value).toEqual(JSON.parse(text));
        else expect(decoded.fault.name).toBe('duplicate-key');
      }),
      { numRuns: 2000 },
    );
  });

  it('reports the pointer and the lines of a repeated key', () => {
    expect(read('{\n "invoice": [{ "x~/y": 1,\n "x~/y": 2 }]\n}')).toEqual({
      ok: false,
      fault: { name: 'duplicate-key', key: 'x~/y', pointer: '/invoice/0/x~0~1y', lines: [2, 3] },
    });
  });

  it('reports the line and column, in characters, of invalid JSON', () => {
    expect(read('{\n  "καφές": "ένα",\n  "τιμή": 1,5\n}')).toEqual({
      ok: false,
      fault: { name: 'syntax', why: 'key-expected', line: 3, column: 13, found: '5' },
    });
    expect(read('{"a":', {}, true)).toEqual({
      ok: false,
      fault: { name: 'syntax', why: 'ended', column: 6, found: '' },
    });
  });

  it('reports the line that is not UTF-8', () => {
    const greek1253 = Buffer.from([0x22, 0xca, 0xe1, 0xf6, 0xdd, 0xf2, 0x22]);
    expect(read(Buffer.concat([Buffer.from('[1,\n2,\n'), greek1253, Buffer.from(']')]))).toEqual({
      ok: false,
      fault: { name: 'not-utf-8', line: 3 },
    });
  });

  it('leaves the line number to the caller', () => {
    expect(read(Uint8Array.of(0x22, 0xff, 0x22), {}, true)).toEqual({
      ok: false,
      fault: { name: 'not-utf-8' },
    });
  });

  it('refuses blank text', () => {
    expect(read(' \n\t')).toEqual({ ok: false, fault: { name: 'empty' } });
  });

  it('refuses excessive depth and size before memory runs out', () => {
    const deep = '['.repeat(1_000_000);
    expect(read(deep)).toEqual({ ok: false, fault: { name: 'too-deep', levels: 500 } });
    expect(read('[1,2,3,4]', { values: 4 })).toEqual({
      ok: false,
      fault: { name: 'too-many-values', most: 4 },
    });
    expect(read('[{"a":1,"b":2,"c":3}]', { objectMembers: 2 })).toEqual({
      ok: false,
      fault: { name: 'too-many-members', most: 2 },
    });
  });
});

describe('the measures of a value', () => {
  it('are within the same limits before and after parsing', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const outside = measure(Buffer.from(text));
        const inside = count(JSON.parse(text));
        expect(outside.keys).toBeGreaterThanOrEqual(inside.members);
        expect(outside.values).toBeGreaterThanOrEqual(inside.members);
      }),
    );
  });

  it('count nested values', () => {
    expect(count({ a: [1, { b: null }], c: 'x' })).toEqual({ members: 3, values: 6, objects: 3, most: 2 });
    expect(count(null)).toEqual({ members: 0, values: 1, objects: 0, most: 0 });
  });
});

/** By the other way: JSON.parse with a reviver keeps one of two, so the keys are counted as they are written. */
function hasKeyTwice(text: string): boolean {
  let written = 0;
  for (const _ of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:/g)) written += 1;
  let kept = 0;
  JSON.parse(text, function (this: unknown, name, value) {
    if (!Array.isArray(this) && name !== '') kept += 1;
    return value;
  });
  const root: unknown = JSON.parse(text);
  return written !== kept + emptyKeys(root);
}

const emptyKeys = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const own = !Array.isArray(value) && Object.hasOwn(value, '') ? 1 : 0;
  return Object.values(value).reduce<number>((sum, item) => sum + emptyKeys(item), own);
};

describe('a number that JSON.parse would change', () => {
  it.each([
    '24.9000000000000000001',
    '-24.9000000000000000001',
    '24.899999999999999',
    '9007199254740993',
    '0.30000000000000000000000000000000000004',
    '1e-400',
    '1.00000000000000000001e2',
  ])('is refused with its place: %s', (found) => {
    expect(read(`{ "a": "1",\n "b": [1, ${found}] }`)).toEqual({
      ok: false,
      fault: { name: 'inexact-number', line: 2, column: 11, found },
    });
    expect(read(`{"b":${found}}`, {}, true)).toEqual({
      ok: false,
      fault: { name: 'inexact-number', column: 6, found },
    });
  });

  it('is shortened in the message', () => {
    expect(read(`[0.${'1'.repeat(1_000_000)}]`)).toEqual({
      ok: false,
      fault: { name: 'inexact-number', line: 1, column: 2, found: `0.${'1'.repeat(37)}…` },
    });
  });

  it.each([
    '24.90',
    '24.9000000000000000000000',
    '9999999999999.99',
    '400001234567890',
    '9007199254740992',
    '0.30000000000000004',
    '1.5e10',
    '1E-7',
    '-0.000000000000000000',
    '1e400',
    '"24.9000000000000000001"',
    `"\\\\", 1, "\\" 0.1000000000000000000001"`,
  ])('is not found in %s', (text) => {
    expect(read(`[${text}]`)).toMatchObject({ ok: true, value: JSON.parse(`[${text}]`) });
  });

  it('is found after text of any length', () => {
    const long = `"${'\\\\a\\"'.repeat(1_000_000)}"`;
    expect(read(`[${long},0.10000000000000000001]`)).toMatchObject({
      ok: false,
      fault: { name: 'inexact-number', found: '0.10000000000000000001' },
    });
  });

  it('is any number except those whose double prints the same decimal', () => {
    const whole = fc.oneof(fc.constant('0'), fc.stringMatching(/^[1-9][0-9]{0,15}$/));
    const fraction = fc.stringMatching(/^[0-9]{0,20}[1-9]$/);
    fc.assert(
      fc.property(whole, fraction, (before, after) => {
        const text = `${before}.${after}`;
        const printed = String(Number(text));
        // Smaller ones print an exponent.
        fc.pre(!printed.includes('e'));
        expect(read(text).ok).toBe(printed === text);
      }),
    );
  });
});
