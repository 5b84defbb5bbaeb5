import { describe, expect, it } from 'vitest';
import { asCents } from '../../../../src/money/index.js';
import { amountInWords } from '../../../../src/print/in-words/amount-in-words.js';

describe('an amount in words', () => {
  it.each([
    [0, 'μηδέν ευρώ', 'zero euros'],
    [1, 'ένα λεπτό', 'one cent'],
    [2, 'δύο λεπτά', 'two cents'],
    [21, 'είκοσι ένα λεπτά', 'twenty-one cents'],
    [100, 'ένα ευρώ', 'one euro'],
    [101, 'ένα ευρώ και ένα λεπτό', 'one euro and one cent'],
    [110, 'ένα ευρώ και δέκα λεπτά', 'one euro and ten cents'],
    [7701, 'εβδομήντα επτά ευρώ και ένα λεπτό', 'seventy-seven euros and one cent'],
    [300_000, 'τρεις χιλιάδες ευρώ', 'three thousand euros'],
    [
      123_456_789,
      'ένα εκατομμύριο διακόσιες τριάντα τέσσερις χιλιάδες πεντακόσια εξήντα επτά ευρώ και ογδόντα εννέα λεπτά',
      'one million two hundred and thirty-four thousand five hundred and sixty-seven euros and eighty-nine cents',
    ],
  ])('is correct for %d euro cents', (cents, el, en) => {
    expect(amountInWords(asCents(cents), 'el', 'EUR')).toBe(el);
    expect(amountInWords(asCents(cents), 'en', 'EUR')).toBe(en);
  });

  it('is correct for the largest amount of a document', () => {
    const words = amountInWords(asCents(999_999_999_999_999), 'el', 'EUR');
    expect(words).toBe(
      'εννέα τρισεκατομμύρια εννιακόσια ενενήντα εννέα δισεκατομμύρια εννιακόσια ενενήντα εννέα εκατομμύρια εννιακόσιες ενενήντα εννέα χιλιάδες εννιακόσια ενενήντα εννέα ευρώ και ενενήντα εννέα λεπτά',
    );
  });

  it('names another currency by its code, and its cents as a fraction', () => {
    expect(amountInWords(asCents(7701), 'el', 'USD')).toBe('εβδομήντα επτά και 01/100 USD');
    expect(amountInWords(asCents(7700), 'en', 'GBP')).toBe('seventy-seven and 00/100 GBP');
  });
});
