import { describe, expect, it } from 'vitest';
import { cash, issuer, retailReceipt } from '../../../src/index.js';
import { renderDocument, toEmail, toPdf, toPrinter } from '../../../src/print/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import type { Document } from '../../../src/types/index.js';
import { readBack } from '../../property/print/written.js';
import { everyKind } from '../builders/every-kind.js';
import { readPdf } from './pdf/read-pdf.js';
import { readBytes } from './printer/read-bytes.js';
import { faultsOf, lineOf, linesOn, type Pair, type PrintedLine } from './read-lines.js';
import { shownOn } from './read-page.js';

const shop = issuer({
  vatNumber: '800123456',
  branch: 0,
  name: 'Η Αυλή Μαρκάκη Ε.Ε.',
  address: { street: 'Σταϊκοπούλου', number: '14', postalCode: '21100', city: 'Ναύπλιο' },
  print: { profession: 'Παντοπωλείο', taxoffice: 'Ναυπλίου' },
});

/** Quantity, price with VAT, discount and rate. The first discount may be one off 9.99 or off 10.00. */
const SOLD = [
  ['Μέλι', '1', '10.00', { percent: 10 }, 24],
  ['Λάδι', '2', '7.50', { amount: '1.00' }, 13],
  ['Ρύζι', '2', '7.50', undefined, 24],
  ['Κρασί', '3', '9.99', { percent: 15 }, 24],
  ['Τυρί', '0.734', '12.90', { percent: 5 }, 13],
  ['Ελιές', '0.5', '4.00', undefined, 13],
  ['Ψωμί', '1', '1.20', { percent: 100 }, 13],
] as const;

const [first, ...others] = SOLD.map(([description, quantity, unitPriceWithVat, discount, vat]) => ({
  description,
  quantity,
  unit: 'τεμ',
  unitPriceWithVat,
  vat,
  income: 'goods' as const,
  ...(discount && { discount }),
}));
const receipt = retailReceipt({ issuer: shop, series: 'Α', aa: '1', issueDate: '2026-11-20' });
const discounted = others
  .reduce((builder, line) => builder.line(line), receipt.line(first as NonNullable<typeof first>))
  .payment(cash('rest'))
  .build();

/** Without VAT, a price is the document's own. */
const withoutVat: Document = {
  ...samples.retailReceipt,
  invoiceDetails: [
    {
      ...samples.retailReceipt.invoiceDetails[0],
      lineNumber: 1,
      quantity: 0.5,
      lineUnitPrice: 4,
      totalNetPriceBeforeDiscount: 2,
      totalDiscountValue: 0.5,
      netValue: 1.5,
      vatCategory: 8,
      vatAmount: 0,
    },
  ],
  invoiceSummary: {
    ...samples.retailReceipt.invoiceSummary,
    totalNetValue: 1.5,
    totalVatAmount: 0,
    totalGrossValue: 1.5,
  },
};

/** 3 × 2.69 is 8.07, and no price with VAT gives 10.00. */
const noProduct: Document = {
  ...withoutVat,
  invoiceDetails: [
    {
      ...samples.retailReceipt.invoiceDetails[0],
      lineNumber: 1,
      quantity: 3,
      lineUnitPrice: 2.69,
      netValue: 8.06,
      vatCategory: 1,
      vatAmount: 1.94,
    },
  ],
  invoiceSummary: {
    ...withoutVat.invoiceSummary,
    totalNetValue: 8.06,
    totalVatAmount: 1.94,
    totalGrossValue: 10,
  },
};

const kinds = Object.entries(everyKind).map(
  ([kind, builder]) => [`built ${kind}`, builder.check().document] as const,
);
const all = [
  ...Object.entries<Document>(samples),
  ...kinds.map(([name, document]) => [name, document as Document] as const),
  ['discounted', discounted] as const,
  ['withoutVat', withoutVat] as const,
  ['noProduct', noProduct] as const,
];

const isReduced = ({ totalDiscountValue = 0 }: Document['invoiceDetails'][number]): boolean =>
  totalDiscountValue !== 0;

/** What a customer misses on a printed line, or cannot recompute. */
function missing(line: PrintedLine, stated: Document['invoiceDetails'][number]): string[] {
  const { quantity, lineUnitPrice: price = 0 } = stated;
  const computed = Object.values(line.figures).some((text) => text.includes(' × '));
  const net = line.figures['Έκπτωση, χωρίς ΦΠΑ'];
  const own = `${stated.itemDescr ?? ''}${stated.itemCode ?? ''}`;
  return [
    ...(/^\d+( |$)/.test(line.name) && !own.startsWith(line.name)
      ? [`${line.name} begins like a quantity`]
      : []),
    ...(price !== 0 && quantity !== undefined && line.price === undefined && !computed ? ['no price'] : []),
    ...(isReduced(stated) && line.figures.Έκπτωση === undefined && net === undefined ? ['no discount'] : []),
    ...faultsOf(line),
  ];
}

const missingOf = (lines: readonly PrintedLine[], { invoiceDetails }: Document): string[] => [
  ...(lines.length === invoiceDetails.length ? [] : [`${lines.length} lines`]),
  ...lines.flatMap((line, index) => missing(line, invoiceDetails[index] as (typeof invoiceDetails)[number])),
];

describe.each(['a4', 'a5', 'roll80', 'roll58'] as const)('the lines of every document on %s', (format) => {
  it.each([['el'], ['el', 'en']] as const)(
    'can be recomputed from what is printed, in %s %s',
    (...language) => {
      for (const [name, document] of all) {
        const html = renderDocument(document, { format, language });
        const lines = linesOn(html);
        expect(missingOf(lines, document), name).toEqual([]);
        const at = (member: string): bigint => {
          const text = shownOn(html).find(({ paths }) => paths.includes(`/invoiceSummary/${member}`))?.text;
          return text === undefined ? 0n : readBack(text);
        };
        const sum = (texts: readonly (string | undefined)[]): bigint =>
          texts.reduce((before, text) => before + (text === undefined ? 0n : readBack(text)), 0n);
        const values = shownOn(html).filter(({ sum: kind }) => kind === 'grossValue');
        const other = ['totalFeesAmount', 'totalStampDutyAmount', 'totalOtherTaxesAmount'].map(at);
        const less = ['totalWithheldAmount', 'totalDeductionsAmount'].map(at);
        const taxes = other.reduce((one, two) => one + two) - less.reduce((one, two) => one + two);
        const shown = (member: string): (string | undefined)[] =>
          document.invoiceDetails.map(
            (_, index) =>
              shownOn(html).find(({ paths }) => paths.includes(`/invoiceDetails/${index}/${member}`))?.text,
          );
        const lineSum =
          values.length > 0
            ? sum(values.map(({ text }) => text))
            : sum(shown('netValue')) + sum(shown('vatAmount'));
        expect(lineSum + taxes, name).toBe(at('totalGrossValue'));
      }
    },
  );
});

/** The lines among texts from top to bottom, in which a figure follows a tab or blanks; each begins with its name. */
function linesIn(texts: readonly string[], { invoiceDetails }: Document): PrintedLine[] {
  const starts = invoiceDetails.map(({ itemDescr = '' }) =>
    texts.findIndex((text) => text.trim() === itemDescr),
  );
  return starts.map((from, index) => {
    const next =
      starts[index + 1] ?? texts.findIndex((text, at) => at > from && /^\s*(?:-{9}.*)?$/u.test(text));
    const pairs: Pair[] = [];
    for (const text of texts.slice(from, next < 0 ? undefined : next)) {
      const [, label = text, figure] =
        /^(.*?)(?:\t|:? {2,}|: )((?:[\d.,]+ [×x] [\d.,]+ = )?[\d.,]+)$/u.exec(text) ?? [];
      const last = pairs.at(-1);
      if (label.trim() === '' && last !== undefined) pairs.splice(-1, 1, [last[0], figure]);
      else pairs.push([label.trim(), figure]);
    }
    return lineOf(pairs);
  });
}

/** Where texts begin in a PDF of a roll, in points. */
const MARGIN = 11;

describe.each([
  ['discounted', discounted],
  ['salesInvoice', samples.salesInvoice],
] as const)('the lines of %s, without HTML', (_, document) => {
  it('can be recomputed from the text of an e-mail', () => {
    const texts = toEmail(document, { language: 'el' }).text.split('\n');
    expect(missingOf(linesIn(texts, document), document)).toEqual([]);
  });

  it('can be recomputed from what a printer prints', async () => {
    for (const columns of [32, 48]) {
      const { bytes } = await toPrinter(document, {
        commands: 'esc-pos',
        codePage: 'utf-8',
        columns,
        language: 'el',
      });
      const texts = readBytes(bytes, 'utf-8', false).lines.map(({ text }) => text);
      expect(missingOf(linesIn(texts, document), document)).toEqual([]);
    }
  });

  it('can be recomputed from a PDF', async () => {
    for (const format of ['roll80', 'roll58'] as const) {
      const { texts } = readPdf(await toPdf(document, { format, language: 'el' }));
      const heights = [...new Set(texts.map(({ height }) => height))].sort((one, other) => other - one);
      const rows = heights.map((height) => {
        const row = texts
          .filter((each) => each.height === height)
          .sort((one, other) => one.from - other.from);
        return row
          .map(({ text, from }, at) => `${from - (row[at - 1]?.to ?? MARGIN) > 3 ? '\t' : ''}${text}`)
          .join('');
      });
      expect(missingOf(linesIn(rows, document), document), rows.join('\n')).toEqual([]);
    }
  });
});
