import {
  type CodeRow,
  type InvoiceType,
  invoiceTypes,
  labelOf as labelOfCode,
  paymentMethodTypes,
  taxTypes,
} from '../../codes/index.js';
import { type Exact, exactAsPrinted, localised } from '../../money/index.js';
import type { Both, Language } from '../../types/language.js';
import { countryName } from '../words/countries.js';
import { codeNames } from '../words/generated/codes.js';
import { labels } from '../words/generated/labels.js';
import { monthNames } from '../words/months.js';
import { fullTitles, titleOf } from '../words/titles.js';
import type { UnitNames } from '../words/units.js';

/** In names of types; the English ones have no blanks around it. */
const SLASH = /(?<=\S)\/(?=\S)/;
/** A capital that begins a word of a name, not the name. Abbreviations such as `POS` have none. */
const LATER_CAPITAL = /(?<=[\s/(-])\p{Lu}(?=\p{Ll})/gu;

const OWN_NAMES: Readonly<Record<string, Both>> = codeNames;

const ownName = (table: readonly CodeRow[], code: string | number): Both | undefined =>
  table === taxTypes
    ? OWN_NAMES[`tax-${code}`]
    : table === paymentMethodTypes
      ? OWN_NAMES[`payment-${code}`]
      : undefined;

/** Writes labels, codes, numbers and dates in the languages of a page. Numbers and dates follow the first language. */
export class Speaker {
  readonly languages: readonly Language[];
  private readonly first: Language;
  private readonly codes = new Map<readonly CodeRow[], Map<string | number, string>>();

  constructor(languages: readonly [Language, ...Language[]]) {
    this.languages = languages;
    this.first = languages[0];
  }

  /** A text in the first language only, where there is no room for two. */
  main(words: Both): string {
    return words[this.first];
  }

  /** One text of both languages: `Σύνολο / Total`. */
  both(words: Both): string {
    const texts = [...new Set(this.languages.map((language) => words[language]))];
    // `POS / e-POS` is part of `POS / e-POS (card)`.
    const longest = texts.find((text) => texts.every((other) => text.includes(other)));
    return longest ?? texts.join(' / ');
  }

  label(name: keyof typeof labels): string {
    return this.both(labels[name]);
  }

  /** The name of a code on paper, or the code itself if the table does not have it. */
  code(table: readonly CodeRow[], code: string | number): string {
    let known = this.codes.get(table);
    if (known === undefined) {
      known = new Map();
      this.codes.set(table, known);
    }
    let text = known.get(code);
    if (text === undefined) {
      const el = labelOfCode(table, code, 'el') ?? String(code);
      text = this.both(ownName(table, code) ?? { el, en: labelOfCode(table, code, 'en') ?? el });
      known.set(code, text);
    }
    return text;
  }

  /**
   * The titles of a type in the languages of the page, all titles that say no more than its name, and whether the title
   * is not the name in the code table.
   */
  titles(type: InvoiceType): {
    readonly shown: readonly string[];
    readonly usual: readonly string[];
    readonly isOwn: boolean;
  } {
    const full = fullTitles[type];
    const nameIn = (language: Language): string => {
      const name = titleOf(type, language);
      // The English names of the authority are partly in capitals: `Sales Invoice`, but `Delivery note`.
      return language === 'en' ? name.replace(LATER_CAPITAL, (letter) => letter.toLowerCase()) : name;
    };
    const usual = [...this.names(invoiceTypes, type), ...(full === undefined ? [] : [full.el, full.en])];
    const shown = this.languages.map((language) => nameIn(language).replace(SLASH, ' / '));
    return { shown: [...new Set(shown)], usual, isOwn: full !== undefined };
  }

  /** A unit after a quantity: `1 piece`, `2 pieces`; in several languages the short forms, side by side. */
  unit({ one, other, short }: UnitNames, quantity: number | undefined): string {
    if (this.languages.length === 1) return this.both(quantity === 1 ? one : other);
    return [...new Set(this.languages.map((language) => short[language]))].join('/');
  }

  /** The name of a country. */
  country(code: string): string {
    return this.both(countryName(code));
  }

  /** The names of a code in all languages, those of the page or not: of the table, and on paper. */
  names(table: readonly CodeRow[], code: string | number): string[] {
    const own = ownName(table, code);
    return (['el', 'en'] as const).flatMap((language) =>
      [labelOfCode(table, code, language), own?.[language]].filter((name) => typeof name === 'string'),
    );
  }

  /** An amount of the document, with two decimals, or with all of its decimals if it has more. */
  amount(value: number): string {
    return localised(exactAsPrinted(value), this.first, 2);
  }

  sum(value: Exact): string {
    return localised(value, this.first, 2);
  }

  percent(value: Exact): string {
    return `${localised(value, this.first)}%`;
  }

  number(value: number): string {
    return localised(exactAsPrinted(value), this.first);
  }

  /** An amount with the euro sign or the code of another currency: `12,50 €`, in English `€12.50`. */
  money(value: number, currency: string): string {
    return this.moneySum(exactAsPrinted(value), currency);
  }

  /** A sum with the sign of its currency. */
  moneySum(value: Exact, currency: string): string {
    const amount = this.sum(value);
    const isEuro = currency === 'EUR';
    if (this.first === 'el') return `${amount}\u00A0${isEuro ? '€' : currency}`;
    if (!isEuro) return `${currency}\u00A0${amount}`;
    return amount.startsWith('-') ? `-€${amount.slice(1)}` : `€${amount}`;
  }

  /** `20/11/2026`, in English `20 Nov 2026`, which is unambiguous. */
  date(date: string): string {
    const [year = '', month = '', day = ''] = date.split('-');
    return this.first === 'el' ? `${day}/${month}/${year}` : `${day} ${monthNames[Number(month)]} ${year}`;
  }

  /** `09:30`, with seconds if they are not zero. */
  time(time: string): string {
    return time.replace(/:00$/, '');
  }
}
