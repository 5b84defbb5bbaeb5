import { describe, expect, it } from 'vitest';
import { correctionJson, correctionLines, correctionsOf } from '../../../src/tools/cli/output/corrections.js';
import { styled } from '../../../src/tools/cli/terminal/style.js';
import { wordsIn } from '../../../src/tools/cli/words/index.js';
import type { Fix, Issue } from '../../../src/types/index.js';
import type { Language } from '../../../src/types/language.js';

const words = { el: await wordsIn('el'), en: await wordsIn('en') };
const look = (language: Language) => ({
  language,
  words: words[language],
  style: styled(false),
  width: 100,
  quiet: false,
});
const issue = (fix: Fix, message = 'It was wrong.'): Issue => ({
  rule: 'a/b',
  severity: 'error',
  path: fix.path,
  params: {},
  message,
  fix,
});
const given = { invoiceHeader: { aa: '7', old: 1, flag: false }, invoiceDetails: [{ netValue: 2 }] };
const reported = (fixes: readonly Issue[], language: Language = 'en'): string[] => [
  ...correctionLines(correctionsOf(fixes, given), look(language)),
];

describe('correctionLines', () => {
  it.each<[string, Fix, string, string]>([
    [
      'a value',
      { path: ['invoiceDetails', 0, 'netValue'], value: 2.5, safe: true },
      'line 1 · netValue: 2 → 2.5',
      'γραμμή 1 · netValue: 2 → 2.5',
    ],
    [
      'what was not there',
      { path: ['invoiceHeader', 'currency'], value: 'EUR', safe: true },
      'header · currency: (nothing) → "EUR"',
      'επικεφαλίδα · currency: (τίποτα) → "EUR"',
    ],
    [
      'what is taken away',
      { path: ['invoiceHeader', 'flag'], value: undefined, safe: true },
      'header · flag: false → (nothing)',
      'επικεφαλίδα · flag: false → (τίποτα)',
    ],
    [
      'a name',
      { path: ['invoiceHeader', 'old'], value: undefined, rename: 'new', safe: true },
      'header · old → named new',
      'επικεφαλίδα · old → με όνομα new',
    ],
  ])('shows %s before and after', (_, fix, english, greek) => {
    expect(reported([issue(fix)])).toEqual([
      `  corrected  ${english}`,
      '             found: It was wrong.',
      '             rule a/b',
    ]);
    expect(reported([issue(fix)], 'el')[0]).toBe(`  διορθώθηκε  ${greek}`);
  });

  it('groups equal corrections, and shortens a long list of paths', () => {
    const lines = reported(
      Array.from({ length: 12 }, (_, index) =>
        issue({ path: ['invoiceDetails', index, 'lineNumber'], value: index + 1, safe: true }),
      ),
    );
    expect(lines[0]).toBe('  corrected  line 1 · lineNumber: (nothing) → 1');
    expect(lines[7]).toBe('             line 8 · lineNumber: (nothing) → 8');
    expect(lines.slice(8)).toEqual([
      '             and 4 more places',
      '             found: It was wrong.',
      '             rule a/b',
    ]);
  });

  it('escapes terminal control characters and shortens long values', () => {
    const [first, value] = reported([
      issue({ path: ['invoiceHeader', 'aa'], value: `\u009b${'x'.repeat(200)}`, safe: true }),
    ]);
    expect(first).toBe('  corrected  header · aa: "7" →');
    // 80 signs: the quote, the control as people see it, and what has room.
    expect(value).toMatch(/^ {13}"\\u009bx{60,78}…$/);
  });
});

describe('correctionJson', () => {
  it('contains the change with pointers', () => {
    const [correction] = correctionsOf(
      [issue({ path: ['invoiceHeader', 'old'], value: undefined, rename: 'new', safe: true })],
      given,
    );
    expect(correction && JSON.parse(JSON.stringify(correctionJson(correction)))).toEqual({
      rule: 'a/b',
      severity: 'error',
      pointer: '/invoiceHeader/old',
      message: 'It was wrong.',
      change: { pointer: '/invoiceHeader/old', from: 1, to: 1, name: 'new' },
    });
  });
});
