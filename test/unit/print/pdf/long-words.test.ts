import { encode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { toPdf } from '../../../../src/print/index.js';
import { samples } from '../../../../src/rules/examples/index.js';
import { largestOf } from '../largest.js';
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

/** Words that fit the description, but not the narrow columns beside it. */
const NARROW = [
  ...[10, 11, 15, 17, 24, 39].map((length) => 'W'.repeat(length)),
  ...[15, 17, 31].map((length) => '7'.repeat(length)),
];

const MARGINS = { a4: 40, a5: 26, roll80: 0, roll58: 0 } as const;

/** The texts that are beyond the margins. */
const outside = ({ texts, width }: ReadPdf, margin: number): string[] =>
  texts
    .filter(({ text, from, to }) => text.trim() !== '' && (from < margin - 0.5 || to > width - margin + 0.5))
    .map(({ text, from, to }) => `${text} from ${from} to ${to}`);

/** Texts on one line of a page of which one begins before the other ends. */
function overlapping({ texts }: ReadPdf): string[] {
  const drawn = texts.filter(({ text, mark }) => text.trim() !== '' && mark !== 'artifact');
  return drawn.flatMap((one, index) =>
    drawn
      .slice(index + 1)
      .filter(
        (other) =>
          one.page === other.page &&
          Math.abs(one.height - other.height) < 1 &&
          one.from < other.to - 0.5 &&
          other.from < one.to - 0.5,
      )
      .map((other) => `${one.text} and ${other.text}`),
  );
}

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

const [first] = samples.salesInvoice.invoiceDetails;

describe('a word that is longer than a narrow column', () => {
  it.each(['a4', 'a5', 'roll80', 'roll58'] as const)(
    'is broken on %s, beside the amounts',
    async (format) => {
      for (const word of NARROW) {
        const line = {
          ...first,
          itemCode: word,
          itemDescr: word,
          measurementUnitLabel: word,
        };
        const document = { ...samples.salesInvoice, invoiceDetails: [line] };
        const read = readPdf(await toPdf(document, { issued, format }));
        expect(outside(read, MARGINS[format]), word).toEqual([]);
        expect(overlapping(read), word).toEqual([]);
        const all = read.texts
          .map(({ text }) => text)
          .join('')
          .replace(/\s/g, '');
        for (const amount of ['24,90', '49,80', '11,95']) expect(all, word).toContain(amount);
      }
    },
  );
});

describe('the largest amounts', () => {
  const names = Object.keys(samples) as (keyof typeof samples)[];
  it.each([
    ['a5', true],
    ['roll58', true],
    ['a4', false],
    ['roll80', false],
  ] as const)(
    'are whole on %s, and touch nothing, on every sample: %s',
    async (format, isTight) => {
      for (const name of isTight ? names : names.slice(0, 1)) {
        const read = readPdf(await toPdf(largestOf(samples[name]), { issued, format }));
        expect(outside(read, MARGINS[format]), name).toEqual([]);
        expect(overlapping(read), name).toEqual([]);
        const all = read.texts
          .map(({ text }) => text)
          .join('')
          .replace(/\s/g, '');
        const { invoiceSummary } = samples[name];
        if (invoiceSummary.totalGrossValue > 0)
          expect(all.split('9.999.999.999.999,99').length, name).toBeGreaterThan(2);
      }
    },
    120_000,
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
