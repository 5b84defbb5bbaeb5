import { describe, expect, it } from 'vitest';
import { hasLeft } from '../../../../src/flows/credit/asked.js';
import type { LineLeft } from '../../../../src/flows/credit/left.js';
import { asCents, exactAsPrinted } from '../../../../src/money/index.js';

interface Figures {
  readonly net?: number;
  readonly vat?: number;
  readonly quantity?: number;
  readonly credited?: boolean;
  readonly of?: { readonly netValue: number; readonly vatAmount: number };
}

const lineOf = ({ net = 0, vat = 0, quantity, credited = false, of }: Figures): LineLeft =>
  ({
    of: { netValue: 0, vatAmount: 0, ...of },
    credited,
    quantity: quantity === undefined ? undefined : exactAsPrinted(quantity),
    net: asCents(net),
    vat: asCents(vat),
  }) as unknown as LineLeft;

const paid = { netValue: 1000, vatAmount: 240 };

describe('a line of a document has something left to credit', () => {
  it.each<[string, Figures, boolean]>([
    ['if net value and VAT are left', { net: 1, vat: 1, of: paid }, true],
    ['if only net value is left', { net: 1, of: paid }, true],
    ['if only VAT is left', { vat: 1, of: paid }, true],
    ['but not if only pieces are left', { quantity: 2, of: paid }, false],
    ['but not if nothing was credited of a line that had a value', { of: paid }, false],
    ['if a free line has pieces', { quantity: 1 }, true],
    ['if a free line has pieces after a credit', { quantity: 1, credited: true }, true],
    ['but not if its pieces are credited', { quantity: 0, credited: true }, false],
    ['but not if it never had pieces, only the number 0', { quantity: 0 }, false],
    ['if a free line without pieces was not credited', {}, true],
    ['but not if it was', { credited: true }, false],
    ['but not if the line had only net value', { quantity: 2, of: { netValue: 1000, vatAmount: 0 } }, false],
    ['but not if the line had only VAT', { quantity: 2, of: { netValue: 0, vatAmount: 240 } }, false],
  ])('%s', (_, figures, has) => {
    expect(hasLeft(lineOf(figures))).toBe(has);
  });
});
