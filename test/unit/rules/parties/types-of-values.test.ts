import { describe, expect, it } from 'vitest';
import { allRules } from '../../../../src/rules/registry.js';
import { finds } from '../found.js';

const typesOf = (id: string) => allRules.find((rule) => rule.id === id)?.appliesTo ?? [];

const DELIVERY = ['9.1', '9.2', '9.3'];
const RECEIVING = ['10.1', '10.2'];

describe('parties of documents with values', () => {
  it.each([
    'parties/name-blank',
    'parties/address-blank',
    'parties/greek-issuer-named',
    'parties/greek-counterpart-named',
    'parties/foreign-party-incomplete',
    'parties/counterpart-placeholder',
  ])('%s is about no note', (id) => {
    const types = typesOf(id);
    expect(types).toContain('1.1');
    expect(types).toContain('11.5');
    for (const note of [...DELIVERY, ...RECEIVING]) expect(types).not.toContain(note);
  });

  it.each(['parties/movement-party-incomplete', 'parties/own-transfer-to-other'])(
    '%s is about delivery notes and not about receiving notes',
    (id) => {
      const types = typesOf(id);
      for (const note of ['1.1', ...DELIVERY]) expect(types).toContain(note);
      for (const note of RECEIVING) expect(types).not.toContain(note);
    },
  );
});

describe('a VAT number of another country', () => {
  const RULE = 'parties/number-of-other-country';
  const numbered = (vatNumber: string, country: string) =>
    finds(RULE, {
      sample: 'intraCommunityInvoice',
      set: { '/counterpart/vatNumber': vatNumber, '/counterpart/country': country },
    });

  it('may be French in Monaco, and nowhere else', () => {
    expect(numbered('FR12345678901', 'MC')).toBe(false);
    expect(numbered('FR12345678901', 'DE')).toBe(true);
    expect(numbered('DE123456789', 'MC')).toBe(true);
  });

  it('begins with its letters and seven digits', () => {
    expect(numbered('DE 1234567', 'FR')).toBe(true);
    expect(numbered('DE1234', 'FR')).toBe(false);
    expect(numbered('1DE1234567', 'FR')).toBe(false);
  });
});

describe('another entity', () => {
  it('has its tax number asked', () => {
    const entity = { type: 1, entityData: { vatNumber: '987654321', country: 'GR', branch: 0 } };
    expect(
      finds('parties/tax-number', {
        sample: 'salesInvoice',
        set: { '/invoiceHeader/otherCorrelatedEntities': [entity] },
      }),
    ).toBe(true);
  });
});
