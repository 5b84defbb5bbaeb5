import { describe, expect, it } from 'vitest';
import { Speaker } from '../../../../src/print/model/speaker.js';

describe('the title of a type', () => {
  it('has blanks around its slash, in both languages', () => {
    expect(new Speaker(['el', 'en']).titles('1.2').shown).toEqual([
      'Τιμολόγιο Πώλησης / Ενδοκοινοτικές Παραδόσεις',
      'Sales invoice / intra-community supplies',
    ]);
  });

  it.each([
    ['1.6', 'Sales invoice / supplemental accounting source document'],
    ['2.4', 'Service invoice / supplementary document'],
    ['6.1', 'Self-delivery record'],
    ['8.4', 'POS collection receipt'],
    ['9.3', 'Delivery note'],
  ] as const)('has one capital in English, apart from abbreviations: %s', (type, title) => {
    expect(new Speaker(['en']).titles(type).shown).toEqual([title]);
  });
});
