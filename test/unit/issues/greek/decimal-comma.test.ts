import { expect, it } from 'vitest';
import { decimalComma } from '../../../../src/issues/locales/greek/decimal-comma.js';

it.each([
  ['0.05', '0,05'],
  ['999.99', '999,99'],
  ['1000', '1.000'],
  ['99999.00', '99.999,00'],
  ['9999999999999.99', '9.999.999.999.999,99'],
  ['-123.5', '-123,5'],
  ['-1234.5', '-1.234,5'],
  ['−1234', '−1.234'],
  ['12.40, 1500.00', '12,40 και 1.500,00'],
])('a Greek sentence shows %s as %s', (figure, shown) => {
  expect(decimalComma(figure)).toBe(shown);
});

it.each(['', 'Καφές', '2.0.1', '2026-11-20', '1e+21', '1.1 (Τιμολόγιο)', '12,40'])(
  'a Greek sentence leaves %j unchanged, because it is not a figure',
  (text) => {
    expect(decimalComma(text)).toBe(text);
  },
);
