import { encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { toPdf } from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { type ReadPdf, readPdf } from './read-pdf.js';

const issued = { mark: '400001971234567', qrUrl: 'https://provider.example/d/1' };

const LONG = {
  'five serial numbers': 'SN123456789012,SN123456789013,SN123456789014,SN123456789015,SN123456789016',
  'an address': 'https://www.example.com/products/cables/usb/type-c/3-metres?colour=black',
  '45 wide letters': 'Ω'.repeat(45),
  '60 digits': '0123456789'.repeat(6),
} as const;

/** A document with one text wherever a text of any length may stand. */
function saying(given: object, text: string): unknown {
  const document = structuredClone(given) as Record<string, unknown>;
  const print = document['providerAdditionalInvoiceDetails'] as Record<string, Record<string, string>>;
  for (const part of ['issuer', 'counterpart', 'additionalDetails']) {
    for (const name of Object.keys(print?.[part] ?? {})) {
      if (!/^document(?:LanguageCode|SizeCode)$/.test(name))
        (print[part] as Record<string, string>)[name] = text;
    }
  }
  const lines = document['invoiceDetails'] as Record<string, unknown>[];
  document['invoiceDetails'] = lines.map((line) => ({ ...line, itemDescr: text, lineComments: text }));
  return document;
}

const MARGINS = { a4: 40, a5: 26, roll80: 0, roll58: 0 } as const;

/** The texts that are beyond the margins. */
const outside = ({ texts, width }: ReadPdf, margin: number): string[] =>
  texts
    .filter(({ text, from, to }) => text.trim() !== '' && (from < margin - 0.5 || to > width - margin + 0.5))
    .map(({ text, from, to }) => `${text} from ${from} to ${to}`);

describe.each(Object.entries(LONG))('a word that is longer than its column: %s', (_, word) => {
  it.each(['a4', 'a5', 'roll80', 'roll58'] as const)(
    'is broken on %s, with the amounts on the paper',
    async (format) => {
      for (const sample of ['salesInvoice', 'deliveryNote'] as const) {
        const read = readPdf(await toPdf(saying(samples[sample], word), { issued, format }));
        expect(outside(read, MARGINS[format]), sample).toEqual([]);
        const all = read.texts
          .map(({ text }) => text)
          .join('')
          .replace(/\s/g, '');
        expect(all, sample).toContain(word);
        if (sample === 'salesInvoice')
          for (const amount of ['49,80', '11,95', '77,01']) expect(all).toContain(amount);
      }
    },
  );
});

/** A white square. */
const square = encode({ width: 80, height: 80, channels: 1, data: new Uint8Array(6400).fill(255) });
const logo = `data:image/png;base64,${Buffer.from(square).toString('base64')}`;

/** An invoice of so many lines of 49.80. */
const invoiceOf = (count: number): unknown => ({
  ...samples.salesInvoice,
  invoiceDetails: Array.from({ length: count }, (_, index) => ({
    ...samples.salesInvoice.invoiceDetails[0],
    lineNumber: index + 1,
  })),
});

const pagesOf = async (document: unknown, options: object): Promise<number> =>
  readPdf(await toPdf(document, { issued, ...options })).pages;

describe('one sheet of A4', () => {
  it.each([['el'], ['el', 'en']])(
    'has room for a line with a logo, two accounts and the balance, in %s',
    async (...language) => {
      const theme = {
        logo,
        banks: [
          { name: 'Εθνική Τράπεζα', iban: 'GR1601101250000000012300695' },
          { name: 'Τράπεζα Πειραιώς', iban: 'GR1601101250000000012300695' },
        ],
      };
      const balance = { before: '1240.50', after: '1302.25' };
      expect(await pagesOf(invoiceOf(1), { language, theme, balance })).toBe(1);
    },
  );

  it('has room for 25 lines, with and without discounts', async () => {
    expect(await pagesOf(invoiceOf(25), {})).toBe(1);
    const { invoiceDetails } = samples.salesInvoice;
    const lines = Array.from({ length: 25 }, (_, index) => ({
      ...invoiceDetails[index % 2],
      lineNumber: index + 1,
    }));
    expect(await pagesOf({ ...samples.salesInvoice, invoiceDetails: lines }, {})).toBe(1);
  });
});
