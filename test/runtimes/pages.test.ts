import { describe, expect } from 'vitest';
import { type RenderOptions, renderDocument, type Theme, toEmail } from '../../src/print/index.js';
import { uidOf } from '../../src/registry/index.js';
import { samples } from '../../src/rules/examples/index.js';
import type { Document } from '../../src/types/index.js';
import { isLong } from '../runs.js';
import { everyKind } from '../unit/builders/every-kind.js';
import { largestOf } from '../unit/print/largest.js';
import { uids } from '../unit/print/uids.js';
import { attribute, inBrowser, withPages } from './browser.js';

const LARGEST = 9_999_999_999_999.99;
const { salesInvoice } = samples;

/** Names of 200 letters without a blank, and amounts of 15 digits wherever one may stand. */
const extreme = {
  ...salesInvoice,
  providerAdditionalInvoiceDetails: {
    ...salesInvoice.providerAdditionalInvoiceDetails,
    issuer: { ...salesInvoice.providerAdditionalInvoiceDetails?.issuer, name: 'Ω'.repeat(200) },
    counterpart: { ...salesInvoice.providerAdditionalInvoiceDetails?.counterpart, name: 'W'.repeat(200) },
  },
  invoiceDetails: salesInvoice.invoiceDetails.map((line) => ({
    ...line,
    itemCode: 'K'.repeat(50),
    itemDescr: 'X'.repeat(300),
    quantity: 123_456_789.125,
    lineUnitPrice: 1_234_567.12345,
    totalNetPriceBeforeDiscount: LARGEST,
    totalDiscountValue: LARGEST,
    netValue: LARGEST,
    vatAmount: LARGEST,
  })),
  invoiceSummary: {
    ...salesInvoice.invoiceSummary,
    totalNetValue: LARGEST,
    totalVatAmount: LARGEST,
    totalWithheldAmount: LARGEST,
    totalGrossValue: LARGEST,
  },
};
const issued = {
  mark: '400001971234567',
  uid: uids.salesInvoice,
  authenticationCode: '0F1E2D3C4B5A69788796A5B4C3D2E1F001234567',
  qrUrl: 'https://provider.example/d/1',
  invoiceUrl: `https://provider.example/${'d'.repeat(200)}`,
};

/** A house whose texts have no blank. */
const theme: Theme = {
  slots: {
    aboveLines: ['A'.repeat(200)],
    belowTotals: [{ label: 'L'.repeat(80), text: 'T'.repeat(200) }],
    footer: ['F'.repeat(200)],
  },
  banks: [
    { name: 'B'.repeat(100), iban: 'GR1601101250000000012300695', bic: 'ETHNGRAA', holder: 'H'.repeat(100) },
  ],
  signatures: ['S'.repeat(80), 'Ο παραλαβών'],
};

/** What stands in the right margin of its paper or beyond it, and texts that reach out of their cell, in each frame. */
const MEASURE = `[...document.querySelectorAll('iframe')].map((frame) => {
  const page = frame.contentDocument;
  const paper = page.querySelector('main') ?? page.body;
  const rightOf = (each) => each.getBoundingClientRect().right;
  const edge = rightOf(paper) - parseFloat(page.defaultView.getComputedStyle(paper).paddingRight) + 1;
  const elements = [...paper.querySelectorAll('*:not(.watermark, .watermark *)')];
  const wide = (cell) => {
    const range = page.createRange();
    range.selectNodeContents(cell);
    return rightOf(range) > rightOf(cell) + 1;
  };
  const beyond = elements.filter((each) => rightOf(each) > edge || (each.matches('td, th, .cells > *') && wide(each)));
  return { name: frame.dataset.name, beyond: beyond.map((each) => each.textContent.slice(0, 40)), height: paper.offsetHeight };
})`;

interface Measured {
  readonly name: string;
  readonly beyond: readonly string[];
  readonly height: number;
}

const newPage = withPages();

/** The pages in frames of one page, measured when all are laid out. */
async function measured(
  pages: readonly (readonly [name: string, html: string])[],
  width = 900,
): Promise<readonly Measured[]> {
  const frames = pages.map(
    ([name, html]) =>
      `<iframe width="${width}" height="400" data-name="${attribute(name)}" srcdoc="${attribute(html)}"></iframe>`,
  );
  const page = await newPage();
  await page.setContent(`<!doctype html><meta charset="utf-8">${frames.join('\n')}`, { timeout: 0 });
  return page.evaluate<readonly Measured[]>(MEASURE);
}

/** `npm test` tries each kind on one sheet and one roll, and in one language; a long run tries all. */
const FORMATS = ['a4', 'a5', 'roll80', 'roll58'] as const;
const languages: readonly RenderOptions['language'][] = ['el', ['el', 'en']];

describe('printed pages in a browser', () => {
  inBrowser('stay within their paper, whatever they contain', async () => {
    const pages = FORMATS.flatMap((format) =>
      languages.flatMap((language) => [
        [`extreme ${format} ${language}`, renderDocument(extreme, { format, language, issued })] as const,
        [`draft ${format} ${language}`, renderDocument(extreme, { format, language })] as const,
        [
          `themed ${format} ${language}`,
          renderDocument(extreme, { format, language, issued, theme }),
        ] as const,
      ]),
    );
    const found = await measured(pages);
    expect(found).toHaveLength(pages.length);
    expect(found.filter(({ beyond }) => beyond.length > 0)).toEqual([]);
  });

  inBrowser('stay within their paper for every document kind', async () => {
    const pages: (readonly [string, string])[] = [];
    for (const [index, [kind, builder]] of Object.entries(everyKind).entries()) {
      const { document } = builder.check();
      const answer = { ...issued, uid: await uidOf(document as Document) };
      for (const format of isLong ? FORMATS : FORMATS.filter((_, paper) => paper % 2 === index % 2)) {
        const html = renderDocument(document, { format, language: ['el', 'en'], issued: answer });
        pages.push([`${kind} ${format}`, html]);
      }
    }
    const found = await measured(pages);
    expect(found).toHaveLength(pages.length);
    expect(found.filter(({ beyond, height }) => beyond.length > 0 || height < 200)).toEqual([]);
  });
});

/** A sale whose narrow columns have this word, beside the largest amounts or usual ones. */
const saying = (word: string, amounts: unknown): unknown => ({
  ...Object(amounts),
  invoiceDetails: (amounts as Document).invoiceDetails.map((line) => ({
    ...line,
    itemCode: word,
    itemDescr: word,
    measurementUnitLabel: word,
  })),
});

describe('the tables of printed pages in a browser', () => {
  inBrowser.each(FORMATS)('hold the largest amounts of every sample on %s', async (format) => {
    const pages = Object.entries(samples).map(
      ([name, document]) => [name, renderDocument(largestOf(document), { format })] as const,
    );
    const found = await measured(pages);
    expect(found).toHaveLength(pages.length);
    expect(found.filter(({ beyond }) => beyond.length > 0)).toEqual([]);
  });

  inBrowser.each(FORMATS)('hold words of any length in narrow columns on %s', async (format) => {
    const words = [8, 10, 11, 13, 15, 16, 17, 24, 39].flatMap((length) =>
      ['W', 'Ω', 'm', '7'].map((letter) => letter.repeat(length)),
    );
    const pages = words.flatMap((word) =>
      [salesInvoice, largestOf(salesInvoice)].map(
        (document, index) =>
          [`${word} ${index}`, renderDocument(saying(word, document), { format })] as const,
      ),
    );
    const found = await measured(pages);
    expect(found).toHaveLength(pages.length);
    expect(found.filter(({ beyond }) => beyond.length > 0)).toEqual([]);
  });
});

describe('mails in a browser', () => {
  inBrowser('are no wider than a phone or a pane of 640 pixels, whatever they contain', async () => {
    const documents = [
      ['extreme', extreme as Document] as const,
      ...Object.entries(everyKind).map(
        ([kind, builder]) => [kind, builder.check().document as Document] as const,
      ),
    ];
    const pages: (readonly [string, string])[] = [];
    for (const [index, [name, document]] of documents.entries()) {
      const answer = { ...issued, uid: await uidOf(document) };
      for (const language of isLong || index === 0
        ? languages
        : languages.slice(index % 2, (index % 2) + 1)) {
        pages.push([`${name} ${language}`, toEmail(document, { language, issued: answer, theme }).html]);
      }
    }
    for (const width of [640, 360]) {
      const found = await measured(pages, width);
      expect(found).toHaveLength(pages.length);
      expect(found.filter(({ beyond, height }) => beyond.length > 0 || height < 200)).toEqual([]);
    }
  });
});
