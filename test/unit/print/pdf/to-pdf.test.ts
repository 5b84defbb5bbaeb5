import { inflateSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { el } from '../../../../src/issues/locales/el/index.js';
import { type PdfOptions, toPdf } from '../../../../src/print/index.js';
import type { Block, PdfMake } from '../../../../src/print/pdf/definition.js';
import { loadPdfMake } from '../../../../src/print/pdf/load-pdfmake.js';
import { definitionOf } from '../../../../src/print/pdf/to-pdf.js';
import { prepare } from '../../../../src/print/prepare.js';
import { renderDocument } from '../../../../src/print/render-document.js';
import { uidOf } from '../../../../src/registry/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import type { Document } from '../../../../src/types/index.js';
import { everyKind } from '../../builders/every-kind.js';
import { shownOn } from '../read-page.js';
import { uids } from '../uids.js';
import { textsOf } from './texts-of.js';

const issued = {
  mark: '400001971234567',
  uid: uids.salesInvoice,
  qrUrl: 'https://provider.example/d/1',
  invoiceUrl: 'https://provider.example/d/1',
};

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** The drawing commands of all pages. */
function contentOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  return [...file.matchAll(/stream\n(.*?)\nendstream/gs)]
    .map(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    })
    .join('\n');
}

/** Measures a roll without laying it out, which takes a tenth of a second and does not change its texts. */
const measuring = {
  createPdf: ({ pageBreakBefore }) => {
    pageBreakBefore?.({ id: 'end', startPosition: { top: 500, pageNumber: 1 } });
    return { getBuffer: async () => new Uint8Array() };
  },
} as PdfMake;

const squeezed = (text: string): string => text.replace(/\s/g, '');

describe('the PDF', () => {
  it.each(['a4', 'roll80', 'roll58'] as const)(
    'embeds its font and numbers its pages, on %s',
    async (format) => {
      const file = latin(await toPdf(samples.salesInvoice, { format, issued }));
      expect(file.slice(0, 5)).toBe('%PDF-');
      expect(file).toContain('/FontFile2');
      expect(file).toContain('Roboto');
      expect(file).not.toMatch(/\/JavaScript|\/JS\b|\/Launch|\/EmbeddedFile/);
    },
  );

  it('is as long as necessary: 150 lines fill several sheets, or one page of a roll', async () => {
    const lines = Array.from({ length: 150 }, (_, index) => ({
      ...samples.salesInvoice.invoiceDetails[index % 2],
      lineNumber: index + 1,
    }));
    const document = { ...samples.salesInvoice, invoiceDetails: lines };
    const pages = (file: string): number => file.match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(pages(latin(await toPdf(document)))).toBeGreaterThan(2);
    const short = { ...document, invoiceDetails: lines.slice(0, 100) };
    expect(pages(latin(await toPdf(short, { format: 'roll80' })))).toBe(1);
  });

  it('has no page of a roll longer than readers can show', async () => {
    const lines = Array.from({ length: 520 }, (_, index) => ({
      ...samples.salesInvoice.invoiceDetails[0],
      lineNumber: index + 1,
    }));
    const file = latin(await toPdf({ ...samples.salesInvoice, invoiceDetails: lines }, { format: 'roll58' }));
    const lengths = [...file.matchAll(/\/MediaBox \[0 0 164\.41 ([\d.]+)\]/g)].map(([, length]) =>
      Number(length),
    );
    expect(lengths.length).toBeGreaterThan(1);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(14_400);
  });

  it('keeps a column of long codes to its width, so that all amounts are on the sheet', async () => {
    const [line] = samples.salesInvoice.invoiceDetails;
    const document = { ...samples.salesInvoice, invoiceDetails: [{ ...line, itemCode: 'K'.repeat(50) }] };
    const { model } = prepare(document, { issued });
    const { content } = await definitionOf(model, 'a4', (await loadPdfMake()).pdfmake);
    // Number, code, description: what is fixed is broken, whatever its words.
    expect(JSON.stringify(content)).toContain('"widths":["auto",62,"*"');
  });

  it.each(['a4', 'roll80'] as const)(
    'has every text of the page, for every kind of document, on %s',
    async (format) => {
      for (const [kind, builder] of Object.entries(everyKind)) {
        const { document } = builder.check();
        const answer = { ...issued, uid: await uidOf(document as Document) };
        const { model } = prepare(document, { issued: answer });
        const { content } = await definitionOf(model, format, measuring);
        const written = squeezed(textsOf(content).join(' '));
        const shown = shownOn(renderDocument(document, { format, issued: answer }));
        expect(
          shown.filter(({ text }) => !written.includes(squeezed(text))),
          kind,
        ).toEqual([]);
      }
    },
  );

  it('has a footer on each sheet', async () => {
    const { model } = prepare(samples.salesInvoice, { language: ['el', 'en'] });
    const { footer, info } = await definitionOf(model, 'a4', (await loadPdfMake()).pdfmake);
    expect(textsOf(footer?.(2, 3))).toEqual(['Τιμολόγιο Πώλησης A 101', 'Σελίδα / Page 2 / 3']);
    expect(info).toEqual({ title: 'Τιμολόγιο Πώλησης A 101', author: 'Η Αυλή Μαρκάκη Ε.Ε.' });
  });

  it.each([
    ['of a draft', {}, ['Πρόχειρο']],
    ['of an issued document', { issued }, []],
    [
      'with words of the caller',
      { issued, watermark: 'Copy\nof a filed document' },
      ['Copy', 'of a filed document'],
    ],
  ])('%s has the watermark once on a sheet and repeatedly on a roll', async (_, options, words) => {
    const { model } = prepare(samples.salesInvoice, options);
    const pdfmake = (await loadPdfMake()).pdfmake;
    const across = (page: readonly Block[] = []): string[] =>
      page.flatMap((block) =>
        [...JSON.stringify(block).matchAll(/>([^<>]+)<\/text>/g)].map(([, text = '']) => text),
      );
    const sheet = await definitionOf(model, 'a4', pdfmake);
    expect(across(sheet.background?.(1, { width: 595, height: 842 }))).toEqual(words);
    const roll = await definitionOf(model, 'roll80', pdfmake);
    expect(across(roll.background?.(1, { width: 227, height: 1000 }))).toEqual([...words, ...words]);
  });

  it('draws the watermark in its own font', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const drawn = async (options: PdfOptions) => contentOf(await toPdf(samples.salesInvoice, options));
    // cos(32°) and sin(32°), as the matrix of what is turned has them.
    const turned = /0\.848\d* -0\.5299\d*/;
    expect(await drawn({ issued, watermark: 'Αντίγραφο' })).toMatch(turned);
    expect(await drawn({ issued })).not.toMatch(turned);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('prints hostile texts as text', async () => {
    const [line] = samples.salesInvoice.invoiceDetails;
    const itemDescr = '(x) /JS (app.alert(1)) \u0000\u202E</script>'.padEnd(300, 'ψ');
    const document = { ...samples.salesInvoice, invoiceDetails: [{ ...line, itemDescr }] };
    const invoiceUrl = 'javascript:app.alert(1)';
    const file = latin(await toPdf(document, { issued: { mark: '400001971234567', invoiceUrl } }));
    expect(file).not.toMatch(/\/JavaScript|\/JS\b|\/URI/);
  });

  it.each([
    ['an image that pdfmake does not draw', 'data:image/svg+xml;base64,PHN2Zy8+', 'option/image-pdf'],
    ['an image that is broken', 'data:image/png;base64,iVBORw0KGgo=', 'option/image-unreadable'],
  ])('with %s as logo is a typed error', async (_, logo, problem) => {
    await expect(toPdf(samples.salesInvoice, { theme: { logo } })).rejects.toMatchObject({
      reason: 'option',
      subject: 'theme.logo',
      problem,
    });
  });

  it('without pdfmake is a typed error that names it', async () => {
    const absent = () => Promise.reject(new Error('Cannot find package'));
    await expect(loadPdfMake([], absent)).rejects.toMatchObject({
      reason: 'package',
      subject: 'pdfmake',
      message: 'PDF needs the package pdfmake. Install it with npm install pdfmake.',
    });
  });

  it('is in the requested language if an option is invalid', async () => {
    await expect(
      toPdf(samples.salesInvoice, {
        theme: { logo: 'data:image/svg+xml;base64,PHN2Zy8+' },
        locale: el,
      }),
    ).rejects.toMatchObject({
      message: 'Η επιλογή theme.logo πρέπει να είναι εικόνα PNG ή JPEG. Το PDF δεν δέχεται άλλες εικόνες.',
    });
  });

  it('of an invalid document is a typed error with issues', async () => {
    await expect(toPdf({}, {})).rejects.toMatchObject({ reason: 'document' });
    await expect(
      toPdf(samples.salesInvoice, { format: 'a3' } as unknown as PdfOptions),
    ).rejects.toMatchObject({
      reason: 'option',
      subject: 'format',
    });
  });
});
