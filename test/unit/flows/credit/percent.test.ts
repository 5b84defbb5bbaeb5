import { describe, expect, it } from 'vitest';
import { linesOfPercent } from '../../../../src/flows/credit/credit-of.js';
import { wholeOf } from '../../../../src/flows/credit/left.js';
import { Refusing } from '../../../../src/flows/shared/refusing.js';
import { samples } from '../../../../src/rules/examples/index.js';
import type { Document } from '../../../../src/types/index.js';
import { viewOf } from '../../rules/view-of.js';
import { refusedBy } from '../refused.js';
import { withLines } from './credit.js';

const receipt = withLines(
  samples.retailReceipt,
  [
    { netValue: 10, vatAmount: 2.4 },
    { netValue: 0.01, vatAmount: 0 },
  ],
  { net: 10.01, vat: 2.4, gross: 12.41 },
);
const asked = (percent: unknown, document: Document = receipt) =>
  linesOfPercent(percent, wholeOf(viewOf(document)), new Refusing(undefined));

describe('a credit of a percentage', () => {
  it('asks for the amount with VAT of each line, and leaves out a line of which no cent is credited', () => {
    // Half of 12.41 is 6.205, so 6.21. The line of 0.01 gets 0.005 of it, and its cent by largest remainder or none.
    const lines = asked(50);
    expect(lines.map(({ measure, income }) => [measure, income])).toEqual([
      [{ by: 'gross', value: expect.any(Number) }, undefined],
      ...(lines.length === 2 ? [[{ by: 'gross', value: 1 }, undefined]] : []),
    ]);
    expect(asked(10).map(({ left, measure }) => [left.of.lineNumber, measure])).toEqual([
      [1, { by: 'gross', value: 124 }],
    ]);
    expect(asked('100').map(({ measure }) => measure)).toEqual([
      { by: 'gross', value: 1240 },
      { by: 'gross', value: 1 },
    ]);
  });

  it.each([
    ['half', 'half', 'credit/value-form', { member: 'percent', found: 'half' }],
    [null, 'null', 'credit/value-form', { member: 'percent', found: 'null' }],
    ['100.5', '', 'credit/percent-above', { found: '100.5' }],
    [101, '', 'credit/percent-above', { found: '101' }],
    [0, '', 'credit/value-not-above', { member: 'percent', found: 0 }],
    [-50, '', 'credit/value-not-above', { member: 'percent', found: -50 }],
    [-500, '', 'credit/value-not-above', { member: 'percent', found: -500 }],
    // No cent of 12.41.
    ['0.01', '', 'credit/value-not-above', { member: 'percent', found: '0.01' }],
  ])('is refused for %s', (percent, _, rule, params) => {
    expect(refusedBy(() => asked(percent))).toEqual([{ rule, path: ['percent'], params }]);
  });

  it('is refused if nothing is left', () => {
    const empty = withLines(samples.retailReceipt, [{ netValue: 0, vatAmount: 0 }], {
      net: 0,
      vat: 0,
      gross: 0,
    });
    expect(refusedBy(() => asked(50, empty))).toEqual([
      { rule: 'credit/nothing-left', path: [], params: {} },
    ]);
  });
});
