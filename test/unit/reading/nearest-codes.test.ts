import { describe, expect, it } from 'vitest';
import {
  incomeClassificationCategoryCodes,
  incomeClassificationTypeCodes,
  providerInvoiceTypes,
} from '../../../src/codes/index.js';
import { nearestCodes } from '../../../src/reading/nearest-codes.js';

describe('nearestCodes', () => {
  it.each([
    ['11.6', ['11.5', '11.4', '11.3']],
    ['1.7', ['1.6', '1.5', '1.4']],
    ['1,1', ['1.1']],
    ['XX', []],
    ['', []],
    ['1.1'.repeat(20), []],
  ])('finds the document types near %s', (wrong, codes) => {
    expect(nearestCodes(wrong, providerInvoiceTypes)).toEqual(codes);
  });

  it('finds classifications with a missing or another digit', () => {
    expect(nearestCodes('E3_561_01', incomeClassificationTypeCodes)[0]).toBe('E3_561_001');
    expect(nearestCodes('E3_561_008', incomeClassificationTypeCodes)).toEqual([
      'E3_561_007',
      'E3_561_006',
      'E3_561_005',
    ]);
    expect(nearestCodes('category1-3', incomeClassificationCategoryCodes)[0]).toBe('category1_3');
  });
});
