import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../src/print/index.js';
import { documentOf, forms } from '../../../src/testing/index.js';
import type { Document } from '../../../src/types/index.js';
import { bodyOf, type Shown, shownOn } from '../../unit/print/read-page.js';

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

/** Few: each form has its own. */
const RUNS = 5;

/** A number as Greek writes it, made from its JSON text alone. */
function greek(value: number, decimals: number): string {
  const [whole = '', fraction = ''] = String(value).split('.');
  const grouped = [...whole].reverse().map((digit, at) => (at > 0 && at % 3 === 0 ? `${digit}.` : digit));
  const rest = fraction.padEnd(decimals, '0');
  return `${grouped.reverse().join('')}${rest === '' ? '' : `,${rest}`}`;
}

const isPlainNumber = (value: unknown): value is number =>
  typeof value === 'number' && !String(value).includes('e');

const page = (document: unknown, format: 'a4' | 'roll80'): string =>
  renderDocument(document, { format, language: 'el', issued: { mark: '400001971234567' } });

const seen = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ');

/** A note of goods without values has no VAT either. */
const withoutValues = (document: Document): boolean =>
  /^(?:9|10)\./.test(document.invoiceHeader.invoiceType) &&
  document.invoiceDetails.every(({ netValue, vatAmount }) => netValue === 0 && vatAmount === 0);

/** What a page need not have: what chooses its look, zeros, flags that are false, blanks. */
function isLeftOut([path, value]: Leaf, document: Document): boolean {
  if (value === undefined || value === false || NOT_PRINTED.test(path)) return true;
  if (AMOUNT.test(path) && value === 0) return true;
  if (/\/vatCategory(?:Percent)?$/.test(path) && withoutValues(document)) return true;
  return typeof value === 'string' && value.trim() === '';
}

/** What is wrong with the place of a member on the page. */
function faultOf([path, value]: Leaf, places: readonly Shown[]): string | undefined {
  const [only, other] = places;
  if (only === undefined || other !== undefined) return `${path} stands ${places.length} times`;
  const { text } = only;
  if (!isPlainNumber(value)) {
    return TEXT.test(path) && !text.includes(seen(String(value))) ? `${path}: ${text}` : undefined;
  }
  if (AMOUNT.test(path) && text.replace('\u00A0€', '').split('\u00A0')[0] !== greek(value, 2)) {
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

/** The sum of a member over the lines of a VAT category, in whole cents. */
function sumOf(document: Document, sum: string): string {
  const [member = '', category] = sum.split('/');
  const cents = document.invoiceDetails
    .filter(({ vatCategory }) => String(vatCategory) === category)
    .map((line) => BigInt(Math.round(Number(line[member as 'netValue']) * 100)))
    .reduce((total, each) => total + each, 0n);
  const digits = String(cents).padStart(3, '0');
  return `${greek(Number(digits.slice(0, -2)), 0)},${digits.slice(-2)}`;
}

describe.each([...forms])('the printed page of %s', (form) => {
  it.each(['a4', 'roll80'] as const)('has every member once in the right place, on %s', (format) => {
    fc.assert(
      fc.property(documentOf(form), (document) => {
        const places = byPath(page(document, format));
        const faults = leavesOf(document)
          .filter((leaf) => !isLeftOut(leaf, document))
          .map((leaf) => faultOf(leaf, places.get(leaf[0]) ?? []));
        expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

describe.each(['a4', 'roll80'] as const)('the amounts of a printed page, on %s,', (format) => {
  it('are those of the document, except the sums by VAT rate', () => {
    fc.assert(
      fc.property(documentOf(), (document) => {
        const html = page(document, format);
        const leaves = leavesOf(document);
        const amounts = new Set(
          leaves.flatMap(([, value]) => (isPlainNumber(value) ? [greek(value, 2)] : [])),
        );
        const texts = leaves.map(([, value]) => seen(String(value)));
        const strange: string[] = [];
        for (const { sum, text, paths } of shownOn(html)) {
          if (sum !== undefined) expect(text).toBe(sumOf(document, sum));
          // The names of some fees have figures of the law in them.
          if (sum !== undefined || paths.every((path) => path.endsWith('Category'))) continue;
          for (const [amount] of text.matchAll(/(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?![\d,])/g)) {
            if (!amounts.has(amount) && !texts.some((each) => each.includes(amount))) strange.push(amount);
          }
        }
        expect(strange).toEqual([]);
        expect(bodyOf(html)).not.toMatch(/undefined|NaN|\[object/);
      }),
      { numRuns: 60 },
    );
  });
});
