import { readFileSync } from 'node:fs';
import { invoiceTypes } from '../../../src/codes/index.js';
import { inline, table } from '../../docs/markdown.js';
import type { SiteLanguage } from '../page.js';
import { siteWords } from '../words.js';

interface Pair {
  readonly types: readonly string[];
  readonly typeRequired: boolean;
}

const { types } = JSON.parse(readFileSync('reference/income-classification-combos.json', 'utf8')) as {
  readonly types: Readonly<
    Record<string, Readonly<Partial<Record<'income' | 'expenses', Readonly<Record<string, Pair>>>>>>
  >;
};

/** The side of the books that a document type classifies on this channel. Of a purchase it is the buyer's. */
const sidesOf = (code: string): readonly ('income' | 'expenses')[] =>
  code === '1.5' ? ['income', 'expenses'] : code.startsWith('3.') ? ['expenses'] : ['income'];

/** The pairs of category and type that each document type of this channel allows, one table for each type. */
export function combinationTables(language: SiteLanguage): string[] {
  const words = siteWords[language].combinations;
  return invoiceTypes.flatMap(({ code, el, en }) => {
    const pairs = sidesOf(code).flatMap((side) => Object.entries(types[code]?.[side] ?? {}));
    if (pairs.length === 0) return [];
    const rows = pairs.map(([category, pair]) => {
      const names = pair.types.map(inline).join(', ');
      return [
        inline(category),
        pair.types.length === 0 ? words.noType : pair.typeRequired ? names : words.orNone(names),
      ];
    });
    return [`### ${code} ${(language === 'el' ? el : en) ?? ''}`, table([words.category, words.types], rows)];
  });
}
