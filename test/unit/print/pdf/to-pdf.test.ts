import { describe, expect, it } from 'vitest';
import { type PdfOptions, toPdf } from '../../../../src/print/index.js';
import { loadPdfMake } from '../../../../src/print/pdf/load-pdfmake.js';
import { definitionOf } from '../../../../src/print/pdf/to-pdf.js';
import { prepare } from '../../../../src/print/prepare.js';
import { renderDocument } from '../../../../src/print/render-document.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { everyKind } from '../../builders/every-kind.js';
import { shownOn } from '../read-page.js';

const issued = {
  mark: '400001971234567',
  uid: 'A3F05C7D9E1B24680ACE13579BDF02468ACE1357',
  qrUrl: 'https://provider.example/d/1',
  invoiceUrl: 'https://provider.example/d/1',
};

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Every text of what pdfmake is given. */
function textsOf(block: unknown): string[] {
  if (typeof block === 'string') return [block];
  if (Array.isArray(block)) return block.flatMap(textsOf);
  if (typeof block !== 'object' || block === null) return [];
  const { text, stack, columns, table } = block as Readonly<Record<string, unknown>>;
  return [text, stack, columns, (table as { body?: unknown } | undefined)?.body].flatMap(textsOf);
}

const squeezed = (text: string): string => text.replace(/\s/g, '');

describe('PDF', () => {
  it.each(['a4', 'roll80', 'roll58'] as const)(
    'has its font inside and numbers its pages, on %s',
    async (format) => {
      const file = latin(await toPdf(samples.salesInvoice, { format, issued }));
      expect(file.slice(0, 5)).toBe('%PDF-');
      expect(file).toContain('/FontFile2');
      expect(file).toContain('Roboto');
      expect(file).not.toMatch(/\/JavaScript|\/JS\b|\/Launch|\/EmbeddedFile/);
    },
  );

  it('is as long as it must be: 400 lines take several sheets, and one page of a roll', async () => {
    const lines = Array.from({ length: 400 }, (_, index) => ({
      ...samples.salesInvoice.invoiceDetails[index % 2],
      lineNumber: index + 1,
    }));
    const document = { ...samples.salesInvoice, invoiceDetails: lines };
    const pages = (file: string): number => file.match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(pages(latin(await toPdf(document)))).toBeGreaterThan(5);
    expect(pages(latin(await toPdf(document, { format: 'roll80' })))).toBe(1);
  }, 30_000);

  it.each(['a4', 'roll80'] as const)(
    'has every text of the page, for every kind of document, on %s',
    (format) => {
      for (const [kind, builder] of Object.entries(everyKind)) {
        const { document } = builder.check();
        const { model } = prepare(document, { issued });
        const written = squeezed(textsOf(definitionOf(model, format).content).join(' '));
        const shown = shownOn(renderDocument(document, { format, issued }));
        expect(
          shown.filter(({ text }) => !written.includes(squeezed(text))),
          kind,
        ).toEqual([]);
      }
    },
  );

  it('names each sheet at its foot, and has the draft across it', () => {
    const { model } = prepare(samples.salesInvoice, { language: ['el', 'en'] });
    const { footer, watermark, info } = definitionOf(model, 'a4');
    expect(textsOf(footer?.(2, 3))).toEqual(['A 101', 'Σελίδα / Page 2 / 3']);
    expect(watermark).toMatchObject({ text: 'Πρόχειρο' });
    expect(info).toEqual({ title: 'Τιμολόγιο Πώλησης / Sales Invoice A 101' });
    const filed = prepare(samples.salesInvoice, { issued });
    expect(definitionOf(filed.model, 'a4').watermark).toBeUndefined();
  });

  it('texts that mean harm stay text', async () => {
    const [line] = samples.salesInvoice.invoiceDetails;
    const itemDescr = '(x) /JS (app.alert(1)) \u0000\u202E</script>'.padEnd(300, 'ψ');
    const document = { ...samples.salesInvoice, invoiceDetails: [{ ...line, itemDescr }] };
    const invoiceUrl = 'javascript:app.alert(1)';
    const file = latin(await toPdf(document, { issued: { mark: 1, invoiceUrl } }));
    expect(file).not.toMatch(/\/JavaScript|\/JS\b|\/URI/);
  });

  it('without pdfmake is a typed error that names it', async () => {
    const absent = () => Promise.reject(new Error('Cannot find package'));
    await expect(loadPdfMake(absent)).rejects.toMatchObject({ reason: 'package', subject: 'pdfmake' });
  });

  it('of a document that cannot be read is a typed error with issues', async () => {
    await expect(toPdf({}, {})).rejects.toMatchObject({ reason: 'document' });
    await expect(
      toPdf(samples.salesInvoice, { format: 'a3' } as unknown as PdfOptions),
    ).rejects.toMatchObject({
      reason: 'option',
      subject: 'format',
    });
  });
});
