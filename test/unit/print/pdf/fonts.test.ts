import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type PdfFont, toPdf } from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { readPdf } from './read-pdf.js';

const issued = { mark: '400001971234567' };
const fileOf = (subset: string, weight: number): Uint8Array =>
  readFileSync(`node_modules/@fontsource/noto-sans/files/noto-sans-${subset}-${weight}-normal.woff`);
const namesIn = (bytes: Uint8Array): string[] =>
  [
    ...new Set(readPdf(bytes).objects.flatMap((text) => /\/BaseFont \/\w+\+([\w-]+)/.exec(text)?.[1] ?? [])),
  ].sort();

const [line] = samples.salesInvoice.invoiceDetails;
const vietnamese = { ...samples.salesInvoice, invoiceDetails: [{ ...line, itemDescr: 'Αρχή mướp' }] };

describe('fonts of your own', () => {
  it('draw what they have, and the usual ones the rest', async () => {
    const fonts = [{ regular: fileOf('greek', 300), bold: fileOf('greek', 700) }];
    const bytes = await toPdf(samples.salesInvoice, { issued, fonts });
    expect(namesIn(bytes)).toEqual(['NotoSans-Bold', 'NotoSans-Light', 'Roboto-Medium', 'Roboto-Regular']);
    const { glyphs, texts } = readPdf(bytes);
    expect(glyphs).not.toContain('0000');
    expect(texts.map(({ text }) => text).join('')).toContain('Νικολάου Ο.Ε.');
  });

  it('are used for bold text too if there is no bold one', async () => {
    const bytes = await toPdf(samples.salesInvoice, { issued, fonts: [{ regular: fileOf('greek', 300) }] });
    expect(namesIn(bytes)).toEqual(['NotoSans-Light', 'Roboto-Medium', 'Roboto-Regular']);
  });

  it('are left out after another one of the same name, because only one of them could be drawn', async () => {
    const fonts = [{ regular: fileOf('greek', 300) }, { regular: fileOf('vietnamese', 300) }];
    await expect(toPdf(vietnamese, { issued, fonts: fonts.slice(0, 1) })).resolves.toBeDefined();
    const bytes = await toPdf(vietnamese, { issued, fonts });
    expect(readPdf(bytes).glyphs).not.toContain('0000');
  });

  it('draw watermarks and rolls', async () => {
    const fonts = [{ regular: fileOf('greek', 300) }];
    const bytes = await toPdf(samples.salesInvoice, {
      issued,
      fonts,
      format: 'roll80',
      watermark: 'Ἀντίγραφον & copy',
    });
    const { texts, glyphs } = readPdf(bytes);
    expect(glyphs).not.toContain('0000');
    const drawn = texts.map(({ text }) => text).join('');
    expect(drawn).toContain('Ἀντίγραφον & copy');
  });

  it.each([
    ['no list', {}, 'fonts'],
    ['a list with something else', [{}], 'fonts[0]'],
    ['bytes that are no font', [{ regular: new Uint8Array([1, 2, 3, 4]) }], 'fonts[0]'],
    ['a bold one that is none', [{ regular: fileOf('greek', 300), bold: new Uint8Array() }], 'fonts[0]'],
  ])('with %s are a typed error', async (_, fonts, subject) => {
    await expect(toPdf(samples.salesInvoice, { fonts: fonts as PdfFont[] })).rejects.toMatchObject({
      reason: 'option',
      problem: 'option/font',
      subject,
    });
  });
});
