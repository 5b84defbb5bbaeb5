import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findArithmetic } from '../../../scripts/checks/amounts/scan.js';

const FILE = 'src/rules/planted.ts';
const found = (source: string, file = FILE) => findArithmetic(source, file);
const withMoney = (source: string): string => `import { sumCents } from '../money/index.js';\n${source}`;

const folders = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'));
const inMoney = (folder: string): boolean => folder === 'src/money';

describe('the check of amounts', () => {
  it.each([
    'export const sum = (a: Line, b: Line) => a.netValue + b.netValue;',
    'export const vat = (amount: string) => Number(amount) * 0.24;',
  ])('finds %s in every folder but src/money', (source) => {
    expect(folders.length).toBeGreaterThan(100);
    expect(folders.filter((folder) => found(source, `${folder}/planted.ts`).length === 0)).toEqual(
      folders.filter(inMoney),
    );
  });

  it('gives the line and the text', () => {
    expect(found('const a = 1;\nconst b =\n  net *\n  2;')).toEqual([
      { file: FILE, line: 3, text: 'net * 2', why: 'binary *' },
    ]);
  });
});

describe('the check of amounts knows an amount by its name', () => {
  it.each([
    'const net = price * quantity;',
    'const net = gross / 1.24;',
    'const odd = cents % 2;',
    'const power = 10 ** net;',
    'const vat = gross - net;',
    'const twice = (a + net) * 2;',
    'sum += line.net;',
    'gross -= 0.01;',
    'vat *= 2;',
    'const minus = -net;',
    'const number = +line["netValue"];',
    'const rounded = Math.round(net);',
    'const rounded = Math.round(Number(line.vatAmount));',
    'const text = held.toFixed(2);',
    'const text = held["toFixed"](2);',
    'const text = held?.toPrecision(3);',
    'const net = parseFloat(text);',
    'const net = Number.parseFloat(text);',
    'const { parseFloat: read } = Number;',
    'const { toFixed } = held;',
    'const sum = lines.reduce((sum, line) => sum + line.net, 0);',
    'const sum = lines.map((line) => line.netValue).reduce((a, b) => a + b, 0);',
    'const sum = lines.map((line) => line.net).filter(Boolean).reduce((a, b) => a + b);',
    'const tag = `$' + '{net * 2}`;',
    'const { netValue: one } = line; const sum = one * 2;',
    'const one = Number(line.netValue); const sum = one * 2;',
    'const one = line.netValue ?? 0; const sum = one * 2;',
    'const sum = lines.length * line.net;',
    'const sum = (isNet ? line.netValue : 0) * 2;',
    'const sum = (line.netValue as number) + line.vatAmount!;',
  ])('in %s', (source) => {
    expect(found(source)).not.toEqual([]);
  });
});

describe('the check of amounts refuses all arithmetic in a source that imports src/money', () => {
  it.each([
    'const odd = one % 2;',
    'const all = one + other;',
    'const less = -one;',
    'const most = Math.max(one, other);',
    'sum += one;',
  ])('in %s', (source) => {
    expect(found(withMoney(source))).not.toEqual([]);
    expect(found(source)).toEqual([]);
  });
});

describe('the check of amounts accepts', () => {
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
    'const end = from + text.length;',
    'const at = from + index;',
  ])('%s, also where src/money is imported', (source) => {
    expect(found(withMoney(source))).toEqual([]);
  });

  it.each([
    'bytes += chunk.length;',
    'const end = start + text.length;',
    'const due = now.getTime() + 2 * SECOND;',
    'const longest = Math.max(...rows.map(({ length }) => length));',
    'const ends = lines.netValue.length + 2;',
    'const is = "toFixed" in value;',
  ])('%s', (source) => {
    expect(found(source)).toEqual([]);
  });
});
