import { beforeAll, describe, expect, it } from 'vitest';
import { toPdf } from '../../../../src/print/index.js';
import type { PdfDefinition, PdfMake } from '../../../../src/print/pdf/definition.js';
import { loadPdfMake } from '../../../../src/print/pdf/load-pdfmake.js';
import { SHEETS } from '../../../../src/print/pdf/sheet.js';
import { sheetBytes } from '../../../../src/print/pdf/sheets.js';
import { prepare } from '../../../../src/print/prepare.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { readPdf } from './read-pdf.js';
import { textsOf } from './texts-of.js';

const issued = { mark: '400001971234567', qrUrl: 'https://provider.example/d/1' };

/** An invoice of so many lines: 49.80 and 13.50 in turn. */
function invoiceOf(count: number): unknown {
  const { invoiceDetails } = samples.salesInvoice;
  const lines = Array.from({ length: count }, (_, index) => ({
    ...invoiceDetails[index % 2],
    lineNumber: index + 1,
  }));
  return { ...samples.salesInvoice, invoiceDetails: lines };
}

/** A receipt of so many lines of 30.00 with VAT. */
const receiptOf = (count: number): unknown => ({
  ...samples.retailReceipt,
  invoiceDetails: Array.from({ length: count }, (_, index) => ({
    ...samples.retailReceipt.invoiceDetails[0],
    lineNumber: index + 1,
  })),
});

let pdfmake: PdfMake;
beforeAll(async () => {
  pdfmake = (await loadPdfMake()).pdfmake;
}, 60_000);

/** The last definition that pdfmake lays out, and the page of each named block. */
async function laidOut(document: unknown, options: object = {}) {
  const definitions: PdfDefinition[] = [];
  let places = new Map<string, number>();
  const spy = {
    createPdf: (definition: PdfDefinition) => {
      definitions.push(definition);
      places = new Map();
      return pdfmake.createPdf({
        ...definition,
        pageBreakBefore: (block) => {
          if (block.id !== undefined) places.set(block.id, block.startPosition.pageNumber);
          return definition.pageBreakBefore?.(block) ?? false;
        },
      });
    },
  } as PdfMake;
  const { model } = prepare(document, { issued, ...options });
  await sheetBytes(model, { info: {}, language: 'el' }, spy, SHEETS.a4);
  const { header, footer } = definitions.at(-1) as PdfDefinition;
  const pages = places.get('end') ?? 0;
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  return {
    places,
    runs: definitions.length,
    tops: all.map((page) => textsOf(header?.(page, pages))),
    feet: all.map((page) => textsOf(footer?.(page, pages))),
  };
}

describe('the sheets of a PDF', () => {
  it('are laid out once if there is only one', async () => {
    const { runs, tops, feet } = await laidOut(invoiceOf(3));
    expect(runs).toBe(1);
    expect(tops).toEqual([['']]);
    expect(feet).toEqual([['Τιμολόγιο Πώλησης A 101', 'Σελίδα 1 / 1']]);
  });

  it('keep totals, payments and the code together with two lines', async () => {
    for (const count of [27, 29, 32, 40]) {
      const { places } = await laidOut(invoiceOf(count));
      expect(places.get('closing'), `${count} lines`).toBe(places.get('end'));
      expect(places.get(`row-${count - 1}`), `${count} lines`).toBe(places.get('end'));
      // The row that starts the page is not told, so the one before it is on the page before.
      const kept = places.get(`row-${count - 2}`) ?? (places.get(`row-${count - 3}`) ?? 0) + 1;
      expect(kept, `${count} lines`).toBe(places.get('end'));
    }
  }, 60_000);

  it.each([
    [2, 24, 'a4'],
    [2, 30, 'a4'],
    [4, 44, 'a4'],
    [1, 6, 'a5'],
    [2, 10, 'a5'],
  ] as const)('never begin with the answer: %i lines and a comment of %i', async (count, height, format) => {
    const { movingInvoice } = samples;
    const invoiceDetails = Array.from({ length: count }, (_, index) => ({
      ...movingInvoice.invoiceDetails[index % 2],
      lineNumber: index + 1,
    }));
    const print = movingInvoice.providerAdditionalInvoiceDetails;
    const documentComments = Array.from({ length: height }, () => 'Παρατήρηση').join('\n');
    const additionalDetails = { ...print?.additionalDetails, documentComments };
    const document = {
      ...movingInvoice,
      invoiceDetails,
      providerAdditionalInvoiceDetails: { ...print, additionalDetails },
    };
    const answer = { ...issued, authenticationCode: '0F1E2D3C4B5A69788796A5B4C3D2E1F001234567' };
    const { texts, pages } = readPdf(
      await toPdf(document, {
        format,
        language: ['el', 'en'],
        issued: { ...answer, provider: 'Πάροχος Α.Ε.' },
      }),
    );
    expect(pages).toBeGreaterThan(1);
    const last = texts
      .filter(({ page, text }) => page === pages - 1 && text.trim() !== '')
      .map(({ text }) => text.trim());
    const at = (word: string): number => last.findIndex((text) => text.startsWith(word));
    expect(at('Διαβίβαση')).toBeGreaterThan(0);
    expect(last.slice(0, at('Διαβίβαση')).join(' ')).toMatch(/Παρατήρηση/);
  });

  it('carry the sum of the lines before to the next one', async () => {
    const { tops, feet } = await laidOut(invoiceOf(32));
    // 30 lines are on the first sheet: 15 × 49.80 + 15 × 13.50.
    expect(feet[0]).toEqual(['Σε μεταφορά (Καθαρή αξία)  949,50', 'Τιμολόγιο Πώλησης A 101', 'Σελίδα 1 / 2']);
    expect(tops[1]).toEqual([
      'Η Αυλή Μαρκάκη Ε.Ε.',
      'Τιμολόγιο Πώλησης A 101',
      'Από μεταφορά (Καθαρή αξία)  949,50',
    ]);
    expect(feet[1]).toEqual(['Τιμολόγιο Πώλησης A 101', 'Σελίδα 2 / 2']);
  });

  it('carry values with VAT where that is what is paid, in the language of the page', async () => {
    const { places, feet } = await laidOut(receiptOf(40), { language: 'en' });
    const first = [...places].filter(([id, page]) => id.startsWith('row-') && page === 1).length;
    const carried = `Carried forward (With VAT)  ${(30 * first).toLocaleString('en-US')}.00`;
    expect(feet[0]?.[0]).toBe(carried);
  });

  it('carry nothing on notes without values', async () => {
    const { deliveryNote } = samples;
    const invoiceDetails = Array.from({ length: 60 }, (_, index) => ({
      ...deliveryNote.invoiceDetails[0],
      lineNumber: index + 1,
    }));
    const { tops, feet } = await laidOut({ ...deliveryNote, invoiceDetails });
    expect(tops[1]).toEqual(['Η Αυλή Μαρκάκη Ε.Ε.', 'Δελτίο Αποστολής ΔΑ 31']);
    expect(feet[0]).toEqual(['Δελτίο Αποστολής ΔΑ 31', 'Σελίδα 1 / 2']);
  });

  it('shorten a long number at the top of later ones, but not in the head or at the foot', async () => {
    const series = 'Σ'.repeat(50);
    const { invoiceHeader, ...rest } = invoiceOf(30) as typeof samples.salesInvoice;
    const { tops, feet } = await laidOut({ ...rest, invoiceHeader: { ...invoiceHeader, series } });
    expect(tops[1]?.[1]).toBe(`Τιμολόγιο Πώλησης ΣΣΣ … ${'Σ'.repeat(17)} 101`);
    expect(feet[1]?.[0]).toBe(`Τιμολόγιο Πώλησης ${series} 101`);
  });
});
