import { describe, expect, it } from 'vitest';
import { type MissingLetter, toPdf } from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { readPdf } from './read-pdf.js';

const issued = { mark: '400001971234567' };
const [line] = samples.salesInvoice.invoiceDetails;
const described = (itemDescr: string, name = 'Νικολάου Ο.Ε.') => ({
  ...samples.salesInvoice,
  counterpart: { ...samples.salesInvoice.counterpart, name },
  invoiceDetails: [{ ...line, itemDescr }],
});

describe('letters that no font of a PDF has', () => {
  it('are a typed error that names them', async () => {
    await expect(toPdf(described('Λεμόνι 🍋 檸檬'), { issued })).rejects.toMatchObject({
      reason: 'letters',
      params: { letters: '🍋 (U+1F34B), 檸 (U+6AB8), 檬 (U+6AAC)' },
    });
  });

  it('are question marks if the caller wants to know them', async () => {
    let told: readonly MissingLetter[] = [];
    const onMissingLetters = (letters: readonly MissingLetter[]): void => {
      told = letters;
    };
    const bytes = await toPdf(described('Λεμόνι 🍋', 'Κίτρα 🍋 ΟΕ'), {
      issued,
      onMissingLetters,
      watermark: 'שלום',
    });
    expect(
      told
        .map(({ letter }) => letter)
        .sort()
        .join(''),
    ).toBe([...'שלום🍋'].sort().join(''));
    expect(told.find(({ letter }) => letter === '🍋')?.paths).toEqual([
      '/counterpart/name',
      '/invoiceDetails/0/itemDescr',
    ]);
    expect(told.find(({ letter }) => letter === 'ש')?.paths).toEqual([]);
    const { texts, glyphs } = readPdf(bytes);
    expect(texts.map(({ text }) => text).join('')).toContain('Λεμόνι ?');
    expect(glyphs).not.toContain('0000');
  });

  it('are none of Greek with all accents, Latin and Cyrillic', async () => {
    const words = 'Ἐν ἀρχῇ ἦν ὁ λόγος ᾯδε Ῥώμη ᾷ ῗ – Ελληνικά ΐ ΰ Έ Ώ €, Łódź Škoda Ærø ß, Жизнь';
    const bytes = await toPdf(described(words), { issued });
    const { texts, glyphs } = readPdf(bytes);
    const drawn = texts.map(({ text }) => text).join('');
    expect(drawn.replaceAll('\u00A0', ' ')).toContain(words);
    expect(glyphs).not.toContain('0000');
  });
});
