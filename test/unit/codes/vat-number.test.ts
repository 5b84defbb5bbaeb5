import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGreekVatNumber, PLACEHOLDER_VAT_NUMBER, parseVatNumber } from '../../../src/codes/index.js';

/** The sum as the authority writes it, in big integers: d(i) × 2^(9−i) for i = 1..8, modulo 11, modulo 10. */
function checkDigit(first: string): string {
  const sum = [...first].reduce((total, digit, index) => total + BigInt(digit) * 2n ** BigInt(8 - index), 0n);
  return String((sum % 11n) % 10n);
}

const first = fc.stringMatching(/^\d{8}$/).filter((digits) => digits !== '00000000');
const valid = first.map((digits) => `${digits}${checkDigit(digits)}`);

describe('isGreekVatNumber', () => {
  // Public companies: OTE, PPC, National Bank, Ethniki Insurance.
  it.each(['094019245', '090000045', '094014201', '094003849'])('accepts the check digit of %s', (number) => {
    expect(isGreekVatNumber(number)).toBe(true);
  });

  it.each([
    '999999999',
    '888888888',
    '123456789',
    PLACEHOLDER_VAT_NUMBER,
    '',
    '94014201',
    '0940142011',
    ' 094014201',
    'EL094014201',
    '٠٩٤٠١٤٢٠١',
  ])('refuses %s', (number) => {
    expect(isGreekVatNumber(number)).toBe(false);
  });

  it.each([897687060, 94014201, null, undefined, {}, ['094014201'], 94014201n])(
    'refuses %s, which is not text',
    (value) => {
      expect(isGreekVatNumber(value as unknown as string)).toBe(false);
    },
  );

  it('matches the published formula, which allows exactly one last digit', () => {
    fc.assert(
      fc.property(first, (digits) => {
        const right = [...'0123456789'].filter((last) => isGreekVatNumber(`${digits}${last}`));
        expect(right).toEqual([checkDigit(digits)]);
      }),
    );
  });
});

describe('parseVatNumber', () => {
  it.each([
    ['094014201', false],
    ['EL094014201', true],
    ['el 094014201', true],
    ['GR094014201', true],
    ['ΕΛ094014201', true],
    ['ελ094014201', true],
    ['ΕL094014201', true],
    [' 094 014 201 ', false],
    ['094.014.201', false],
    ['EL-094014201', true],
    ['094014201\u200b', false],
    ['094-014-201', false],
  ])('reads %s', (text, hadPrefix) => {
    const expected = { ok: true, vatNumber: '094014201', hadPrefix };
    expect(parseVatNumber(text)).toEqual(expected);
    expect(parseVatNumber(text, 'GR')).toEqual(expected);
    expect(parseVatNumber(text, 'el')).toEqual(expected);
  });

  it.each([
    ['', 'form'],
    ['EL', 'form'],
    ['94014201', 'form'],
    ['EL EL094014201', 'form'],
    ['DE811234567', 'form'],
    ['094O14201', 'form'],
    ['-094014201', 'form'],
    ['- 094014201', 'form'],
    ['-897687060', 'form'],
    ['094014201-', 'form'],
    ['094--014201', 'form'],
    ['.094014201', 'form'],
    ['EL--094014201', 'form'],
    ['０９４０１４２０１', 'form'],
    ['⁰⁹⁴⁰¹⁴²⁰¹', 'form'],
    ['09401420１', 'form'],
    ['٠٩٤٠١٤٢٠١', 'form'],
    ['EL000000000', 'placeholder'],
    ['000 000 000', 'placeholder'],
    ['094014202', 'check-digit'],
    ['999999999', 'check-digit'],
  ])('refuses %s: %s', (text, why) => {
    expect(parseVatNumber(text)).toEqual({ ok: false, why });
  });

  it('does not accept the prefix of a foreign number', () => {
    // Without DE these are nine digits with a right Greek check digit.
    expect(isGreekVatNumber('811234567')).toBe(true);
    expect(parseVatNumber('DE811234567', 'DE')).toEqual({
      ok: true,
      vatNumber: 'DE811234567',
      hadPrefix: false,
    });
    expect(parseVatNumber('DE 811 234 567', 'DE')).toMatchObject({ vatNumber: 'DE811234567' });
    expect(parseVatNumber('EL094014201', 'DE')).toMatchObject({ vatNumber: 'EL094014201' });
    expect(parseVatNumber('BE0123.456.789', 'BE')).toMatchObject({ vatNumber: 'BE0123.456.789' });
  });

  it.each([
    ['', 'form'],
    ['A'.repeat(31), 'form'],
    ['DE81\u00001234567', 'form'],
    ['DE８１１２３４５６７', 'form'],
    ['DE81123456⁷', 'form'],
    ['000000000', 'placeholder'],
  ])('refuses %j for another country: %s', (text, why) => {
    expect(parseVatNumber(text, 'DE')).toEqual({ ok: false, why });
  });

  it('accepts values that are not text', () => {
    for (const value of [undefined, null, 94014201, {}])
      expect(parseVatNumber(value as unknown as string)).toEqual({ ok: false, why: 'form' });
  });

  it('reads every valid number in every common format', () => {
    const prefix = fc.constantFrom('', 'EL', 'GR', 'ΕΛ', 'EL ', 'el', 'ελ-');
    const gap = fc.constantFrom('', ' ', '.', '\u00a0');
    fc.assert(
      fc.property(valid, prefix, gap, (number, head, space) => {
        const written = `${head}${number.slice(0, 3)}${space}${number.slice(3, 6)}${space}${number.slice(6)}`;
        expect(parseVatNumber(written)).toEqual({ ok: true, vatNumber: number, hadPrefix: head !== '' });
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, country) => {
        expect(() => parseVatNumber(text, country)).not.toThrow();
      }),
    );
  });
});
