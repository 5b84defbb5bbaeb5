import { describe, expect, it } from 'vitest';
import { contradictionOf } from '../../../src/codes/exemption-contradicts.js';
import { exemptionsContradict } from '../../../src/codes/generated/code-facts.js';
import { searchCodes, vatExemptionCategories } from '../../../src/codes/index.js';
import { providerTypes } from './reference.js';

describe('the table of exemptions', () => {
  it('says in both languages what each category covers', () => {
    expect(vatExemptionCategories.map(({ code }) => code)).toEqual(
      Array.from({ length: 31 }, (_, index) => index + 1),
    );
    for (const { coversEl, coversEn } of vatExemptionCategories) {
      expect(coversEl).toMatch(/^\p{Script=Greek}.{5,130}$/u);
      expect(coversEn).toMatch(/^[A-Z].{5,120}$/);
    }
  });

  it.each([
    ['εξαγωγες', 8],
    ['ενδοκοινοτικη', 14],
    ['αντίστροφη επιβάρυνση', 16],
    ['real estate', 7],
    ['reverse charge', 16],
  ])('is found by what a category covers: %s', (text, code) => {
    expect(searchCodes(text, 'vatExemptionCategories').map((match) => match.code)).toContain(code);
  });

  it('contradicts only types of the provider channel', () => {
    for (const { types = [] } of Object.values(exemptionsContradict).flatMap((each) => each ?? []))
      for (const type of types) expect(providerTypes).toContain(type);
  });
});

describe('contradictionOf', () => {
  const sale = { type: '1.2', region: 'EU', isGoods: true } as const;

  it('names what contradicts: the type first, then the counterpart, then the goods', () => {
    expect(contradictionOf(8, sale)).toBe('type');
    expect(contradictionOf(16, sale)).toBe('counterpart');
    expect(contradictionOf(4, sale)).toBe('goods');
    expect(contradictionOf(4, { ...sale, isGoods: false })).toBeUndefined();
    expect(contradictionOf(14, sale)).toBeUndefined();
    expect(contradictionOf(16, { ...sale, region: undefined })).toBeUndefined();
  });

  it('is undefined for other numbers', () => {
    expect(contradictionOf(0, sale)).toBeUndefined();
    expect(contradictionOf(32, sale)).toBeUndefined();
  });
});
