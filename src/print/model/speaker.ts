import { type CodeRow, label as labelOfCode } from '../../codes/index.js';
import { type Exact, exactAsPrinted, localised } from '../../money/index.js';
import type { Both, Language } from '../language.js';
import { labels } from '../words/labels.js';
import { monthNames } from '../words/months.js';

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

  /** The label of a code, or the code itself if the table does not have it. */
  code(table: readonly CodeRow[], code: string | number): string {
    let known = this.codes.get(table);
    if (known === undefined) {
      known = new Map();
      this.codes.set(table, known);
    }
    let text = known.get(code);
    if (text === undefined) {
      const el = labelOfCode(table, code, 'el') ?? String(code);
      text = this.both({ el, en: labelOfCode(table, code, 'en') ?? el });
      known.set(code, text);
    }
    return text;
  }

  /** The names of a code in the languages of the page, one text for each. */
  eachOf(table: readonly CodeRow[], code: string | number): string[] {
    const names = this.languages.map((language) => labelOfCode(table, code, language) ?? String(code));
    return [...new Set(names)];
  }

  /** The names of a code in all languages, those of the page or not. */
  names(table: readonly CodeRow[], code: string | number): string[] {
    return (['el', 'en'] as const).flatMap((language) => labelOfCode(table, code, language) ?? []);
  }

  /** An amount of the document, with two decimals, or with all of its decimals if it has more. */
  amount(value: number): string {
    return localised(exactAsPrinted(value), this.first, 2);
  }

  sum(value: Exact): string {
    return localised(value, this.first, 2);
  }

  number(value: number): string {
    return localised(exactAsPrinted(value), this.first);
  }

  /** An amount with the euro sign or the code of another currency: `12,50 €`, in English `€12.50`. */
  money(value: number, currency: string): string {
    const amount = this.amount(value);
    const isEuro = currency === 'EUR';
    if (this.first === 'el') return `${amount}\u00A0${isEuro ? '€' : currency}`;
    return isEuro ? `€${amount}` : `${currency}\u00A0${amount}`;
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
