import { describe, expect, it } from 'vitest';
import { pointerOf } from '../../../src/reading/pointer.js';
import { grouped } from '../../../src/tools/cli/output/group.js';
import { placesOf, placeWords } from '../../../src/tools/cli/output/place.js';
import { tableLines } from '../../../src/tools/cli/output/table.js';
import { widthOf, wrap } from '../../../src/tools/cli/output/wrap.js';
import { clean } from '../../../src/tools/cli/terminal/clean.js';
import { el } from '../../../src/tools/cli/words/generated/el.js';
import { en } from '../../../src/tools/cli/words/generated/en.js';
import type { Issue } from '../../../src/types/index.js';

describe('pointerOf', () => {
  it.each([
    [[], ''],
    [['a', 0, 'b'], '/a/0/b'],
    [['a/b', 'm~n', '~1', ''], '/a~1b/m~0n/~01/'],
  ])('writes %j as %j (RFC 6901)', (path, pointer) => {
    expect(pointerOf(path)).toBe(pointer);
  });
});

describe('placeWords', () => {
  it.each([
    [[], 'whole document', 'όλο το παραστατικό'],
    [['invoiceHeader', 'series'], 'header · series', 'επικεφαλίδα · series'],
    [['invoiceDetails', 2, 'netValue'], 'line 3 · netValue', 'γραμμή 3 · netValue'],
    [['lines', 0, 'discount', 'percent'], 'line 1 · discount · percent', 'γραμμή 1 · discount · percent'],
    [['paymentMethods', 1], 'payment 2', 'πληρωμή 2'],
    [['invoiceDetails'], 'lines', 'γραμμές'],
    [['paymentMethods'], 'payments', 'πληρωμές'],
    [
      ['invoiceDetails', 0, 'incomeClassification', 1, 'amount'],
      'line 1 · incomeClassification 2 · amount',
      'γραμμή 1 · incomeClassification 2 · amount',
    ],
    [['constructor', 'toString'], 'constructor · toString', 'constructor · toString'],
    [['a\u001b[2J'], 'a\\u001b[2J', 'a\\u001b[2J'],
  ])('describes %j', (path, english, greek) => {
    expect(placeWords(path, en.report)).toBe(english);
    expect(placeWords(path, el.report)).toBe(greek);
  });

  it('groups a range of lines as one place', () => {
    const line = (index: number, member: string) => ['invoiceDetails', index, member];
    const paths = [
      line(0, 'a'),
      line(1, 'a'),
      line(0, 'b'),
      line(2, 'a'),
      line(6, 'a'),
      ['issuer', 'branch'],
    ];
    expect(placesOf(paths, en.report)).toEqual(['line 1–3, 7 · a', 'line 1 · b', 'issuer · branch']);
    const odd = Array.from({ length: 40 }, (_, index) => line(index * 2, 'a'));
    expect(placesOf(odd, en.report)).toEqual(['line 1, 3, 5, 7, 9, 11, 13, 15, … · a']);
  });
});

describe('grouped', () => {
  it('groups equal messages, errors first', () => {
    const issue = (rule: string, severity: Issue['severity'], index: number, message = rule): Issue => ({
      rule,
      severity,
      path: ['invoiceDetails', index],
      params: {},
      message,
    });
    const groups = grouped([
      issue('b', 'warning', 0),
      issue('a', 'error', 0),
      issue('i', 'info', 0),
      issue('a', 'error', 1),
      issue('a', 'error', 2, 'with another value'),
      issue('b', 'warning', 3),
    ]);
    expect(
      groups.map(({ rule, printed, rest }) => [
        rule,
        printed.map(({ issue: { message }, all }) => [message, all.length]),
        rest,
      ]),
    ).toEqual([
      [
        'a',
        [
          ['a', 2],
          ['with another value', 1],
        ],
        [],
      ],
      ['b', [['b', 2]], []],
      ['i', [['i', 1]], []],
    ]);
  });

  it('lists the first messages of a rule that has many', () => {
    const issues = Array.from(
      { length: 10 },
      (_, index): Issue => ({
        rule: 'a',
        severity: 'error',
        path: ['invoiceDetails', index],
        params: {},
        message: `about line ${index}`,
      }),
    );
    const [group] = grouped(issues);
    expect(group!.printed.map(({ issue }) => issue.message)).toEqual(
      [0, 1, 2, 3, 4].map((index) => `about line ${index}`),
    );
    expect(group!.rest).toEqual(issues.slice(5));
  });
});

describe('clean', () => {
  it('shows control characters and bidirectional marks as text', () => {
    expect(clean('a\u001b[31mb\r\n\u009b2J\u202ec\u2028')).toBe(
      'a\\u001b[31mb\\u000d\\u000a\\u009b2J\\u202ec\\u2028',
    );
    expect(clean('Καφές 2€ ½ 🍰')).toBe('Καφές 2€ ½ 🍰');
  });

  it('shortens long values', () => {
    expect(clean('x'.repeat(10_000_000), 5)).toBe('xxxxx…');
  });
});

describe('wrap', () => {
  it('breaks between words and puts a long word on its own line', () => {
    expect(wrap('one two three', '  ', 9)).toEqual(['  one two', '  three']);
    expect(wrap('a verylongword b', '', 5)).toEqual(['a', 'verylongword', 'b']);
    expect(wrap('', '  ', 9)).toEqual(['  ']);
  });

  it('uses the width of the terminal, within limits', () => {
    expect([undefined, 80, 10, 400].map(widthOf)).toEqual([100, 80, 40, 100]);
  });
});

describe('tableLines', () => {
  it('aligns columns, numbers on the right, and wraps the last column', () => {
    const rows = [
      ['code', '9', 'short'],
      ['c', '10', 'a label of some words'],
    ];
    expect(tableLines(rows, { width: 24, right: [1] })).toEqual([
      'code   9  short',
      'c     10  a label of',
      '          some words',
    ]);
    expect(tableLines([], { width: 20 })).toEqual([]);
  });
});
