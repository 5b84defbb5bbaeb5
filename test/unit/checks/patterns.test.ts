import { describe, expect, it } from 'vitest';
import { patternsIn } from '../../../scripts/checks/patterns/find.js';
import { judge } from '../../../scripts/checks/patterns/judge.js';

const whyNot = async (text: string): Promise<string[]> =>
  (await judge([{ file: 'a.ts', text }])).refused.map(({ line, why }) => `${line}: ${why}`);

describe('the regular expressions of a source file', () => {
  it('are found as literals and as RegExp arguments built from constants', () => {
    const text = [
      'const DIGITS = "[0-9]+";',
      'const first = /^a\\/b$/iu.test(text);',
      'const second = new RegExp(`x$' + '{DIGITS}y`, "g");',
      'const third = RegExp(String.raw`\\d`);',
      'const fourth = new RegExp(name);',
      'const fifth = new RegExp(first.source); const first = /a/;',
      'const A = /[a/]/u, sixth = new RegExp(A.source, "u");',
    ].join('\n');
    expect(patternsIn('a.ts', text).map(({ line, source, flags }) => ({ line, source, flags }))).toEqual([
      { line: 2, source: '^a\\/b$', flags: 'iu' },
      { line: 3, source: 'x[0-9]+y', flags: 'g' },
      { line: 4, source: '\\d', flags: '' },
      { line: 5, source: undefined, flags: '' },
      { line: 6, source: undefined, flags: '' },
      { line: 6, source: 'a', flags: '' },
      { line: 7, source: '[a/]', flags: 'u' },
      { line: 7, source: '[a/]', flags: 'u' },
    ]);
  });

  it('are accepted if they run in linear time', async () => {
    expect(await whyNot('const blanks = /[ \\t]+/g; const date = /^\\d{4}-\\d{2}$/;')).toEqual([]);
  });

  it('are refused if they can take longer', async () => {
    expect(await whyNot('const end = text.replace(/ +$/, "");')).toEqual(['1: 2nd degree polynomial']);
    expect(await whyNot('\nconst words = /^(a+)+$/;')).toEqual(['2: exponential']);
    expect(await whyNot('const BLANKS = " *$"; new RegExp(BLANKS);')).toEqual(['1: 2nd degree polynomial']);
  });

  it('are refused if they cannot be checked', async () => {
    expect(await whyNot('new RegExp(name)')).toEqual(['1: not a constant, so it cannot be checked']);
  });
});
