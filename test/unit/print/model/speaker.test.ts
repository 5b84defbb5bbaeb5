import { describe, expect, it } from 'vitest';
import { Speaker } from '../../../../src/print/model/speaker.js';

describe('the title of a type', () => {
  it('has blanks around its slash, in both languages', () => {
    expect(new Speaker(['el', 'en']).titles('1.2').shown).toEqual([
      'Τιμολόγιο Πώλησης / Ενδοκοινοτικές Παραδόσεις',
      'Sales Invoice / Intra-community Supplies',
    ]);
  });
});
