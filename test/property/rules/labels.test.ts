import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparable, namedCodes } from '../../../src/rules/text/named-codes.js';

/** Letters with their marks apart or together, signs that come to several letters, and what is put together or in pairs. */
const PARTS = [
  'Α',
  'α',
  'Ά',
  'Α\u0301',
  'ᾴ',
  'Σ',
  'ς',
  'I',
  'İ',
  'ß',
  'ﬁ',
  'K',
  '½',
  '…',
  '″',
  'ͺ',
  '΅',
  '%',
  '€',
  '1',
  ' ',
  '\u00a0',
  '-',
  '.',
  ',',
  '\u0301',
  '가',
  'ᄀ',
  'ᅡ',
  '𝐀',
  '\ud835',
  '☕',
  'क',
  'ी',
];

const text = fc.oneof(
  fc.array(fc.constantFrom(...PARTS), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom(...PARTS).map((part) => part.toUpperCase()),
);

test('a text names exactly the codes whose normalized label it equals', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), fc.array(text, { maxLength: 12 }), (labels, others) => {
      const named = namedCodes(() => labels.map((label, code) => [label, code] as const));
      for (const each of [...labels, ...others]) {
        const codes = labels.flatMap((label, code) => (comparable(label) === comparable(each) ? [code] : []));
        expect([...(named(each) ?? [])]).toEqual(codes);
      }
    }),
  );
});

test('every unit is normalized the same, alone or in a list', () => {
  const units = Array.from({ length: 0x3000 }, (_, unit) => String.fromCharCode(unit));
  for (let at = 0; at < units.length; at += 16) {
    const label = units.slice(at, at + 16).join('');
    const named = namedCodes(() => [[label, at] as const]);
    expect([...(named(`${label}.`) ?? [])]).toEqual([at]);
    expect(named(`${label}x`)).toBeUndefined();
  }
});
