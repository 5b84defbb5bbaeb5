import { describe, expect } from 'vitest';
import { type RenderOptions, renderDocument, type Theme, toEmail } from '../../src/print/index.js';
import { uidOf } from '../../src/registry/index.js';
import { samples } from '../../src/rules/examples/index.js';
import type { Document } from '../../src/types/index.js';
import { everyKind } from '../unit/builders/every-kind.js';
import { uids } from '../unit/print/uids.js';
import { attribute, inBrowser, opened } from './browser.js';

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

/** Lays pages out in frames and tells what stands beyond the right edge of its paper. */
const MEASURE = `
  const found = [];
  const frames = [...document.querySelectorAll('iframe')];
  Promise.all(frames.map((frame) => new Promise((done) => { frame.onload = done; frame.srcdoc = frame.dataset.page; }))).then(() => {
    for (const frame of frames) {
      const page = frame.contentDocument;
      const paper = page.querySelector('main') ?? page.body;
      const edge = paper.getBoundingClientRect().right + 1;
      const beyond = [...paper.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > edge);
      found.push({ name: frame.dataset.name, beyond: beyond.map((each) => each.textContent.slice(0, 40)), height: paper.offsetHeight });
    }
    document.querySelector('pre').textContent = JSON.stringify(found);
  });`;

/** The pages in frames, measured in one run of the browser. */
function measured(pages: readonly (readonly [name: string, html: string])[], width = 900) {
  const frames = pages.map(
    ([name, html]) =>
      `<iframe width="${width}" height="400" data-name="${attribute(name)}" data-page="${attribute(html)}"></iframe>`,
  );
  const page = `<meta charset="utf-8"><pre></pre>${frames.join('\n')}<script>${MEASURE}</script>`;
  const json = /<pre>(.*?)<\/pre>/s.exec(opened(page, () => ['--dump-dom']))?.[1] ?? '[]';
  return JSON.parse(json.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')) as {
    name: string;
    beyond: string[];
    height: number;
  }[];
}

const FORMATS = ['a4', 'a5', 'roll80', 'roll58'] as const;
const languages: readonly RenderOptions['language'][] = ['el', ['el', 'en']];

describe('printed pages in a browser', () => {
  inBrowser('stay within their paper, whatever they contain', () => {
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
    const found = measured(pages);
    expect(found).toHaveLength(pages.length);
    expect(found.filter(({ beyond }) => beyond.length > 0)).toEqual([]);
  });

  inBrowser('stay within their paper for every document kind', async () => {
    const pages: (readonly [string, string])[] = [];
    for (const [kind, builder] of Object.entries(everyKind)) {
      const { document } = builder.check();
      const answer = { ...issued, uid: await uidOf(document as Document) };
      for (const format of FORMATS) {
        const html = renderDocument(document, { format, language: ['el', 'en'], issued: answer });
        pages.push([`${kind} ${format}`, html]);
      }
    }
    const found = measured(pages);
    expect(found).toHaveLength(pages.length);
    expect(found.filter(({ beyond, height }) => beyond.length > 0 || height < 200)).toEqual([]);
  });
});

describe('mails in a browser', () => {
  inBrowser('are no wider than a phone or a pane of 640 pixels, whatever they contain', async () => {
    const documents = Object.entries(everyKind).map(
      ([kind, builder]) => [kind, builder.check().document as Document] as const,
    );
    const pages: (readonly [string, string])[] = [];
    for (const [name, document] of [['extreme', extreme as Document] as const, ...documents]) {
      const answer = { ...issued, uid: await uidOf(document) };
      for (const language of languages) {
        pages.push([`${name} ${language}`, toEmail(document, { language, issued: answer, theme }).html]);
      }
    }
    for (const width of [640, 360]) {
      const found = measured(pages, width);
      expect(found).toHaveLength(pages.length);
      expect(found.filter(({ beyond, height }) => beyond.length > 0 || height < 200)).toEqual([]);
    }
  });
});
