import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderDocument, toPdf } from '../../../src/print/index.js';
import type { PdfMake } from '../../../src/print/pdf/definition.js';
import { definitionOf } from '../../../src/print/pdf/to-pdf.js';
import { prepare } from '../../../src/print/prepare.js';
import { printerBytes } from '../../../src/print/printer/printer-bytes.js';
import { settingsOf } from '../../../src/print/printer/settings.js';
import { documentOf } from '../../../src/testing/index.js';
import type { Document } from '../../../src/types/index.js';
import { RUNS } from '../../runs.js';
import { readPdf } from '../../unit/print/pdf/read-pdf.js';
import { textsOf } from '../../unit/print/pdf/texts-of.js';
import { readBytes } from '../../unit/print/printer/read-bytes.js';
import { plain } from '../../unit/print/read-page.js';
import { centsOf, isAsPaid, type Line, total, withoutValues, written } from './written.js';

/** How many documents are read back from each paper, and from whole files of PDF, which take longer. */
const DOCUMENTS = RUNS;
const FILES = Math.ceil(RUNS / 12);

type Format = 'a4' | 'roll80';

const shared = { language: 'el', issued: { mark: '400001971234567' } } as const;
const AMOUNT = /(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?![\d,])/g;

/** Every amount of a text, in the order of its digits. A long one may be broken between its groups. */
const amountsOf = (text: string): string[] =>
  [...text.replace(/(?<=\d[.,])\n(?=\d{3})/g, '').matchAll(AMOUNT)].map(([amount]) => amount).sort();

function onPage(document: unknown, format: Format): string[] {
  const html = renderDocument(document, { ...shared, format });
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll('<wbr>', '')
    .replace(/<[^>]*>/g, ' $& ');
  return amountsOf(plain(body));
}

/** Measures a roll without laying it out. */
const measuring = {
  createPdf: ({ pageBreakBefore }) => {
    pageBreakBefore?.({ id: 'end', startPosition: { top: 500, pageNumber: 1 } });
    return { getBuffer: async () => new Uint8Array() };
  },
} as PdfMake;

/** What pdfmake is given. */
async function forPdf(document: unknown, format: Format): Promise<string[]> {
  const { model } = prepare(document, { ...shared, format });
  const { content } = await definitionOf(model, format, measuring);
  return amountsOf(textsOf(content).join(' '));
}

/** What a program reads from the file, without what is repeated on each sheet. */
async function inPdf(document: unknown, format: Format): Promise<string[]> {
  const bytes = await toPdf(document, { ...shared, format, onMissingLetters: () => undefined });
  const { texts, width } = readPdf(bytes);
  expect(texts.filter(({ from, to }) => from < 0 || to > width)).toEqual([]);
  const byElement = new Map<string, string>();
  for (const { page, mark, text } of texts) {
    const element = `${page}/${mark}`;
    if (mark === 'artifact') continue;
    const before = byElement.get(element) ?? '';
    // A line may end with an amount, and the next one begin with a digit.
    const isNextLine = /,\d{2}$/.test(before) && /^\d/.test(text);
    byElement.set(element, `${before}${isNextLine ? '\n' : ''}${text}`);
  }
  return amountsOf([...byElement.values()].join(' '));
}

/** The amounts on the paper of a printer. Without the font of the library, every line is text and none a picture. */
function onPaper(document: unknown): string[] {
  const options = { ...shared, width: 80, codePage: 737 } as const;
  const { model } = prepare(document, { ...options, format: 'roll80' });
  const { lines } = readBytes(printerBytes([model], settingsOf(options), undefined).bytes, 737);
  return amountsOf(lines.map(({ text }) => text).join(' \n'));
}

const WITHOUT_VAT = 8;

/** The sum over the lines of each rate of VAT; there is none if the whole document is without VAT. */
function byRate({ invoiceDetails }: Document, read: (line: Line) => bigint): bigint[] {
  const rates = [...new Set(invoiceDetails.map(({ vatCategory }) => vatCategory))];
  if (rates.every((rate) => rate === WITHOUT_VAT)) return [];
  return rates.map((rate) =>
    total(invoiceDetails.filter(({ vatCategory }) => vatCategory === rate).map(read)),
  );
}

const net = ({ netValue }: Line): bigint => centsOf(netValue);
const vat = ({ vatAmount }: Line): bigint => centsOf(vatAmount);
const gross = (line: Line): bigint => net(line) + vat(line);

/** The amounts that must be on every paper: values of the lines, what is paid, and the total. */
function needed(document: Document): string[] {
  const { invoiceDetails, invoiceSummary, paymentMethods = [] } = document;
  const paid = isAsPaid(document);
  const all = [
    ...invoiceDetails.map(paid ? gross : net),
    ...(paid ? byRate(document, gross) : invoiceDetails.map(vat)),
    ...paymentMethods.map(({ amount }) => centsOf(amount)),
    centsOf(invoiceSummary.totalGrossValue),
  ];
  return withoutValues(document) ? [] : all.filter((cents) => cents !== 0n).map(written);
}

/** What a list lacks of another one; each entry counts once. */
function lacking(list: readonly string[], wanted: readonly string[]): string[] {
  const left = [...list];
  return wanted.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

describe('the amounts of random documents', () => {
  it('are on the page and on the roll, and the same in PDF and on the paper of a printer', async () => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(documentOf(), async (document) => {
        const [sheet, roll] = [onPage(document, 'a4'), onPage(document, 'roll80')];
        expect(lacking(sheet, needed(document))).toEqual([]);
        expect(lacking(roll, needed(document))).toEqual([]);
        expect(await forPdf(document, 'a4')).toEqual(sheet);
        expect(await forPdf(document, 'roll80')).toEqual(roll);
        expect(onPaper(document)).toEqual(roll);
        read += 1;
      }),
      { numRuns: DOCUMENTS },
    );
    expect(read).toBe(DOCUMENTS);
  });

  it('are read from the bytes of a PDF as they are on the page', async () => {
    let read = 0;
    await fc.assert(
      fc.asyncProperty(documentOf(), fc.constantFrom<Format>('a4', 'roll80'), async (document, format) => {
        expect(await inPdf(document, format)).toEqual(onPage(document, format));
        read += 1;
      }),
      { numRuns: FILES },
    );
    expect(read).toBe(FILES);
  });
});
