import type { Language } from '../../../types/language.js';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in words of the reader's language. Text is formatted directly and never becomes a number. */
export function amountText(amount: string, language: Language, currency?: string): string {
  const key = `${language} ${currency ?? ''}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(language === 'el' ? 'el' : 'en-GB', {
      minimumFractionDigits: 2,
      ...(isCurrency(currency) && { style: 'currency', currency }),
    });
    formats.set(key, format);
  }
  return format.format(amount as Intl.StringNumericLiteral);
}

const isCurrency = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Z]{3}$/.test(text);
