import { describe, expect, it } from 'vitest';
import { finds } from '../found.js';
import { expectTypesLeftAlone, NOTES, RECEIVING_NOTES } from '../left-alone.js';

expectTypesLeftAlone([
  ['parties/name-blank', NOTES],
  ['parties/address-blank', NOTES],
  ['parties/greek-issuer-named', NOTES],
  ['parties/greek-counterpart-named', ['8.6', ...NOTES]],
  ['parties/foreign-party-incomplete', NOTES],
  ['parties/counterpart-placeholder', NOTES],
  ['parties/movement-party-incomplete', RECEIVING_NOTES],
  ['parties/own-transfer-to-other', RECEIVING_NOTES],
]);

describe('a VAT number of another country', () => {
  const RULE = 'parties/number-of-other-country';
  const numbered = (vatNumber: string, country: string) =>
    finds(RULE, {
      sample: 'intraCommunityInvoice',
      set: { '/counterpart/vatNumber': vatNumber, '/counterpart/country': country },
    });

  it('can be French in Monaco, and in no other country', () => {
    expect(numbered('FR12345678901', 'MC')).toBe(false);
    expect(numbered('FR12345678901', 'DE')).toBe(true);
    expect(numbered('DE123456789', 'MC')).toBe(true);
  });

  it('starts with its letters and seven digits', () => {
    expect(numbered('DE 1234567', 'FR')).toBe(true);
    expect(numbered('DE1234', 'FR')).toBe(false);
    expect(numbered('1DE1234567', 'FR')).toBe(false);
  });
});

describe('the tax number of another entity', () => {
  it('is checked', () => {
    const entity = { type: 1, entityData: { vatNumber: '987654321', country: 'GR', branch: 0 } };
    expect(
      finds('parties/tax-number', {
        sample: 'salesInvoice',
        set: { '/invoiceHeader/otherCorrelatedEntities': [entity] },
      }),
    ).toBe(true);
  });
});
