import { describe, expect, it } from 'vitest';
import { renderDocument, toPrinter } from '../../../src/print/index.js';
import { loadPdfMake } from '../../../src/print/pdf/load-pdfmake.js';
import { definitionOf } from '../../../src/print/pdf/to-pdf.js';
import { prepare } from '../../../src/print/prepare.js';
import { samples } from '../../../src/rules/examples/index.js';
import { readBytes } from './printer/read-bytes.js';
import { plain } from './read-page.js';

const issued = { mark: '400001971234567' };
const offline = { ...samples.retailReceipt, transmissionFailure: 1 };

/** A credit whose own title does not say that it is one. */
const renamed = {
  ...samples.retailCredit,
  providerAdditionalInvoiceDetails: { additionalDetails: { documentLabel: 'Επιστροφή' } },
};

/** The bands of a document in each form, from top to bottom. */
const forms = {
  a4: async (document: unknown, options: object) => bandsIn(renderDocument(document, options)),
  roll: async (document: unknown, options: object) =>
    bandsIn(renderDocument(document, { ...options, format: 'roll58' })),
  pdf: async (document: unknown, options: object) => {
    const { model } = prepare(document, options);
    const { content } = await definitionOf(model, 'a4', (await loadPdfMake()).pdfmake);
    // A band is the only white text.
    const cells = [
      ...JSON.stringify(content).matchAll(
        /\{"text":\[([^[\]]*)\],"bold":true,"fontSize":11,"color":"#ffffff"/g,
      ),
    ];
    return cells.map(([, runs = '']) =>
      [...runs.matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join(''),
    );
  },
  escpos: async (document: unknown, options: object) =>
    readBytes((await toPrinter(document, options)).bytes, 737)
      .lines.filter(({ inverse }) => inverse)
      .map(({ text }) => text.trim()),
} as const;

const bandsIn = (html: string): string[] =>
  [...html.matchAll(/<div class="(?:entry|line) band[^"]*">(.*?)<\/div>/gs)].map(([, text = '']) =>
    plain(text),
  );

describe.each(Object.keys(forms) as (keyof typeof forms)[])('the bands at the top, on %s,', (form) => {
  it.each([
    ['of a usual document: none', samples.salesInvoice, { issued }, []],
    ['of a draft', samples.salesInvoice, {}, ['Πρόχειρο']],
    ['of a copy', samples.salesInvoice, { issued, copy: true }, ['Αντίγραφο']],
    [
      'of the sandbox',
      samples.salesInvoice,
      { issued, sandbox: true },
      ['Δοκιμή: δεν διαβιβάστηκε στην ΑΑΔΕ'],
    ],
    [
      'of a cancelled note',
      samples.deliveryNote,
      { issued: { ...issued, cancellationMark: 400001971234999 } },
      ['Ακυρώθηκε'],
    ],
    ['of a credit whose title says it', samples.creditInvoice, { issued }, []],
    ['of a credit with a title of its own', renamed, { issued }, ['Πίστωση']],
    ['of a credit with a title of its own, in English', renamed, { issued, language: 'en' }, ['Credit']],
    ['of a refund', samples.posRefund, { issued }, ['Επιστροφή χρημάτων']],
    ['of a partial cancellation', samples.orderCancellation, { issued }, ['Μερική ακύρωση παραγγελίας']],
    [
      'of a total cancellation',
      samples.tableCancellation,
      { issued },
      ['Ακύρωση όλων των δελτίων παραγγελίας του τραπεζιού'],
    ],
    ['of a till without a connection', offline, {}, ['Transmission Failure_1']],
    [
      'of a queued document',
      samples.salesInvoice,
      { issued: { statusCode: 'Offline' } },
      ['Απώλεια διασύνδεσης'],
    ],
    ['with words of the caller', samples.salesInvoice, { issued, watermark: 'ΔΕΙΓΜΑ' }, ['ΔΕΙΓΜΑ']],
    [
      'of several',
      renamed,
      { issued, copy: true, sandbox: true, language: ['el', 'en'] },
      [
        'Δοκιμή: δεν διαβιβάστηκε στην ΑΑΔΕ / Sandbox: not filed with the tax authority',
        'Αντίγραφο / Copy',
        'Πίστωση / Credit',
      ],
    ],
  ] as const)('%s', async (_, document, options, bands) => {
    const found = await forms[form](document, options);
    // A printer breaks long lines.
    expect(form === 'escpos' ? found.join(' ') : found).toEqual(form === 'escpos' ? bands.join(' ') : bands);
  });
});

const UID = '0F1E2D3C4B5A69788796A5B4C3D2E1F00F1E2D3C';

it.each<[string, object]>([
  ['the QR code', { aadeQrUrl: 'http://127.0.0.1:8086/sandbox/check/0F1E' }],
  ['its PDF, as a search finds it', { invoiceUrl: `https://till.example/GetInvoicePdf/sandbox-${UID}.pdf` }],
  ['its PDF, behind qrUrl', { qrUrl: `https://till.example/GetInvoicePdf/sandbox-${UID}.pdf` }],
])('a page with an answer of a sandbox says so without being asked, by the link of %s', (_, links) => {
  const page = renderDocument(samples.salesInvoice, { issued: { ...issued, ...links } });
  expect(page).toContain('Δοκιμή: δεν διαβιβάστηκε στην ΑΑΔΕ');
  expect(page).not.toContain('Διαβιβάστηκε στο myDATA');
});

it('a page of a queued document of a sandbox says so too', () => {
  const invoiceUrl = `https://till.example/GetInvoicePdf/sandbox-${UID}.pdf`;
  const page = renderDocument(samples.salesInvoice, {
    issued: { statusCode: 'Offline', invoiceUrl },
  });
  expect(page).toContain('Δοκιμή: δεν διαβιβάστηκε στην ΑΑΔΕ');
});

it.each(['https://sandbox.example/GetInvoicePdf/1.pdf', `https://till.example/GetInvoicePdf/${UID}.pdf`])(
  'a page with the link %s is not of a sandbox',
  (invoiceUrl) => {
    const page = renderDocument(samples.salesInvoice, { issued: { ...issued, invoiceUrl } });
    expect(page).toContain('Διαβιβάστηκε στο myDATA');
  },
);

it('a page of the sandbox does not say that anything was filed', () => {
  const said = 'Διαβιβάστηκε στο myDATA';
  const placed = { ...issued, qrUrl: 'https://provider.example/d/1' };
  expect(renderDocument(samples.salesInvoice, { issued: placed })).toContain(said);
  expect(renderDocument(samples.salesInvoice, { issued: { ...issued, provider: 'Πάροχος Α.Ε.' } })).toContain(
    said,
  );
  // A MARK alone does not say where the document was sent.
  expect(renderDocument(samples.salesInvoice, { issued })).not.toContain(said);
  expect(renderDocument(samples.salesInvoice, { issued: placed, sandbox: true })).not.toContain(said);
});

describe('a cancelled document', () => {
  it('has the MARK of its cancellation, and its word across the page', () => {
    const html = renderDocument(samples.deliveryNote, {
      issued: { ...issued, cancellationMark: '400001971234999' },
    });
    expect(html).toContain('ΜΑΡΚ ακύρωσης');
    expect(html).toContain('400001971234999');
    expect(html).toContain('<div class="watermark" aria-hidden="true"><span>Ακυρώθηκε</span></div>');
  });

  it.each([0, null, undefined, ''])('is not one whose answer has %s', (cancellationMark) => {
    const html = renderDocument(samples.deliveryNote, { issued: { ...issued, cancellationMark } });
    expect(html).not.toContain('Ακυρώθηκε');
  });

  it('is refused if its MARK is none', () => {
    expect(() =>
      renderDocument(samples.deliveryNote, { issued: { ...issued, cancellationMark: 'yes' } }),
    ).toThrow(expect.objectContaining({ problem: 'issued/not-a-mark', subject: 'issued.cancellationMark' }));
  });
});

describe('the flags of a page', () => {
  it.each(['copy', 'sandbox', 'details'] as const)('are true or false: %s', (name) => {
    expect(() => renderDocument(samples.salesInvoice, { [name]: 'yes' as never })).toThrow(
      expect.objectContaining({ problem: 'option/flag', subject: name }),
    );
  });
});
