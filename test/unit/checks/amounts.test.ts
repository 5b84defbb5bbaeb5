import { describe, expect, it } from 'vitest';
import { judge } from '../../../scripts/checks/amounts/judge.js';
import { findArithmetic } from '../../../scripts/checks/amounts/scan.js';

describe('the check finds arithmetic outside src/money', () => {
  it.each([
    'const net = price * quantity;',
    'const net = gross / 1.24;',
    'const odd = cents % 2;',
    'const power = 10 ** scale;',
    'const vat = gross - net;',
    'const gross = net + vat;',
    'const gross = 1.5 + net;',
    'const twice = (a + b) * 2;',
    'total += line.net;',
    'total -= 0.01;',
    'total *= 2;',
    'const minus = -net;',
    'const number = +text;',
    'const rounded = Math.round(net);',
    'const { round } = Math;',
    'const round = Math["round"];',
    'const net = parseFloat(text);',
    'const net = Number.parseFloat(text);',
    'const { parseFloat: read } = Number;',
    'const text = net.toFixed(2);',
    'const text = net["toFixed"](2);',
    'const text = net?.toPrecision(3);',
    'const sum = lines.reduce((total, line) => total + line.net, 0);',
    'const tag = `$' + '{net * 2}`;',
  ])('in %s', (source) => {
    expect(findArithmetic(source)).not.toEqual([]);
  });

  it('with its line and text', () => {
    expect(findArithmetic('const a = 1;\nconst b =\n  net *\n  2;')).toEqual([
      { line: 3, text: 'net * 2', why: 'binary *' },
    ]);
  });
});

describe('the check accepts arithmetic without amounts', () => {
  it.each([
    'const next = index + 1;',
    'const next = 1 + index;',
    'const last = lines.length - 1;',
    'count += 1;',
    'for (let i = 0; i < lines.length; i++) use(lines[i]);',
    'const last = lines.at(-1);',
    'const day = 24 * 60 * 60 * 1000;',
    'const text = `$' + '{net} of $' + '{gross}`;',
    'const pattern = /a*b+/;',
    'type Minus = -1;',
    'const greater = net > gross;',
  ])('in %s', (source) => {
    expect(findArithmetic(source)).toEqual([]);
  });
});

describe('the check of amounts', () => {
  const text = 'const a = b * c;';

  it('allows arithmetic in src/money and refuses it elsewhere', () => {
    const sources = [
      { file: 'src/money/round.ts', text },
      { file: 'src/rules/round.ts', text },
    ];
    expect(judge(sources, []).refused.map(({ file }) => file)).toEqual(['src/rules/round.ts']);
  });

  it('accepts a stated exception only for that file and expression', () => {
    const exception = { file: 'src/issues/nearest.ts', text: 'b * c', reason: 'letters' };
    expect(judge([{ file: exception.file, text }], [exception])).toEqual({ refused: [], unused: [] });
    expect(judge([{ file: exception.file, text: 'd = e * f' }], [exception]).refused).toHaveLength(1);
    expect(judge([{ file: 'src/issues/other.ts', text }], [exception]).refused).toHaveLength(1);
  });

  it('reports an unused exception', () => {
    const exception = { file: 'src/issues/nearest.ts', reason: 'letters' };
    expect(judge([{ file: exception.file, text: 'const a = 1;' }], [exception]).unused).toEqual([exception]);
  });
});
