import { beforeAll, describe, expect, it } from 'vitest';
import { toPdf } from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { type Element, type ReadPdf, readPdf } from './read-pdf.js';

const issued = {
  mark: '400001971234567',
  qrUrl: 'https://provider.example/d/1',
  invoiceUrl: 'https://provider.example/d/1',
};

const lines = Array.from({ length: 60 }, (_, index) => ({
  ...samples.salesInvoice.invoiceDetails[index % 2],
  lineNumber: index + 1,
}));

/** The elements of one type, in order. */
const all = (element: Element | undefined, type: string): Element[] =>
  element === undefined
    ? []
    : [...(element.type === type ? [element] : []), ...element.children.flatMap((child) => all(child, type))];

const textOf = (element: Element): string =>
  element.text + element.children.map((child) => textOf(child)).join('');

describe.each(['a4', 'roll80'] as const)('the structure of a PDF, on %s,', (format) => {
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = readPdf(await toPdf({ ...samples.salesInvoice, invoiceDetails: lines }, { format, issued }));
  }, 60_000);

  it('has every text that is drawn, once, or marks it as an artifact', () => {
    expect(pdf.texts.filter(({ mark, text }) => mark === undefined && text.trim() !== '')).toEqual([]);
    const drawn = pdf.texts.filter(({ mark }) => typeof mark === 'number').map(({ text }) => text);
    const [document] = all(pdf.structure, 'Document');
    const read = document === undefined ? '' : textOf(document);
    expect([...read].sort().join('')).toBe([...drawn.join('')].sort().join(''));
  });

  it('has the title as its heading, and words for the QR code', () => {
    expect(all(pdf.structure, 'H1').map(textOf)).toEqual(['Τιμολόγιο Πώλησης']);
    expect(all(pdf.structure, 'Figure').map(({ alt }) => alt === undefined)).toEqual([false]);
  });

  it('has the link as a link', () => {
    const [link] = all(pdf.structure, 'Link');
    expect(link && textOf(link)).toContain('https://provider.example/d/1');
  });

  it('separates a label from its value', () => {
    const texts = all(pdf.structure, 'P').map(textOf);
    expect(texts).toContain('Ημερομηνία έκδοσης 20/11/2026');
  });

  it('draws only letters that its fonts have', () => {
    expect(pdf.glyphs.length).toBeGreaterThan(500);
    expect(pdf.glyphs).not.toContain('0000');
  });
});

describe('the structure of a PDF of several sheets', () => {
  it('has the lines as one table, with its head once and a cell for each column of each line', async () => {
    const pdf = readPdf(await toPdf({ ...samples.salesInvoice, invoiceDetails: lines }, { issued }));
    expect(pdf.pages).toBeGreaterThan(1);
    const [table] = all(pdf.structure, 'Table');
    const rows = table?.children ?? [];
    expect(rows).toHaveLength(61);
    const [head, ...body] = rows;
    expect(head?.children.map(({ type, text }) => [type, text])).toEqual(
      [
        'Α/Α',
        'Περιγραφή',
        'Ποσότητα',
        'Μ.Μ.',
        'Τιμή μονάδας',
        'Αξία προ έκπτωσης',
        'Έκπτωση',
        'Καθαρή αξία',
        'ΦΠΑ %',
        'Ποσό ΦΠΑ',
      ].map((label) => ['TH', label]),
    );
    expect(body.every(({ children }) => children.length === 10)).toBe(true);
    expect(body.map(({ children }) => children[0]?.text)).toEqual(
      lines.map(({ lineNumber }) => `${lineNumber}`),
    );
    expect(body[59]?.children.map(({ text }) => text).slice(-3)).toEqual(['13,50', '13%', '1,76']);
  });
});

describe('the metadata of a PDF', () => {
  it('says that it is PDF/A-3, level A, with language, title, author and a colour profile', async () => {
    const document = {
      ...samples.salesInvoice,
      providerAdditionalInvoiceDetails: {
        ...samples.salesInvoice.providerAdditionalInvoiceDetails,
        issuer: { name: 'Μαρκάκης & Σία <Ο.Ε.>' },
      },
    };
    const { metadata, catalog, objects } = readPdf(await toPdf(document, { issued }));
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(metadata).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(metadata).toContain('>Τιμολόγιο Πώλησης A 101<');
    expect(metadata).toContain('>Μαρκάκης &amp; Σία &lt;Ο.Ε.&gt;<');
    expect(catalog).toContain('/Lang (el-GR)');
    expect(objects.some((text) => text.includes('/S /GTS_PDFA1'))).toBe(true);
    expect(objects.some((text) => text.includes('/Marked true'))).toBe(true);
    const english = readPdf(await toPdf(samples.salesInvoice, { issued, language: ['en', 'el'] }));
    expect(english.catalog).toContain('/Lang (en)');
  });
});
