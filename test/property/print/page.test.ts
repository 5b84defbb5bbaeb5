import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../src/print/index.js';
import { documentOf, type Form, forms } from '../../../src/testing/index.js';
import type { Document } from '../../../src/types/index.js';
import { RUNS } from '../../runs.js';
import { faultsOf, linesOn } from '../../unit/print/read-lines.js';
import { bodyOf, type Shown, shownOn } from '../../unit/print/read-page.js';
import { centsOf, greek, isAsPaid, type Line, readBack, total, withoutValues, written } from './written.js';

/** A leaf of a document: where it stands and what it is. */
type Leaf = readonly [path: string, value: unknown];

function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${path}/${name}`));
}

const NOT_PRINTED = /Classification\/|\/document(?:LanguageCode|SizeCode)$|\/logoId$/;
const AMOUNT = /(?:Value|Amount|\/amount|lineUnitPrice|totalNetPriceBeforeDiscount)$/;
const QUANTITY = /\/quantity$/;
const TEXT =
  /\/(?:itemDescr|itemCode|lineCode|lineDescription|lineComments|name|vatNumber|series|aa|vehicleNumber|documentComments|profession|taxoffice|emtyLine2)$/;

/** A hundred runs are one time; `npm run property:long` has at most ten. */
const times = Math.min(10, RUNS / 100);

const isPlainNumber = (value: unknown): value is number =>
  typeof value === 'number' && !String(value).includes('e');

const page = (document: unknown, format: 'a4' | 'roll80'): string =>
  renderDocument(document, { format, language: 'el', issued: { mark: '400001971234567' } });

const seen = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ');

/** What a page need not have: what chooses its look, zeros, flags that are false, blanks, words for no payment. */
function isLeftOut([path, value]: Leaf, document: Document, format: string): boolean {
  if (value === 'Χωρίς πληρωμή' || value === 'No payment') return true;
  // A price with VAT is printed only if it follows from the line.
  if (path.endsWith('/lineUnitPrice') && isAsPaid(document)) return true;
  // Before the name of a row, it would be read as a quantity.
  if (path.endsWith('/lineNumber') && format === 'roll80') return true;
  if (value === undefined || value === false || NOT_PRINTED.test(path)) return true;
  if (AMOUNT.test(path) && value === 0) return true;
  // The registered office, and the GUID of a table, which nobody can read.
  if ((path.endsWith('/branch') && value === 0) || path === '/invoiceHeader/tableAA') return true;
  if (/\/vatCategory(?:Percent)?$/.test(path) && withoutValues(document)) return true;
  return typeof value === 'string' && value.trim() === '';
}

/** What is wrong with the place of a member on the page. */
function faultOf([path, value]: Leaf, places: readonly Shown[]): string | undefined {
  const [only, other] = places;
  if (only === undefined || other !== undefined) return `${path} stands ${places.length} times`;
  const { text, sum } = only;
  // The figures that the page computes have a test of their own.
  if (sum !== undefined && !path.startsWith('/invoiceSummary')) return undefined;
  if (!isPlainNumber(value)) {
    return TEXT.test(path) && !text.includes(seen(String(value))) ? `${path}: ${text}` : undefined;
  }
  // A price without VAT is part of its computation.
  if (
    AMOUNT.test(path) &&
    !text.includes(' × ') &&
    text.replace('\u00A0€', '').split('\u00A0')[0] !== greek(value, 2)
  ) {
    return `${path}: ${text}`;
  }
  return QUANTITY.test(path) && text !== greek(value, 0) ? `${path}: ${text}` : undefined;
}

function byPath(html: string): ReadonlyMap<string, Shown[]> {
  const places = new Map<string, Shown[]>();
  for (const shown of shownOn(html)) {
    for (const path of shown.paths) places.set(path, [...(places.get(path) ?? []), shown]);
  }
  return places;
}

const MEMBERS: Readonly<Record<string, (line: Line) => bigint>> = {
  netValue: ({ netValue }) => centsOf(netValue),
  vatAmount: ({ vatAmount }) => centsOf(vatAmount),
  grossValue: ({ netValue, vatAmount }) => centsOf(netValue) + centsOf(vatAmount),
};

/** What a computed figure must be. Prices and percents have a check of their own. */
function computed({ sum = '', paths }: Shown, { invoiceDetails }: Document): string {
  const [member = '', category] = sum.split('/');
  const read = MEMBERS[sum === 'grossTotal' ? 'grossValue' : member];
  const at = Number(paths[0]?.split('/')[2]);
  const lines =
    category !== undefined
      ? invoiceDetails.filter(({ vatCategory }) => String(vatCategory) === category)
      : invoiceDetails.filter((_, index) => sum === 'grossTotal' || index === at);
  return read === undefined ? sum : written(total(lines.map(read)));
}

describe.each([...forms])('the printed page of %s', (form) => {
  it.each(['a4', 'roll80'] as const)('has every member once in the right place, on %s', (format) => {
    fc.assert(
      fc.property(documentOf(form), (document) => {
        const places = byPath(page(document, format));
        const faults = leavesOf(document)
          .filter((leaf) => !isLeftOut(leaf, document, format))
          .map((leaf) => faultOf(leaf, places.get(leaf[0]) ?? []));
        expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
      }),
      // Few: each form has its own.
      { numRuns: Math.ceil(5 * times) },
    );
  });
});

describe.each(['a4', 'roll80'] as const)('the amounts of a printed page, on %s,', (format) => {
  it('are those of the document, except values with VAT and the sums by VAT rate', () => {
    fc.assert(
      fc.property(documentOf(), (document) => {
        const html = page(document, format);
        const leaves = leavesOf(document);
        const amounts = new Set(
          leaves.flatMap(([, value]) => (isPlainNumber(value) ? [greek(value, 2)] : [])),
        );
        const texts = leaves.map(([, value]) => seen(String(value)));
        const strange: string[] = [];
        for (const shown of shownOn(html)) {
          const { sum, text, paths } = shown;
          if (sum?.startsWith('gross/') || sum === 'roomNights') continue;
          if (sum !== undefined) expect(text).toBe(computed(shown, document));
          // The names of some fees have figures of the law in them.
          if (sum !== undefined || paths.some((path) => /[cC]ategory$/.test(path))) continue;
          for (const [amount] of text.matchAll(/(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?![\d,])/g)) {
            if (!amounts.has(amount) && !texts.some((each) => each.includes(amount))) strange.push(amount);
          }
        }
        expect(strange).toEqual([]);
        expect(bodyOf(html)).not.toMatch(/undefined|NaN|\[object/);
      }),
      { numRuns: Math.ceil(60 * times) },
    );
  });
});

const PAID: readonly Form[] = forms.filter((form) =>
  /retail|services?Receipt|posC|posR|order|simplified/i.test(form),
);

describe.each(['a4', 'roll80'] as const)('the prices of a receipt, on %s,', (format) => {
  it('have VAT, and the printed values of the lines with the printed taxes are the printed total', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAID).chain(documentOf), (document) => {
        fc.pre(isAsPaid(document));
        const html = page(document, format);
        const shown = shownOn(html);
        const lines = shown.filter(({ sum }) => sum === 'grossValue').map(({ text }) => readBack(text));
        expect(lines).toHaveLength(document.invoiceDetails.length);
        const places = byPath(html);
        const tax = (name: string): bigint => {
          const [place] = places.get(`/invoiceSummary/${name}`) ?? [];
          return place === undefined ? 0n : readBack(place.text);
        };
        const added = ['totalFeesAmount', 'totalStampDutyAmount', 'totalOtherTaxesAmount'].map(tax);
        const taken = ['totalWithheldAmount', 'totalDeductionsAmount'].map(tax);
        const [paid] = places.get('/invoiceSummary/totalGrossValue') ?? [];
        expect(total([...lines, ...added]) - total(taken)).toBe(readBack(paid?.text ?? ''));
        const rates = shown.filter(({ sum }) => sum?.startsWith('grossValue/'));
        if (rates.length > 0) expect(total(rates.map(({ text }) => readBack(text)))).toBe(total(lines));
      }),
      { numRuns: Math.ceil(100 * times) },
    );
  });

  it('give the printed value of their line when they are multiplied by its quantity, less its discount', () => {
    let count = 0;
    fc.assert(
      fc.property(fc.constantFrom(...PAID).chain(documentOf), (document) => {
        for (const line of linesOn(page(document, format))) {
          if (line.price !== undefined) count += 1;
          expect(faultsOf(line)).toEqual([]);
        }
      }),
      { numRuns: Math.ceil(100 * times) },
    );
    expect(count).toBeGreaterThan(20 * times);
  });
});
