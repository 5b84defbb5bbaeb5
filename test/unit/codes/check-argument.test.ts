import { describe, expect, it } from 'vitest';
import * as codes from '../../../src/codes/index.js';
import { ArgumentError } from '../../../src/index.js';

/** The functions as JavaScript calls them, with arguments of any type. */
const untyped = codes as unknown as Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;
const call = (name: string, ...given: readonly unknown[]): unknown => untyped[name]?.(...given);

describe('a look-up of codes refuses', () => {
  it.each([
    ['labelOf', ['vatCategories', 24, 'en'], 'arguments/not-a-table', '"vatCategories"'],
    ['findCode', ['vatCategories', 24], 'arguments/not-a-table', '"vatCategories"'],
    ['rowsOf', ['vatCategory'], 'arguments/unknown-table', '"vatCategory"'],
    ['rowsOf', ['toString'], 'arguments/unknown-table', '"toString"'],
    ['searchCodes', ['cash', 'payments'], 'arguments/unknown-table', '"payments"'],
    ['searchCodes', [7], 'arguments/not-text', 'number'],
    ['searchCodes', [null], 'arguments/not-text', 'null'],
    ['parseVatNumber', ['094014201', 5], 'arguments/not-text', 'number'],
    ['levyOfNight', [6, new Date(0)], 'arguments/not-text', 'object'],
  ] as const)('%s with %j', (name, given, code, found) => {
    try {
      call(name, ...given);
    } catch (error) {
      expect(ArgumentError.isArgumentError(error) && error).toMatchObject({ code, params: { found } });
      return;
    }
    throw new Error('it was accepted');
  });

  it('nothing that is only unknown', () => {
    expect(call('labelOf', codes.vatCategories, 24, 'en')).toBeUndefined();
    expect(call('findCode', codes.vatCategories, '1')).toBeUndefined();
    expect(call('isEuVatNumber', 7, 'DE')).toBe(false);
  });
});
