import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../src/print/index.js';
import { samples } from '../../../src/rules/examples/index.js';
import { everyKind } from '../builders/every-kind.js';
import { bodyOf, shownAt } from './read-page.js';

const kinds = Object.entries(everyKind).map(([kind, builder]) => {
  const { document } = builder.check();
  if (document === undefined) throw new Error(`${kind} makes no document`);
  return [kind, document] as const;
});
const all = [...kinds, ...Object.entries(samples)];

const LANGUAGES = ['el', 'en', ['el', 'en'], ['en', 'el']] as const;
const FORMATS = ['a4', 'roll80', 'roll58'] as const;

describe('the print of every document kind', () => {
  it.each(all)('has title, number and total of %s in all languages and on all papers', (_, document) => {
    for (const language of LANGUAGES) {
      for (const format of FORMATS) {
        const html = renderDocument(document, { language, format, details: true });
        expect(bodyOf(html)).not.toMatch(/undefined|null|NaN|\[object/);
        expect(shownAt(html, '/invoiceHeader/aa')).toBe(document.invoiceHeader.aa);
        expect(shownAt(html, '/invoiceHeader/invoiceType')).toContain(document.invoiceHeader.invoiceType);
      }
    }
  });

  it("has no Greek on an English page except in the document's texts", () => {
    for (const [, document] of kinds) {
      const own = JSON.stringify(document);
      const html = renderDocument(document, { language: 'en' });
      const greek = html.match(/[\p{Script=Greek}]{3,}/gu) ?? [];
      expect(greek.filter((word) => !own.includes(word))).toEqual([]);
    }
  });
});
