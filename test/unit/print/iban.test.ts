import { describe, expect, it } from 'vitest';
import { inFours, readIban } from '../../../src/print/iban.js';

describe('an IBAN', () => {
  // Examples of the registry of ISO 13616.
  it.each([
    ['GR16 0110 1250 0000 0001 2300 695', 'GR1601101250000000012300695'],
    ['de89370400440532013000', 'DE89370400440532013000'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    ['NO93 8601 1117 947', 'NO9386011117947'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ])('is read without its spaces, in capitals: %s', (text, read) => {
    expect(readIban(text)).toBe(read);
  });

  it.each([
    ['one digit is wrong', 'GR16 0110 1250 0000 0001 2300 696'],
    ['two digits are swapped', 'GR16 0110 1250 0000 0001 2306 095'],
    ['a digit is missing', 'GR16 0110 1250 0000 0001 2300 69'],
    ['it has Greek letters', 'ΓΡ16 0110 1250 0000 0001 2300 695'],
    ['it has the word before it', 'IBAN GR16 0110 1250 0000 0001 2300 695'],
    ['it is empty', ''],
  ])('is refused if %s', (_, text) => {
    expect(readIban(text)).toBeUndefined();
  });

  it('is refused if it is Greek and too short, even if its check digits are right', () => {
    // ISO 7064: 98 less the remainder of the account, the country as digits (GR 1627, NO 2324) and 00.
    const account = '01101250000';
    const checked = (country: string, digits: string): string =>
      `${country}${String(98n - (BigInt(`${account}${digits}00`) % 97n)).padStart(2, '0')}${account}`;
    expect(readIban(checked('GR', '1627'))).toBeUndefined();
    expect(readIban(checked('NO', '2324'))).toBe(checked('NO', '2324'));
  });

  it('is printed in groups of four', () => {
    expect(inFours('GR1601101250000000012300695')).toBe('GR16 0110 1250 0000 0001 2300 695');
    expect(inFours('NO9386011117947')).toBe('NO93 8601 1117 947');
    expect(inFours('BE68539007547034')).toBe('BE68 5390 0754 7034');
  });
});
